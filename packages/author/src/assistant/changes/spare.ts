import type { AssistantQuestion } from '../model.ts'
import { moreQuestions } from '../propose-questions.ts'
import type { Scene } from './scene.ts'

/** What the situation, the field or the kind of the survey could ask besides. */
export const spareOf = ({ topic, style, questions }: Scene): AssistantQuestion[] =>
  moreQuestions(topic, style, [...questions])
