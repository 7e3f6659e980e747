import type { Sentence } from '../../model.ts'
import { once } from '../../reading/once.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import { castOf } from '../people/index.ts'
import { bestLineAbout } from '../people/line.ts'
import type { PostTopic } from '../topic.ts'
import { indexLines } from './lines.ts'
import { WORDS } from './words.ts'

const MOST = 16
const LEAST = 8

/** A few of each kind, people last. */
const chosen = once((d: Dossier): Sentence[] => {
  const groups = indexLines(d)
  const people = groups.pop() ?? []
  const out: Sentence[] = []
  for (let round = 0; out.length < MOST - people.length - 1; round++) {
    const row = groups.flatMap((g) => (g[round] ? [g[round] as Sentence] : []))
    if (row.length === 0) break
    out.push(...row.slice(0, MOST - people.length - 1 - out.length))
  }
  return [...out, ...people, ...ending(d)]
})

/** It ends on a person, in a post's words. */
function ending(d: Dossier): Sentence[] {
  const last = castOf(d).at(-1)
  const line = last ? bestLineAbout(d, last, new Set()) : null
  if (!last || !line) return []
  return [
    say(WORDS[d.spoken].last(last.name, d.w.digits(last.posts.length), d.w.quoted(line.text, true)), [
      ...post(line.post),
      count(last.posts.length, { kind: 'listed', posts: last.posts }),
    ]),
  ]
}

export const counted: PostTopic = {
  kind: 'posts',
  info: {
    id: 15,
    key: 'counted',
    name: 'You, counted',
    description: 'An index: every number can be counted again.',
    genre: 'Facts and figures',
    order: 100,
    needs: ['facebook_posts'],
    brief:
      'An index in the manner of a magazine’s page of figures: twelve to eighteen lines, most of which set two numbers against each other, each counted in these posts and nothing else. The last line is about a person.',
  },
  room: 0,
  wishes: () => [],
  carries: (d) => chosen(d).length >= LEAST,
  draft(page, _sagas, request) {
    const { d } = page
    const lines = chosen(d)
    const t = WORDS[d.spoken]
    const { written, words } = d.analysis.totals
    if (lines.length === 0) return null
    page.index(lines)
    return {
      title: request.chosenTitle ?? t.title(d.name),
      titlePosts: [],
      standfirst: [
        say(t.standfirst(d.w.digits(written), d.w.digits(words)), [
          count(written, { kind: 'written' }),
          count(words, { kind: 'words' }),
        ]),
      ],
    }
  },
}
