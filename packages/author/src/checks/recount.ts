import { asRead, hoursFromGreenwich } from '@youzine/words'
import type { CountQuery, Post } from '../model.ts'
import { domainOf } from '../reading/domain.ts'
import { once } from '../reading/once.ts'
import { stem, wordsOf } from '../reading/tokens.ts'
import { ownDay, ownHour } from '../writing/own-time.ts'

/** Posts that hold a word in any of its folded forms. */
export function wordForms(posts: readonly Post[], form: string): { k: number; posts: number[] } {
  const ids = posts
    .filter((p) => p.text && wordsOf(p.text).some((w) => stem(w) === form || w === form))
    .map((p) => p.id)
  return { k: ids.length, posts: ids }
}

/** The day of a post by the clock of whoever wrote it. */
function localDay(posts: readonly Post[], id: number): number {
  const offset = hoursFromGreenwich(posts.filter((p) => p.text).map((p) => p.at)) * 3_600_000
  const at = posts.find((p) => p.id === id)?.at ?? null
  return at ? Math.floor((Date.parse(at) + offset) / 86_400_000) : 0
}

const wordsIn = once((p: Post) => wordsOf(p.text))
const writtenIn = once((posts: readonly Post[]) => posts.filter((p) => wordsIn(p).length > 0))
const daysIn = once((posts: readonly Post[]) => new Map(posts.map((p) => [p.id, ownDay(posts, p.at)])))

/** A number worked out again from the posts alone; null where only the article itself can be counted. */
export function recount(posts: readonly Post[], query: CountQuery): number | null {
  const written = writtenIn(posts)
  const days = daysIn(posts)
  const day = (id: number) => days.get(id)?.day ?? 0
  switch (query.kind) {
    case 'written':
      return written.length
    case 'dated':
      return written.filter((p) => days.get(p.id)).length
    case 'form':
      return written.filter((p) => wordsIn(p).includes(query.word)).length
    case 'records':
      return posts.length
    case 'links':
      return posts.filter((p) => p.links.length > 0).length
    case 'words':
      return written.reduce((n, p) => n + wordsOf(asRead(p.text)).length, 0)
    case 'average-words':
      return written.length
        ? Math.round(written.reduce((n, p) => n + wordsOf(asRead(p.text)).length, 0) / written.length)
        : 0
    case 'distinct-words':
      return new Set(written.flatMap((p) => wordsIn(p))).size
    case 'at-most-words':
      return written.filter((p) => wordsIn(p).length <= query.words).length
    case 'begins':
      return written.filter((p) => wordsIn(p)[0] === query.word).length
    case 'word':
      return written.filter((p) =>
        wordsIn(p).some((w) => query.forms.includes(stem(w)) || query.forms.includes(w)),
      ).length
    case 'phrase':
      return written.filter((p) => p.text.toLowerCase().includes(query.text.toLowerCase())).length
    case 'mark':
      return query.per === 'posts'
        ? written.filter((p) => p.text.includes(query.mark)).length
        : written.reduce((n, p) => n + p.text.split(query.mark).length - 1, 0)
    case 'weekday':
      return written.filter((p) => days.get(p.id)?.wd === query.weekday).length
    case 'month':
      return written.filter((p) => days.get(p.id)?.m === query.month).length
    case 'hours':
      return written.filter((p) => {
        const hour = ownHour(posts, p.at)
        return hour !== null && hour >= query.from && hour < query.until
      }).length
    case 'days-written':
      return new Set(written.flatMap((p) => days.get(p.id)?.day ?? [])).size
    case 'year':
      return written.filter((p) => days.get(p.id)?.y === query.year).length
    case 'domain':
      return posts.filter((p) => p.links.some((l) => domainOf(l) === query.domain)).length
    case 'local-days':
      return localDay(posts, query.to) - localDay(posts, query.from)
    case 'days-since':
      return localDay(posts, query.post) - Math.floor(Date.parse(query.iso) / 86_400_000)
    case 'post-words':
      return wordsOf(posts.find((p) => p.id === query.post)?.text ?? '').length
    case 'days-between':
      return Math.abs(day(query.to) - day(query.from))
    case 'between':
      return written.filter((p) => {
        const at = days.get(p.id)?.day
        return at !== undefined && at > day(query.from) && at < day(query.to)
      }).length
    case 'listed':
      return new Set(query.posts).size
    case 'sum':
      return query.of.reduce((a, b) => a + b, 0)
    default:
      return null
  }
}
