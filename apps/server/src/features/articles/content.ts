import type { Block, Figure, Article as Written } from '@youzine/author'
import { BUILT_IN_AUTHOR } from '#features/author/index.ts'
import type { Ending } from '#features/chains/index.ts'
import type { articles } from '#schema'
import { cleanHtml } from './clean-html.ts'
import { toBlock } from './to-block.ts'

type Row = typeof articles.$inferSelect

/** What of an article is written, whoever wrote it. */
export type Content = Pick<
  Row,
  | 'title'
  | 'standfirst'
  | 'description'
  | 'body'
  | 'paragraphs'
  | 'figures'
  | 'pullQuotes'
  | 'titleAlternatives'
  | 'told'
  | 'writtenBy'
  | 'language'
  | 'note'
>

const idsOf = (kind: 'post' | 'answer', sources: Written['paragraphs'][number]['sources']) => [
  ...new Set(sources.flatMap((source) => (source.type === kind && 'id' in source ? [source.id] : []))),
]

type PlainKind = Exclude<Written['paragraphs'][number]['kind'], Block['form']>

/** What a chain came to, as it is kept. */
export const contentOf = (
  ending: Ending,
  { writtenBy, note }: { writtenBy: string; note: string | null },
): Content => (ending.by === 'author' ? ofAuthor(ending.written, note) : ofModel(ending, writtenBy))

function ofModel(
  { article, paragraphs: drafted, dress }: Extract<Ending, { by: 'model' }>,
  writtenBy: string,
): Content {
  const clean = drafted.map((one) => ({ ...one, html: cleanHtml(one.html) }))
  const paragraphs = dress.saga ? [...clean, toStored(dress.saga)] : clean
  return {
    title: article.title,
    standfirst: article.standfirst,
    description: article.description || article.standfirst,
    body: paragraphs.map(({ html }) => html).join('\n'),
    paragraphs,
    figures: dress.figures.map(toStoredFigure),
    pullQuotes: dress.pullQuotes.map(({ text, postId }) => ({ text, postId })),
    titleAlternatives: article.titleAlternatives,
    told: [],
    writtenBy,
    language: 'en',
    note: null,
  }
}

const toStored = ({
  kind,
  block,
  html,
  sources,
}: Written['paragraphs'][number]): Row['paragraphs'][number] => ({
  ...(block ? { kind: 'block' as const, block: toBlock(block) } : { kind: kind as PlainKind }),
  html: cleanHtml(html),
  postIds: idsOf('post', sources),
  answerIds: idsOf('answer', sources),
})

const toStoredFigure = ({ sources, ...figure }: Figure): Row['figures'][number] => ({
  ...figure,
  postIds: idsOf('post', sources),
})

const ofAuthor = (written: Written, note: string | null): Content => ({
  title: written.title,
  standfirst: written.standfirst,
  description: written.description,
  body: cleanHtml(written.body),
  paragraphs: written.paragraphs.map(toStored),
  figures: written.figures.map(toStoredFigure),
  pullQuotes: written.pullQuotes.map(({ text, postId }) => ({ text, postId })),
  titleAlternatives: (written.titleAlternatives ?? []).map(({ title }) => title),
  told: written.told,
  writtenBy: BUILT_IN_AUTHOR,
  language: written.language,
  note: [note, written.note].filter(Boolean).join(' ') || null,
})
