import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { z } from 'zod'
import { ModelFailed } from '#platform/llm/model.ts'
import { withInnerQuotes } from './quotations.ts'
import type { StepResult } from './steps.ts'

/** One paragraph as the model wrote it, with the numbers that it says it rests on. */
export interface DraftParagraph {
  kind: 'p' | 'h2' | 'blockquote' | 'item'
  text: string
  sources: number[]
}

export interface DraftArticle {
  title: string
  standfirst: string
  description: string
  titleAlternatives: string[]
  paragraphs: DraftParagraph[]
}

/** What a function step may end with; models forget fields, so most may be missing. */
const about = {
  title: z.string().trim().min(1).max(300),
  standfirst: z.string().trim().max(600).default(''),
  description: z.string().trim().max(400).default(''),
  title_alternatives: z.array(z.string().trim().min(1).max(200)).max(12).default([]),
}
const InSections = z.object({
  ...about,
  sections: z
    .array(
      z.object({
        heading: z.string().trim().max(200).default(''),
        paragraphs: z
          .array(z.object({ text: z.string().trim().max(6000), sources: z.array(z.number()).default([]) }))
          .max(60),
      }),
    )
    .max(40),
})
const InOne = z.object({ ...about, body: z.string().trim().min(1).max(100_000) })

export const MALFORMED = 'The model’s answer was not in the form it was asked for.'
export const NO_ARTICLE =
  'The last step must end in an article: a function with title and body (or sections), or text whose first heading is the title.'

/** The article that a chain ends in: sections, title and body, or text whose first heading is the title. */
export function readEnding({ json, text }: Pick<StepResult, 'json' | 'text'>): DraftArticle {
  if (json !== undefined && json !== null) {
    const sections = InSections.safeParse(json)
    if (sections.success) return fromSections(sections.data)
    const whole = InOne.safeParse(json)
    if (whole.success) {
      const paragraphs = paragraphsOf(whole.data.body).filter(
        ({ kind, text: words }, at) => !(at === 0 && kind === 'h2' && words === whole.data.title),
      )
      return { ...named(whole.data), paragraphs }
    }
    const isMeantAsArticle =
      typeof json === 'object' && ('title' in json || 'sections' in json || 'body' in json)
    throw new ModelFailed(isMeantAsArticle ? MALFORMED : NO_ARTICLE, { isRetryable: false })
  }
  const [first, ...rest] = paragraphsOf(text)
  if (first?.kind !== 'h2' || rest.length === 0) throw new ModelFailed(NO_ARTICLE, { isRetryable: false })
  return {
    title: first.text.slice(0, 300),
    standfirst: '',
    description: '',
    titleAlternatives: [],
    paragraphs: rest,
  }
}

const named = (data: z.output<typeof InOne> | z.output<typeof InSections>) => ({
  title: data.title,
  standfirst: data.standfirst,
  description: data.description,
  titleAlternatives: data.title_alternatives,
})

const fromSections = (data: z.output<typeof InSections>): DraftArticle => ({
  ...named(data),
  paragraphs: data.sections.flatMap(({ heading, paragraphs }) => [
    ...(heading ? [{ kind: 'h2' as const, text: heading, sources: [] }] : []),
    ...paragraphs.map(({ text, sources }) => ({ kind: 'p' as const, ...withoutNumbers(text, sources) })),
  ]),
})

const BLOCKS = /<(\/?)(h[1-6]|p|blockquote|li)>|([^<]+)|<[^<>]*>/g
const KINDS: Record<string, DraftParagraph['kind']> = { p: 'p', blockquote: 'blockquote', li: 'item' }

/** Markdown or HTML as paragraphs of plain words; nothing else of either survives. */
function paragraphsOf(body: string): DraftParagraph[] {
  const html = /<(h[1-6]|p|article|section|div|ul|blockquote)\b/i.test(body)
    ? body
    : marked.parse(body, { async: false })
  const clean = sanitizeHtml(html, {
    allowedTags: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'li'],
    allowedAttributes: {},
  })
  const paragraphs: DraftParagraph[] = []
  const open: string[] = []
  let words = ''
  const flush = () => {
    const text = unescaped(words).replace(/\s+/g, ' ').trim()
    words = ''
    if (!text) return
    const tag = open.includes('blockquote') ? 'blockquote' : (open.at(-1) ?? 'p')
    paragraphs.push({ kind: KINDS[tag] ?? 'h2', ...withoutNumbers(text, []) })
  }
  for (const [, closes, tag, text] of clean.matchAll(BLOCKS)) {
    if (text !== undefined) words += text
    if (!tag) continue
    flush()
    if (closes) open.splice(open.lastIndexOf(tag), 1)
    else open.push(tag)
  }
  flush()
  return paragraphs
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')

/** `[3, 12]` names posts; it is a receipt, not something to read. */
function withoutNumbers(text: string, sources: readonly number[]) {
  const found = [...sources]
  const rest = text.replace(/\s{0,9}\[(\d{1,4}(?:\s{0,9},\s{0,9}\d{1,4})*)\]/g, (_, numbers: string) => {
    found.push(...numbers.split(',').map(Number))
    return ''
  })
  return { text: withInnerQuotes(rest.trim()), sources: found }
}
