import { repairText, storableText } from './repair.ts'

/** What hangs on a post, told apart by structure: titles and labels are translated, keys are not. */
export interface Attachments {
  links: string[]
  place: string | null
  people: string[]
  media: string[]
  kinds: Set<AttachmentKind>
  /** Words that came with it but are not the person's own text: captions, event names, notes. */
  context: string[]
}

export type AttachmentKind =
  | 'photo'
  | 'video'
  | 'link'
  | 'checkin'
  | 'event'
  | 'life_event'
  | 'note'
  | 'poll'
  | 'fundraiser'

type Json = Record<string, unknown>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
/** Longer than anything a person types; the rest of a pasted novel is cut. */
export const MAX_TEXT = 100_000
/** Titles, places, names and addresses are short; what is longer is none. */
const MAX_LABEL = 500
/** A repaired text is shorter than it was; what is read of it is bounded first. */
const MAX_RAW = 4

/** What hangs on one post at the most. */
const MAX_ITEMS = 1000

const bounded = (value: unknown, most: number): string =>
  typeof value === 'string'
    ? storableText(repairText(value.slice(0, most * MAX_RAW)))
        .trim()
        .slice(0, most)
        .toWellFormed()
    : ''
export const textOf = (value: unknown): string => bounded(value, MAX_TEXT)
export const labelOf = (value: unknown): string => bounded(value, MAX_LABEL)

const MAX_NESTING = 8

function note(found: Attachments, kind: AttachmentKind, ...words: unknown[]) {
  found.kinds.add(kind)
  if (found.context.length < MAX_ITEMS) found.context.push(...words.map(textOf).filter(Boolean))
}

const readers: Record<string, (found: Attachments, value: Json) => void> = {
  external_context(found, value) {
    const url = labelOf(value.url)
    if (/^https?:\/\//i.test(url) && found.links.length < MAX_ITEMS) found.links.push(url)
    if (url || textOf(value.name)) note(found, 'link', value.name)
  },
  media(found, value) {
    const uri = labelOf(value.uri)
    if (uri && found.media.length < MAX_ITEMS) found.media.push(uri)
    const isVideo = /\.(mp4|mov|avi|mkv|webm|3gp)$/i.test(uri)
    note(found, isVideo ? 'video' : 'photo', value.description)
  },
  place(found, value) {
    const name = labelOf(value.name)
    if (!name) return
    found.place ??= name
    note(found, 'checkin', name)
  },
  event: (found, value) => note(found, 'event', value.name),
  life_event(found, value) {
    note(found, 'life_event', value.title)
    if (isObject(value.place)) found.place ??= labelOf(value.place.name) || null
  },
  note: (found, value) => note(found, 'note', value.title, value.text),
  poll: (found, value) => note(found, 'poll', value.question),
  fundraiser: (found, value) => note(found, 'fundraiser', value.title ?? value.name),
}

function readOne(found: Attachments, item: unknown, depth: number) {
  if (!isObject(item)) return
  for (const [key, value] of Object.entries(item)) {
    const read = Object.hasOwn(readers, key) ? readers[key] : undefined
    if (read && isObject(value)) read(found, value)
    else if (key === 'attachments' && depth < MAX_NESTING) readGroups(found, value, depth + 1)
    else if (key === 'text') {
      const words = textOf(value)
      if (words && found.context.length < MAX_ITEMS) found.context.push(words)
    }
  }
}

function readGroups(found: Attachments, groups: unknown, depth: number) {
  for (const group of listOf(groups))
    if (isObject(group)) for (const item of listOf(group.data)) readOne(found, item, depth)
}

export function readAttachments(attachments: unknown): Attachments {
  const found: Attachments = { links: [], place: null, people: [], media: [], kinds: new Set(), context: [] }
  readGroups(found, attachments, 0)
  return found
}
