import { parentPort, workerData } from 'node:worker_threads'
import { findThemes, type ThemePost } from './themes.ts'

// Runs in a worker: a second of pure computing is a second in which nobody would be answered.
parentPort?.postMessage(findThemes(workerData as ThemePost[]))
