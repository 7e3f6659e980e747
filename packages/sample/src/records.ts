import { seeded, toTimestamp } from './clock.ts'
import type { Moment } from './diary.ts'
import type { Drawn } from './drawn/drawn.ts'

export interface ArchiveRecord {
  timestamp: number
  attachments?: { data: Record<string, unknown>[] }[]
  data?: Record<string, unknown>[]
  title?: string
  tags?: { name: string }[]
}

export const sampleFirstName = 'Thea'
export const sampleName = 'Thea Wadlow'

/** Where the places of this life are; towns that do not exist lie in the sea off Yorkshire. */
const COORDINATES: [RegExp, number, number][] = [
  [/Leipzig|Thomaskirche|Cospudener/, 51.34, 12.37],
  [/Poznań/, 52.41, 16.93],
  [/Sheffield|Walkley|Hillsborough|Crucible|Hallam|Botanical/, 53.38, -1.47],
  [/Leeds/, 53.8, -1.55],
  [/Manchester/, 53.48, -2.24],
  [/York/, 53.96, -1.08],
  [/Thirsk/, 54.23, -1.34],
]

function placeOf(name: string) {
  const [, latitude, longitude] = COORDINATES.find(([pattern]) => pattern.test(name)) ?? [null, 54.47, -0.58]
  return { name, coordinate: { latitude, longitude }, address: '', url: '' }
}

function idOf(name: string): string {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 899_999_999
  return `100000${String(100_000_000 + hash)}`
}

/** `@[Bev Hallam]` is short for the form that the page itself stores. */
const withMentions = (text: string) =>
  text.replace(/@\[([^\]:]+)\]/g, (_, name: string) => `@[${idOf(name)}:2048:${name}]`)

const list = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')

function titleOf(moment: Moment) {
  const { text, place, people, photos, video, link, event, lifeEvent, shared, fundraiser } = moment
  if (moment.title) return `${sampleName} ${moment.title}`
  if (lifeEvent) return `${sampleName} added a life event.`
  if (fundraiser) return `${sampleName} created a fundraiser.`
  if (event) return `${sampleName} created an event.`
  if (shared) return `${sampleName} shared a post.`
  if (link) return `${sampleName} shared a link.`
  if (video) return `${sampleName} added a new video.`
  if (photos) return `${sampleName} added ${photos > 1 ? `${photos} new photos` : 'a new photo'}.`
  const company = people ? ` with ${list(people)}` : ''
  if (place) return `${sampleName} was${company} at ${place}.`
  if (company) return `${sampleName} is${company}.`
  return text ? `${sampleName} updated her status.` : undefined
}

export const drawnPath = (name: Drawn) => `your_facebook_activity/posts/media/drawn/${name}.webp`
const drawnOr = (uri: string, name: Drawn | undefined) => (name ? drawnPath(name) : uri)

function mediaOf(moment: Moment, timestamp: number, random: () => number) {
  const folder = 'your_facebook_activity/posts/media'
  const file = () => `${Math.floor(random() * 9e8) + 1e8}_${Math.floor(random() * 9e15) + 1e15}_n`
  const about = moment.text ? { description: moment.text } : {}
  const album = `${folder}/${moment.at < '2019' ? 'timelinephotos_9204417' : 'mobileuploads_3318802'}`
  const photo = (_: unknown, at: number) => ({
    media: {
      uri: drawnOr(`${album}/${file()}.jpg`, at === 0 ? moment.drawn : undefined),
      creation_timestamp: timestamp - Math.floor(random() * 1800),
      title: moment.at < '2019' ? 'Timeline photos' : 'Mobile uploads',
      ...about,
    },
  })
  const video = () => ({
    media: {
      uri: `${folder}/videos/${file()}.mp4`,
      creation_timestamp: timestamp - Math.floor(random() * 1800),
      title: '',
      ...about,
    },
  })
  return [...Array.from({ length: moment.photos ?? 0 }, photo), ...(moment.video ? [video()] : [])]
}

function attachmentsOf(moment: Moment, timestamp: number, random: () => number) {
  const { place, link, event, lifeEvent, fundraiser, shared } = moment
  const media = mediaOf(moment, timestamp, random)
  const [year, month, day] = moment.at.slice(0, 10).split('-')
  const groups: Record<string, unknown>[][] = []
  if (media.length > 0) groups.push(media)
  if (link) groups.push([{ external_context: { url: link.url, name: link.name } }])
  if (shared) groups.push([{ external_context: { url: '' } }])
  if (place && !lifeEvent) groups.push([{ place: placeOf(place) }])
  if (event) groups.push([{ event: { name: event, start_timestamp: timestamp + 604_800, end_timestamp: 0 } }])
  if (fundraiser) groups.push([{ fundraiser: { title: fundraiser } }])
  if (lifeEvent)
    groups.push([
      {
        life_event: {
          title: lifeEvent,
          start_date: { year: Number(year), month: Number(month), day: Number(day) },
          ...(place ? { place: placeOf(place) } : {}),
        },
      },
    ])
  return groups.map((data) => ({ data }))
}

/** One post edited in twenty; the second thoughts come within the hour. */
const editedAfter = (random: () => number) => (random() < 0.05 ? Math.floor(random() * 3000) : 0)

export function toRecords(moments: readonly Moment[], seed: number): ArchiveRecord[] {
  const random = seeded(seed)
  return moments.map((moment) => {
    const timestamp = toTimestamp(moment.writtenAt ?? moment.at, Math.floor(random() * 60))
    const text = withMentions(moment.text)
    const attachments = attachmentsOf({ ...moment, text }, timestamp, random)
    const backdated = moment.writtenAt ? [{ backdated_timestamp: toTimestamp(moment.at, 0) }] : []
    const title = titleOf(moment)
    return {
      timestamp,
      ...(attachments.length > 0 ? { attachments } : {}),
      data: [
        ...(text ? [{ post: text }] : []),
        { update_timestamp: timestamp + editedAfter(random) },
        ...backdated,
        {},
        {},
      ],
      ...(title ? { title } : {}),
      ...(moment.people ? { tags: moment.people.map((name) => ({ name })) } : {}),
    }
  })
}
