/** One letter in both forms: what a person reads, written once. */
export interface Letter {
  subject: string
  greeting: string
  paragraphs: string[]
  button?: { label: string; url: string }
  /** Small print below the button. */
  note: string
}

const LONGEST_NAME = 60

/** Mail programs make links of whatever looks like one: a name is printed so that it never does. */
export function hello(firstName: string): string {
  const name = firstName
    .replace(/\s+/g, ' ')
    .replace(/([.:/@。．｡․])(?=\S)/g, '$1 ')
    .slice(0, LONGEST_NAME)
    .trim()
  return name ? `Hello ${name},` : 'Hello,'
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

export function letterText({ greeting, paragraphs, button, note }: Letter): string {
  const link = button ? [`${button.label}:\n${button.url}`] : []
  return `${[greeting, ...paragraphs, ...link, note, '-- \nYouzine\nYou as AI sees you'].join('\n\n')}\n`
}

const SERIF = "Georgia, 'Times New Roman', serif"
const SANS = "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"

export function letterHtml({ subject, greeting, paragraphs, button, note }: Letter): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 18px;font:17px/1.6 ${SERIF};color:#1b1a17">${escapeHtml(text)}</p>`
  const link = button
    ? `<p style="margin:28px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:#1b1a17;color:#fbf8f3;font:600 15px/1 ${SANS};text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 18px;font:13px/1.5 ${SANS};color:#6b655b">Or open this address:<br><a href="${escapeHtml(button.url)}" style="color:#b8351f;word-break:break-all">${escapeHtml(button.url)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fbf8f3">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 14px;border-bottom:2px solid #1b1a17;font:500 34px/1 ${SERIF};letter-spacing:-1px;color:#1b1a17">Youzine</td></tr>
<tr><td style="padding:8px 0 28px;font:italic 15px/1.4 ${SERIF};color:#6b655b">You as AI sees you</td></tr>
<tr><td>${paragraph(greeting)}${paragraphs.map(paragraph).join('\n')}${link}</td></tr>
<tr><td style="padding:18px 0 0;border-top:1px solid #e2dbcf;font:13px/1.5 ${SANS};color:#6b655b">${escapeHtml(note)}</td></tr>
</table></td></tr></table></body></html>
`
}
