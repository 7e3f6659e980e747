import type { Article, Magazine, MagazineCover } from '@youzine/contract'
import forms from '#features/article/forms/forms.css?raw'
import { coverOf as chosenCover } from '#features/cover/chosen-cover.ts'
import { drawRidges } from '#features/cover/rhythm.ts'
import { coverYears } from '#features/magazine/cover-years.ts'
import { coverLines, issueLine, typeset } from '#features/magazine/headline.ts'
import { INTERFACE } from '#lib/interface-language.ts'
import pages from '#ui/styles/pages.css?raw'
import tokens from '#ui/styles/tokens.css?raw'
import { anchorOf, articleHtml } from './build-article.ts'
import drawings from './drawings.css?raw'
import { escapeHtml } from './escape.ts'
import style from './magazine-file.css?raw'
import { setForm } from './set-form.tsx'

type Issue = { magazine: Magazine; articles: Article[]; firstName: string; heading: string; fonts: string }

/** The whole magazine as one page that needs nothing else: no script, no network, no us. */
export function magazineFile({ magazine, articles, firstName, heading, fonts }: Issue): string {
  const rows = articles.map(
    (article) =>
      `<li><a href="#${anchorOf(article)}"><span class="title">${escapeHtml(article.title)}</span> <span class="min">${article.reading_minutes} min</span><span class="line">${escapeHtml(article.standfirst)}</span></a></li>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>${escapeHtml(heading)} · Youzine</title>
<style>${fonts}${rootOf(tokens)}${style}
${forms}${pages}${drawings}</style>
</head>
<body>
<main>
${coverHtml(magazine, firstName)}
<section id="contents">
<p class="eyebrow">${escapeHtml(issueLine(magazine))}</p>
<h1>${escapeHtml(typeset(heading))}</h1>
<ol class="contents">${rows.join('\n')}</ol>
</section>
${articles.map((article) => articleHtml(article, setForm)).join('\n')}
</main>
</body>
</html>
`
}

/** The colours and the type, as a page reads them that nothing has built. */
const rootOf = (theme: string) => `:root{${(theme.match(/--(?:color|font)-[a-z][^;]*;/g) ?? []).join('')}}\n`

const FRAME = { width: 400, height: 300, amplitude: 74 }

function coverHtml(magazine: Magazine, firstName: string): string {
  const { cover, ink } = chosenCover(magazine)
  const month = new Intl.DateTimeFormat(INTERFACE, { month: 'long', year: 'numeric' }).format(
    new Date(magazine.created_at),
  )
  const lines = coverLines(magazine.articles.map(({ title }) => title))
  return `<section class="front ${ink}" aria-hidden="true">
<p class="issue">Youzine · ${escapeHtml(month)}</p>
<p class="name">${escapeHtml(firstName)}</p>
${coverPicture(cover, coverYears(magazine.rhythm))}
<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
</section>`
}

function coverPicture(cover: MagazineCover, years: readonly number[][]): string {
  if (cover.kind === 'number') {
    const digits = new Intl.NumberFormat(INTERFACE).format(cover.value)
    return `<p class="large" style="--digits:${digits.length}">${digits}<small>days. “${escapeHtml(cover.line)}”</small></p>`
  }
  if (cover.kind === 'word')
    return `<p class="large" style="--digits:${cover.word.length}">${escapeHtml(cover.word)}</p>`
  const ridges = drawRidges(years, FRAME).map(
    ({ line, area }, row) =>
      `<path class="land" d="${area}"/><path class="ridge" d="${line}" stroke-opacity="${(0.3 + (0.6 * row) / years.length).toFixed(2)}"/>`,
  )
  return `<svg viewBox="0 0 ${FRAME.width} ${FRAME.height + 2}" preserveAspectRatio="none">${ridges.join('')}</svg>`
}
