import type { CorrespondenceBlock } from '../../forms/block.ts'
import { fromDay } from '../../reading/calendar.ts'
import type { Saga } from '../../stories/model.ts'
import { actsIn, type Dossier, wholeAct } from '../../writing/dossier.ts'
import { echoesMourning } from '../../writing/mourning-echo.ts'
import { post, say } from '../../writing/page.ts'
import { countsItself } from '../../writing/sagas.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { headline } from '../common/headline.ts'
import { isUnkind } from '../people/line.ts'
import { plainPledges } from '../said-you-would/index.ts'
import type { PostTopic } from '../topic.ts'
import { type Answer, answersIn, isUnanswered } from './answers.ts'
import { WORDS } from './words.ts'

const LEAST = 4
/** Whoever asks for it gets it from two on. */
const ASKED = 2
const MOST = 6

type Letter = CorrespondenceBlock['letters'][number]

/** Earlier posts that later ones answer; what another page shows already comes last. */
export function lettersOf(
  d: Dossier,
  sagas: readonly Saga[],
  claimed: ReadonlySet<number> = new Set(),
): Letter[] {
  const isShown = (x: Answer) => claimed.has(x.then) || claimed.has(x.now)
  const all = answersIn(d, sagas)
  return [...all.filter((x) => !isShown(x)), ...all.filter(isShown)]
    .filter((x, n) => !isShown(x) || n < LEAST)
    .slice(0, MOST)
    .sort((a, b) => d.day(a.then) - d.day(b.then) || a.then - b.then)
    .map(({ then, now }) => ({
      then: d.show(then),
      answer: d.show(now),
      gap: isCountable(d, then, now) ? d.w.gap(d.day(then), d.day(now)) : null,
    }))
}

/** Of two years nobody is surprised. */
const LONG = 2.5 * 365

/** Only of years that one notices; not where the answer says itself how long it was, nor beside anything that is mourned. */
const isCountable = (d: Dossier, then: number, now: number) =>
  Math.abs(d.day(now) - d.day(then)) >= LONG &&
  !countsItself(d, wholeAct(d, now)) &&
  [then, now].every((id) => d.clear(id) && !isShadowed(d, id) && !echoesMourning(d, id))

/** Whoever quotes their own promise has come to its end. */
const LOOKS_BACK =
  /(?<!\p{L})(?:I (?:had )?said|I promised|dije que|había dicho|prometí|(?:hab|habe|hatte) ich gesagt|hab ich versprochen)(?!\p{L})/iu

export const letter: PostTopic = {
  kind: 'posts',
  info: {
    id: 8,
    key: 'letter',
    name: 'A letter from your earlier self',
    description: 'What you wrote then, answered by what you wrote since.',
    genre: 'Portraits',
    order: 80,
    needs: ['facebook_posts'],
    brief:
      'A correspondence: earlier posts of this person, each followed by the later post that answers it, word for word, with the time between. At least four pairs, the widest gap last but one. End on a question that no post has answered yet.',
  },
  room: 6,
  wishes: (d) =>
    d.sagas
      .filter(
        (s) => s.isRing && s.score > 1.8 && s.acts.length === 2 && (actsIn(d, s, 'mild')?.length ?? 0) >= 2,
      )
      .map((saga) => ({ saga, value: saga.score + 0.4 })),
  carries: (d, sagas) => lettersOf(d, sagas).length >= LEAST,
  draft(page, sagas, request) {
    const { d } = page
    const letters = lettersOf(d, sagas, request.claimed)
    if (letters.length < ASKED) return null
    const t = WORDS[d.spoken]
    const acts = letters.flatMap((l) => [wholeAct(d, l.then.post), wholeAct(d, l.answer.post)])
    const head = headline(page, request, acts, t.title)
    const years = (side: 'then' | 'answer') => letters.map((l) => fromDay(d.day(l[side].post)).y)
    page.block({ form: 'correspondence', letters })
    const open = plainPledges(d).find(
      (p) =>
        p.state === 'open' &&
        p.due !== null &&
        !LOOKS_BACK.test(d.post(p.said.post)?.text ?? '') &&
        p.said.tone === 'clear' &&
        isUnanswered(d, p.said.post) &&
        !isUnkind(d.post(p.said.post)?.text ?? '') &&
        !letters.some((l) => l.then.post === p.said.post),
    )
    if (open) page.block({ form: 'post', entry: d.show(open.said), caption: t.open })
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(
          t.standfirst(
            d.hasName ? d.name : null,
            t.years(Math.min(...years('then')), Math.max(...years('then'))),
            Math.max(...years('answer')),
          ),
          post(...letters.flatMap((l) => [l.then.post, l.answer.post])),
        ),
      ],
    }
  },
}
