// Writes what the front page shows of the sample person: the very articles that the built-in author gives.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toBlock } from '../apps/server/src/features/articles/to-block.ts'
import { loadPosts } from '../packages/author/src/command-line/load-posts.ts'
import { articlesOf } from '../packages/author/src/command-line/write-archive.ts'
import type { Block } from '../packages/author/src/forms/block.ts'
import { blockHtml } from '../packages/author/src/forms/html.ts'
import { topics } from '../packages/author/src/index.ts'
import { wordingFor } from '../packages/author/src/writing/wordings.ts'
import { SAMPLE_DAY } from '../packages/contract/src/imports.ts'
import { sampleFirstName } from '../packages/sample/src/index.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(root, 'apps/web/src/features/home-spread/sample-issue.json')
const LEADS = ['running_jokes', 'profile', 'people', 'museum']
const MOST_PARAGRAPHS = 2
const FIRST_ACTS = 4
const WEEKS = 53

const posts = await loadPosts(join(root, 'apps/web/public/sample-archive.zip'), SAMPLE_DAY)
const written = articlesOf(posts, sampleFirstName, SAMPLE_DAY, null)

const years = new Map<number, number[]>()
for (const { at } of posts) {
  if (!at) continue
  const day = new Date(at)
  const year = day.getUTCFullYear()
  const weeks = years.get(year) ?? new Array<number>(WEEKS).fill(0)
  const week = Math.floor(
    (Date.UTC(year, day.getUTCMonth(), day.getUTCDate()) - Date.UTC(year, 0, 1)) / 604_800_000,
  )
  weeks[Math.min(week, WEEKS - 1)] = (weeks[Math.min(week, WEEKS - 1)] ?? 0) + 1
  years.set(year, weeks)
}

const lead = LEADS.flatMap((key) => written.find((one) => one.key === key) ?? [])[0] ?? written[0]
if (!lead) throw new Error('The sample person has no article.')
const { title, standfirst, paragraphs } = lead.article
// How a story begins; neither its end nor a loss stands on the front page.
const shown = paragraphs.filter(({ kind }) => kind !== 'h2' && kind !== 'tender')
const beginning = shown.slice(0, shown[0]?.kind === 'saga' ? 1 : MOST_PARAGRAPHS)
const cut = (block: Block): Block =>
  block.form === 'saga' ? { ...block, acts: block.acts.slice(0, FIRST_ACTS), close: null } : block
const issue = {
  titles: written.map(({ article }) => article.title),
  rhythm: [...years].sort(([a], [b]) => a - b).map(([year, weeks]) => ({ year, weeks })),
  lead: {
    topic: topics.find(({ key }) => key === lead.key)?.name ?? '',
    title,
    standfirst,
    paragraphs: beginning.map(({ html, block }) => ({
      html: block ? blockHtml(cut(block), wordingFor(lead.article.language)) : html,
      block: block ? toBlock(cut(block)) : null,
    })),
  },
}
mkdirSync(dirname(out), { recursive: true })
writeFileSync(out, JSON.stringify(issue))
