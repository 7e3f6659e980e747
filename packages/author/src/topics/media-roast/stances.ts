import { compareIn } from '../../reading/in-order.ts'
import type { Act, Saga } from '../../stories/model.ts'
import { coherenceOf } from '../../writing/coherence.ts'
import { actsIn, type Dossier, wholeAct } from '../../writing/dossier.ts'
import { areGreetings } from '../../writing/greeting.ts'
import { stemsIn } from '../../writing/shared-words.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { withArticle } from '../../writing/with-article.ts'
import { isFirm } from '../common/firm.ts'
import { isOneThing } from '../common/one-story.ts'
import { type Exhibit, isComic, type Words } from './exhibit.ts'
import { ASSURED } from './promised.ts'
import { WORDS } from './words.ts'

/** “Lent Kirk my book”: what is lent is to come back. */
const LENT = {
  en: /^(?:i )?lent (?:\p{L}+ ){1,3}(?:my|me|our|the)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:le|les) (?:presté|he prestado|dejé|he dejado) (?:el|la|los|las|mi|mis)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:hab|habe) (?:\p{L}+ ){1,3}(?:meinen?|die|das|den) (?:\p{L}+ ){1,3}(?:geliehen|ausgeliehen)(?!\p{L})/iu,
}
const FEW_ACTS = 6

const LONGEST = 48
const MOST_WORDS = 150
const SHOWN = 5
const SCORE = 2.2
const APART = 150

type Manner = NonNullable<Exhibit['manner']>

