import type { CorrespondenceBlock, Shown } from '../../forms/block.ts'
import { fromDay } from '../../reading/calendar.ts'
import type { Act, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { actsIn, wholeAct } from '../../writing/dossier.ts'
import { isGreeting } from '../../writing/greeting.ts'
import { post, say } from '../../writing/page.ts'
import { sharedWords } from '../../writing/shared-words.ts'
import { wordCount } from '../../writing/telling.ts'
import { headline } from '../common/headline.ts'
import { plainPledges } from '../said-you-would/index.ts'
import type { PostTopic } from '../topic.ts'
import { WORDS } from './words.ts'

const LEAST = 3
const MOST = 6
const APART = 300
const LONGEST = 70
/** Two words that return are chance. */
const PHRASE = 3

type Letter = CorrespondenceBlock['letters'][number]

/** Earlier posts that later ones answer: promises and their ends, the same words again, rings. */
export function lettersOf(
  d: Dossier,
  sagas: readonly { id: string }[],
  claimed: ReadonlySet<number> = new Set(),
): Letter[] {
  const found: { then: Shown; answer: Shown; rank: number }[] = []
  const seen = new Set<number>()
  const fits = (s: Shown) => s.text.split(/\s+/).length <= LONGEST && d.mild(s.post)
  const add = (then: Shown, answer: Shown, rank: number) => {
    if (seen.has(then.post) || seen.has(answer.post) || !fits(then) || !fits(answer)) return
    if (d.day(answer.post) - d.day(then.post) < APART) return
    if (isGreeting(then.text) || isGreeting(answer.text)) return
    for (const s of [then, answer]) seen.add(s.post)
    // What another page shows already comes last.
    const isShown = claimed.has(then.post) || claimed.has(answer.post)
    found.push({ then, answer, rank: isShown ? rank - 10 : rank })
  }
  const mine = new Set(sagas.map((s) => s.id))
  for (const saga of d.sagas) {
    if (!mine.has(saga.id)) continue
    const acts = actsIn(d, saga, 'mild')
    const [first, last] = [acts?.[0], acts?.at(-1)]
    if (first && last && first !== last && isAnswer(d, saga, first, last)) add(d.show(first), d.show(last), 5)
  }
  for (const c of d.stories.claims) {
    if (c.kind === 'same-words' && wordCount(c.words) >= PHRASE) add(d.show(c.then), d.show(c.now), 3)
    if (c.kind === 'one-slot') add(d.show(c.then.post), d.show(c.now.post), 4)
    if (c.kind === 'first-and-last') add(d.show(c.first), d.show(c.last), 4)
    if (c.kind === 'span-checked') add(d.show(c.anchor), d.show(c.post), 2)
  }
  return found
    .sort((a, b) => b.rank - a.rank || d.day(a.then.post) - d.day(b.then.post))
    .filter((x, n) => x.rank > 0 || n < LEAST)
    .slice(0, MOST)
    .sort((a, b) => d.day(a.then.post) - d.day(b.then.post) || a.then.post - b.then.post)
    .map(({ then, answer }) => ({ then, answer, gap: d.w.gap(d.day(then.post), d.day(answer.post)) }))
}

const SHARED = 2

/** Whether the later post takes up more than a word of the earlier one; a promise or a phrase is taken up by itself. */
const isAnswer = (d: Dossier, saga: Saga, then: Act, now: Act) =>
  saga.hasOutcome ||
  saga.kind === 'promise' ||
  (saga.kind === 'phrase' && wordCount(saga.subject) >= PHRASE) ||
  sharedWords(d, d.wordsOf(then), d.wordsOf(now)).length >= SHARED

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
    if (letters.length < LEAST) return null
    const t = WORDS[d.spoken]
    const acts = letters.flatMap((l) => [wholeAct(d, l.then.post), wholeAct(d, l.answer.post)])
    const head = headline(page, request, acts, t.title)
    page.block({ form: 'correspondence', letters })
    const open = plainPledges(d).find(
      (p) =>
        p.state === 'open' &&
        p.due !== null &&
        !LOOKS_BACK.test(d.post(p.said.post)?.text ?? '') &&
        p.said.tone === 'clear' &&
        d.clear(p.said.post) &&
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
            d.w.capital(d.w.number(letters.length)),
            String(fromDay(d.day(letters[0]?.then.post ?? 0)).y),
          ),
          post(...letters.flatMap((l) => [l.then.post, l.answer.post])),
        ),
      ],
    }
  },
}
