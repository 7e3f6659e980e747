import type { Analysis, Article, CustomTopic, Person, Post, SurveyAnswers } from './model.ts'
import { storiesPlanned } from './planning/magazine.ts'
import { gather, type Material } from './planning/material.ts'
import { standsAlone } from './reading/lines.ts'
import { topicByKey } from './topics/all.ts'
import { writeCustom } from './topics/custom.ts'
import { readyAngles } from './topics/media-roast-angles.ts'
import type { Draft, Topic } from './topics/topic.ts'
import { bankFor, speaks, wordingFor } from './writing/banks/all.ts'
import { assembleBody } from './writing/body.ts'
import { type Desk, dedupe, openDesk } from './writing/desk.ts'
import { firstLookNote, languageNote } from './writing/notes.ts'
import { foldMarks } from './writing/quote.ts'
import type { Wording } from './writing/wording.ts'

export interface WriteRequest {
  topic: string | CustomTopic
  analysis: Analysis
  posts: readonly Post[]
  answers?: SurveyAnswers[]
  person: Person
  today: string
  /** 0 is the first article of this topic, 1 the second, and so on. */
  edition?: number
  /** `told` of the person's other articles: `post:12`, `frame:roast.series#1`. */
  told?: string[]
  chosenTitle?: string
}

export function write(request: WriteRequest): Article {
  const custom = typeof request.topic === 'object' ? request.topic : null
  const topic = custom ? null : topicByKey(request.topic as string)
  const key = topic?.info.key ?? `custom:${custom?.name ?? ''}`
  const edition = request.edition ?? 0
  const language = speaks(key, request.analysis.language) ? request.analysis.language : 'en'
  const wording = wordingFor(language)
  const material = gather(
    request.analysis,
    request.posts,
    request.person,
    wording.writer,
    request.today,
    request.answers,
  )
  const avoid = avoided(request.told ?? [])
  for (const id of earlierEditions(request, key, edition)) avoid.posts.add(id)
  const seed = `${request.person.firstName ?? ''}|${request.analysis.totals.written}|${request.analysis.totals.words}|${key}|${edition}`
  const own = new Set(plannedPosts(material, (k) => k === key).filter((id) => !avoid.posts.has(id)))
  const claimed = new Set(plannedPosts(material, (k) => k !== key))
  const desk = openDesk({
    material,
    wording,
    bank: bankFor(language),
    seed,
    avoidFrames: avoid.frames,
    avoidPosts: avoid.posts,
    own,
    claimed,
    reserved: roastTitles(material, wording),
    strict: edition === 0 && !request.chosenTitle && own.size >= Math.min(2, topic?.least ?? 2),
  })
  const brief = {
    edition,
    answers: request.answers ?? [],
    ...(request.chosenTitle ? { chosenTitle: request.chosenTitle } : {}),
  }
  const draft: Draft = custom ? writeCustom(desk, custom, brief) : (topic as Topic).draft(desk, own, brief)
  pullBest(desk, draft.title)
  const note = [
    draft.note,
    firstLookNote(request.analysis, language),
    desk.usedPosts.size > 0 ? languageNote(request.analysis, language) : null,
  ]
    .filter(Boolean)
    .join(' ')
  return {
    title: draft.title,
    standfirst: draft.standfirst.map((s) => s.text).join(' '),
    standfirstSources: dedupe(draft.standfirst.flatMap((s) => s.sources)),
    description: draft.description.map((s) => s.text).join(' '),
    paragraphs: desk.paragraphs,
    body: assembleBody(desk.paragraphs),
    figures: desk.figures,
    pullQuotes: desk.pullQuotes,
    ...(draft.titleAlternatives ? { titleAlternatives: draft.titleAlternatives } : {}),
    told: [...[...desk.usedPosts].map((id) => `post:${id}`), ...[...desk.frames].map((f) => `frame:${f}`)],
    language,
    ...(note ? { note } : {}),
  }
}

/**
 * Sentences of the posts that the article tells, but which it does not quote: a pull quote stands beside its
 * paragraph, and nobody wants to read a line twice, least of all the title.
 */
function pullBest(desk: Desk, title: string) {
  const m = desk.material
  const bare = (text: string) =>
    foldMarks(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const shown = bare([title, ...desk.paragraphs.flatMap((p) => p.sentences.map((s) => s.text))].join(' '))
  for (const l of m.analysis.lines) {
    if (desk.pullQuotes.length >= 2) return
    const text = bare(l.text)
    if (!desk.usedPosts.has(l.post) || !m.clear(l.post) || shown.includes(text)) continue
    if (text.split(' ').length < 4 || text.split(' ').length > 26 || !standsAlone(l.text)) continue
    if (desk.pullQuotes.some((q) => q.postId === l.post)) continue
    desk.pull(l.post, l.text)
  }
}

const ROAST_TITLES = new WeakMap<Analysis, Map<string, ReadonlySet<string>>>()

/** Worked out when the first title is chosen, and once for all articles about a person. */
function roastTitles(material: Material, wording: Wording): () => ReadonlySet<string> {
  return () => {
    const known = ROAST_TITLES.get(material.analysis) ?? new Map<string, ReadonlySet<string>>()
    ROAST_TITLES.set(material.analysis, known)
    let titles = known.get(wording.language)
    if (!titles) {
      const own = new Set(plannedPosts(material, (k) => k === 'media_roast'))
      const claimed = new Set(plannedPosts(material, (k) => k !== 'media_roast'))
      const rank = (id: number) => (own.has(id) ? 2 : claimed.has(id) ? 0 : 1)
      titles = new Set(readyAngles(material, wording, own, rank).map((a) => a.title.title))
      known.set(wording.language, titles)
    }
    return titles
  }
}

function avoided(told: readonly string[]) {
  const posts = new Set<number>()
  const frames = new Set<string>()
  for (const t of told) {
    if (t.startsWith('post:')) posts.add(Number(t.slice(5)))
    else if (t.startsWith('frame:')) frames.add(t.slice(6))
  }
  return { posts, frames }
}

/** The posts that the magazine's plan gave to a topic, or to all the others. */
function plannedPosts({ analysis }: Material, of: (key: string) => boolean): number[] {
  return storiesPlanned(
    analysis,
    Object.entries(analysis.plan).flatMap(([key, list]) => (of(key) ? list : [])),
  )
}

/** A second article leaves the first one's posts alone, as long as enough remain to write with. */
function earlierEditions(request: WriteRequest, key: string, edition: number): number[] {
  if (edition === 0 || key.startsWith('custom:')) return []
  const used: number[] = []
  for (let e = 0; e < edition && e < 3; e++) {
    const before = write({ ...request, edition: e, chosenTitle: undefined })
    used.push(...before.told.filter((t) => t.startsWith('post:')).map((t) => Number(t.slice(5))))
  }
  return used.length > request.analysis.totals.written * 0.6 ? [] : used
}
