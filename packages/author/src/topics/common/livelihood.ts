import type { Sentence } from '../../model.ts'
import type { Act } from '../../stories/model.ts'
import { wholeAct } from '../../writing/dossier.ts'
import type { Page } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import type { Beside } from './in-posts.ts'
import { tradeSentence } from './trade.ts'

const LONGEST = 45

/**
 * Who somebody is, in the post that says what they live by, or in the sentence of it that does. What `said` has told
 * already needs no caption.
 */
export function livelihoodOf(
  page: Page,
  said: readonly Sentence[] = [],
): { act: Act; beside: Map<number, Beside> } | null {
  const { d } = page
  const { work } = d.stories.background
  const id = work?.posts[0]
  const trade = tradeSentence(d)
  if (!work || id === undefined || !d.clear(id) || wordCount(work.text) < 3 || OWNED.test(work.text))
    return null
  const text = d.post(id)?.text ?? ''
  const end = text.indexOf(work.text) + work.text.length
  const own = d.sentences(id).find((s) => end > s.from && end <= s.from + s.text.length)
  const whole = wholeAct(d, id)
  const act =
    wordCount(text) > LONGEST && own ? { ...whole, from: own.from, to: own.from + own.text.length } : whole
  // “Silke dropped a tray at the bakery”: whose trade it is, if it is one, is somebody else's.
  const others = own ? namesIn(d, d.wordsOf({ post: id, from: 0, to: own.from + own.text.length })) : []
  if (others.some((n) => !d.name.includes(n)) || isShadowed(d, id)) return null
  const isTold = trade?.sources.some((x) => x.type === 'post' && said.some((s) => isFrom(s, x.id)))
  const isNews = trade && !isTold && tradeIsNews(d, id)
  return { act, beside: new Map(isNews ? [[id, { caption: trade.text }]] : []) }
}

/** “my class this term” says what somebody has, and not what they live by. */
const OWNED = /^(?:my|our|mi|mein|meine) /i

const isFrom = (s: Sentence, id: number) => s.sources.some((x) => x.type === 'post' && x.id === id)

/** What the post says itself needs no caption. */
export const tradeIsNews = (d: Page['d'], id: number) =>
  !(tradeSentence(d)?.sources ?? []).some((s) => s.type === 'post' && s.id === id)
