import type { Places } from '@youzine/drawings'
import type { AnimalName } from '@youzine/drawings/names'
import type { Block, BlockForm, Shown } from './forms/block.ts'
import type { Stories } from './stories/model.ts'

/** What goes in, what is kept, what comes out. Everything here survives JSON. */

export interface Post {
  id: number
  at: string | null
  text: string
  place: string | null
  people: string[]
  links: string[]
  kind: string
  language?: string | null
}

export interface Answer {
  questionId: number
  question: string
  type: string
  text: string
  /** Agreement is 0..1 with 0.5 for neutral; a moment is ISO; see the question's type. */
  value?: unknown
  /** What agreement counts towards, e.g. `enneagram:4`. */
  measures?: string | null
}

export interface SurveyAnswers {
  survey: string
  answers: Answer[]
}

/** A note about a day, with what was tracked on it. */
export interface DayNote {
  day: string
  writtenAt: string
  text: string
  entries: { feature: string; unit: string | null; value: number | null }[]
}

export interface Person {
  firstName: string | null
}

/** Enough to recount a number from the posts alone; see checks/recount.ts. */
export type CountQuery =
  | { kind: 'written' }
  | { kind: 'dated' }
  | { kind: 'records' }
  | { kind: 'links' }
  | { kind: 'words' }
  | { kind: 'average-words' }
  | { kind: 'distinct-words' }
  | { kind: 'at-most-words'; words: number }
  | { kind: 'begins'; word: string }
  | { kind: 'word'; forms: string[] }
  | { kind: 'form'; word: string }
  | { kind: 'phrase'; text: string }
  | { kind: 'mark'; mark: string; per: 'posts' | 'times' }
  | { kind: 'weekday'; weekday: number; forms?: string[] }
  | { kind: 'month'; month: number }
  /** By the writer's own clock, from this hour until just before that one. */
  | { kind: 'hours'; from: number; until: number }
  | { kind: 'days-written' }
  | { kind: 'year'; year: number }
  | { kind: 'years' }
  | { kind: 'opening'; text: string }
  | { kind: 'domain'; domain: string }
  | { kind: 'post-words'; post: number }
  | { kind: 'days-between'; from: number; to: number }
  /** The same by the writer's own clock. */
  | { kind: 'local-days'; from: number; to: number }
  /** From a date to the day of a post, by the writer's own clock. */
  | { kind: 'days-since'; iso: string; post: number }
  | { kind: 'between'; from: number; to: number }
  | { kind: 'listed'; posts: number[] }
  | { kind: 'share'; of: number; in: number }
  | { kind: 'sum'; of: number[] }
  | { kind: 'difference'; of: [number, number] }
  | { kind: 'ratio'; of: [number, number] }
  | { kind: 'date'; iso: string }
  | { kind: 'score'; of: string }

export type Source =
  | { type: 'post'; id: number }
  | { type: 'answer'; survey: string; id: number }
  | { type: 'count'; value: number; of: CountQuery }

export interface Sentence {
  text: string
  sources: Source[]
  /** The frame it was built on; empty for headings. */
  frame: string
}

export interface Paragraph {
  kind: 'p' | 'h2' | 'blockquote' | 'item' | 'note' | BlockForm
  label?: string
  /** A documentary form: `kind` is its form, `sentences` are its entries, `html` is its plain, semantic markup. */
  block?: Block
  html: string
  sources: Source[]
  sentences: Sentence[]
}

interface AnyFigure {
  /** What it claims, in a sentence. */
  title: string
  textAlternative: string
  /** Index of the paragraph it stands after; -1 before all of them. */
  after: number
  sources: Source[]
}

export interface ChartFigure extends AnyFigure {
  kind: 'bars' | 'line' | 'timeline'
  points: { label: string; value: number }[]
}

/** An animal on a plate; posts are its labels. */
export interface AnimalFigure extends AnyFigure {
  kind: 'animal'
  animal: AnimalName
  labels: { place: keyof Places; title: string; entry: Shown }[]
}

/** The months, weekdays and hours of the writer's own calendar, and the dates that return in it. */
export interface WheelFigure extends AnyFigure {
  kind: 'wheel'
  months: number[]
  /** 0 is Sunday. */
  weekdays: number[]
  hours: number[]
  /** Days of posts, oldest first: of many posts a fair selection. */
  days: string[]
  /** “03-09”, as it is said, and the years it was written on. */
  returning: { day: string; name: string; years: number[] }[]
}

/** What runs through the years side by side: each strand is the days of its posts. */
export interface StrandsFigure extends AnyFigure {
  kind: 'strands'
  strands: { name: string; days: string[] }[]
}

export type Figure = ChartFigure | AnimalFigure | WheelFigure | StrandsFigure

export interface PullQuote {
  text: string
  postId: number
  date: string | null
}

export interface TitleAlternative {
  title: string
  angle: string
}

export interface Article {
  title: string
  standfirst: string
  standfirstSources: Source[]
  description: string
  paragraphs: Paragraph[]
  body: string
  figures: Figure[]
  pullQuotes: PullQuote[]
  titleAlternatives?: TitleAlternative[]
  /** Posts and frames used, to be handed to the person's next articles. */
  told: string[]
  language: string
  note?: string
}

export type { Tone } from '@youzine/words'

/** A sentence of a post that can stand alone in print. */
export interface Line {
  post: number
  sentence: number
  text: string
  score: number
}

export interface Totals {
  records: number
  written: number
  words: number
  averageWords: number
  links: number
  greetings: number
  shared: number
  first: string | null
  last: string | null
  years: Record<string, number>
  months: number[]
  weekdays: number[]
  languages: Record<string, number>
  domains: [string, number][]
}

export interface Analysis {
  version: 1
  today: string
  language: string
  totals: Totals
  red: number[]
  amber: number[]
  hidden: number[]
  /** Clear, and yet much like what is tender: no title and no joke. Analyses that were stored without have none. */
  wary?: number[]
  /** Amber only by its sound; whoever understands a post may find it harmless. */
  sounding?: number[]
  unquotable: number[]
  lines: Line[]
  /** What runs through the posts. */
  stories: Stories
  /** Which stories each topic tells when the whole magazine is planned at once. */
  plan: Record<string, string[]>
}

export interface CustomTopic {
  name: string
  description?: string
  prompts?: string[]
}

export type Genre =
  | 'Portraits'
  | 'Humour'
  | 'The years'
  | 'Facts and figures'
  | 'Stars and types'
  | 'In your own words'

export interface BuiltInTopic {
  /** Never changes: addresses and articles hold it. */
  id: number
  key: string
  name: string
  description: string
  /** The shelf it stands on. */
  genre: Genre
  /** Where it stands in a magazine. */
  order: number
  /** What it asks of a language model: its voice, its shape, how it ends. */
  brief: string
  needs: ('facebook_posts' | 'survey')[]
  surveyKey?: string
  /** How many check-ins it needs beside these. */
  checkins?: number
}
