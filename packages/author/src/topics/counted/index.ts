import type { Sentence } from '../../model.ts'
import { once } from '../../reading/once.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, say } from '../../writing/page.ts'
import { namesIn } from '../../writing/telling.ts'
import type { PostTopic } from '../topic.ts'
import { indexLines, rareMark } from './lines.ts'
import { WORDS } from './words.ts'

const MOST = 14
const LEAST = 5
const KINDS = 3
/** Whoever asks for it gets fewer. */
const ASKED = 2

/** A few of each kind in turn; what is about somebody comes last. */
const chosen = once((d: Dossier): Sentence[] => {
  const groups = indexLines(d)
  const longest = Math.max(...groups.map((g) => g.length))
  const inTurn = Array.from({ length: longest }, (_, n) => groups.flatMap((g) => (g[n] ? [g[n]] : []))).flat()
  const isOfSomebody = (s: Sentence) => namesIn(d, s.text).length > 0
  const kept = inTurn.slice(0, MOST)
  return [...kept.filter((s) => !isOfSomebody(s)), ...kept.filter(isOfSomebody)]
})

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
      'An index in the manner of a magazine’s page of figures: five to fourteen lines, each a number that a stranger would repeat to somebody, counted in these posts and nothing else. No tally of weekdays, lengths or who is named how often; nobody’s words are counted. The last line is about a person where one is.',
  },
  room: 0,
  wishes: () => [],
  // A page of sayings and months is a list of habits.
  carries: (d) => chosen(d).length >= LEAST && indexLines(d).filter((g) => g.length > 0).length >= KINDS,
  draft(page, _sagas, request) {
    const { d } = page
    const lines = chosen(d)
    if (lines.length < ASKED) return null
    const rare = standfirstOf(d)
    page.index(rare ? lines : lines.slice(1))
    return {
      title: request.chosenTitle ?? WORDS[d.spoken].title(d.hasName ? d.name : null),
      titlePosts: [],
      standfirst: [rare ?? (lines[0] as Sentence)],
    }
  },
}

/** “173 posts, one exclamation mark.”; where no mark is that rare the best line stands above the others. */
function standfirstOf(d: Dossier): Sentence | null {
  const rare = rareMark(d)
  if (!rare) return null
  const { written } = d.analysis.totals
  const text = WORDS[d.spoken].standfirst(d.w.digits(written), rare.mark, rare.times)
  return say(text, [
    count(written, { kind: 'written' }),
    count(rare.times, { kind: 'mark', mark: rare.mark, per: 'times' }),
  ])
}
