import { plainText } from './clean-html.ts'
import { singleSpaced, withoutLonelyHeadings } from './left-over.ts'
import type { ArticleRow } from './queries.ts'

/** What must not be read any more: posts that are left out, sentences that are not right. */
export interface Unwanted {
  postIds: ReadonlySet<number>
  /** Words of these posts, and the sentences. */
  texts: readonly string[]
}

type Stripped = Pick<
  ArticleRow,
  | 'title'
  | 'standfirst'
  | 'description'
  | 'body'
  | 'paragraphs'
  | 'figures'
  | 'pullQuotes'
  | 'titleAlternatives'
>

/** Shorter words are in everything. */
const TELLING = 10

const folded = (text: string) =>
  singleSpaced(text)
    .replace(/[“”„"]/g, '"')
    .replace(/[‘’']/g, "'")
    .toLowerCase()

const FOLDED = new WeakMap<Unwanted, readonly string[]>()

/** Once for all articles that these are taken out of. */
function foldedTexts(unwanted: Unwanted): readonly string[] {
  const texts = FOLDED.get(unwanted) ?? unwanted.texts.map(folded)
  FOLDED.set(unwanted, texts)
  return texts
}

/** Null where there is nothing to take out; else what is left of it until it is written again. */
export function strip(article: ArticleRow, topicName: string, unwanted: Unwanted): Stripped | null {
  const uses = (ids: readonly number[]) => ids.some((id) => unwanted.postIds.has(id))
  const texts = foldedTexts(unwanted)
  /** Either holds the other: a title is a line of a post, a standfirst holds one. */
  const says = (text: string) => {
    const own = folded(text)
    return holds(own, texts) || (own.length >= TELLING && texts.some((one) => one.includes(own)))
  }
  const keeps = article.paragraphs.filter(
    ({ postIds, html, kind }) =>
      !uses(postIds) && !(kind === 'h2' ? says(plainText(html)) : holds(folded(plainText(html)), texts)),
  )
  const paragraphs = withoutLonelyHeadings(keeps)
  const pullQuotes = article.pullQuotes.filter(
    ({ postId, text }) => !unwanted.postIds.has(postId) && !says(text),
  )
  const figures = article.figures.filter(({ postIds = [] }) => !uses(postIds))
  const isTitleKept = !says(article.title)
  const isHeadKept = !says(article.standfirst)
  const titleAlternatives = article.titleAlternatives.filter((title) => !says(title))
  if (
    titleAlternatives.length === article.titleAlternatives.length &&
    paragraphs.length === article.paragraphs.length &&
    figures.length === article.figures.length &&
    pullQuotes.length === article.pullQuotes.length &&
    isTitleKept &&
    isHeadKept
  )
    return null
  return {
    title: isTitleKept ? article.title : topicName,
    standfirst: isHeadKept ? article.standfirst : '',
    description: says(article.description) ? '' : article.description,
    body: paragraphs.map(({ html }) => html).join('\n'),
    paragraphs,
    figures,
    pullQuotes,
    titleAlternatives,
  }
}

const holds = (own: string, texts: readonly string[]) =>
  texts.some((text) => text.length >= TELLING && own.includes(text))
