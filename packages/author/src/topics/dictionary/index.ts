import type { Act, ClaimKind, Saga } from '../../stories/model.ts'
import { actsIn, type Dossier, wholeAct } from '../../writing/dossier.ts'
import { glossAll } from '../../writing/gloss.ts'
import { post, say } from '../../writing/page.ts'
import { wordCount } from '../../writing/telling.ts'
import { headline } from '../common/headline.ts'
import type { PostTopic } from '../topic.ts'
import { WORDS } from './words.ts'

const LEAST = 5
const MOST = 10
const CITED = 4

interface Entry {
  word: string
  acts: Act[]
  uses: number
}

/** Words cut off in the middle: an open bracket, an article at the end. */
const FRAGMENT =
  /\([^)]*$|:|\d|(?<!\p{L})(?:the|a|an|of|to|and|in|on|at|for|with|el|la|los|las|de|y|en|con|que|der|die|das|und|im|am|mit|zu)$/iu

const CLAIMED: ReadonlySet<ClaimKind> = new Set<ClaimKind>(['refrain', 'one-slot', 'a-to-the'])

/** Words that changed, came back or were shared out: anybody has a word for rain. */
const isClaimed = (d: Dossier, s: Saga) =>
  wordCount(s.subject) > 1 && d.claimsAbout(s).some((c) => CLAIMED.has(c.kind))

function entriesOf(d: Dossier, ids: ReadonlySet<string>): Entry[] {
  const out: Entry[] = []
  const add = (written: string, acts: Act[], uses: number) => {
    const word = written.replace(/[“”„‘’"«»]/g, '').trim()
    if (!word || FRAGMENT.test(word)) return
    // “have written to the” within “I have written to the council” is the same saying.
    const ids = new Set(acts.map((a) => a.post))
    const isInside = (e: Entry) =>
      (e.word.toLowerCase().includes(word.toLowerCase()) ||
        word.toLowerCase().includes(e.word.toLowerCase())) &&
      e.acts.some((a) => ids.has(a.post))
    if (out.some(isInside)) return
    if (acts.length < 2 || out.some((e) => e.word.toLowerCase() === word.toLowerCase())) return
    const few = acts.length <= CITED ? acts : [...acts.slice(0, 2), ...acts.slice(-2)]
    out.push({ word, acts: few, uses })
  }
  for (const s of d.sagas)
    if (ids.has(s.id) && isClaimed(d, s))
      add(
        s.subject,
        s.acts.filter((a) => a.tone === 'clear' && d.clear(a.post)),
        s.acts.length,
      )
  for (const c of d.stories.claims) {
    if (!c.posts.every((id) => d.clear(id))) continue
    if (c.kind === 'refrain' && wordCount(c.phrase) > 1)
      add(
        c.phrase,
        c.posts.map((id) => wholeAct(d, id)),
        c.posts.length,
      )
    if (c.kind === 'a-to-the' && c.saga === `saga:${c.noun}`)
      add(c.noun, [wholeAct(d, c.first), wholeAct(d, c.last)], c.posts.length)
  }
  return out.slice(0, MOST).sort((a, b) => d.day(a.acts[0]?.post ?? 0) - d.day(b.acts[0]?.post ?? 0))
}

export const dictionary: PostTopic = {
  kind: 'posts',
  info: {
    id: 14,
    key: 'dictionary',
    name: 'A dictionary of you',
    description: 'The words you use, with their first citations.',
    genre: 'Facts and figures',
    order: 110,
    needs: ['facebook_posts'],
    brief:
      'A dictionary of this person: words and phrases that return, change or pass from one mouth to another, each with its first citation, the one that differs, and its last. In order of first use. No word that anybody might use.',
  },
  room: 5,
  wishes: (d) =>
    d.sagas
      .filter((s) => s.kind === 'phrase' && isClaimed(d, s) && (actsIn(d, s, 'clear')?.length ?? 0) >= 3)
      .map((saga) => ({ saga, value: saga.score * 0.6 })),
  // Words that other pages show already are for those who ask.
  carries: (_d, sagas) => sagas.length >= LEAST,
  draft(page, sagas, request) {
    const { d } = page
    const entries = entriesOf(d, new Set(sagas.map((s) => s.id)))
    if (entries.length === 0) return null
    const t = WORDS[d.spoken]
    const all = entries.flatMap((e) => e.acts)
    const head = headline(
      page,
      request,
      all,
      t.title,
      entries.map((e) => e.word),
    )
    for (const e of entries)
      page.block({
        form: 'exhibit',
        object: d.w.capital(e.word),
        from: null,
        to: null,
        fate: [`${d.w.capital(d.w.posts(e.uses))}.`, glossAll(page, e.acts)].filter(Boolean).join(' '),
        entries: e.acts.map((a) => d.show(a)),
      })
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(
          t.standfirst(
            d.w.capital(d.w.number(entries.length)),
            d.w.quoted(entries[0]?.word ?? ''),
            d.w.quoted(entries.at(-1)?.word ?? ''),
          ),
          post(...entries.map((e) => e.acts[0]?.post ?? 0)),
        ),
      ],
    }
  },
}
