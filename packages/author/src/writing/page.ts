import type { Block, IndexBlock } from '../forms/block.ts'
import { blockEntries } from '../forms/entries.ts'
import { blockHtml } from '../forms/html.ts'
import type { CountQuery, Paragraph, PullQuote, Sentence, Source, TitleAlternative } from '../model.ts'
import type { Dossier } from './dossier.ts'
import { escapeHtml } from './html.ts'

export const post = (...ids: number[]): Source[] => [...new Set(ids)].map((id) => ({ type: 'post', id }))
export const count = (value: number, of: CountQuery): Source => ({ type: 'count', value, of })

/** A sentence of ours with its receipts. */
export const say = (text: string, sources: Source[], frame = ''): Sentence => ({ text, sources, frame })

/** What a topic hands in beside its paragraphs. */
export interface Draft {
  title: string
  /** The posts that the title was taken from. */
  titlePosts?: number[]
  standfirst: Sentence[]
  /** One line for a link preview; the standfirst, if there is none. */
  description?: Sentence[]
  titleAlternatives?: TitleAlternative[]
  note?: string
}

/** An article while it is being written. */
export interface Page {
  d: Dossier
  paragraphs: Paragraph[]
  pullQuotes: PullQuote[]
  /** Who has been introduced, so that a role is given once. */
  introduced: Set<string>
  p(sentences: readonly Sentence[], label?: string): void
  h2(text: string, sources: Source[]): void
  block(block: Block): void
  /** Index lines carry counts of their own. */
  index(lines: readonly Sentence[]): void
}

/** A form as a paragraph of an article, with the receipts of all it says. */
export function blockParagraph(d: Dossier, block: Block): Paragraph {
  const sentences = blockEntries(block, d.w).map((e) => say(e.text, post(...e.posts)))
  return {
    kind: block.form,
    block,
    html: blockHtml(block, d.w),
    sentences,
    sources: dedupe(sentences.flatMap((s) => s.sources)),
  }
}

export function openPage(d: Dossier): Page {
  const paragraphs: Paragraph[] = []
  const add = (paragraph: Omit<Paragraph, 'sources'>) =>
    paragraphs.push({ ...paragraph, sources: dedupe(paragraph.sentences.flatMap((s) => s.sources)) })
  return {
    d,
    paragraphs,
    pullQuotes: [],
    introduced: new Set(),
    p(sentences, label) {
      const said = sentences.filter((s) => s.text)
      if (said.length === 0) return
      const words = said.map((s) => escapeHtml(s.text)).join(' ')
      add({
        kind: 'p',
        ...(label ? { label } : {}),
        html: `<p>${label ? `<strong>${escapeHtml(label)}</strong> ` : ''}${words}</p>`,
        sentences: [...said],
      })
    },
    h2(text, sources) {
      add({ kind: 'h2', html: `<h2>${escapeHtml(text)}</h2>`, sentences: [say(text, sources)] })
    },
    block(block) {
      paragraphs.push(blockParagraph(d, block))
    },
    index(lines) {
      const postsOf = (s: Sentence) => s.sources.flatMap((x) => (x.type === 'post' ? [x.id] : []))
      const block: IndexBlock = {
        form: 'index',
        lines: lines.map((s) => ({ text: s.text, posts: postsOf(s) })),
      }
      add({ kind: 'index', block, html: blockHtml(block, d.w), sentences: [...lines] })
    },
  }
}

export function dedupe(sources: readonly Source[]): Source[] {
  const seen = new Set<string>()
  return sources.filter((s) => {
    const key = JSON.stringify(s)
    return !seen.has(key) && !!seen.add(key)
  })
}
