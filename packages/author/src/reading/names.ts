import type { Read } from './digest.ts'
import { DETERMINERS } from './word-lists.ts'

export interface NameEvidence {
  name: string
  posts: number[]
  person: number
  place: number
  tagged: boolean
}

const CALENDAR = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Xmas Easter Halloween Hallowe Thanksgiving New Year Mother Father Valentine Lent Ramadan Eid Diwali Hanukkah Advent Pancake Bank Boxing God Lord Jesus English French German Spanish Italian British American Scottish Irish Welsh European Facebook Instagram Twitter Youtube YouTube Google Netflix Spotify Amazon Whatsapp WhatsApp Zoom iPhone Covid COVID Brexit Internet TV OK I The A An And But So He She It They We You My Our His Her Their This That These Those What When Where Why How Who If In On At To From For With No Not Yes Oh Also Just Then There Here Now Today Tonight Tomorrow Yesterday Day Week Happy Merry Dear Mr Mrs Ms Dr St Sr Sra Lunes Martes Miércoles Jueves Viernes Sábado Domingo Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre Navidad Reyes Semana Santa El La Los Las Un Una Y Pero Que Uno Lego Ikea IKEA Tesco Aldi Lidl Guinness World Book Black Grammy Deliveroo Guardian Couch Half Marathon DIY PE PTA BBC NHS`.split(
    /\s+/,
  ),
)

const CAPITAL =
  /(?:\b(Mr|Mrs|Ms|Dr|Auntie|Aunt|Uncle|Grandma|Nan|Tía|Tío|Tante|Onkel|Don|Doña)\.? )?(\p{Lu}[\p{Ll}]{1,}(?:-\p{Lu}\p{Ll}+)?)/gu
const PERSON_AFTER =
  /^(?:'s|’s|'d|’d|,? (?:and|y|und|et|e) (?:I|me|the|\p{Lu}|yo|ich)|,? (?:said|says|asked|asks|has|had|is|was|fell|lost|took|made|told|came|went|wants|wanted|thinks|thought|found|ate|bought|brought|can't|cannot|won't|will|still|just|never|refused|refuses|called|texted|rang|surprised|laughed|looked|insists|claims|dice|dijo|me|ha|quiere|preguntó|sagt|sagte|hat|meint|fragt|dit|a dit|veut|disse|dice|vuole))/u
const PERSON_BEFORE =
  /(?:with|and|con|y|mit|und|avec|et|com|e|ask|told|asked|thanks|gracias|tell|love|meet|like|called|named|says|said|dear) $/iu
const PLACE_BEFORE =
  /(?:\bin|\bto|\binto|\bat|\bfrom|\baround|\bnear|\bvisiting|\bleaving|\ben|\bnach|\baus|\bem|\bverso|\btowards|\bvia) (?:the |la |el |der )?$/iu

/** Whether a capitalised word is somebody or somewhere is decided by the company it keeps in all posts. */
export function nameEvidence(reads: readonly Read[], own: string | null): NameEvidence[] {
  const lower = new Set<string>()
  const found = new Map<string, Evidence>()
  const slot = (name: string) => {
    const s = found.get(name) ?? { person: 0, place: 0, det: 0, n: 0, inside: 0, tagged: false }
    found.set(name, s)
    return s
  }
  for (const read of reads) {
    for (const token of read.tokens) if (token.charCodeAt(0) > 96) lower.add(token)
    for (const full of read.post.people) {
      const first = full.trim().split(/\s+/)[0]
      if (!first || !/^\p{Lu}\p{Ll}+$/u.test(first)) continue
      const s = slot(first)
      s.person += 2
      s.n++
      s.tagged = true
    }
    const dets = DETERMINERS[read.lang ?? 'en']
    for (const m of read.text.matchAll(CAPITAL)) {
      const word = m[2] as string
      if (word.length < 3 || CALENDAR.has(word)) continue
      const title = m[1] && !/^(?:St)$/.test(m[1]) ? `${m[1]} ` : ''
      const at = m.index
      const before = read.text.slice(Math.max(0, at - 14), at)
      if (/\bSt\.? $/.test(before) || /[@#&\p{L}]$/u.test(before)) continue
      const after = read.text.slice(at + m[0].length, at + m[0].length + 14)
      if (/^ \p{Lu}\p{Ll}/u.test(after) && !title && !/^ (?:\p{Lu}\p{Ll}+)(?:'s| said)/u.test(after)) {
        // "Tower Bridge", "Half Marathon": a compound, unless it is a person with a surname
        if (!/^ (?:and|y) /u.test(after)) continue
      }
      if (/\p{L},? \p{Lu}\p{Ll}+ $/u.test(before)) continue
      const opening = at === 0 || /[.!?…:\n“"'‘(]\s*$/u.test(before)
      const person =
        (title ? 3 : 0) +
        (PERSON_AFTER.test(after) ? 2 : 0) +
        (!opening && PERSON_BEFORE.test(before) ? 1 : 0)
      const place = !opening && PLACE_BEFORE.test(before) ? 2 : 0
      if (opening && person < 2) continue
      const s = slot(title + word)
      s.n++
      if (!opening || title) s.inside++
      s.person += person
      s.place += place
      const lead = before.trim().split(/\s+/).at(-1)?.toLowerCase() ?? ''
      if (!title && dets?.has(lead)) s.det++
    }
  }
  const result: NameEvidence[] = []
  const wanted = new Map<string, NameEvidence>()
  for (const [name, s] of found) {
    const bare = name.split(' ').at(-1)?.toLowerCase() ?? ''
    if (name === own || (s.inside === 0 && !s.tagged && !(s.n >= 2 && s.person >= 4))) continue
    if (lower.has(bare) || (s.det > s.n * 0.2 && !s.tagged)) continue
    const evidence = { name, posts: [], person: s.person, place: s.place, tagged: s.tagged }
    if (!wanted.has(bare)) wanted.set(bare, evidence)
    result.push(evidence)
  }
  for (const read of reads) {
    const here = new Set(read.words.map((w) => (w.endsWith("'s") ? w.slice(0, -2) : w)))
    for (const full of read.post.people) here.add(full.trim().split(/\s+/)[0]?.toLowerCase() ?? '')
    for (const word of here) wanted.get(word)?.posts.push(read.id)
  }
  return result.filter((n) => n.posts.length > 0)
}

interface Evidence {
  person: number
  place: number
  det: number
  n: number
  /** Times it stood inside a sentence, where a capital means something. */
  inside: number
  tagged: boolean
}
