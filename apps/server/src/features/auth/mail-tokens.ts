import { and, eq, isNull, lt } from 'drizzle-orm'
import { type Clock, later } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { problem } from '#platform/problem.ts'
import { secretToken, sha256 } from '#platform/random.ts'
import { mailTokens } from '#schema'

const VALID_HOURS = 48
/** Kept a while longer, so that an old link says "expired" or "done already" instead of "unknown". */
const KEEP_DAYS = 60

export type MailToken = typeof mailTokens.$inferSelect
type Purpose = MailToken['purpose']

export function createMailTokens({ clock }: { clock: Clock }) {
  return {
    async issue(db: Queryable, purpose: Purpose, userId: number, email: string): Promise<string> {
      const token = secretToken()
      const now = clock()
      const expiresAt = later(now, { hours: VALID_HOURS })
      await db
        .insert(mailTokens)
        .values({ purpose, userId, email, tokenHash: sha256(token), createdAt: now, expiresAt })
      return token
    },
    /** Also a used one; never an expired one that was not used in time. */
    async get(db: Queryable, purpose: Purpose, token: string): Promise<MailToken> {
      const [row] = await db
        .select()
        .from(mailTokens)
        .where(and(eq(mailTokens.tokenHash, sha256(token)), eq(mailTokens.purpose, purpose)))
      if (!row) throw problem('not_found', 'This link is not valid. Please ask for a new one.')
      if (!row.usedAt && row.expiresAt <= clock()) throw problem('link_expired')
      return row
    },
    /** False when somebody else was faster. */
    async use(db: Queryable, { id }: MailToken): Promise<boolean> {
      const used = await db
        .update(mailTokens)
        .set({ usedAt: clock() })
        .where(and(eq(mailTokens.id, id), isNull(mailTokens.usedAt)))
        .returning({ id: mailTokens.id })
      return used.length === 1
    },
    /** The other links of this kind that the person still has in the post. */
    async withdraw(db: Queryable, purpose: Purpose, userId: number) {
      await db
        .delete(mailTokens)
        .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)))
    },
    forgetOld: (db: Queryable) =>
      db.delete(mailTokens).where(lt(mailTokens.createdAt, later(clock(), { days: -KEEP_DAYS }))),
  }
}
export type MailTokens = ReturnType<typeof createMailTokens>
