import type { SagaBlock } from '../../forms/block.ts'
import { shownIn } from '../../forms/entries.ts'
import type { Act, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { gloss } from '../../writing/gloss.ts'
import { echoesMourning } from '../../writing/mourning-echo.ts'
import type { Page } from '../../writing/page.ts'
import { countsItself } from '../../writing/sagas.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { wordCount } from '../../writing/telling.ts'

/** What stands beside or under a post that no other post of the piece says. */
export interface Beside {
  elapsed?: string
  caption?: string
}

/** Posts one after another; under each, who is new; beside it, how long the story has run, where that is to the day. */
export function inPosts(
  page: Page,
  acts: readonly Act[],
  story: Saga | null = null,
  beside: ReadonlyMap<number, Beside> = new Map(),
  close: string | null = null,
  closePosts?: number[],
) {
  const { d } = page
  const shown = new Set([
    ...page.paragraphs.flatMap((p) => (p.block ? shownIn(p.block).map((s) => s.post) : [])),
    ...acts.map((a) => a.post),
  ])
  const block: SagaBlock = {
    form: 'saga',
    title: '',
    acts: acts.map((a, n) => {
      const own = beside.get(a.post)
      const captions = [own?.caption ?? null, gloss(page, a)].filter((x) => x !== null)
      return {
        ...d.show(a),
        elapsed: own?.elapsed ?? toTheDay(d, a, acts[n - 1]?.post ?? null, story, shown),
        caption: captions.length > 0 ? captions.join(' ') : null,
      }
    }),
    close,
    ...(closePosts ? { closePosts } : {}),
  }
  page.block(block)
}

const AFTER = {
  en: (gap: string, what: string) => `${gap} after ${what}`,
  es: (gap: string, what: string, isQuoted: boolean) => `${gap} después ${isQuoted ? 'de' : 'del'} ${what}`,
  de: (gap: string, what: string, isQuoted: boolean) => `${gap} nach ${isQuoted ? '' : 'dem '}${what}`,
}

/** Only where the post it counts from stands in the piece; with its date, unless it is the one just before. */
function toTheDay(
  d: Dossier,
  act: Act,
  before: number | null,
  story: Saga | null,
  shown: ReadonlySet<number>,
): string | null {
  const first = story?.acts[0]?.post
  if (first === undefined || !shown.has(first)) return null
  const claim = d.stories.claims.find(
    (c) => c.kind === 'to-the-day' && c.now === act.post && c.then === first && c.tone === 'clear',
  )
  if (claim?.kind !== 'to-the-day' || countsItself(d, act)) return null
  if (echoesMourning(d, claim.now) || isShadowed(d, claim.now) || isShadowed(d, claim.then)) return null
  const gap = d.w.gap(d.day(claim.then), d.day(claim.now))
  if (before === first) return gap
  const words = d.sentences(first)[0]?.text.replace(/[.!]+$/u, '') ?? ''
  const count = wordCount(words)
  const isShort = count >= FEWEST_WORDS && count <= MOST_WORDS && !/[“”„"?‘]/u.test(words)
  return AFTER[d.spoken](gap, isShort ? d.w.quoted(words) : d.w.day(d.day(first)), isShort)
}

/** “Eleven years after ‘Chowder Cup’”: of so few words nothing happens. */
const FEWEST_WORDS = 4
const MOST_WORDS = 6
