import type { ArticleBlock, ArticleParagraph, ArticleText } from '@youzine/contract'

const plain = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return (page.body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })
const split = (text: string) => [...splitter.segment(text)].map(({ segment }) => segment.trim())

/** What we say in a form; the posts in it are the reader's own. */
function inForm(block: ArticleBlock): (string | null)[] {
  switch (block.form) {
    case 'saga':
      return [block.title, ...block.acts.map(({ caption }) => caption), block.close]
    case 'ledger':
      return [...block.rows.flatMap(({ promise, verdict }) => [promise, verdict]), block.total]
    case 'series':
      return [block.title]
    case 'cast':
      return block.people.flatMap(({ role, claim }) => [role, claim])
    case 'exhibit':
      return [block.fate]
    case 'index':
      return block.lines.map(({ text }) => text)
    case 'versions':
      return [block.event, block.a.note ?? null, block.b.note ?? null]
    case 'post':
      return [block.caption]
    case 'pair':
      return [block.then.note ?? null, block.now.note ?? null]
    case 'calendar':
      return block.years.map(({ entry }) => entry?.note ?? null)
    default:
      return []
  }
}

export const sentencesOf = ({ kind, html, block }: ArticleParagraph): string[] =>
  kind === 'h2' ? [] : block ? inForm(block).flatMap((one) => one || []) : split(plain(html)).filter(Boolean)

/** Every sentence of ours in an article, each once. */
export const ownSentences = ({ standfirst, paragraphs }: ArticleText): string[] => [
  ...new Set([standfirst, ...paragraphs.flatMap(sentencesOf)].filter(Boolean)),
]
