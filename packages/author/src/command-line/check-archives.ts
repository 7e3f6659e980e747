import { basename } from 'node:path'
import { sharedFrames, verifyArticle } from '../checks/verify.ts'
import { fixtures } from '../fixtures/all.ts'
import type { Post } from '../model.ts'
import { loadPosts } from './load-posts.ts'
import { articlesOf, option } from './write-archive.ts'

/** Checks every archive it is given, or the fixtures; answers the number of faults. */
export async function checkArchives(args: readonly string[]): Promise<number> {
  const paths = args.filter((a, i) => !a.startsWith('--') && !args[i - 1]?.startsWith('--'))
  const name = option(args, 'name')
  const today = option(args, 'today') ?? '2026-01-01'
  const sets: { label: string; posts: Post[]; firstName: string | null }[] = paths.length
    ? await Promise.all(
        paths.map(async (p) => ({ label: basename(p), posts: await loadPosts(p, today), firstName: name })),
      )
    : Object.entries(fixtures).map(([label, f]) => ({ label, ...f }))
  let faults = 0
  for (const { label, posts, firstName } of sets) {
    const written = articlesOf(posts, firstName, today, 'every')
    for (const { key, article } of written)
      for (const fault of verifyArticle(article, posts)) {
        faults++
        console.log(`${label} ${key} ${fault.rule}: ${fault.detail}`)
      }
    for (const a of written)
      for (const b of written)
        if (a.key < b.key && sharedFrames(a.article, b.article) > 0.2) {
          faults++
          console.log(
            `${label} ${a.key} and ${b.key} share ${Math.round(sharedFrames(a.article, b.article) * 100)}% of their frames`,
          )
        }
    console.log(`${label}: ${written.length} articles from ${posts.length} posts checked`)
  }
  console.log(faults === 0 ? 'No faults.' : `${faults} faults.`)
  return faults
}
