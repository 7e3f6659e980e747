import type { articles } from '#schema'

type Parts = Pick<typeof articles.$inferSelect, 'paragraphs' | 'pullQuotes' | 'title'>

const MOST = 3
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/&\w+;|&#\d+;/g, ' ')

/** Names and words that the article itself returns to, as questions that its posts can answer. */
export function suggestQuestions({ paragraphs, title }: Parts, firstName: string): string[] {
  const text = paragraphs
    .filter(({ kind }) => kind !== 'h2')
    .map(({ html }) => plain(html))
    .join(' ')
  const names = countOf(text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?/gu) ?? []).filter(
    (name) => name !== firstName && !MONTHS.test(name),
  )
  const words = countOf(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [], 2).filter(
    (word) => !COMMON.has(word) && !names.some((name) => name.toLowerCase().includes(word)),
  )
  const [name] = names
  const [word, other] = words
  return [
    ...(name ? [`What else did I say about ${name}?`] : []),
    ...(word ? [`How often did I write about “${word}”?`] : []),
    ...(other ? [`When did I first mention “${other}”?`] : []),
    `What was the last thing I wrote about “${
      title
        .split(/\s+/)
        .find((one) => one.length > 4)
        ?.replace(/[^\p{L}]/gu, '')
        .toLowerCase() || 'this'
    }”?`,
  ].slice(0, MOST)
}

/** The most frequent first; only what comes at least so often. */
function countOf(found: string[], least = 1): string[] {
  const counts = new Map<string, number>()
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([, a], [, b]) => b - a)
    .map(([one]) => one)
}

const MONTHS =
  /^(January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)/
const COMMON = new Set(
  'about after again against always another around because before being between could every first found going having heard himself herself house later least little might never nothing often other people place posts posted quite really right second seven should since something still there these thing things think third those three through today together under until where which while whole whose without words would write writes writing written wrote years yesterday'.split(
    ' ',
  ),
)
