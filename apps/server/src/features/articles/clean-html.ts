import sanitizeHtml from 'sanitize-html'
import { remembered } from '#platform/remembered.ts'

/** The small set an article is made of. No link, picture, style or script survives, whoever wrote it. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'blockquote',
    'em',
    'strong',
    'ul',
    'ol',
    'li',
    'br',
    'q',
    'cite',
    'dl',
    'dt',
    'dd',
    'section',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'time',
  ],
  allowedAttributes: { th: ['scope'], time: ['datetime'] },
  disallowedTagsMode: 'discard',
}

/** Run when a text is stored and again when it is shown. */
export const cleanHtml = remembered((html) => sanitizeHtml(html, OPTIONS))

/** The words alone; what stands for a character stays escaped. */
export const plainText = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/\s+/g, ' ').trim()

const WORDS_A_MINUTE = 230

export const readingMinutes = remembered((html) =>
  Math.max(1, Math.round(plainText(html).split(' ').length / WORDS_A_MINUTE)),
)
