import type { QueryClient } from '@tanstack/react-query'
import type { Article, Magazine } from '@youzine/contract'
import { articleQuery } from '#features/article/api.ts'
import { magazineFile } from './build-file.ts'
import { fileNameOf } from './escape.ts'
import { fontFaces } from './fonts.ts'

const AT_ONCE = 4

type Issue = { magazine: Magazine; firstName: string; heading: string }

/** Fetches what is not here yet, builds the file in the browser and hands it to the person. */
export async function downloadMagazine(client: QueryClient, { magazine, firstName, heading }: Issue) {
  const fonts = fontFaces()
  const articles: Article[] = []
  for (let from = 0; from < magazine.articles.length; from += AT_ONCE) {
    const some = magazine.articles.slice(from, from + AT_ONCE)
    articles.push(
      ...(await Promise.all(some.map(({ id }) => client.ensureQueryData(articleQuery(String(id)))))),
    )
  }
  const html = magazineFile({ magazine, articles, firstName, heading, fonts: await fonts })
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(heading)
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
