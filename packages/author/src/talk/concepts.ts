import { fold } from '@youzine/words'
import { DEEDS } from './deed-words.ts'
import { THINGS } from './thing-words.ts'

/**
 * What people ask in one word and write in another, or in another language: "When did he die?" – "se nos fue",
 * "eingeschlafen". Forms are listed because a stem would join what does not belong together.
 */
const LANGUAGES = ['en', 'es', 'de'] as const

type Groups = Readonly<Record<string, Map<string, string[]>>>
const noGroups = (): Groups => ({ en: new Map(), es: new Map(), de: new Map() })
const ASKED = noGroups()
const TOLD = noGroups()

const put = (groups: Groups, language: string, key: string, name: string) => {
  const group = groups[language] as Map<string, string[]>
  group.set(key, [...(group.get(key) ?? []), name])
}

for (const [name, row] of Object.entries({ ...DEEDS, ...THINGS }))
  row.split('|').forEach((words, n) => {
    const language = LANGUAGES[n] as string
    for (const word of words.trim().split(/\s+/)) {
      const key = fold(word.replace('+', ''))
      put(TOLD, language, key, name)
      if (!word.startsWith('+')) put(ASKED, language, key, name)
    }
  })

const NONE: readonly string[] = []

/** What a folded word asks for in its own language: German "die" is an article, English "die" is not. */
export const conceptsOf = (key: string, language: string): readonly string[] =>
  ASKED[language]?.get(key) ?? NONE

/** What it can stand for in a post. */
export const conceptsIn = (key: string, language: string): readonly string[] =>
  TOLD[language]?.get(key) ?? NONE

export const isDeed = (name: string): boolean => name in DEEDS

/** Words that ask for what is tender, plainly. */
const TENDER = new Set(['die', 'bury', 'separate', 'hospital', 'ill', 'stroke', 'heart', 'cancer'])
export const isTenderConcept = (name: string): boolean => TENDER.has(name)
