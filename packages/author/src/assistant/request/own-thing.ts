import type { Domain } from '../domains/domain.ts'
import { OWN_THINGS } from '../domains/own-things.ts'
import type { InLanguages, Language } from '../known-question.ts'
import { folded } from '../plain-text.ts'
import { nounPhrase } from './noun-phrase.ts'

const PEOPLE_EN =
  '(?:(?:my|our|the|other|some) )?(?:best |old |close )?(?:friends|people|family|mates|colleagues|everyone|everybody|others|parents|kids|neighbours|you)'
const THING_EN = 'my\\s((?:[\\p{L}’-]{2,20}\\s){0,2}[\\p{L}’-]{2,20}?)'
const END =
  '(?=\\s{0,2}(?:[.,;:!?)]|\\s(?:and|but|with|so|for|in|from|please|y|pero|con|para|und|aber|mit|bitte|für)(?!\\p{L})|$))'

/** “what my friends think of my beard”: something of the asker's, and others who have a view of it. */
const SAID: InLanguages<RegExp[]> = {
  en: [
    new RegExp(
      `(?<!\\p{L})(?:what|how)\\s(?:do\\s|does\\s|did\\s)?${PEOPLE_EN}\\s(?:really\\s|honestly\\s)?(?:think|feel|say|find|like|see|rate)\\s?(?:of|about)?\\s${THING_EN}${END}`,
      'iu',
    ),
    new RegExp(
      `(?<!\\p{L})(?:whether|if|do|does)\\s${PEOPLE_EN}\\s(?:really\\s)?(?:likes?|loves?|hates?|enjoys?|minds?)\\s${THING_EN}${END}`,
      'iu',
    ),
    new RegExp(
      `(?<!\\p{L})(?:opinions?|views?|thoughts?|feedback)\\s(?:from\\s${PEOPLE_EN}\\s)?(?:on|of|about)\\s${THING_EN}${END}`,
      'iu',
    ),
    new RegExp(
      `(?<!\\p{L})(?:ask|asking)\\s${PEOPLE_EN}\\s(?:about|what they think of|how they like)\\s${THING_EN}${END}`,
      'iu',
    ),
  ],
  es: [
    new RegExp(
      `(?<!\\p{L})(?:qué|cómo)\\s(?:les\\s)?(?:piensan?|opinan?|dicen?|parecen?|ven?|creen?)\\s(?:a\\s)?(?:(?:mis|los|la|mi)\\s\\p{L}{3,15}\\s)?(?:de|sobre)?\\s?(mis?\\s(?!amig|padres|herman|compañer|hij|vecin|famil|conocid)(?:[\\p{L}]{2,20}\\s){0,3}?[\\p{L}]{2,20}?)${END}`,
      'iu',
    ),
    new RegExp(
      `(?<!\\p{L})si\\s(?:les\\s|a\\s(?:mis|la)\\s\\p{L}{3,12}\\sles?\\s)gustan?\\s(mis?\\s(?!amig|padres|herman|compañer|hij|vecin|famil|conocid)(?:[\\p{L}]{2,20}\\s){0,3}?[\\p{L}]{2,20}?)${END}`,
      'iu',
    ),
  ],
  de: [
    /(?<!\p{L})(?:was|wie)\s(?:\p{L}{3,12}\s){1,3}?(?:von|über|zu)\s(mein(?:e[nmr]?)?\s(?:[\p{L}-]{2,24}\s)??[\p{Lu}][\p{L}-]{2,24})\s(?:hält|halten|denkt|denken|sagt|sagen|meint|meinen)(?!\p{L})/iu,
    /(?<!\p{L})wie\s(?:\p{L}{3,12}\s){1,3}?(mein(?:e[nmr]?)?\s(?:[\p{L}-]{2,24}\s)??[\p{Lu}][\p{L}-]{2,24})\s(?:findet|finden|mag|mögen|sieht|sehen|gefällt|gefallen)(?!\p{L})/iu,
    /(?<!\p{L})(?:meinung(?:en)?|rückmeldung(?:en)?|feedback)\s(?:meiner\s\p{L}{3,12}\s)?(?:zu[rm]?|über)\s(mein(?:e[nmr]?)?\s[\p{Lu}][\p{L}-]{2,24})/iu,
  ],
}

