import type { QueryClient } from '@tanstack/react-query'
import type { Article, Magazine } from '@youzine/contract'
import { articleQuery } from '#features/article/api.ts'
import { magazineFile } from './build-file.ts'
import { fileNameOf } from './escape.ts'
import { fontFaces } from './fonts.ts'

const AT_ONCE = 4

type Issue = { magazine: Magazine; firstName: string; heading: string }

export type FileKind = 'page' | 'book'

/** Fetches what is not here yet, builds the file in the browser and hands it to the person. */
export async function downloadMagazine(client: QueryClient, issue: Issue, kind: FileKind) {
  const articles = await articlesOf(client, issue.magazine)
  if (kind === 'book') {
    const { magazineBook } = await import('./epub.ts')
    const book = magazineBook({ ...issue, articles })
    return handOver(new Blob([book], { type: 'application/epub+zip' }), fileNameOf(issue.heading, 'epub'))
  }
  const html = magazineFile({ ...issue, articles, fonts: await fontFaces() })
  handOver(new Blob([html], { type: 'text/html' }), fileNameOf(issue.heading, 'html'))
}

async function articlesOf(client: QueryClient, magazine: Magazine): Promise<Article[]> {
  const articles: Article[] = []
  for (let from = 0; from < magazine.articles.length; from += AT_ONCE) {
    const some = magazine.articles.slice(from, from + AT_ONCE)
    articles.push(
      ...(await Promise.all(some.map(({ id }) => client.ensureQueryData(articleQuery(String(id)))))),
    )
  }
  return articles
}

function handOver(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
