import { answerIn } from '#platform/thread-side.ts'
import { findThemes } from './themes.ts'

// In a thread: a second of pure computing is a second in which nobody would be answered.
answerIn(findThemes)
