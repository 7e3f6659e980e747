import type { Clock } from '#platform/clock.ts'
import type { Events } from '#platform/events.ts'
import type { Actor } from '#platform/http/actor.ts'

/** A page asks several times within a moment; nothing that was taken away may be believed for longer than this. */
const BELIEVED_MS = 1000
/** The end of a session takes effect when its transaction does: until then it must not be learned anew. */
const ENDING_MS = 10_000
const MOST = 5000

/** Who was recognised a moment ago, by the hash of their token. */
export function knownSessions({ clock, events }: { clock: Clock; events: Events }) {
  const known = new Map<string, { actor: Actor; since: number }>()
  const ending = new Map<number, number>()
  const now = () => clock().getTime()

  function forget(sessionId: number) {
    for (const [at, since] of ending) if (Math.abs(now() - since) > ENDING_MS) ending.delete(at)
    ending.set(sessionId, now())
    for (const [hash, { actor }] of known) if (actor.sessionId === sessionId) known.delete(hash)
  }
  events.subscribe(
    'session.ended',
    ({ id }) => forget(id),
    () => known.clear(),
  )

  return {
    forget,
    find(tokenHash: string): Actor | null {
      const found = known.get(tokenHash)
      if (!found) return null
      // Both ways: clocks are set back, too.
      if (Math.abs(now() - found.since) < BELIEVED_MS) return found.actor
      known.delete(tokenHash)
      return null
    },
    /** Whoever is about to confirm an address becomes somebody else at any moment, and is looked up every time. */
    learn(tokenHash: string, actor: Actor) {
      const isWaiting = actor.role !== 'guest' && !actor.emailValidated
      if (isWaiting || ending.has(actor.sessionId)) return
      if (known.size >= MOST) known.clear()
      known.set(tokenHash, { actor, since: now() })
    },
  }
}
