import type { Article, Magazine } from '@youzine/contract'
import { strToU8, zipSync } from 'fflate'
import { coverOf as chosenCover } from '#features/cover/chosen-cover.ts'
import { drawRidges } from '#features/cover/rhythm.ts'
import { coverYears } from '#features/magazine/cover-years.ts'
import { anchorOf, articleHtml } from './build-article.ts'
import drawings from './drawings.css?raw'
import style from './epub.css?raw'
import { escapeHtml } from './escape.ts'
import { toXhtml } from './xhtml.ts'

type Issue = { magazine: Magazine; articles: Article[]; firstName: string; heading: string }

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`

const fileOf = (article: Article) => `${anchorOf(article)}.xhtml`

/** The magazine as a book for readers of books (EPUB 3): one file for each article, and nothing from elsewhere. */
export function magazineBook(issue: Issue): Uint8Array<ArrayBuffer> {
  const { articles } = issue
  const chapters = articles.map((article) => ({
    article,
    xhtml: page(article.title, article.language || 'en', toXhtml(chapterHtml(article))),
  }))
  const files: Record<string, string> = {
    'META-INF/container.xml': CONTAINER,
    'book/package.opf': packageOf(issue, chapters),
    'book/contents.xhtml': contentsOf(issue),
    'book/cover.xhtml': page(issue.heading, 'en', COVER_PAGE),
    'book/cover.svg': coverOf(issue),
    'book/style.css': style + drawings,
    ...Object.fromEntries(chapters.map(({ article, xhtml }) => [`book/${fileOf(article)}`, xhtml])),
  }
  return zipSync({
    // First and as it is: by it readers know what the file is.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  })
}

/** A book has no page to go back to by a link at the end: it has a table of contents. */
const chapterHtml = (article: Article) => articleHtml(article).replace(/<p class="back">.*?<\/p>/s, '')

const COVER_PAGE = '<section epub:type="cover"><img src="cover.svg" alt="The cover" /></section>'

const page = (title: string, language: string, body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escapeHtml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>${body}</body>
</html>
`

const contentsOf = ({ articles, heading }: Issue) =>
  page(
    heading,
    'en',
    `<nav epub:type="toc" id="contents"><h1>${escapeHtml(heading)}</h1><ol>${articles
      .map((article) => `<li><a href="${fileOf(article)}">${escapeHtml(article.title)}</a></li>`)
      .join('')}</ol></nav>`,
  )

function packageOf(
  { magazine, heading, firstName }: Issue,
  chapters: { article: Article; xhtml: string }[],
): string {
  const modified = `${new Date().toISOString().slice(0, 19)}Z`
  const items = chapters.map(
    ({ article, xhtml }) =>
      `<item id="${anchorOf(article)}" href="${fileOf(article)}" media-type="application/xhtml+xml"${xhtml.includes('<svg') ? ' properties="svg"' : ''}/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:youzine:magazine:${magazine.id}</dc:identifier>
<dc:title>${escapeHtml(heading)}</dc:title>
<dc:language>${escapeHtml(chapters[0]?.article.language || 'en')}</dc:language>
<dc:creator>${escapeHtml(chapters[0]?.article.written_by || 'Youzine')}</dc:creator>
<dc:subject>${escapeHtml(firstName)}</dc:subject>
<dc:publisher>Youzine</dc:publisher>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="cover-page" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="cover-picture" href="cover.svg" media-type="image/svg+xml" properties="cover-image"/>
<item id="style" href="style.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine>
<itemref idref="cover-page"/>
<itemref idref="contents"/>
${chapters.map(({ article }) => `<itemref idref="${anchorOf(article)}"/>`).join('\n')}
</spine>
</package>
`
}

const SIZE = { width: 1200, height: 1600 }
const RIDGES = { width: SIZE.width, height: 900, amplitude: 220 }

/** A picture has no style sheet: as the page has them by day. */
const COVER_COLOURS = {
  red: { ground: '#b8351f', ink: '#fff8f0' },
  paper: { ground: '#f3ede2', ink: '#1b1a17' },
  night: { ground: '#17213f', ink: '#fff8f0' },
} as const

function coverOf({ magazine, firstName }: Issue): string {
  const { ground, ink } = COVER_COLOURS[chosenCover(magazine).ink]
  const ridges = drawRidges(coverYears(magazine.rhythm), RIDGES).map(
    ({ line, area }) =>
      `<path fill="${ground}" d="${area}"/><path fill="none" stroke="${ink}" stroke-width="3" d="${line}"/>`,
  )
  const year = new Date(magazine.created_at).getFullYear()
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">
<title>${escapeHtml(firstName)}</title>
<rect width="${SIZE.width}" height="${SIZE.height}" fill="${ground}"/>
<text x="80" y="130" font-family="Georgia, serif" font-size="44" fill="${ink}">Youzine · ${year}</text>
<text x="80" y="360" font-family="Georgia, serif" font-size="${Math.min(220, Math.floor(1500 / Math.max(4, firstName.length)))}" fill="${ink}">${escapeHtml(firstName)}</text>
<g transform="translate(0 640)">${ridges.join('')}</g>
</svg>
`
}
