import type { StoredAnswer } from '#schema'

const MOST = 3

interface Material {
  /** The posts that the article rests on. */
  posts: string[]
  answers: Pick<StoredAnswer, 'question'>[]
  firstName: string
}

/** Questions that what the article rests on can answer: its names and words, and what was asked in its survey. */
export function suggestQuestions({ posts, answers, firstName }: Material): string[] {
  const text = posts.join('\n')
  const names = mostFrequent(
    text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?/gu) ?? [],
  ).filter((name) => name !== firstName && !DAYS_AND_MONTHS.test(name))
  const words = telling(text, 2).filter((word) => !names.some((name) => name.toLowerCase().includes(word)))
  const [name] = names
  const [often, first] = words
  const asked = answers.flatMap(
    ({ question }) => telling(question, 1).sort((a, b) => b.length - a.length)[0] ?? [],
  )
  return [
    ...(name ? [`What else did I say about ${name}?`] : []),
    ...(often ? [`How often did I write about “${often}”?`] : []),
    ...(first ? [`When did I first mention “${first}”?`] : []),
    ...[...new Set(asked)].map((word) => `What did I answer about “${word}”?`),
  ].slice(0, MOST)
}

/** Words long enough to mean something, the most frequent first; only those that come at least so often. */
const telling = (text: string, least: number) =>
  mostFrequent(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [], least).filter((word) => !COMMON.has(word))

function mostFrequent(found: string[], least = 1): string[] {
  const counts = new Map<string, number>()
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([, a], [, b]) => b - a)
    .map(([one]) => one)
}

const DAYS_AND_MONTHS =
  /^(January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)/
const COMMON = new Set(
  'about after again against almost already always another anybody anything around because before being between could every everybody everything first found going having heard herself himself house later least little might myself never nobody nothing often other people place posts posted quite really right second seven should since somebody something still there these thing things think third those three through today together under until usually where which while whole whose without words would write writes writing written wrote years yesterday'.split(
    ' ',
  ),
)
