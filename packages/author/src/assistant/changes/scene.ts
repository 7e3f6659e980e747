import type { AssistantQuestion } from '../model.ts'
import type { Topic } from '../propose-questions.ts'
import type { Style } from '../shape.ts'
import type { Change } from '../wishes/change.ts'
import { changed, changing } from '../wishes/change-questions.ts'
import type { Note } from '../wishes/notes.ts'

/** Something that was offered, done when the person agrees; several of them are alternatives. */
export type Offer = (scene: Scene) => Outcome

/** The questions as they stand when a wish is read, and what was talked about last. Places count from zero. */
export interface Scene {
  topic: Topic
  style: Style
  questions: readonly AssistantQuestion[]
  touched: readonly number[]
  offers: readonly Offer[]
  /** What was asked for in the person's own words, which goes last when the survey is cut. */
  wished: ReadonlySet<string>
  /** What was asked about last, for “one more like that”. */
  about?: string
  /** Something in the same message was about a question already. */
  isMidway?: boolean
}

/** What became of a wish. */
export interface Outcome {
  questions: AssistantQuestion[]
  touched: number[]
  notes: Note[]
  offers: Offer[]
  about?: string
}

/** One kind of wish: done, or declined in a sentence, if the text is one; null if it is not. */
export type Act = (text: string, scene: Scene) => Outcome | null

/** The places where something stands that did not before. */
export function touchedBy(before: readonly AssistantQuestion[], now: readonly AssistantQuestion[]): number[] {
  const known = new Set(before.map((one) => JSON.stringify(one)))
  const places = now.flatMap((one, at) => (known.has(JSON.stringify(one)) ? [] : [at]))
  return places.length < now.length || now.length === 1 ? places : []
}

export const outcome = (scene: Scene, notes: Note[], over: Partial<Outcome> = {}): Outcome => {
  const questions = over.questions ?? [...scene.questions]
  return { questions, touched: touchedBy(scene.questions, questions), notes, offers: [], ...over }
}

/** A change that is known by its name, carried out on what stands. */
export function carriedOut(scene: Scene, change: Change): Outcome {
  const state = changed(changing(scene.topic, [...scene.questions], scene.style), change)
  return outcome(scene, state.notes, { questions: state.list.map(({ question }) => question) })
}

export const replacedAt = (
  questions: readonly AssistantQuestion[],
  place: number,
  ...fresh: AssistantQuestion[]
): AssistantQuestion[] => [...questions.slice(0, place), ...fresh, ...questions.slice(place + 1)]

export const insertedAt = (
  questions: readonly AssistantQuestion[],
  place: number,
  ...fresh: AssistantQuestion[]
): AssistantQuestion[] => [...questions.slice(0, place), ...fresh, ...questions.slice(place)]
