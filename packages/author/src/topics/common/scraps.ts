import type { BuiltInTopic } from '../../model.ts'
import { compareIn } from '../../reading/in-order.ts'
import { wholeAct } from '../../writing/dossier.ts'
import { count, type Draft, type Page, post, say } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import type { TopicRequest } from '../topic.ts'
import { headline } from './headline.ts'

const WORDS = {
  en: {
    some: (n: string, all: string) => `${n} of ${all}, as they were written.`,
    note: 'There is not enough in the posts for more than this.',
    none: 'There is nothing in the posts to write from.',
  },
  es: {
    some: (n: string, all: string) => `${n} de ${all}, tal como se escribieron.`,
    note: 'Las publicaciones no dan para más.',
    none: 'Las publicaciones no dan para escribir nada.',
  },
  de: {
    some: (n: string, all: string) => `${n} von ${all}, wie sie geschrieben wurden.`,
    note: 'Für mehr geben die Beiträge nicht genug her.',
    none: 'Die Beiträge geben nichts her.',
  },
}

const FEW = 4

/** What is shown where a topic was asked for and there is nothing to make it of: a few good posts, and a plain word. */
export function scraps(page: Page, request: TopicRequest, info: BuiltInTopic): Draft {
  const { d } = page
  const t = WORDS[d.spoken]
  const inOrder = compareIn(d.posts)
  const lines = [...d.lines].sort((a, b) => b.score - a.score || inOrder(a.post, b.post))
  const good = [...new Set(lines.map((l) => l.post))].filter(
    (id) => (d.post(id)?.text.split(/\s+/).length ?? 99) <= 60 && !isShadowed(d, id),
  )
  // What another article shows stands there; of two topics for which there is nothing, each has lines of its own.
  const fresh = good.filter((id) => !request.claimed.has(id))
  const from = fresh.length > 0 ? (info.id * FEW) % fresh.length : 0
  const ids = [...new Set([...fresh.slice(from), ...fresh.slice(0, from), ...good])].slice(0, FEW)
  const own =
    ids.length > 0
      ? ids
      : d.posts
          .filter((p) => d.clear(p.id) && p.text.trim())
          .slice(0, 3)
          .map((p) => p.id)
  const shown = own.sort((a, b) => d.day(a) - d.day(b) || a - b)
  const { written } = d.analysis.totals
  for (const id of shown) page.block({ form: 'post', entry: d.show(id), caption: null })
  const head = headline(
    page,
    request,
    shown.map((id) => wholeAct(d, id)),
    info.name,
  )
  return {
    title: head.title,
    titlePosts: head.posts,
    standfirst: [
      shown.length > 0
        ? say(t.some(d.w.capital(d.w.posts(shown.length)), d.w.digits(written)), [
            ...post(...shown),
            count(written, { kind: 'written' }),
            count(shown.length, { kind: 'listed', posts: shown }),
          ])
        : say(t.none, [count(written, { kind: 'written' })]),
    ],
    note: shown.length > 0 ? t.note : t.none,
  }
}
