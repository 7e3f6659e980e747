import type { Sentence } from '../../model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { nominalTrade, tradeSentence } from '../common/trade.ts'
import type { Exhibit } from './exhibit.ts'
import { WORDS } from './words.ts'

const RETIRED = /(?<!\p{L})(?:retired|jubil\p{L}+|in Rente|im Ruhestand|pensioniert)(?!\p{L})/iu

/** Who it is, and that it is in writing; of whoever was never late at work, what came after that. */
export function standfirst(d: Dossier, exhibits: readonly Exhibit[]): Sentence {
  const t = WORDS[d.spoken]
  const boast = exhibits.find((x) => x.kind === 'boast')
  const others = exhibits.filter((x) => x !== boast).flatMap((x) => x.acts.map((a) => a.post))
  const [work] = d.stories.background.work?.posts ?? []
  const trade = tradeSentence(d)
  const isRetired =
    work !== undefined &&
    d.clear(work) &&
    RETIRED.test(d.post(work)?.text ?? '') &&
    exhibits.every((x) => x.kind !== 'late' || x.acts.every((a) => d.day(a.post) > d.day(work)))
  if (boast && trade && isRetired) {
    const posts = [work, ...boast.acts.map((a) => a.post), ...others]
    return say(t.retired(trade.text.replace(/[.]$/, '')), [...trade.sources, ...post(...posts)])
  }
  const who = whoIs(d)
  return say(d.w.capital(t.inWriting(who.text)), post(...who.posts, ...others))
}

/** “Gordon, who drove a bus,”: as far as posts that may be laughed at say it. */
function whoIs(d: Dossier): { text: string | null; posts: number[] } {
  const t = WORDS[d.spoken]
  const trade = d.spoken === 'de' ? null : tradeSentence(d)
  if (trade) {
    const does = trade.text.slice(d.name.length + 1).replace(/[.]$/, '')
    return {
      text: t.who(d.name, does),
      posts: trade.sources.flatMap((s) => (s.type === 'post' ? [s.id] : [])),
    }
  }
  const [id] = d.stories.background.work?.posts ?? []
  const words = id !== undefined && d.clear(id) ? nominalTrade(d) : null
  if (!d.hasName) return { text: null, posts: [] }
  if (id === undefined || words === null) return { text: d.name, posts: [] }
  const said = d.spoken === 'de' ? words : words.charAt(0).toLowerCase() + words.slice(1)
  return { text: `${d.name}, ${said},`, posts: [id] }
}
