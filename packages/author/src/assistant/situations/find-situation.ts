import type { InLanguages, Language } from '../known-question.ts'
import { SITUATIONS } from './all.ts'
import type { Situation } from './situation.ts'

interface Told {
  title: string
  description: string
}

const wholeWords = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')
const inEach = (lists: InLanguages<string>): InLanguages<RegExp> => ({
  en: wholeWords(lists.en),
  es: wholeWords(lists.es),
  de: wholeWords(lists.de),
})
const READ = SITUATIONS.map((situation) => ({
  situation,
  words: inEach(situation.words),
  also: situation.also ? inEach(situation.also) : null,
}))

/** Where only the description says what it is about, its beginning does. */
const BEGINNING = 160

export interface Found {
  situation: Situation
  isInTitle: boolean
}

/** What people ask each other about here; null where no situation is told. */
export function situationIn({ title, description }: Told, language: Language): Found | null {
  const all = `${title}. ${description}`.slice(0, 2000)
  const fits = (text: string) =>
    READ.find(
      ({ situation, words, also }) =>
        words[language].test(text) &&
        (also === null || also[language].test(all)) &&
        !(situation.unless?.test(all) ?? false),
    )?.situation
  const titled = fits(title)
  if (titled) return { situation: titled, isInTitle: true }
  const described = fits(description.slice(0, BEGINNING))
  return described ? { situation: described, isInTitle: false } : null
}

/** Who speaks of “us” and of what is to be settled asks about something practical, whatever it is. */
const PRACTICAL = inEach({
  en: "our|we(?:['’](?:re|ve|d|ll))?|us|everyone|everybody|members|colleagues|neighbou?rs|parents|residents|staff|customers|need to know|decide|feedback|plan\\p{L}*|organi[sz]\\p{L}*|survey|poll|vote|next",
  es: 'nuestr[oa]s?|nos|somos|tod[oa]s|soci[oa]s|compañer[oa]s|vecin[oa]s|padres|personal|clientes|decidir|saber|opini\\p{L}*|organiz\\p{L}*|encuesta|votar|votación|próxim[oa]',
  de: 'unser\\p{L}*|wir|uns|alle|mitglieder|kolleg\\p{L}*|nachbar\\p{L}*|eltern|bewohner\\p{L}*|personal|kund\\p{L}*|wissen|entscheiden|rückmeldung|feedback|plan\\p{L}*|organisier\\p{L}*|umfrage|abstimm\\p{L}*|nächste\\p{L}*',
})

/** A longer title is a message, which is read for what it is about first. */
const LONGEST_TITLE = 8

export const isPractical = ({ title, description }: Told, language: Language): boolean =>
  title.split(/\s+/u).length <= LONGEST_TITLE &&
  (PRACTICAL[language].test(description) || TO_SETTLE.test(title))
const TO_SETTLE =
  /(?<!\p{L})(?:next|plans?|planning|rules?|rota|rates?|nächste\p{L}*|planung|regeln|próxim[oa]s?|normas|reglas)(?!\p{L})/iu
