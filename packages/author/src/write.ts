import { figuresOf } from './figures/figures.ts'
import type {
  Analysis,
  Article,
  CustomTopic,
  DayNote,
  Person,
  Post,
  Sentence,
  SurveyAnswers,
} from './model.ts'
import { postsClaimed, sagasPlanned, titlesPlanned } from './planning/plan.ts'
import { topicByKey } from './topics/all.ts'
import { whoItIs } from './topics/common/own-work.ts'
import { scraps } from './topics/common/scraps.ts'
import { writeCustom } from './topics/custom/index.ts'
import { customEn } from './topics/custom/words.ts'
import type { PostTopic, SurveyTopic, TopicRequest } from './topics/topic.ts'
import { assembleBody } from './writing/body.ts'
import { type Desk, openDesk } from './writing/desk.ts'
import { type Dossier, openDossier } from './writing/dossier.ts'
import { fitForms } from './writing/fitting.ts'
import { gather } from './writing/material.ts'
import { languageNote } from './writing/notes.ts'
import { type Draft, dedupe, openPage, type Page } from './writing/page.ts'
import { pullBest } from './writing/pulling.ts'
import { capitalFirst } from './writing/wording.ts'
import { spokenIn, wordingFor } from './writing/wordings.ts'

export interface WriteRequest {
  topic: string | CustomTopic
  analysis: Analysis
  posts: readonly Post[]
  answers?: SurveyAnswers[]
  notes?: DayNote[]
  person: Person
  today: string
  /** 0 is the first article of this topic, 1 the second, and so on. */
  edition?: number
  /** `told` of the person's other articles: `post:12`. */
  told?: string[]
  chosenTitle?: string
  /** Titles of the magazine's other articles as they stand: none is borne twice. */
  titles?: string[]
}

export function write(request: WriteRequest): Article {
  const article = written(request)
  return request.chosenTitle ? article : { ...article, title: unlike(article.title, request.titles ?? []) }
}

/** Where a topic has but one title to give, its second article is numbered. */
function unlike(title: string, others: readonly string[]): string {
  const taken = new Set(others.map((t) => t.toLowerCase()))
  for (let n = 1; ; n += 1) {
    const numbered = n === 1 ? title : `${title} · ${n}`
    if (!taken.has(numbered.toLowerCase())) return numbered
  }
}

function written(request: WriteRequest): Article {
  const { analysis, posts, person, today } = request
  const custom = typeof request.topic === 'object' ? request.topic : null
  const topic = custom ? null : topicByKey(request.topic as string)
  const key = topic?.info.key ?? `custom:${custom?.name ?? ''}`
  const edition = request.edition ?? 0
  const d = openDossier(analysis, posts, person, today)
  const page = openPage(d)
  const brief: TopicRequest = {
    edition,
    answers: request.answers ?? [],
    notes: request.notes ?? [],
    taken: new Set([
      ...titlesPlanned(analysis.plan, key),
      ...(request.titles ?? []).map((t) => t.toLowerCase()),
    ]),
    claimed: postsClaimed(d, analysis.plan, key),
    told: toldBefore(request.told ?? [], edition, key),
    ...(request.chosenTitle ? { chosenTitle: request.chosenTitle } : {}),
  }
  if (custom) {
    const desk = deskFor(request, customEn, key)
    return bound(page, writeCustom(page, desk, custom, brief), analysis, d.spoken, desk)
  }
  if (topic?.kind === 'survey') return fromSurvey(topic, request, brief)
  const article = bound(page, fromPosts(topic as PostTopic, page, d, request, brief), analysis, d.spoken)
  const told = `${article.title} ${article.standfirst}`
  const figures = figuresOf(key, d, told, article.paragraphs)
  const labelled = figures.flatMap((f) =>
    f.kind === 'animal' ? f.labels.map(({ entry }) => entry.post) : [],
  )
  return { ...article, figures, told: [...article.told, ...labelled.map((id) => `post:${id}`)] }
}