const MINE_AS_OBJECT: Record<string, string> = { den: 'meinen', die: 'meine', das: 'mein' }
const MASCULINE =
  /(?:bart|haarschnitt|stil|humor|gesang|hut|pony|tanz|roman|blog|garten|look|hund|podcast|kuchen|witz)$/iu
const NEUTER =
  /(?:auto|tattoo|piercing|outfit|aussehen|kochen|essen|singen|fahren|tanzen|backen|deutsch|englisch|bild|buch|zimmer)$/iu

/** In German as an object; what cannot be told to be masculine or neuter stands as a subject of its own. */
function german(phrase: string): string {
  const [, ending = '', noun = phrase] = /^mein(e[nmr]?)?\s(.+)$/iu.exec(phrase) ?? []
  if (ending === 'en' || ending === 'e') return `mein${ending} ${noun}`
  if (ending === 'er') return `meine ${noun}`
  if (MASCULINE.test(noun)) return `meinen ${noun}`
  if (NEUTER.test(noun)) return `mein ${noun}`
  const article = nounPhrase(noun, 'de').phrase.split(' ')
  const mine = article[1] === 'Thema' ? undefined : MINE_AS_OBJECT[article[0] ?? '']
  return mine ? `${mine} ${noun}` : `das Thema „Mein ${noun}“`
}

/** “what they think of how I drive”, said as a thing. */
const HOW_I: InLanguages<RegExp> = {
  en: /(?<!\p{L})(?:think|feel|say) (?:of|about) (?:how|the way) i (drive|cook|sing|dance|dress|park|talk|write|teach|parent|bake)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:piensan?|opinan?|dicen?) (?:(?:mis|los|la) \p{L}{3,15} )?(?:de|sobre) cómo (conduzco|cocino|canto|bailo|visto|aparco|hablo|escribo)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:davon halten|darüber denken|finden),? wie ich (fahre|koche|singe|tanze|rede|schreibe|backe)(?!\p{L})/iu,
}
const MY_WAY: Record<string, string> = {
  drive: 'my driving',
  cook: 'my cooking',
  sing: 'my singing',
  dance: 'my dancing',
  dress: 'my style',
  park: 'my parking',
  talk: 'my talking',
  write: 'my writing',
  teach: 'my teaching',
  parent: 'my parenting',
  bake: 'my baking',
  conduzco: 'mi forma de conducir',
  cocino: 'mi forma de cocinar',
  canto: 'mi forma de cantar',
  bailo: 'mi forma de bailar',
  visto: 'mi estilo',
  aparco: 'mi forma de aparcar',
  hablo: 'mi forma de hablar',
  escribo: 'mi forma de escribir',
  fahre: 'meinen Fahrstil',
  koche: 'meine Küche',
  singe: 'meinen Gesang',
  tanze: 'mein Tanzen',
  rede: 'mein Reden',
  schreibe: 'meine Texte',
  backe: 'mein Backen',
}

/** What others shall judge, as the asker calls it inside a question. */
export function ownThingIn(told: string, language: Language): string | null {
  const text = told.slice(0, 400)
  const way = MY_WAY[HOW_I[language].exec(text)?.[1]?.toLowerCase() ?? '']
  if (way) return way
  for (const one of SAID[language]) {
    const found = one.exec(text)?.[1]?.trim()
    if (!found) continue
    if (language === 'en') return `my ${found.toLowerCase()}`
    return language === 'es' ? found.toLowerCase() : german(found)
  }
  return null
}

/** The field of such a thing, by its last word, in Spanish by any. */
export function ownField(phrase: string, language: Language): Domain | null {
  const said = ` ${folded(phrase).replace(/[“”„]/gu, '')} `
  return (
    OWN_THINGS.find(({ words }) =>
      words[language].split(' ').some((word) => {
        const one = folded(word.replaceAll('_', ' '))
        return language === 'es' ? said.includes(` ${one} `) : said.endsWith(` ${one} `)
      }),
    ) ?? null
  )
}
