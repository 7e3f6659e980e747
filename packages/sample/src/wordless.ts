import { pick, seeded } from './clock.ts'
import type { Moment } from './diary.ts'

/** Records without a word of her own, a year: busy years have more photographs. */
const A_YEAR: [year: number, records: number][] = [
  [2010, 9],
  [2011, 12],
  [2012, 13],
  [2013, 11],
  [2014, 14],
  [2015, 16],
  [2016, 15],
  [2017, 12],
  [2018, 8],
  [2019, 4],
  [2020, 13],
  [2021, 10],
  [2022, 10],
  [2023, 12],
  [2024, 8],
  [2025, 6],
]

const LINKS: [url: string, name: string][] = [
  ['https://www.pianotechnicians.example/humidity', 'Why your piano hates February'],
  ['https://www.merrowbygazette.example/harbour-dredging', 'Harbour dredging to start “in due course”'],
  ['https://www.merrowbygazette.example/letters', 'Letters to the editor'],
  ['https://www.merrowbygazette.example/gull', 'Gull enters bakery for third time'],
  ['https://www.hallamanddaughter.example/sale', 'Hallam & Daughter: spring sale of reconditioned uprights'],
  ['https://www.tidetimes.example/merrowby', 'Tide times, Merrowby'],
  ['https://www.longlistens.example/brahms-late', 'Late Brahms in ten recordings'],
  ['https://www.towerclocks.example/register', 'A register of stopped public clocks'],
  ['https://www.branchlines.example/merrowby', 'The Merrowby branch: timetable changes'],
  ['https://www.wool.example/mustard', 'Forty-one yarns in mustard'],
]

const CHECK_INS = [
  'Merrowby Station',
  'Merrowby Harbour',
  'Ebenezer Chapel, Merrowby',
  'Leeds Railway Station',
  'Sheffield Botanical Gardens',
  'Zieliński’s Bakery',
]

type Kind = (random: () => number, year: number) => Partial<Moment>

const photo: Kind = (random) => ({ photos: 1 + Math.floor(random() ** 3 * 9) })
const share: Kind = () => ({ shared: true })
const link: Kind = (random, year) => {
  const [url, name] = pick(random, year < 2014 ? LINKS.filter(([at]) => !at.includes('merrowby')) : LINKS)
  return { link: { url, name } }
}
const checkIn: Kind = (random, year) => ({
  place: pick(random, year < 2014 ? ['Leeds Railway Station', 'Sheffield Botanical Gardens'] : CHECK_INS),
})
const portrait: Kind = () => ({ photos: 1, title: 'updated her profile picture.' })
const memory: Kind = (_, year) => (year < 2015 ? { photos: 1 } : { shared: true, title: 'shared a memory.' })
const bare: Kind = () => ({ title: 'updated her status.' })

const KINDS: Kind[] = [photo, photo, photo, photo, photo, share, share, link, checkIn, portrait, memory, bare]

const shift = (at: string, minutes: number) =>
  new Date(Date.parse(`${at}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)

/**
 * Nobody posts a bare photograph out of a silence: each stands within hours of something she wrote.
 * Days of mourning are left alone.
 */
export function wordless(life: readonly Moment[], seed: number): Moment[] {
  const random = seeded(seed)
  return A_YEAR.flatMap(([year, records]) => {
    const written = life.filter(({ at }) => at.startsWith(String(year)) && !isMourning(at))
    return Array.from({ length: written.length > 0 ? records : 0 }, () => {
      const at = shift(pick(random, written).at, 3 + Math.floor(random() * 220))
      return { at, text: '', ...pick(random, KINDS)(random, year) }
    })
  })
}

const isMourning = (at: string) => at >= '2018-02-08' && at < '2018-03-14'
