import { DOMAINS } from '../domains/all.ts'
import type { Domain } from '../domains/domain.ts'
import { THEMES } from '../domains/themes/all.ts'
import type { InLanguages, Language } from '../known-question.ts'
import { folded } from '../plain-text.ts'
import { speaksOf, withChildhood } from './find-theme.ts'
import { headOf } from './nouns.ts'

const ENDING: InLanguages<string> = { en: '(?:s|es)?', es: '(?:s|es)?', de: '(?:e|n|en|er|s|es)?' }
const LANGUAGES: Language[] = ['en', 'es', 'de']

const patternOf = (word: string, language: Language) => {
  const said = folded(word.replace(/\*$/u, '')).replaceAll('_', ' ').replaceAll('*', '\\p{L}{1,12}')
  return word.endsWith('*') ? `${said}[\\p{L}-]{0,30}` : `${said}${ENDING[language]}`
}

const known = DOMAINS.map((domain) => ({
  domain,
  patterns: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      new RegExp(
        `(?<![\\p{L}])(?:${domain.words[language]
          .split(' ')
          .filter(Boolean)
          .sort((a, b) => b.length - a.length)
          .map((word) => patternOf(word, language))
          .join('|')})(?![\\p{L}])`,
        'gu',
      ),
    ]),
  ) as InLanguages<RegExp>,
  /** In German the last part of a word says what the whole is. */
  ends: domain.words.de
    .split(' ')
    .filter((word) => !word.includes('_') && word.replace('*', '').length >= 5)
    .map((word) => folded(word.replace('*', ''))),
}))

/** What only leads up to the thing: “memories of …”, “life with …”. */
const EMPTY: InLanguages<RegExp> = {
  en: /^(?:(?:your|my|our|the|some|best|worst|favou?rite|first|early|everyday|daily) ){0,3}(?:life|memor(?:y|ies)|experiences?|habits?|opinions?|thoughts?|views?|use|time|stories|story|feelings?|attitudes?|satisfaction|feedback|love|joys?|ups and downs|everything|people|things|quality|future|state|pros and cons|questions)(?: and (?:memories|opinions|habits|wishes|stories))? (?:of|with|on|about|for|in|at|to|towards|around|and) /iu,
  es: /^(?:(?:tus?|mis?|nuestr[oa]s?|el|la|los|las|mejores|peores|primer(?:os)?) ){0,3}(?:vida|recuerdos?|experiencias?|hábitos?|opini[oó]n(?:es)?|uso|historias?|sentimientos|satisfacci[oó]n|preguntas|relaci[oó]n|cosas|costumbres|futuro|calidad|gustos)(?: (?:y|o) \p{L}+)? (?:de|del|con|en|sobre|por|al|ante) (?:la |el |los |las )?/iu,
  de: /^(?:(?:deine?|meine?|unsere?|die|das|der|schönste[n]?|erste[n]?|schlimmste[n]?) ){0,3}(?:leben|erinnerung(?:en)?|erfahrung(?:en)?|gewohnheit(?:en)?|meinung(?:en)?|umgang|nutzung|geschichte[n]?|zufriedenheit|gefühle?|fragen|erlebnisse|zukunft|qualität|alltag)(?: und \p{L}+)? (?:an|mit|zu|zum|zur|über|von|vom|im|in|mit der|mit dem|in der|an die|an den|der|des|beim|auf|rund um) (?:den |dem |der |die |das |deine[nmr]? |unsere[nmr]? )?/iu,
}
const HOW =
  /^(?:how|why|what|when|where|who|wie|warum|was|wann|wo|wer|cómo|como|por qué|qué|cuándo|dónde|quién) (?:(?:people|we|you|i|they|others|everybody|everyone|families|friends|kids|children|students|menschen|leute|wir|man|ihr|alle|sie|andere|la gente|nos|os|se|much|many|often|do|does) ){0,3}/iu
const BESIDE: InLanguages<RegExp> = {
  en: /\s(?:of|in|at|on|with|for|when|while|during|after|before|from|without|by|under|near|since|that|who|which|between|as|than|than|because|and what|and how)\s.*$/iu,
  es: /\s(?:en|con|para|cuando|durante|después|antes|que|sin|por|entre|desde|y cómo|y qué)\s.*$/iu,
  de: /\s(?:in|im|am|an|auf|mit|für|wenn|während|nach|vor|bei|beim|von|vom|zu|zum|zur|ohne|unter|als|seit|und wie|und was)\s.*$/iu,
}

