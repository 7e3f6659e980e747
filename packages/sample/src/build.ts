import { readFileSync } from 'node:fs'
import { seeded } from './clock.ts'
import { drawn, isDrawn } from './drawn/drawn.ts'
import { photoFile } from './drawn/files.ts'
import { life } from './life/index.ts'
import { type ArchiveRecord, drawnPath, sampleFirstName, sampleName, toRecords } from './records.ts'
import { wordless } from './wordless.ts'

const SEED = 20_110_424

/** The page lists the newest first, but not strictly: now and then a record sits a few places off. */
function asExported(records: ArchiveRecord[], random: () => number): ArchiveRecord[] {
  const sorted = records.toSorted((a, b) => b.timestamp - a.timestamp)
  for (let at = 6; at < sorted.length; at += 1) {
    if (random() >= 0.03) continue
    const [moved] = sorted.splice(at, 1)
    if (moved) sorted.splice(at - 2 - Math.floor(random() * 4), 0, moved)
  }
  return sorted
}

/** Every record of the sample archive, in the order of its file, before the encoding goes wrong. */
export function sampleRecords(): ArchiveRecord[] {
  const quiet = wordless(life, SEED + 1)
  return asExported(toRecords([...life, ...quiet], SEED), seeded(SEED + 2))
}

/** The fault of every real archive: each byte of the UTF-8 written down as if it were a Latin-1 character. */
function withFault(json: string): string {
  let out = ''
  for (const byte of new TextEncoder().encode(json))
    out += byte < 0x80 ? String.fromCharCode(byte) : `\\u00${byte.toString(16)}`
  return out
}

const asFile = (value: unknown) => withFault(JSON.stringify(value, null, 2))

const TRASH = [
  {
    timestamp: 1_330_373_911,
    data: [{ post: 'ok I know I said I would not talk about it but' }],
    title: `${sampleName} updated her status.`,
  },
  {
    timestamp: 1_587_840_122,
    data: [{ post: 'test. is this the band group or everybody' }],
    title: `${sampleName} updated her status.`,
  },
]

const PROFILE = {
  profile_v2: {
    name: { full_name: sampleName, first_name: sampleFirstName, middle_name: '', last_name: 'Wadlow' },
    emails: { emails: [], previous_emails: [], pending_emails: [], ad_account_emails: [] },
    birthday: { year: 1984, month: 10, day: 14 },
    gender: { gender_option: 'FEMALE', pronoun: 'FEMALE' },
    current_city: { name: 'Merrowby', timestamp: 1_403_379_000 },
    relationship: { status: 'Married', partner: 'Tomasz Zieliński' },
    work_experiences: [{ employer: 'Wadlow Pianos', title: 'Tuner', start_timestamp: 1_380_582_000 }],
    registration_timestamp: 1_263_739_000,
    intro_bio: { name: 'Pianos, mostly. Winder (Sundays).', timestamp: 1_684_700_000 },
  },
}

/** The files of the archive by path. */
export function archiveFiles(): Map<string, string | Uint8Array> {
  const photos = Object.keys(drawn)
    .filter(isDrawn)
    .map((name): [string, Uint8Array] => [drawnPath(name), readFileSync(photoFile(name))])
  return new Map<string, string | Uint8Array>([
    ['personal_information/profile_information/profile_information.json', asFile(PROFILE)],
    ['your_facebook_activity/posts/trash.json', asFile(TRASH)],
    ['your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json', asFile(sampleRecords())],
    ...photos,
  ])
}