/** What commits whoever says it: that it is for the time being, that it is for good, what they think of it. */
const SAID: Record<Dossier['spoken'], Record<Exclude<Manner, 'lent'>, RegExp>> = {
  en: {
    temporary:
      /(?<!\p{L})(?:(?:only|just) (?:until|till|while|for (?:an?|the|one|this|now|two))|temporary|temporarily|not (?:stopping|staying|ours|keeping)|(?:until|till) (?:the weekend|(?:new year|christmas|\p{Lu}\p{L}+day|january|february|march|april|june|july|august|september|october|november|december)))(?!\p{L})|^(?:1|one) (?:day|night|week|month)[.!]?$/iu,
    sworn:
      /(?<!\p{L})(?:never (?:again|ever)|no more|not (?:doing|having|buying|getting|going)|i (?:shall|will|would) (?:never|not)|i(?:['’]ll| will| shall) be (?!back)|i refuse|i swear|in writing|mark my words|this is not a precedent|last (?:one|time) ever|over my dead body)(?!\p{L})/iu,
    view: /(?<!\p{L})(?:i (?:maintain|predict)|(?:i['’]?d|i would) (?:sooner|rather)|sooner eat|is not (?:a|an) \p{L}+,|i (?:don['’]?t|do not) (?:like|hold with|believe in|do|need|trust)|waste of|what is the point|who (?:needs|would|on earth))(?!\p{L})/iu,
  },
  es: {
    temporary:
      /(?<!\p{L})(?:(?:solo|sólo|nom[aá]s|nada más) (?:hasta|mientras|por (?:un|una|hoy)|unos? d[ií]as?|una (?:noche|semana)|este|esta)|temporal(?:mente)?|provisional(?:mente)?|hasta que (?:aparezca|encontremos)|no se queda)(?!\p{L})/iu,
    sworn:
      /(?<!\p{L})(?:nunca más|jam[aá]s|no vuelvo a|no pienso|ni una más|ni loc[oa]|ni muert[oa]|lo juro|juro que|prometo|la última vez|a partir de hoy|que conste)(?!\p{L})/iu,
    view: /(?<!\p{L})(?:no me gustan?|no creo en|no necesito|eso no es|para qué quier\p{L}+|antes me como|prefiero)(?!\p{L})/iu,
  },
  de: {
    temporary:
      /(?<!\p{L})(?:nur (?:bis|für (?:eine|ein|den|die|das)|solange|vorübergehend|eine (?:Nacht|Woche))|vorübergehend|vorläufig|bleibt nicht|nicht unsere?r?)(?!\p{L})/iu,
    sworn:
      /(?<!\p{L})(?:nie (?:wieder|mehr)|niemals|ich weigere|ich schwöre|versprochen|ab (?:heute|morgen|sofort)|kommt mir nicht|das letzte Mal|nicht mit mir|solange ich lebe)(?!\p{L})/iu,
    view: /(?<!\p{L})(?:ich mag kein\p{L}*|halte? (?:ich )?nichts von|brauch(?:e|t)? (?:ich|man) (?:\p{L}+ ){0,2}nicht|brauch(?:e|t|en)? (?:ich |wir |man )?kein\p{L}*|ist kein(?:e)? \p{Lu}\p{L}+,|wer braucht)(?!\p{L})/iu,
  },
}

/** What somebody else says is not the writer's stance. */
const REPORTED =
  /["“”„«»]|(?<!\p{L})(?:(?:he|she|they|\p{Lu}\p{L}+) (?:says?|said|reckons|thinks)|dice|dicen|dijo|sagt|sagen|meint)(?!\p{L})/u

const OWN =
  /(?<!\p{L})(?:i|i['’]?(?:m|d|ll|ve)|we|me|my|yo|mi|nos|ich|wir|mir|mich)(?!\p{L})|^(?:lent|told|prest[eé])(?!\p{L})/iu

/** What is said of somebody else commits nobody. */
const isOthers = (d: Dossier, text: string) => namesIn(d, text).length > 0 && !OWN.test(text)

interface Stance {
  manner: Manner
  line: Words
}

function stanceIn(d: Dossier, id: number): Stance | null {
  if (ASSURED.test(d.post(id)?.text ?? '')) return null
  for (const s of d.sentences(id)) {
    if (REPORTED.test(s.text) || isOthers(d, s.text)) continue
    const manner = LENT[d.spoken].test(s.text)
      ? 'lent'
      : (['temporary', 'sworn', 'view'] as const).find((m) => SAID[d.spoken][m].test(s.text))
    if (manner) return { manner, line: { post: id, from: s.from, to: s.from + s.text.length } }
  }
  return null
}

/** A story that begins with what somebody committed themselves to, and goes on for long after it. */
export function stances(d: Dossier): Exhibit[] {
  return d.sagas.flatMap((saga): Exhibit[] => {
    const acts = commits(d, saga)
    const stance = acts ? stanceIn(d, (acts[0] as Act).post) : null
    if (!acts || !stance || (stance.manner === 'sworn' && !isTakenUp(d, stance.line, acts))) return []
    const last = acts.at(-1) as Act
    const days = d.day(last.post) - d.day((acts[0] as Act).post)
    return [
      {
        kind: 'stance',
        manner: stance.manner,
        saga,
        acts: acts.map((a) => wholeAct(d, a.post)),
        noun: saga.kind === 'object' || saga.kind === 'promise' ? withArticle(d, saga.subject) : null,
        line: stance.line,
        beside: new Map([[last.post, { elapsed: WORDS[d.spoken].later(d.w.digits(days)) }]]),
        n: 1,
        days,
        weight: (stance.manner === 'view' ? 1.6 : 1.9) + saga.score * 0.15,
      },
    ]
  })
}

/** “I would never say so” swears nothing that a later post could break. */
function isTakenUp(d: Dossier, line: Words, acts: readonly Act[]): boolean {
  const sworn = stemsIn(d, d.wordsOf(line))
  return acts.slice(1).some((a) => [...stemsIn(d, d.wordsOf(a))].some((w) => sworn.has(w)))
}

/** From the post that commits to the last. */
function commits(d: Dossier, saga: Saga): Act[] | null {
  const all = saga.score < SCORE ? null : actsIn(d, saga, 'clear')
  const at = all?.slice(0, 2).findIndex((a) => stanceIn(d, a.post) !== null) ?? -1
  const acts = at < 0 ? null : light(d, saga, at)
  const [first, last] = [acts?.[0], acts?.at(-1)]
  return first && last && d.day(last.post) - d.day(first.post) >= APART ? acts : null
}

/** What may be laughed at, whole where it is short, else its first, its best and its last. */
function light(d: Dossier, saga: Saga, from: number): Act[] | null {
  if (saga.kind === 'day' || saga.acts.at(-1)?.tone !== 'clear') return null
  if (saga.kind === 'person' && !isLoan(d, saga)) return null
  const all = actsIn(d, saga, 'clear')
  const acts = all?.slice(from) ?? []
  if (!all || acts.length < 2 || !acts.every((a) => isComic(d, a.post))) return null
  if (areGreetings(acts.map((a) => d.wordsOf(a))) || !isOneStory(d, saga, all)) return null
  const shown = acts.length <= SHOWN ? acts : outstanding(d, acts)
  const words = shown.map((a) => wordCount(d.post(a.post)?.text ?? ''))
  const isShort = words.every((n) => n <= LONGEST) && words.reduce((a, b) => a + b, 0) <= MOST_WORDS
  return isShort ? shown : null
}

/** All that is told of somebody, where it is what they were lent. */
const isLoan = (d: Dossier, saga: Saga) =>
  saga.acts.length <= FEW_ACTS && LENT[d.spoken].test(d.post(saga.acts[0]?.post ?? 0)?.text ?? '')

function isOneStory(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  if (saga.kind === 'person') return true
  const { isFixed, topicality } = coherenceOf(d, saga)
  return (
    (isFixed || topicality >= 0.55 || isFirm(d, saga, acts)) &&
    (isOneThing(d, saga, acts) || isFirm(d, saga, acts))
  )
}

function outstanding(d: Dossier, acts: readonly Act[]): Act[] {
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const best = acts
    .slice(1, -1)
    .sort((a, b) => (lines.get(b.post) ?? 0) - (lines.get(a.post) ?? 0) || compareIn(d.posts)(a.post, b.post))
    .slice(0, SHOWN - 2)
  return acts.filter((a, n) => n === 0 || n === acts.length - 1 || best.includes(a))
}
