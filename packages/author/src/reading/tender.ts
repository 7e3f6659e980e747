import { toneOfText } from '@youzine/words'
import type { Tone } from '../model.ts'

export { saysDeath } from '@youzine/words'

/** One text by itself; the tones of posts come from all of them, see `corpus`. */
export const ownTone = (text: string, _words: readonly string[] = []): Tone => toneOfText(text)
