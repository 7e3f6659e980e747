import { type Block, escapeHtml, type Article as Written } from '@youzine/author'
import type { Disputed } from '#features/chains/index.ts'
import { singleSpaced, withoutLonelyHeadings } from './left-over.ts'

type Paragraph = Written['paragraphs'][number]

/** The article without the sentences that the person says are not right. */
export function withoutDisputed(written: Written, disputed: readonly Disputed[]): Written {
  if (disputed.length === 0) return written
  const wrong = new Set(disputed.map(({ sentence }) => singleSpaced(sentence)))
  const isWrong = (text: string) => wrong.has(singleSpaced(text))
  const kept = written.paragraphs.flatMap((paragraph) =>
    paragraph.block ? inForm(paragraph, paragraph.block, isWrong) : inText(paragraph, isWrong),
  )
  const paragraphs = withoutLonelyHeadings(kept)
  return {
    ...written,
    standfirst: isWrong(written.standfirst) ? '' : written.standfirst,
    description: isWrong(written.description) ? '' : written.description,
    paragraphs,
    body: paragraphs.map(({ html }) => html).join('\n'),
  }
}

function inText(paragraph: Paragraph, isWrong: (text: string) => boolean): Paragraph[] {
  const sentences = paragraph.sentences.filter(({ text }) => !isWrong(text))
  if (sentences.length === paragraph.sentences.length) return [paragraph]
  if (paragraph.kind !== 'p' || sentences.length === 0) return []
  const html = `<p>${sentences.map(({ text }) => escapeHtml(text)).join(' ')}</p>`
  return [{ ...paragraph, sentences, html, sources: sentences.flatMap(({ sources }) => sources) }]
}

/** What we say in a form goes; the posts in it stay. */
function inForm(paragraph: Paragraph, block: Block, isWrong: (text: string) => boolean): Paragraph[] {
  const gone: string[] = []
  const emptied = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (!isWrong(value)) return value
      gone.push(value)
      return ''
    }
    if (Array.isArray(value)) return value.map(emptied)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, isPost(value) && key === 'text' ? one : emptied(one)]),
    )
  }
  const rest = emptied(block) as Block
  if (gone.length === 0) return [paragraph]
  if (rest.form === 'index') rest.lines = rest.lines.filter(({ text }) => text)
  if (rest.form === 'index' && rest.lines.length === 0) return []
  const html = gone.reduce((text, one) => text.replaceAll(escapeHtml(one), ''), paragraph.html)
  const sentences = paragraph.sentences.filter(({ text }) => !isWrong(text))
  return [{ ...paragraph, block: rest, html, sentences }]
}

const isPost = (value: object) => 'post' in value && 'whole' in value
