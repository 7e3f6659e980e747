import { departmentOf } from '@youzine/author'
import type { NameShown } from '@youzine/contract'
import { highlightsOf, isClear } from '#features/articles/index.ts'
import type { articles } from '#schema'
import type { Front } from './poster.ts'

type Content = Pick<
  typeof articles.$inferSelect,
  'title' | 'standfirst' | 'description' | 'language' | 'paragraphs' | 'figures' | 'pullQuotes'
>

interface Shown {
  share: { nameShown: NameShown }
  owner: { firstName: string; lastName: string }
}

/** More would stand too small to be read in passing. */
const MOST_WORDS = 14

/** As much of the name as the owner chose to show. */
export const namesShown = ({ share, owner }: Shown) => ({
  first: share.nameShown === 'none' ? '' : owner.firstName,
  last: share.nameShown === 'full' ? owner.lastName : '',
})

export function aboutWhom(shown: Shown): string {
  const { first, last } = namesShown(shown)
  return `An article about ${`${first} ${last}`.trim() || 'somebody'}`
}

/** A picture goes where nobody asked for it: nothing tender is on it, and no photo. */
export function frontOf(
  shown: Shown & { article: Content; topic: { key: string | null; name: string } | null },
): Front {
  const { article, topic } = shown
  const { picture, number, lines } = highlightsOf(article)
  const about = aboutWhom(shown)
  return {
    title: isClear(article.title) ? article.title : (topic?.name ?? about),
    standfirst: [article.standfirst, article.description].find((text) => text && isClear(text)) ?? '',
    about,
    topic: topic?.name ?? null,
    department: departmentOf(topic?.key ?? null),
    language: article.language,
    picture,
    number,
    line: lines.find(({ text }) => text.split(/\s+/).length <= MOST_WORDS) ?? null,
  }
}
