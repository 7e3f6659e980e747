import { corrections, leaveOuts, posts } from '#schema'
import type { Role } from './access-table.ts'
import type { Sent } from './browser.ts'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

interface Scene {
  role: Role
  owner: Person
  me: Person | null
}
type Arranged = { url?: string; sent?: Sent }
type Arrange = (scene: Scene) => Promise<Arranged> | Arranged

/** A guest has things too; everybody else meets the owner's. */
const whose = ({ owner, me, role }: Scene) => (role === 'guest' && me ? me.id : owner.id)

export function leaveOutArrangements(
  app: TestApp,
  anArticle: (scene: Scene) => Promise<number | undefined>,
): Record<string, Arrange> {
  async function aPost(userId: number) {
    const [row] = await app.platform.db
      .insert(posts)
      .values({
        userId,
        identity: `left out ${Math.random()}`,
        text: 'Some words to leave out.',
        title: '',
        people: [],
        links: [],
        context: [],
        kind: 'status',
      })
      .returning()
    return row?.id ?? 0
  }
  return {
    'GET /api/leave_outs': () => ({}),
    'POST /api/leave_outs': async (scene) => ({
      sent: { json: { kind: 'post', post_id: await aPost(whose(scene)) } },
    }),
    'DELETE /api/leave_outs/{id}': async (scene) => {
      const values = { userId: whose(scene), kind: 'word' as const, text: 'word' }
      const [row] = await app.platform.db.insert(leaveOuts).values(values).returning()
      return { url: `/api/leave_outs/${row?.id}` }
    },
    'POST /api/article/{id}/corrections': async (scene) => ({
      url: `/api/article/${await anArticle(scene)}/corrections`,
      sent: { json: { sentence: 'T' } },
    }),
    'DELETE /api/corrections/{id}': async (scene) => {
      const [row] = await app.platform.db
        .insert(corrections)
        .values({ userId: whose(scene), sentence: 'S' })
        .returning()
      return { url: `/api/corrections/${row?.id}` }
    },
  }
}
