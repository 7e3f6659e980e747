import {
  type AttachmentKind,
  isObject,
  labelOf,
  listOf,
  MAX_TEXT,
  readAttachments,
  textOf,
} from './attachments.ts'
import { readMoment } from './dates.ts'
import { readMentions } from './mentions.ts'

const MAX_LIST = 100

export type PostKind = 'status' | AttachmentKind

/** How much a record says: the person's own words, something around it, only a generated title, or nothing. */
export type Substance = 'own_text' | 'context_only' | 'title_only' | 'nothing'

export interface ArchivePost {
  /** Milliseconds; null when the record has no date that can be. */
  at: number | null
  /** The person's own words; only these are ever quoted. */
  text: string
  title: string
  place: string | null
  people: string[]
  links: string[]
  media: string[]
  context: string[]
  kind: PostKind
  substance: Substance
}

const KIND_ORDER: AttachmentKind[] = [
  'life_event',
  'event',
  'note',
  'poll',
  'fundraiser',
  'checkin',
  'link',
  'video',
  'photo',
]

function ownText(data: unknown[]): string {
  const parts = data
    .slice(0, MAX_LIST)
    .flatMap((entry) => (isObject(entry) ? [textOf(entry.post)] : []))
    .filter(Boolean)
  return [...new Set(parts)].join('\n').slice(0, MAX_TEXT).toWellFormed()
}

/** Beside the words of a post, not instead of them: nobody's post drags a book along. */
const MAX_CONTEXT = 50_000

function withinBounds(words: readonly string[]): string[] {
  let left = MAX_CONTEXT
  return words
    .map((one) => {
      const kept = one.slice(0, left)
      left -= kept.length
      return kept.toWellFormed()
    })
    .filter(Boolean)
}

/** Newer exports list labelled values instead; the field's own name is not translated. */
function labelledText(record: Record<string, unknown>): string {
  const values = listOf(record.label_values).slice(0, MAX_LIST).filter(isObject)
  const message = values.find(({ ent_field_name: name }) => name === 'Message' || name === 'Text')
  return textOf(message?.value)
}

function momentOf(record: Record<string, unknown>, data: unknown[], now: number): number | null {
  const backdated = data.find((entry) => isObject(entry) && entry.backdated_timestamp !== undefined)
  const moment = isObject(backdated) ? readMoment(backdated.backdated_timestamp, now) : null
  return moment ?? readMoment(record.timestamp, now)
}

const tagNames = (tags: unknown) =>
  listOf(tags)
    .slice(0, MAX_LIST)
    .map((tag) => labelOf(isObject(tag) ? tag.name : tag))

function substanceOf(text: string, hasContext: boolean, title: string): Substance {
  if (text) return 'own_text'
  if (hasContext) return 'context_only'
  return title ? 'title_only' : 'nothing'
}

/** One record of the archive, or null for something that is none. */
export function readPost(record: unknown, now: number): ArchivePost | null {
  if (!isObject(record)) return null
  const data = listOf(record.data)
  const { text, people } = readMentions(ownText(data) || labelledText(record))
  const { links, place, media, context, kinds } = readAttachments(record.attachments)
  const title = labelOf(record.title)
  const extra = [...new Set(context)].filter((words) => words !== text)
  return {
    at: momentOf(record, data, now),
    text,
    title,
    place,
    people: [...new Set([...tagNames(record.tags), ...people].filter(Boolean))].slice(0, MAX_LIST),
    links: [...new Set(links)].slice(0, MAX_LIST),
    media: media.slice(0, MAX_LIST),
    context: withinBounds(extra.slice(0, MAX_LIST)),
    kind: KIND_ORDER.find((kind) => kinds.has(kind)) ?? 'status',
    substance: substanceOf(text, kinds.size > 0 || extra.length > 0, title),
  }
}
