import { fold } from '@youzine/words'
import { lemma } from '../lemma.ts'

export type Groups = ReadonlyMap<string, readonly number[]>

/** In which of the groups each word stands, by its plain form. */
export function groupsByWord(groups: readonly string[], language: string): Groups {
  const found = new Map<string, number[]>()
  groups.forEach((words, group) => {
    for (const word of new Set(
      words
        .trim()
        .split(/\s+/)
        .map((w) => lemma(fold(w), language)),
    )) {
      const list = found.get(word)
      if (list) list.push(group)
      else found.set(word, [group])
    }
  })
  return found
}
