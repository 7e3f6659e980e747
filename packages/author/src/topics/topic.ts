import type {
  BuiltInTopic,
  Finding,
  Sentence,
  Source,
  SurveyAnswers,
  TitleAlternative,
  Totals,
} from '../model.ts'
import type { Material } from '../planning/material.ts'
import { dayOf } from '../reading/calendar.ts'
import { count, type Desk } from '../writing/desk.ts'
import type { Slots } from '../writing/template.ts'
import type { Wording } from '../writing/wording.ts'

export interface TopicRequest {
  edition: number
  chosenTitle?: string
  answers: SurveyAnswers[]
}

export interface Draft {
  title: string
  standfirst: Sentence[]
  description: Sentence[]
  titleAlternatives?: TitleAlternative[]
  note?: string
}

/** A post's year, and how far into the archive it stands, 0..1. */
export interface WhenInArchive {
  year: number
  share: number
}

export interface Topic {
  info: BuiltInTopic
  /** Kinds of finding this topic wants when the magazine is shared out, with how much. `line` stands for good lines. */
  feeds: Record<string, number>
  /** How many stories it needs to be itself. */
  appetite: number
  /** Below this many posts of its own it is not offered; four, if it does not say. */
  least?: number
  /** It tells every year, so the best line of each is worth more to it than a second of the same. */
  everyYear?: true
  /** Whether a good line of that time is of use to it; any is, if it does not say. */
  suits?(when: WhenInArchive, totals: Totals): boolean
  /** Whether there is material for it at all. */
  offers?(m: Material): boolean
  draft(desk: Desk, own: ReadonlySet<number>, request: TopicRequest): Draft
}

/** What every standfirst may say about the whole archive. */
export function archiveSlots(m: Material, w: Wording): { slots: Slots; sources: Source[] } {
  const t = m.analysis.totals
  const first = dayOf(t.first)
  const last = dayOf(t.last)
  const years = first && last ? last.y - first.y + 1 : 1
  return {
    slots: {
      written: t.written,
      records: t.records,
      links: t.links,
      total: t.words,
      first: first ? w.month(first.day) : null,
      last: last ? w.month(last.day) : null,
      years,
    },
    sources: [
      count(t.written, { kind: 'written' }),
      count(t.records, { kind: 'records' }),
      count(t.links, { kind: 'links' }),
      count(t.words, { kind: 'words' }),
      count(years, { kind: 'years' }),
      ...[t.first, t.last]
        .filter((iso) => iso !== null)
        .map((iso) => count(Number(iso.slice(0, 4)), { kind: 'date', iso })),
    ],
  }
}

export function endsClean(f: Finding, m: Material): boolean {
  const id = f.posts[0] as number
  const q = m.sentence(id, (f.data.sentence as number) ?? 0)
  return !!q && q.quote.split(/\s+/).length <= 14
}
