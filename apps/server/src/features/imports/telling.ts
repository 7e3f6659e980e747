import type { ImportFacts } from '@youzine/contract'
import { eachText, listEmbedded } from '#features/posts/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { takingTurns } from '#platform/taking-turns.ts'
import { factCounter } from './facts.ts'
import type { ImportStanding } from './progress.ts'
import type { ImportRow } from './queries.ts'
import { quotePool } from './samples.ts'
import { silenceToTell } from './silence.ts'
import { withTeller } from './teller.ts'
import { MOST_POSTS, themeCounter } from './themes.ts'
import { findThemesInThread } from './themes-thread.ts'

const QUOTE_POOL = 4000

/** What is said about the posts while their owner waits for the magazine. */
export function createTelling({ db, progress }: { db: Queryable; progress: ImportStanding }) {
  return {
    async tellFacts(row: ImportRow, signal: AbortSignal) {
      const counter = factCounter(row.timeZone)
      const quotes = quotePool(QUOTE_POOL)
      const turn = takingTurns()
      for await (const post of eachText(db, row.userId)) {
        counter.add(post)
        quotes.add(post)
        await turn()
      }
      const told = await withTeller(signal, async ({ areClear, samples }) => ({
        facts: counter.facts(await silenceToTell(db, row.userId, counter.silences(), areClear)),
        samples: await samples(quotes.all()),
      }))
      await progress.tell(db, row.id, told)
    },

    /** From what is embedded so far; counted in everything that was posted. */
    async tellThemes(row: ImportRow, facts: ImportFacts) {
      const posts = await listEmbedded(db, row.userId, MOST_POSTS)
      const counter = themeCounter(await findThemesInThread(posts))
      const turn = takingTurns()
      for await (const { text } of eachText(db, row.userId)) {
        counter.add(text)
        await turn()
      }
      await progress.tell(db, row.id, { facts: { ...facts, themes: counter.themes() } })
    },
  }
}
