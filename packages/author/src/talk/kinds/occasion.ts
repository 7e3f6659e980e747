import type { Passage } from '../find.ts'
import { isPlan } from '../plans.ts'
import { isDenied, succeeds } from '../story-turns.ts'
import { type Asked, deeds, evidence, JOURNEYS, type Reply, SURE, tellsDeed, weighty } from './asked.ts'

/** What hardly anybody does twice. */
const ONCE = new Set(['engage', 'retire', 'selfemployed', 'separate', 'graduate'])
const HALF = 0.5
export const GETS =
  /(?<!\p{L})(?:get|got|receive|received|bekam(?:en)?|bekommen|kriegten?|gekriegt|recib\p{L}+|consegu\p{L}+|tuv\p{L}+)(?!\p{L})/iu
const HAS =
  /(?<!\p{L})(?:we['’]ve got|we have|i['’]ve got|i have|(?:has|have|is|ist|sind) (?:come|arrived|here|da|angekommen)|wir haben|ich habe|tenemos|tengo|ya (?:hay|tenemos|llegó)|llegó)(?!\p{L})/iu
const FIRST_TIME = /(?<!\p{L})(?:first time|zum ersten mal|por primera vez|primera vez)(?!\p{L})/iu

const isTold = ({ post, sentence }: Passage): boolean =>
  post.day !== null && !isPlan(sentence.text) && !isDenied(sentence.text) && !sentence.text.endsWith('?')

/** Where no post says it in the question’s words: how such things are told. */
export function onOccasion(asked: Asked): Reply | null {
  const found =
    gained(asked) ??
    firstTime(asked) ??
    cameOff(asked) ??
    wasThere(asked) ??
    onceInLife(asked) ??
    nowIs(asked) ??
    onTheMorrow(asked)
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

const AGAIN = /(?<!\p{L})(?:again|back|wieder|noch einmal|otra vez|volv\p{L}+|de nuevo)(?!\p{L})/iu
const ANOTHER_TIME = 60

/** Whoever wrote from a place was there. */
function wasThere({ question, passages }: Asked): Passage | null {
  const done = deeds(question.terms)
  const places = weighty(question.terms).filter((t) => !t.isDeed)
  if (places.length === 0 || !done.every((t) => t.concepts.some((c) => JOURNEYS.has(c)))) return null
  const there = passages.filter((p) => places.every((t) => p.post.tags.includes(t.key)) && isTold(p))
  const inTime = there.sort((a, b) => a.post.n - b.post.n)
  if (question.degree.isLast) return inTime.at(-1) ?? null
  if (!AGAIN.test(question.text)) return inTime[0] ?? null
  const first = inTime[0]?.post.day ?? 0
  return inTime.find((p) => (p.post.day as number) - first > ANOTHER_TIME) ?? null
}

const BECOMES =
  /(?<!\p{L})(?:become|became|werde|wurde|geworden|me (?:hice|convertí|volví)|llegué a ser)(?!\p{L})/iu
const I_AM = /(?<!\p{L})(?:i am|i['’]m|ich bin|soy|ya soy)(?!\p{L})/iu

/** "When did I become a grandmother?" – "So I am a grandmother." */
function nowIs({ question, passages }: Asked): Passage | null {
  if (!question.isOfWriter || !BECOMES.test(question.text)) return null
  const about = weighty(question.terms)
  const being = passages.filter(({ post, at }) =>
    post.sentences.some(
      (s) =>
        I_AM.test(s.text) &&
        !isDenied(s.text) &&
        about.every((t) => at.get(t)?.some((spot) => spot >= s.first && spot < s.end)),
    ),
  )
  return being.sort((a, b) => a.post.n - b.post.n)[0] ?? null
}

const TOMORROW = /(?<!\p{L})(?:tomorrow|morgen (?:früh|wird|ist|hat)|^morgen|mañana(?! por))(?!\p{L})/iu

/** What is to happen the day after a post is as good as told. */
function onTheMorrow({ question, passages }: Asked): Passage | null {
  return (
    passages.find(
      (p) =>
        p.coverage >= SURE &&
        tellsDeed(p, question.terms) &&
        TOMORROW.test(p.sentence.text) &&
        !isDenied(p.sentence.text),
    ) ?? null
  )
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
