import { type Draft, draft } from './draft.ts'
import type { Key } from './mentions.ts'
import type { Told } from './told.ts'

const CAREER =
  /\b(?:trainee|apprentice\p{L}*|promot\p{L}+|inspector|manager|owns?|partner|exams?|graduat\p{L}+|qualified|degree|hired|internship|certificate|practicante|aprendiz|graduó|primaria|secundaria|prepa|supervisora?|jef[ea]|suplente|abrió su|Praktik\p{L}+|Lehre|Lehrling|Gesell\p{L}+|Meister\p{L}*|Prüfung|Prozent|Teilhab\p{L}+|Abschluss)\b/iu

/** Somebody who is in many posts: the ones in which they become something. */
export function careers(names: readonly Key[], posts: readonly Told[]): Draft[] {
  return names.flatMap((key) => {
    if (key.posts.length <= 12) return []
    const steps = key.posts.filter((n) => {
      const post = posts[n] as Told
      const at = key.at.get(n) ?? 99
      const s = post.sentences.find((x) => at >= x.first && at < x.end)
      return (
        s !== undefined &&
        at <= s.first + 2 &&
        CAREER.test(post.text.slice(Math.max(0, s.from - 40), s.to + 40))
      )
    })
    return steps.length >= 3 && steps.length <= 12
      ? [draft('person', key.label, [key], steps, `career:${key.id}`)]
      : []
  })
}
