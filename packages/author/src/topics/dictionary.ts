import type { Finding, Sentence } from '../model.ts'
import { factsOf } from '../planning/facts.ts'
import { compareText } from '../reading/seeded.ts'
import { stem, wordsOf } from '../reading/tokens.ts'
import { commonWords } from '../reading/word-lists.ts'
import { count, type Desk } from '../writing/desk.ts'
import { addFigure, freshFinding, freshLines, tell, titleAmong } from './parts.ts'
import { archiveSlots, type Topic } from './topic.ts'

/** Headwords in alphabetical order: habits, phrases, words that came and went, words used once. */
export const dictionary: Topic = {
  info: {
    key: 'dictionary',
    name: 'A dictionary of you',
    description: 'The words you use, with their first citations.',
    genre: 'dictionary',
    needs: ['facebook_posts'],
  },
  feeds: { habit: 1.4, 'era-word': 1.8, catchphrase: 1, exaggeration: 0.8, line: 0.5 },
  appetite: 10,
  offers: (m) => m.findings('habit', 'era-word', 'catchphrase').length >= 4,
  draft(desk, own, _request) {
    const m = desk.material
    const w = desk.wording
    const archive = archiveSlots(m, w)
    const standfirst = desk.say('dictionary.standfirst', archive.slots, archive.sources)
    const distinct = new Set(m.posts.flatMap((p) => wordsOf(p.text))).size
    desk.add(
      'p',
      desk.say('dictionary.preface', { ...archive.slots, distinct }, [
        ...archive.sources,
        count(distinct, { kind: 'distinct-words' }),
      ]),
    )
    const used: number[] = []
    for (const { word, finding } of headwords(desk, own)) {
      const said = entry(desk, finding)
      if (said.length === 0) continue
      said.push(...usage(desk, finding))
      desk.add('item', said, `${w.capital(word)}.`)
      used.push(...finding.posts.slice(0, 2))
    }
    wordOverYears(desk)
    const kick = freshLines(desk, own, (id) => !!m.kicker(id))[0]
    if (kick !== undefined) {
      desk.add('p', tell(desk, 'dictionary.end', kick))
      used.push(kick)
    }
    const title = titleAmong(
      desk,
      used,
      /\b(?:word|words|say|said|called|name|means|speak|palabra|palabras|dice|llama)\b/i,
      'dictionary',
    )
    return {
      title,
      standfirst,
      description: desk.say('dictionary.description', archive.slots, archive.sources),
    }
  },
}

/** The word that most of the entries' posts hold, year by year. */
function wordOverYears(desk: Desk) {
  const m = desk.material
  const [f] = m
    .findings('habit', 'era-word')
    .filter((x) => x.posts.length >= 5 && x.posts.every((id) => m.tone(id) === 'clear'))
    .sort((a, b) => b.posts.length - a.posts.length || (a.id < b.id ? -1 : 1))
  const years = Object.keys(m.analysis.totals.years).sort()
  if (!f || years.length < 3) return
  const word = String(f.data.word)
  addFigure(
    desk,
    'line',
    { en: `“${word}”, posts in each year`, es: `“${word}”, publicaciones de cada año` },
    years.map((year) => {
      const posts = f.posts.filter((id) => String(m.read(id)?.when?.y) === year)
      return { label: year, value: posts.length, source: count(posts.length, { kind: 'listed', posts }) }
    }),
    Math.floor(desk.paragraphs.length / 2),
  )
}

function headwords(desk: Desk, own: ReadonlySet<number>): { word: string; finding: Finding }[] {
  const m = desk.material
  const words = new Map<string, Finding>()
  const spent = new Set<number>()
  const add = (word: string, f: Finding, limit: number) => {
    const ends = [f.posts[0] as number, f.posts.at(-1) as number]
    if (
      words.size >= limit ||
      words.has(word) ||
      ends.some((id) => spent.has(id) || !m.clear(id) || !desk.fresh(id))
    )
      return
    if ([...words.keys()].some((x) => x.includes(word) || word.includes(x))) return
    words.set(word, f)
    for (const id of ends) spent.add(id)
  }
  for (const f of m.findings('era-word')) add(String(f.data.word), f, 3)
  for (const f of m.findings('habit')) add(String(f.data.word), f, 8)
  for (const f of m.findings('catchphrase')) add(String(f.data.text), f, 10)
  for (const f of freshFinding(desk, own, 'exaggeration', 'mishap', 'purchase'))
    if (f.data.label && f.data.labelHits === 1) add(String(f.data.label), f, 12)
  return [...words].map(([word, finding]) => ({ word, finding })).sort((a, b) => compareText(a.word, b.word))
}

/** What stands beside the word most often, or the year that needed it most. */
function usage(desk: Desk, f: Finding): Sentence[] {
  const m = desk.material
  if (f.kind === 'catchphrase' || f.posts.length < 4) return []
  const word = String(f.data.stem)
  const beside = new Map<string, number[]>()
  const ofYear = new Map<number, number[]>()
  for (const id of f.posts) {
    const r = m.read(id)
    if (!r?.when) continue
    ofYear.set(r.when.y, [...(ofYear.get(r.when.y) ?? []), id])
    const common = commonWords(r.lang)
    for (const w of new Set(r.words))
      if (w.length > 3 && !common.has(w) && !common.has(stem(w)) && stem(w) !== word && !/\d|'/.test(w))
        beside.set(w, [...(beside.get(w) ?? []), id])
  }
  const most = <T>(map: Map<T, number[]>) =>
    [...map].sort((a, b) => b[1].length - a[1].length || compareText(String(a[0]), String(b[0])))[0]
  const all = count(f.posts.length, { kind: 'listed', posts: f.posts })
  const pair = most(beside)
  if (pair && pair[1].length >= 3 && pair[1].length >= f.posts.length * 0.3) {
    const said = desk.say('dictionary.beside', { with: pair[0], n: pair[1].length, k: f.posts.length }, [
      all,
      count(pair[1].length, { kind: 'listed', posts: pair[1] }),
    ])
    if (said.length > 0) return said
  }
  const peak = most(ofYear)
  if (!peak || ofYear.size < 3 || peak[1].length < 3) return []
  return desk.say('dictionary.peak', { year: String(peak[0]), n: peak[1].length, k: f.posts.length }, [
    all,
    count(peak[1].length, { kind: 'listed', posts: peak[1] }),
    count(peak[0], { kind: 'date', iso: `${peak[0]}-01-01` }),
  ])
}

function entry(desk: Desk, f: Finding): Sentence[] {
  const facts = factsOf(f, desk.material, desk.wording)
  if (f.kind === 'era-word')
    return desk.say('dictionary.era', { ...facts.slots, span: facts.slots.gap }, facts.sources)
  if (f.kind === 'habit') return desk.say('dictionary.habit', facts.slots, facts.sources)
  if (f.kind === 'catchphrase') return desk.say('dictionary.phrase', facts.slots, facts.sources)
  return desk.say('dictionary.once', facts.slots, facts.sources)
}
