import type { Tone } from '../model.ts'
import type { Token } from '../tokens.ts'
import { isMishap } from './mishaps.ts'
import { passingIn } from './passing.ts'
import { illnessToldSideways } from './sideways-illness.ts'

/** What is grave in a text that has no word for it, and why. */
export const toldSideways = (text: string, tokens: readonly Token[]): (readonly [Tone, string])[] =>
  (
    [
      [passingIn(text, tokens), 'told without the word'],
      [illnessToldSideways(text, tokens), 'an illness told sideways'],
      [isMishap(text, tokens) ? 'amber' : 'clear', 'a mishap'],
    ] as const
  ).filter(([tone]) => tone !== 'clear')