/** “coffee habits” are about coffee. */
const TRAILING =
  /\s(?:habits?|routines?|use|usage|culture|preferences?|tastes?|experiences?|survey|feedback|life|stories|memories|questions|tips|traditions?|rituals?|behaviou?r|satisfaction|problems?|issues?|quiz|poll|and \p{L}+ing|these days|nowadays|today)$/iu
const DETERMINER =
  /^(?:(?:el|la|los|las|un|una|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|primer[oa]?|nuev[oa]s?|mejor(?:es)?|gran)\s+)+/iu

export function headPart(subject: string, language: Language): string {
  const asked = subject.trim().replace(HOW, '')
  const full = asked.replace(EMPTY[language], '')
  const head = (full.replace(BESIDE[language], '') || full).trim()
  const bare = language === 'en' ? head.replace(TRAILING, '') : head.replace(DETERMINER, '')
  return bare || head
}

/** “bike shed” is a shed, “coro de la parroquia” a choir: what stands at the other end only says which. */
function isAtHead({ start, end, domain }: Hit, head: string, language: Language): boolean {
  const isEvent = domain.kind.startsWith('event')
  if (language === 'en') return end >= head.length - 1
  if (language === 'es') return start === 0
  return end >= head.length - 1 || (start === 0 && isEvent)
}

interface Hit {
  domain: Domain
  start: number
  end: number
}

function hitsIn(text: string, language: Language): Hit[] {
  return known.flatMap(({ domain, patterns, ends }) => {
    const found = [...text.matchAll(patterns[language])].map(({ index, 0: match }) => ({
      domain,
      start: index,
      end: index + match.length,
    }))
    if (language !== 'de' || found.length > 0) return found
    const compounds = [...text.matchAll(/[\p{L}-]{8,60}/gu)].filter(([word]) =>
      ends.some((end) => word.length >= end.length + 3 && word.endsWith(end)),
    )
    return compounds.map(({ index, 0: word }) => ({ domain, start: index, end: index + word.length }))
  })
}

/** The head decides: in English and German what stands last, in Spanish what stands first; longer beats shorter. */
function best(hits: Hit[], language: Language, isClause: boolean): Domain | null {
  const length = (hit: Hit) => hit.end - hit.start
  const event =
    language === 'de' && hits.find(({ start, domain }) => start === 0 && domain.kind.startsWith('event'))
  if (event) return event.domain
  const sorted = [...hits].sort((a, b) =>
    language === 'es' || (language === 'de' && isClause)
      ? a.start - b.start || length(b) - length(a)
      : b.end - a.end || length(b) - length(a),
  )
  return sorted[0]?.domain ?? null
}

/** Fields that are known by single words only. */
function subjectHits(text: string, language: Language): Hit[] {
  return [...text.matchAll(/[\p{L}\p{N}-]{2,60}/gu)].flatMap(({ index, 0: word }) => {
    const theme = THEMES.find((one) => speaksOf(one, word, language))
    return theme ? [{ domain: theme, start: index, end: index + word.length }] : []
  })
}

/** What is done to something is said before it: “growing tomatoes”, “hacer pan”. */
const isVerbFirst = (head: string, language: Language) =>
  language === 'en'
    ? /^\p{L}{2,}ing /u.test(head) && headOf(head, 'en') === null
    : language === 'es' && /^\p{L}{2,}(?:ar|er|ir)(?:se)? /u.test(head)

/** The field that the head of a subject belongs to; null where it belongs to none that is known. */
export function domainOf(subject: string, language: Language): Domain | null {
  const told = withChildhood(subject)
  const head = folded(headPart(told, language))
  const whole = folded(told)
  return (
    best(
      [...hitsIn(head, language), ...subjectHits(head, language)].filter(
        (hit) => HOW.test(subject) || isVerbFirst(head, language) || isAtHead(hit, head, language),
      ),
      language,
      HOW.test(subject),
    ) ??
    // “a walk with the dog” is known as a whole where its head alone says nothing.
    best(
      hitsIn(whole, language).filter(({ start, end }) => whole.slice(start, end).includes(' ')),
      language,
      false,
    )
  )
}

/** The words of the first field that a whole message speaks of. */
export function nameOfField(text: string, language: Language): string | null {
  const [first] = hitsIn(folded(text), language).sort((a, b) => a.start - b.start || b.end - a.end)
  return first ? text.slice(first.start, first.end) : null
}
