import { numberOf } from '@youzine/words'
import { wordsOf } from '../../reading/tokens.ts'
import { isVerbForm } from '../../stories/verb-forms.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { withArticle } from '../../writing/with-article.ts'
import { type Exhibit, NEGATED } from './exhibit.ts'
import { WORDS } from './words.ts'

/** A thing with its article, where what follows shows that the noun has ended: “the wind in my eyes”. */
const THING = {
  en: /(?<!\p{L})(?:[Tt]he|[Mm]y|[Oo]ur|[Aa]n?) (?<noun>\p{Ll}{3,}(?: \p{Ll}{3,})??)(?=[.,;:!?]|$| (?:in|on|of|off|at|with|for|from|that|which|is|are|was|and|or|by|to|up|as|again|before|until|while|any|I|he|she|we|they)(?!\p{L}))/gu,
  es: /(?<!\p{L})(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as|[Uu]na?|[Mm]i) (?<noun>\p{Ll}{3,})(?=[.,;:!?]|$| (?:de|del|en|con|que|es|está|y|o|por|para|se|pero|hasta|mientras)(?!\p{L}))/gu,
  de: /(?<!\p{L})(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|[Ee]in(?:en?)?|[Mm]ein(?:en?)?) (?<noun>\p{Lu}\p{L}{2,})(?!\p{L})/gu,
}
/** What is no thing: “a minute”, “the day”. */
const NO_THING =
  /^(?:last |first |other |whole |same |next )?(?:day|days|week|month|year|years|time|minute|minutes|hour|morning|evening|night|weekend|thing|things|way|one|ones|lot|bit|end|man|woman|lad|people|others|rest|judge|case|foot|phone call|día|semana|mes|año|vez|hora|mañana|tarde|noche|cosa|cosas|hombre|mujer|señora?|gente|alma|Tag|Woche|Monat|Jahr|Mal|Stunde|Morgen|Abend|Nacht|Sache|Mann|Frau|Herr|Leute|Ende)$/u

/** What a charge is called: by its kind, by the thing it is about, else by the month. No two are called alike. */
export function labelOf(d: Dossier, x: Exhibit, taken: Set<string>): string {
  const t = WORDS[d.spoken]
  const byKind = x.kind === 'versions' ? [t.facts] : x.kind === 'rule' ? [t.rule] : []
  const loud = x.kind === 'corrected' && x.n > 0 ? [t.loud] : []
  const word = x.kind === 'denial' ? [t.denials] : []
  const record = x.kind === 'belied' ? [t.record] : x.kind === 'forecast' ? [t.prognosis] : []
  const names = [
    ...record,
    ...word,
    ...loud,
    ...(x.noun ? [x.noun] : []),
    ...byKind,
    ...subjectOf(d, x),
    ...(x.kind === 'recalled' ? spokenOfTwice(d, x) : []),
    ...thingsNamed(d, x),
  ]
  const label = names.find((n) => !taken.has(n.toLowerCase())) ?? monthOf(d, x)
  taken.add(label.toLowerCase())
  return d.w.capital(label)
}

/** “Reggaeton”: what a story is about, where its first words name it. */
function subjectOf(d: Dossier, x: Exhibit): string[] {
  const subject = x.saga && (x.saga.kind === 'object' || x.saga.kind === 'promise') ? x.saga.subject : ''
  const [first] = x.acts
  return subject && first && d.wordsOf(first).includes(subject) ? [subject] : []
}

/** “That lever”, then “he had borrowed the lever”: what both of them are about. */
function spokenOfTwice(d: Dossier, { acts }: Exhibit): string[] {
  const [then, now] = [acts[0], acts.at(-1)]
  if (!then || !now || then === now) return []
  const later = new Set(wordsOf(d.wordsOf(now)))
  return [...d.wordsOf(then).matchAll(POINTED_AT[d.spoken])].flatMap((m) => {
    const noun = m.groups?.noun ?? ''
    return later.has(noun.toLowerCase()) && !NO_THING.test(noun) ? (withArticle(d, noun) ?? []) : []
  })
}

const POINTED_AT = {
  en: /(?<!\p{L})(?:the|that|this|my|our) (?<noun>\p{Ll}{4,})(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|la|los|las|ese|esa|este|esta|mi) (?<noun>\p{Ll}{4,})(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|die|das|den|dem|diese[rnms]?|mein(?:en?)?) (?<noun>\p{Lu}\p{L}{3,})(?!\p{L})/gu,
}

const monthOf = (d: Dossier, x: Exhibit) => d.w.month(d.day(x.acts[0]?.post ?? 0))

/** Of the sentence that was denied or announced first, then of those before it, the nearest first. */
function thingsNamed(d: Dossier, x: Exhibit): string[] {
  const first = x.acts[0]
  if (!first) return []
  const sentences = d.sentences(first.post)
  const from = x.line?.post === first.post ? x.line.from : Number.POSITIVE_INFINITY
  // What was said twice is named by itself alone.
  const ahead = x.kind === 'again' ? [] : sentences.filter((s) => s.from < from).reverse()
  const own = sentences.filter((s) => s.from >= from)
  return [...own.slice(0, 1), ...ahead].flatMap((s) => {
    // “As God is my judge, I will never set foot on an aeroplane”: what is sworn off comes after the no.
    const no = s.text.search(NEGATED)
    const found = [...s.text.matchAll(THING[d.spoken])]
    const sworn = found.filter((m) => m.index > no)
    return [...sworn, ...found.filter((m) => m.index <= no)].flatMap((m) => {
      const noun = m.groups?.noun ?? ''
      const isNone =
        NO_THING.test(noun) ||
        VERB[d.spoken].test(noun) ||
        isVerbForm(noun.split(' ').at(-1) ?? '') ||
        numberOf(noun, d.spoken) !== null ||
        d.person(noun) !== null
      return isNone ? [] : (named(d, noun) ?? [])
    })
  })
}

/** “La compraba” is a deed. */
const VERB = { en: /^$/, es: /(?:aban?|aron|ieron|[óé])$/u, de: /^$/ }

const named = (d: Dossier, noun: string) =>
  d.spoken === 'en' ? `the ${noun}` : (withArticle(d, noun) ?? (d.spoken === 'de' ? noun : null))
