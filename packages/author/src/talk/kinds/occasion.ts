import type { Passage } from '../find.ts'
import { isPlan } from '../plans.ts'
import { isDenied, succeeds } from '../story-turns.ts'
import { type Asked, deeds, evidence, type Reply, weighty } from './asked.ts'

/** What hardly anybody does twice. */
const ONCE = new Set(['engage', 'retire', 'selfemployed', 'separate', 'graduate'])
const HALF = 0.5
const GETS =
  /(?<!\p{L})(?:get|got|receive|received|bekam(?:en)?|bekommen|kriegten?|gekriegt|recib\p{L}+|consegu\p{L}+|tuv\p{L}+)(?!\p{L})/iu
const HAS =
  /(?<!\p{L})(?:we['’]ve got|we have|i['’]ve got|i have|(?:has|have|is|ist|sind) (?:come|arrived|here|da|angekommen)|wir haben|ich habe|tenemos|tengo|ya (?:hay|tenemos|llegó)|llegó)(?!\p{L})/iu
const FIRST_TIME = /(?<!\p{L})(?:first time|zum ersten mal|por primera vez|primera vez)(?!\p{L})/iu

const isTold = ({ post, sentence }: Passage): boolean =>
  post.day !== null && !isPlan(sentence.text) && !isDenied(sentence.text) && !sentence.text.endsWith('?')

/** Where no post says it in the question’s words: how such things are told. */
export function onOccasion(asked: Asked): Reply | null {
  const found = gained(asked) ?? firstTime(asked) ?? cameOff(asked) ?? onceInLife(asked)
  return found ? { text: evidence(asked, found), posts: [found.post.id] } : null
}

/** "When did we get fibre?" – "We have fibre." */
function gained({ question, passages }: Asked): Passage | null {
  if (!GETS.test(question.text)) return null
  const about = weighty(question.terms)
  const having = passages.filter(
    (p) => about.every((t) => p.at.get(t)?.length) && isTold(p) && HAS.test(p.sentence.text),
  )
  return having.sort((a, b) => a.post.n - b.post.n)[0] ?? null
}

/** Both speak of the first time. */
function firstTime({ question, passages }: Asked): Passage | null {
  if (!FIRST_TIME.test(question.text)) return null
  return passages.find((p) => p.coverage >= HALF && isTold(p) && FIRST_TIME.test(p.sentence.text)) ?? null
}

/** Not the last time, but the time it came off. */
export const AT_LAST =
  /(?<!\p{L})(?:finally|at last|in the end|eventually|por fin|al final|endlich|schließlich)(?!\p{L})/iu

/** The last success in a story of attempts, which need not name the thing again. */
function cameOff({ question, passages }: Asked): Passage | null {
  const isAsked = AT_LAST.test(question.text) || question.terms.some((t) => t.concepts.includes('succeed'))
  if (!isAsked) return null
  const about = weighty(question.terms).filter((t) => !t.isDeed && !t.isUnheard)
  const done = passages.filter(
    (p) =>
      about.some((t) => p.at.has(t)) &&
      p.coverage >= HALF &&
      !isPlan(p.sentence.text) &&
      succeeds(p.post.text),
  )
  return done.sort((a, b) => b.post.n - a.post.n)[0] ?? null
}

/** The only post that tells it, in the writer’s own words, where the question is about the writer. */
function onceInLife({ question, passages }: Asked): Passage | null {
  const [deed] = deeds(question.terms).filter((t) => t.concepts.some((c) => ONCE.has(c)))
  if (!deed || !(question.isOfWriter || deed.concepts.includes('engage'))) return null
  const telling = passages.filter((p) => p.at.has(deed) && isTold(p) && OWN.test(p.post.text))
  const plainly = telling.filter((p) => deed.matches.told.has(p.post.n))
  const [only, other] = plainly.length > 0 ? plainly : telling
  return only && !other ? only : null
}
const OWN = /(?<!\p{L})(?:i|we|me|my|us|ich|wir|mein\p{L}*|yo|me|mi|nos)(?!\p{L})/iu