/** As the plan has it; what was not planned, or is written again, takes what it wants and nobody has told. */
function fromPosts(
  topic: PostTopic,
  page: Page,
  d: Dossier,
  request: WriteRequest,
  brief: TopicRequest,
): Draft {
  const given = request.analysis.plan[topic.info.key]
  const wanted = topic
    .wishes(d)
    .sort((a, b) => b.value - a.value || (a.saga.id < b.saga.id ? -1 : 1))
    .map((w) => w.saga)
  const isPlanned = brief.edition === 0 && given !== undefined
  const start = brief.edition * topic.room
  const again = wanted.slice(start, start + topic.room)
  const sagas = isPlanned ? sagasPlanned(d, given) : again.length > 0 ? again : wanted.slice(0, topic.room)
  const draft = topic.draft(page, sagas, brief)
  if (!draft) return scraps(page, brief, topic.info)
  fitForms(page)
  return introducing(topic, d, draft)
}

/** Once is enough: in every article of a magazine it would be a formula. */
const SAY_WHO: ReadonlySet<string> = new Set(['profile', 'people'])

/** Where a post says it plainly, who it is about stands before anything else. */
function introducing(topic: PostTopic, d: Dossier, draft: Draft): Draft {
  const who = SAY_WHO.has(topic.info.key) ? whoItIs(d) : null
  if (!who || draft.standfirst.some((s) => saysAlready(s, who))) return draft
  return {
    ...draft,
    standfirst: [who, ...draft.standfirst],
    description: draft.description ?? draft.standfirst,
  }
}

const saysAlready = (s: Sentence, who: Sentence) => s.text.includes(who.text.replace(/[.]$/, ''))

function fromSurvey(topic: SurveyTopic, request: WriteRequest, brief: TopicRequest): Article {
  const desk = deskFor(request, topic.words, topic.info.key)
  const draft = topic.draft(desk, brief)
  const page = openPage(openDossier(request.analysis, request.posts, request.person, request.today))
  page.paragraphs.push(...desk.paragraphs)
  return bound(page, draft, request.analysis, 'en', desk)
}

function deskFor(request: WriteRequest, bank: Desk['bank'], key: string): Desk {
  const wording = wordingFor('en')
  const { analysis, posts, person, today } = request
  return openDesk({
    material: gather(analysis, posts, person, wording.writer, today),
    wording,
    bank,
    seed: `${person.firstName ?? ''}|${analysis.totals.written}|${analysis.totals.words}|${key}|${request.edition ?? 0}`,
    avoidFrames: new Set((request.told ?? []).flatMap((t) => (t.startsWith('frame:') ? [t.slice(6)] : []))),
    avoidPosts: new Set(
      (request.told ?? []).flatMap((t) => (t.startsWith('post:') ? [Number(t.slice(5))] : [])),
    ),
  })
}

function bound(page: Page, draft: Draft, analysis: Analysis, language: string, desk?: Desk): Article {
  pullBest(page, draft)
  const text = (list: readonly Sentence[]) => list.map((s) => s.text).join(' ')
  const posts = new Set(
    page.paragraphs.flatMap((p) => p.sources.flatMap((s) => (s.type === 'post' ? [s.id] : []))),
  )
  const note = [draft.note, posts.size > 0 ? languageNote(analysis, language) : null]
    .filter(Boolean)
    .join(' ')
  return {
    title: draft.title,
    standfirst: capitalFirst(text(draft.standfirst)),
    standfirstSources: dedupe(draft.standfirst.flatMap((s) => s.sources)),
    description: capitalFirst(text(draft.description ?? draft.standfirst)),
    paragraphs: page.paragraphs,
    body: assembleBody(page.paragraphs),
    figures: desk?.figures ?? [],
    pullQuotes: page.pullQuotes,
    ...(draft.titleAlternatives ? { titleAlternatives: draft.titleAlternatives } : {}),
    told: [...[...posts].map((id) => `post:${id}`), ...[...(desk?.frames ?? [])].map((f) => `frame:${f}`)],
    language: spokenIn(language),
    ...(note ? { note } : {}),
  }
}

/** The first magazine is planned, so only later editions and topics of somebody's own keep clear of what was told. */
function toldBefore(told: readonly string[], edition: number, key: string): Set<number> {
  if (edition === 0 && !key.startsWith('custom:')) return new Set()
  return new Set(told.flatMap((t) => (t.startsWith('post:') ? [Number(t.slice(5))] : [])))
}
