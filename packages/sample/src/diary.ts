import { type Drawn, isDrawn } from './drawn/drawn.ts'

/** One thing Thea put on the page, as it is written down in `life/`. */
export interface Moment {
  /** Local clock time, `2013-05-04T19:12`. */
  at: string
  text: string
  place?: string
  people?: string[]
  /** How many photographs hang on it. */
  photos?: number
  /** The first of them is one of the drawn ones. */
  drawn?: Drawn
  video?: boolean
  link?: { url: string; name: string }
  event?: string
  lifeEvent?: string
  fundraiser?: string
  /** Somebody else's post passed on, with or without a word of her own. */
  shared?: boolean
  /** What the page itself says happened, after her name; otherwise it follows from the rest. */
  title?: string
  /** The post was written later than the day it belongs to. */
  writtenAt?: string
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const HEAD = /^(\w{3}) (\d\d)-(\d\d) (\d\d:\d\d)$/

type Reader = (moment: Moment, value: string) => void

const FIELDS: Record<string, Reader> = {
  at: (moment, value) => {
    moment.place = value
  },
  with: (moment, value) => {
    moment.people = value.split(', ')
  },
  photo: (moment, value) => {
    moment.photos = Number(value || 1)
  },
  drawn: (moment, value) => {
    if (!isDrawn(value)) throw new Error(`Nobody has drawn: ${value}`)
    moment.drawn = value
  },
  video: (moment) => {
    moment.video = true
  },
  link: (moment, value) => {
    const [url = '', ...name] = value.split(' ')
    moment.link = { url, name: name.join(' ') }
  },
  event: (moment, value) => {
    moment.event = value
  },
  life: (moment, value) => {
    moment.lifeEvent = value
  },
  fundraiser: (moment, value) => {
    moment.fundraiser = value
  },
  shared: (moment) => {
    moment.shared = true
  },
  written: (moment, value) => {
    moment.writtenAt = value
  },
}

function readHead(year: number, head: string): Moment {
  const [when = '', ...fields] = head.split(' | ')
  const [, day, month, date, clock] = HEAD.exec(when) ?? []
  const at = `${year}-${month}-${date}T${clock}`
  if (!day || DAYS[new Date(`${at}Z`).getUTCDay()] !== day) throw new Error(`No such day: ${year} ${when}`)
  const moment: Moment = { at, text: '' }
  for (const field of fields) {
    const [name = '', ...rest] = field.split(' ')
    const read = FIELDS[name]
    if (!read) throw new Error(`No such field: ${field} (${year} ${when})`)
    read(moment, rest.join(' '))
  }
  return moment
}

/**
 * A year as it is pleasant to write: `# Sun 05-04 19:12 | at Place | with Name, Name | photo 2`, and under it
 * the words. The weekday is written out and checked, because so much of this life keeps to its weekdays.
 */
export function diary(year: number, pages: string): Moment[] {
  return pages
    .split(/^# /m)
    .slice(1)
    .map((entry) => {
      const end = entry.indexOf('\n')
      const moment = readHead(year, entry.slice(0, end).trim())
      moment.text = entry.slice(end).trim()
      return moment
    })
}
