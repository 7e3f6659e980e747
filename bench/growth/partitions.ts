// Whether posts in 32 parts would be faster to ask: the same rows copied twice, once as they are and once by hash of
// their owner, with the same indexes and the same reference to people.
import type { Client } from 'pg'

const PARTS = 32
const LOOK_UPS = 3000
const COLUMNS =
  'user_id, identity, posted_at, text, title, place, people, links, context, kind, language, left_out'

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

export interface Compared {
  /** Milliseconds for one look-up of a person's posts, and for a batch of a hundred new ones. */
  read: number
  write: number
}

export async function comparePartitions(client: Client, people: number[]) {
  const sameKeys = (table: string) => `
    create index on ${table} (user_id, posted_at);
    create unique index on ${table} (user_id, identity);
    create index on ${table} (id);
    create index on ${table} (user_id, id) where left_out;
    alter table ${table} add foreign key (user_id) references users (id) on delete cascade`
  await client.query(`create table plain (like posts); ${sameKeys('plain')}`)
  await client.query(`create table parted (like posts) partition by hash (user_id); ${sameKeys('parted')}`)
  for (let part = 0; part < PARTS; part += 1)
    await client.query(
      `create table parted_${part} partition of parted for values with (modulus ${PARTS}, remainder ${part})`,
    )
  for (const table of ['plain', 'parted']) {
    await client.query(`insert into ${table} select * from posts`)
    await client.query(`vacuum analyze ${table}`)
  }
  await client.query('checkpoint')
  const compare = async (table: string): Promise<Compared> => {
    const whose = (n: number) => people[(n * 7919) % people.length]
    const read = await timed(async () => {
      for (let n = 0; n < LOOK_UPS; n += 1)
        await client.query({
          name: `read ${table}`,
          text: `select ${COLUMNS} from ${table} where user_id = $1 order by posted_at limit 100`,
          values: [whose(n)],
        })
    })
    const write = await timed(async () => {
      for (let n = 0; n < LOOK_UPS / 10; n += 1)
        await client.query({
          name: `write ${table}`,
          text: `insert into ${table} (id, ${COLUMNS})
                 select -$2::int * 1000 - n, $1, md5($2::int || '.' || n), now(), 'New.', '', null, '[]', '[]', '[]', 'status', null, false
                 from generate_series(1, 100) as n on conflict (user_id, identity) do nothing`,
          values: [whose(n), n + 1],
        })
    })
    await client.query(`delete from ${table} where id < 0`)
    return { read: read / LOOK_UPS, write: write / (LOOK_UPS / 10) }
  }
  // In turn, and the best of three counts: by then both are where they will be.
  const best = { plain: { read: Infinity, write: Infinity }, parted: { read: Infinity, write: Infinity } }
  for (let round = 0; round < 3; round += 1)
    for (const table of ['plain', 'parted'] as const) {
      const { read, write } = await compare(table)
      best[table] = { read: Math.min(best[table].read, read), write: Math.min(best[table].write, write) }
    }
  await client.query('drop table plain, parted')
  return { parts: PARTS, whole: best.plain, parted: best.parted }
}
