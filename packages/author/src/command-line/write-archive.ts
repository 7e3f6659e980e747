import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { blockText } from '../forms/text.ts'
import type { Analysis, Article, Post, Source, Tone } from '../model.ts'
import { topicsFor } from '../planning/topics-for.ts'
import { analyse } from '../reading/analyse.ts'
import { allTopics } from '../topics/all.ts'
import { write } from '../write.ts'
import { escapeHtml } from '../writing/html.ts'
import { wordingFor } from '../writing/wordings.ts'
import { loadArchive } from './load-posts.ts'

export interface Written {
  key: string
  article: Article
}

export function option(args: readonly string[], name: string): string | null {
  const at = args.indexOf(`--${name}`)
  return at >= 0 ? (args[at + 1] ?? null) : null
}

export function articlesOf(
  posts: Post[],
  firstName: string | null,
  today: string,
  only: string | null,
): Written[] {
  return writtenFrom(analyse(posts, { today, firstName }), posts, firstName, today, only)
}

function writtenFrom(
  analysis: Analysis,
  posts: Post[],
  firstName: string | null,
  today: string,
  only: string | null,
): Written[] {
  const offered = topicsFor(analysis, posts, { firstName })
  const wanted = allTopics.filter((t) =>
    only === null
      ? offered.includes(t.info.key)
      : only === 'all'
        ? offered.includes(t.info.key) || ALWAYS.has(t.info.key)
        : only === 'every'
          ? !t.info.needs.includes('survey')
          : t.info.key === only,
  )
  return wanted.map((t) => ({
    key: t.info.key,
    article: write({ topic: t.info.key, analysis, posts, person: { firstName }, today }),
  }))
}

/** Written for whoever asks, short if need be; of the others a magazine holds those that have something of their own. */
const ALWAYS: ReadonlySet<string> = new Set(['media_roast', 'astrology', 'spirit_meme'])

export async function writeArticles(args: readonly string[]) {
  const path = args.find((a, i) => !a.startsWith('--') && !args[i - 1]?.startsWith('--'))
  if (!path) {
    console.log(
      'Usage: npm run author -- ARCHIVE [--topic KEY|all|every] [--name NAME] [--today YYYY-MM-DD] [--out DIR] [--json FILE]',
    )
    return
  }
  const today = option(args, 'today') ?? '2026-01-01'
  const { posts, firstName: named } = await loadArchive(path, today)
  const out = option(args, 'out') ?? join('.cache', 'author', basename(path).replace(/\.\w+$/, ''))
  mkdirSync(out, { recursive: true })
  const firstName = option(args, 'name') ?? named
  const analysis = analyse(posts, { today, firstName })
  const written = writtenFrom(analysis, posts, firstName, today, option(args, 'topic'))
  const json = option(args, 'json')
  if (json) writeFileSync(json, JSON.stringify({ posts: withTones(posts, analysis), articles: written }))
  for (const { key, article } of written) {
    writeFileSync(join(out, `${key}.txt`), asText(article))
    writeFileSync(
      join(out, `${key}.html`),
      page(
        article.title,
        `<h1>${escapeHtml(article.title)}</h1><p><em>${escapeHtml(article.standfirst)}</em></p>${article.body}`,
      ),
    )
  }
  writeFileSync(join(out, 'receipts.html'), receipts(written, posts))
  console.log(`${written.length} articles from ${posts.length} posts in ${out}`)
}

/** Every post with what the reading made of it, for whoever measures the writing. */
function withTones(posts: readonly Post[], analysis: Analysis): (Post & { tone: Tone })[] {
  const tones = new Map<number, Tone>()
  for (const tone of ['amber', 'red', 'hidden'] as const) for (const id of analysis[tone]) tones.set(id, tone)
  return posts.map((p) => ({ ...p, tone: tones.get(p.id) ?? 'clear' }))
}

export function asText(article: Article): string {
  const w = wordingFor(article.language)
  const lines = [article.title, article.standfirst, '']
  for (const p of article.paragraphs) {
    if (p.block) lines.push(blockText(p.block, w), '')
    else
      lines.push(
        (p.label ? `**${p.label}** ` : p.kind === 'h2' ? '## ' : '') +
          p.sentences.map((s) => s.text).join(' '),
        '',
      )
  }
  if (article.note) lines.push(`(${article.note})`)
  return lines.join('\n')
}

const page = (title: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>body{font:18px/1.55 Georgia,serif;max-width:38rem;margin:3rem auto;padding:0 1rem}small{color:#777}</style>${body}`

function receipts(written: readonly Written[], posts: readonly Post[]): string {
  const byId = new Map(posts.map((p) => [p.id, p]))
  const show = (s: Source) =>
    s.type === 'post'
      ? `[${s.id}] ${byId.get(s.id)?.at?.slice(0, 10) ?? 'undated'}: ${byId.get(s.id)?.text ?? ''}`
      : s.type === 'count'
        ? `count ${s.value}: ${JSON.stringify(s.of)}`
        : `answer ${s.id} of ${s.survey}`
  const body = written
    .map(({ article }) => {
      const rows = article.paragraphs.flatMap((p) =>
        p.sentences.map(
          (s) =>
            `<li>${escapeHtml(s.text)}<br><small>${s.sources.map((x) => escapeHtml(show(x))).join('<br>')}</small></li>`,
        ),
      )
      return `<h2>${escapeHtml(article.title)}</h2><ol>${rows.join('')}</ol>`
    })
    .join('')
  return page('Receipts', `<h1>Receipts</h1>${body}`)
}
