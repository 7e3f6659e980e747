import type { Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import type { TurnChange } from '../turns/turn.ts'
import type { Address } from '../voice.ts'
import type { PointedChange } from './pointed/pointed-change.ts'

export type QuestionType = AssistantQuestion['question_type']

export const IMPOSSIBLE = ['pictures', 'conditions', 'mail', 'sound', 'required', 'limits', 'design'] as const
export type Impossible = (typeof IMPOSSIBLE)[number]

/** What surveys ask of everybody, whatever they are about. */
export const READY_QUESTIONS = ['age', 'home', 'work', 'consent'] as const
export type ReadyQuestion = (typeof READY_QUESTIONS)[number]

/** What a wish asks of a survey. Places count from zero. */
export type Change =
  | { to: 'do the impossible'; what: Impossible }
  | { to: 'speak'; language: Language }
  | { to: 'speak unknown'; name: string }
  /** A tone can be had in other words, too; du or tú is only du or tú. */
  | { to: 'address'; address: Address; isTone?: boolean }
  | { to: 'swap'; places: [number, number] }
  | { to: 'merge'; places: number[] }
  | { to: 'add options'; place: number; options: string[] }
  | { to: 'drop options'; place: number; options: string[] }
  | { to: 'change options'; place: number }
  | { to: 'reword'; place: number; text: string }
  | { to: 'count'; count: number; isSaid?: true }
  | { to: 'split'; place: number }
  | { to: 'substitute'; places: number[] | null; old: string; fresh: string }
  | { to: 'fewer options'; place: number }
  | { to: 'set range'; places: number[] | null; min: number; max: number }
  | { to: 'refocus'; about: string }
  | { to: 'be funnier' | 'be less personal' | 'propose others' }
  | { to: 'more'; by: number | null }
  | { to: 'simplify'; places: number[] | null }
  | { to: 'balance'; places: number[] | null }
  | { to: 'fit minutes'; minutes: number }
  | { to: 'rank things'; place: number; count: number; thing: string }
  | { to: 'tick some'; places: number[]; most: number }
  | { to: 'offer a way out'; places: number[] | null; option: string | null }
  | { to: 'stay anonymous' | 'let skip' | 'close' | 'end openly' }
  | { to: 'none about'; what: string }
  | { to: 'suit'; whom: 'children' | 'elderly' }
  | { to: 'be more personal' }
  | TurnChange
  | PointedChange
