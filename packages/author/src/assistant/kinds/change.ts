import { type KnownQuestion, story } from '../known-question.ts'
import { OPINION, STANCE } from '../purposes/deciding.ts'

/** Something that is to become different, and that people may be for or against. */
export const CHANGE: KnownQuestion[] = [
  STANCE,
  ...OPINION.slice(0, -1),
  story(
    'Which solution would you suggest yourself?',
    '¿Qué solución [propondrías|propondría]?',
    'Welche Lösung [würdest|würden] du selbst vorschlagen?',
  ),
  ...OPINION.slice(-1),
]
