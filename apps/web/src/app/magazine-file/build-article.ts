import type { Article, ArticleFigure } from '@youzine/contract'
import {
  type Block,
  blocksOf,
  type FormBlock,
  forDropCap,
  numberLabel,
  numberSources,
  type TextBlock,
  unwrap,
} from '#features/article/blocks.ts'
import { longDate, originOf } from '#features/article/dates.ts'
import { drawFigure, type Shape } from '#features/article/figure/draw-figure.ts'
import { drawnHtml } from './drawn-figure.ts'
import { escapeHtml } from './escape.ts'

export const anchorOf = (article: Pick<Article, 'id'>) => `article-${article.id}`

/** How a form is set: for a book in its plain markup, cleaned by the server. */
type SetForm = (block: FormBlock, article: Article) => string
const plainly: SetForm = ({ html }) => `<div class="form">${html}</div>`

export function articleHtml(article: Article, setForm: SetForm = plainly): string {
  const name = anchorOf(article)
  return `<article id="${name}" lang="${escapeHtml(article.language || 'en')}">
<header>
${article.template_name ? `<p class="eyebrow">${escapeHtml(article.template_name)}</p>` : ''}
<h2>${escapeHtml(article.title)}</h2>
<p class="stand">${escapeHtml(article.standfirst)}</p>
<p class="by">Written by ${escapeHtml(article.written_by)} · ${escapeHtml(longDate(article.created_at))} · ${article.reading_minutes} min${article.note ? `<br>${escapeHtml(article.note)}` : ''}</p>
</header>
${blocksOf(article)
  .map((block) => (block.kind === 'form' ? setForm(block, article) : blockHtml(block, name)))
  .join('\n')}
${sourcesHtml(article, name)}
<p class="back"><a href="#contents">Contents</a></p>
</article>`
}

function blockHtml(block: Exclude<Block, FormBlock>, name: string): string {
  if (block.kind === 'figure') return figureHtml(block.figure)
  if (block.kind === 'text') return textHtml(block, name)
  const { number, source } = block.receipt
  const date = source.at ? `${escapeHtml(longDate(source.at))} · ` : ''
  const text = escapeHtml(block.text.replace(/^[“"]|[”"]$/g, ''))
  return `<blockquote class="pull">“${text}”<footer>${date}<a href="#${name}-${number}">post ${number}</a></footer></blockquote>`
}

/** Paragraphs come cleaned from the server, to a few tags without attributes; everything else is escaped here. */
function textHtml({ paragraph, receipts, hasDropCap, isAfterItems }: TextBlock, name: string): string {
  const { html, isInline } = unwrap(paragraph.html)
  if (paragraph.kind === 'h2') return `<h3>${html}</h3>`
  const [first] = receipts
  const label = numberLabel(receipts.map(({ number }) => number))
  const mark = first ? `\u2060<sup><a href="#${name}-${first.number}">${label}</a></sup>` : ''
  const tag = paragraph.kind === 'blockquote' ? 'blockquote' : isInline ? 'p' : 'div'
  const classes = [isAfterItems ? 'item' : paragraph.kind, hasDropCap ? 'cap' : ''].filter(Boolean).join(' ')
  return `<${tag} class="${classes}">${hasDropCap ? forDropCap(html) : html}${mark}</${tag}>`
}

function sourcesHtml(article: Article, name: string): string {
  const receipts = numberSources(article)
  if (receipts.length === 0) return ''
  const rows = receipts.map(({ number, source }) => {
    return `<li id="${name}-${number}" value="${number}"><span class="when">${escapeHtml(originOf(source))}</span> ${escapeHtml(source.text)}</li>`
  })
  return `<details class="sources" open><summary>Where this comes from</summary><ol>${rows.join('\n')}</ol></details>`
}

function figureHtml(figure: ArticleFigure): string {
  if (figure.kind === 'animal' || figure.kind === 'wheel' || figure.kind === 'strands')
    return drawnHtml(figure)
  const { height, shapes } = drawFigure(figure)
  return `<figure class="figure"><svg role="img" aria-label="${escapeHtml(figure.text_alternative)}" width="100%" height="${height}">${shapes.map(shapeHtml).join('')}</svg><figcaption>${escapeHtml(figure.title)}</figcaption></figure>`
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`

function shapeHtml(shape: Shape): string {
  switch (shape.kind) {
    case 'bar':
      return `<rect class="bar" x="${percent(shape.x)}" y="${shape.y}" width="${percent(shape.width)}" height="${shape.height}" rx="1.5"/>`
    case 'segment':
      return `<line class="${shape.role}" x1="${percent(shape.x1)}" y1="${shape.y1}" x2="${percent(shape.x2)}" y2="${shape.y2}"/>`
    case 'dot':
      return `<circle class="dot" cx="${percent(shape.x)}" cy="${shape.y}" r="${shape.r}"/>`
    case 'text':
      return `<text class="${shape.role}${shape.isMinor ? ' minor' : ''}" x="${percent(shape.x)}" y="${shape.y}" text-anchor="${shape.anchor}">${escapeHtml(shape.text)}</text>`
  }
}
