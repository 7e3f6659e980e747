import { titleWords } from './forms.ts'
import type { TrackedFeature } from './model.ts'

/** Whoever studies for one thing only, and says that they have studied, has studied for that. */

const STUDIES = /(?<!\p{L})(?:study|studying|learn|learning|estudiar|estudio|aprender|lernen)(?!\p{L})/iu
const STUDIED =
  /(?<!\p{L})(?:studied|studying|studies|study|revising|revision|estudié|estudiado|estudiadas|estudiando|estudiar|estudio|temario|gelernt|gebüffelt|gepaukt|lernen)(?!\p{L})/giu

export function withOwnStudy(note: string, features: readonly TrackedFeature[]): string {
  const [one, ...more] = features.filter(({ title }) => STUDIES.test(title))
  const [word] = one && more.length === 0 ? titleWords(one.title).toSorted((a, b) => b.length - a.length) : []
  if (!word || note.toLowerCase().includes(word)) return note
  return note.replace(STUDIED, (said) => `${said} ${word}`)
}
