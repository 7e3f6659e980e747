import type {
  ArticleAnswer,
  ArticleBlock,
  ArticleFigure,
  ArticleParagraph,
  ArticleSource,
  ArticleText,
} from '@youzine/contract'

/** A paragraph with the numbers of its receipts, in the order in which the article first shows them. */
export type TextBlock = {
  kind: 'text'
  paragraph: ArticleParagraph
  receipts: Receipt[]
  hasDropCap: boolean
  /** Ends a list of entries, which stand between rules. */
  isAfterItems: boolean
}
/** A post, or an answer with the question it was given to. */
export type ReceiptSource = ArticleSource & { answerTo?: string }
export type Receipt = { number: number; source: ReceiptSource }
export type FormBlock = { kind: 'form'; form: ArticleBlock; html: string; receipts: Receipt[] }
export type Block =
  | TextBlock
  | { kind: 'quote'; text: string; receipt: Receipt }
  | { kind: 'figure'; figure: ArticleFigure }
  | FormBlock

/** At least so many paragraphs lie between two pull quotes. */
const QUOTE_EVERY = 3
const SHORTEST_WITH_CAP = 110

type Parts = Pick<
  ArticleText,
  'title' | 'body' | 'paragraphs' | 'figures' | 'pull_quotes' | 'sources' | 'answers'
>

/** Posts and answers share one list; answers stand in it under the negative of their question's id. */
const restsOn = ({ post_ids, answer_ids }: ArticleParagraph) => [...post_ids, ...answer_ids.map((id) => -id)]

const toSource = ({ question_id, survey_title, question, text }: ArticleAnswer): ReceiptSource => ({
  id: -question_id,
  at: null,
  place: survey_title,
  text,
  answerTo: question,
})

/** Every source with its number: first those the text shows, then the rest by their dates. */
export function numberSources({
  paragraphs,
  sources,
  answers,
}: Pick<Parts, 'paragraphs' | 'sources' | 'answers'>): Receipt[] {
  const shown = new Set(paragraphs.filter(({ kind }) => kind !== 'h2').flatMap(restsOn))
  const given = answers.map(toSource).filter(({ id }) => shown.has(id))
  const byId = new Map([...sources, ...given].map((source) => [source.id, source]))
  const ordered = [...shown, ...byId.keys()].flatMap((id) => byId.get(id) ?? [])
  return [...new Set(ordered)].map((source, at) => ({ number: at + 1, source }))
}

/** The article in the order in which it is set: paragraphs, and between them its pull quotes and figures. */
export function blocksOf(article: Parts): Block[] {
  const receipts = new Map(numberSources(article).map((receipt) => [receipt.source.id, receipt]))
  const paragraphs = paragraphsOf(article)
  const quotes = placeQuotes(article, paragraphs)
  const last = paragraphs.length - 1
  const figureAt = (place: number) =>
    article.figures
      .filter(({ after }) => Math.min(last, Math.max(-1, after)) === place)
      .map((figure) => ({ kind: 'figure' as const, figure }))
  const set = paragraphs.flatMap((paragraph, at): Block[] => {
    const own =
      paragraph.kind === 'h2'
        ? []
        : [...new Set(restsOn(paragraph))]
            .flatMap((id) => receipts.get(id) ?? [])
            .sort((a, b) => a.number - b.number)
    const text: Block = paragraph.block
      ? { kind: 'form', form: paragraph.block, html: paragraph.html, receipts: own }
      : {
          kind: 'text',
          paragraph,
          receipts: own,
          hasDropCap: at === 0 && paragraph.kind === 'p' && plain(paragraph.html).length >= SHORTEST_WITH_CAP,
          isAfterItems: paragraph.kind === 'p' && paragraphs[at - 1]?.kind === 'item',
        }
    const quote = quotes.get(at)
    const receipt = quote && receipts.get(quote.post_id)
    return [
      text,
      ...(quote && receipt ? [{ kind: 'quote' as const, text: quote.text, receipt }] : []),
      ...figureAt(at),
    ]
  })
  return [...figureAt(-1), ...set]
}

/** Articles of before paragraphs were kept one by one are one piece of text. */
const paragraphsOf = ({ paragraphs, body }: Parts): ArticleParagraph[] =>
  paragraphs.length > 0 || !body
    ? paragraphs
    : [{ kind: 'p', html: body, block: null, post_ids: [], answer_ids: [] }]

function placeQuotes({ title, pull_quotes, figures }: Parts, paragraphs: readonly ArticleParagraph[]) {
  const placed = new Map<number, ArticleText['pull_quotes'][number]>()
  const taken = new Set(figures.map(({ after }) => after))
  const isFree = (at: number) =>
    !taken.has(at) &&
    paragraphs[at]?.block === null &&
    paragraphs[at]?.kind !== 'blockquote' &&
    paragraphs[at]?.kind !== 'h2' &&
    paragraphs[at + 1]?.kind !== 'blockquote' &&
    paragraphs[at + 1]?.kind !== 'note' &&
    [...placed.keys()].every((other) => Math.abs(other - at) >= QUOTE_EVERY)
  for (const quote of pull_quotes) {
    // The title is a quote often enough; nobody needs to read it twice.
    if (bare(quote.text) === bare(title)) continue
    const at = paragraphs.findIndex(
      ({ post_ids }, index) => post_ids.includes(quote.post_id) && isFree(index),
    )
    if (at >= 0 && at < paragraphs.length - 1) placed.set(at, quote)
  }
  return placed
}

/** An apostrophe after the first letter would be drawn as large as the letter; a joiner keeps them apart. */
export const forDropCap = (html: string) => html.replace(/^([“"‘«„]?\p{L})(?=[’'])/u, '$1\u2060')

const plain = (html: string) => html.replace(/<[^<>]*>/g, '')
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "1–3, 7": how receipts are numbered beside a paragraph. */
export function numberLabel(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  return runs
    .flatMap(([from, to]) =>
      from === to ? [`${from}`] : to === from + 1 ? [`${from}`, `${to}`] : [`${from}–${to}`],
    )
    .join(', ')
}

const WRAPPED = /^\s*<(p|h2|h3|blockquote|li)>([\s\S]*)<\/\1>\s*$/
const HAS_BLOCK = /<(p|h2|h3|blockquote|ul|ol|li|dl|dt|dd)>/

/** What stands inside the outer tag, and whether it may stand in a paragraph. */
export function unwrap(html: string): { html: string; isInline: boolean } {
  const [, tag, inside] = WRAPPED.exec(html) ?? []
  const isOne = tag !== undefined && inside !== undefined && !inside.includes(`</${tag}>`)
  const text = isOne ? inside : html
  return { html: text, isInline: !HAS_BLOCK.test(text) }
}
