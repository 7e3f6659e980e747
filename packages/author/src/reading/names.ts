import { stopWords } from '@youzine/words'
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
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Xmas Easter Halloween Hallowe Thanksgiving New Year Mother Father Valentine Lent Ramadan Eid Diwali Hanukkah Advent Pancake Bank Boxing God Lord Jesus English French German Spanish Italian British American Scottish Irish Welsh European Facebook Instagram Twitter Youtube YouTube Google Netflix Spotify Amazon Whatsapp WhatsApp Zoom iPhone Covid COVID Brexit Internet TV OK I The A An And But So He She It They We You My Our His Her Their This That These Those What When Where Why How Who If In On At To From For With No Not Yes Oh Also Just Then There Here Now Today Tonight Tomorrow Yesterday Day Week Happy Merry Dear Mr Mrs Ms Dr St Sr Sra Lunes Martes Miércoles Jueves Viernes Sábado Domingo Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre Navidad Reyes Semana Santa El La Los Las Un Una Y Pero Que Uno Lego Ikea IKEA Tesco Aldi Lidl Guinness World Book Black Grammy Deliveroo Guardian Couch Half Marathon DIY PE PTA BBC NHS Il Lo Gli Mio Mia Miei Ho Hai Abbiamo Oggi Ieri Stasera Meu Minha Os As Um Uma Hoje Ontem Este Esta Le Les Mon Ma Mes Je Nous Aujourd Hier Heute Gestern Mein Meine Ich Wir Der Die Das Ein Eine`.split(
    /\s+/,
  ),
)

const CAPITAL =
  /(?:\b([Mm]r|[Mm]rs|[Mm]s|[Dd]r|Auntie|Aunt|Uncle|Grandma|Nan|Tía|Tío|Tante|Onkel|Don|Doña)\.? )?(\p{Lu}[\p{Ll}]{1,}(?:-\p{Lu}\p{Ll}+)?)/gu
const PERSON_AFTER =
  /^(?:'s|’s|'d|’d|,? (?:and|y|und|et|e) (?:I|me|the|\p{Lu}|yo|ich)|,? (?:said|says|asked|asks|has|had|is|was|fell|lost|took|made|told|came|went|wants|wanted|thinks|thought|found|ate|bought|brought|can't|cannot|won't|will|still|just|never|refused|refuses|called|texted|rang|surprised|laughed|looked|insists|claims|dice|dijo|me|ha|quiere|preguntó|sagt|sagte|hat|meint|fragt|dit|a dit|veut|disse|dice|vuole|perdeu|veio|trouxe|ficou|perguntou|comprou|quer|fez|já|è|va|viene|mangia|chiede))/u
const PERSON_BEFORE =
  /(?:with|and|con|y|mit|und|avec|et|com|e|ask|told|asked|thanks|gracias|tell|love|meet|like|called|named|says|said|dear) $/iu
const PLACE_BEFORE =
  /(?:\bin|\binto|\baround|\bnear|\bvisiting|\bleaving|\ben|\bnach|\baus|\bem|\bverso|\btowards|\bvia|(?:\bgo|\bgoing|\bwent|\bgone|\bdrive|\bdrove|\bdriving|\bflew|\bfly|\bflight|\btrip|\bback|\btrain|\bferry|\bbus|\bcoach|\bmov\p{L}+|\bwalk\p{L}*|\btravel\p{L}*|\boff|\bup|\bdown|\bover|\broad|\bway|\bhome|\bme|\bus) (?:to|from)) (?:the |la |el |der )?$/iu
/** "To Mark" and "from Mark" as well as "to Prague". */
const MAYBE_PLACE = /(?:\bto|\bat|\bfrom) (?:the )?$/iu
const NEVER_SOMEBODY = new Set(
  'England Scotland Ireland Britain France Spain Germany Italy Portugal America Australia Brazil Argentina Arsenal Chelsea Liverpool Everton United City Spurs Rangers Celtic Royal Labour Polish Dutch Russian Chinese Japanese Turkish Swedish Danish Swiss Greek Ich Wir Das Der Die Ein Eine Mein Mes Les Una Halfords Waitrose Sainsbury Asda Morrisons Boots Argos Primark Starbucks Greggs Costa McDonalds Wickes'.split(
    ' ',
  ),
)

/** Whether a capitalised word is somebody or somewhere is decided by the company it keeps in all posts. */
export function nameEvidence(reads: readonly Read[], own: string | null): NameEvidence[] {
  const lower = new Map<string, number>()
  const found = new Map<string, Evidence>()
  const slot = (name: string) => {
    const s = found.get(name) ?? { person: 0, place: 0, det: 0, n: 0, inside: 0, tagged: false }
    found.set(name, s)
    return s
  }
  // Where sentences start in lower case, a capital means something wherever it stands.
  const careless = reads.filter((r) => /^\p{Ll}/u.test(r.text)).length > reads.length * 0.4
  for (const read of reads) {
    for (const token of read.tokens)
      if (token.charCodeAt(0) > 96) lower.set(bareOf(token), (lower.get(bareOf(token)) ?? 0) + 1)
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
      const title = m[1] ? `${m[1].charAt(0).toUpperCase()}${m[1].slice(1)} ` : ''
      const at = m.index
      const before = read.text.slice(Math.max(0, at - 24), at)
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
      const place = opening ? 0 : PLACE_BEFORE.test(before) ? 2 : MAYBE_PLACE.test(before) ? 1 : 0
      if (opening && person < 2) continue
      const s = slot(title + word)
      s.n++
      if (!opening || title || careless) s.inside++
      s.person += NEVER_SOMEBODY.has(word) ? 0 : person
      s.place += place
      const lead = before.trim().split(/\s+/).at(-1)?.toLowerCase() ?? ''
      // In Portuguese people have an article: o Tiago, a Inês.
      if (!title && dets?.has(lead) && !(read.lang === 'pt' && /^(?:o|a)$/.test(lead))) s.det++
    }
  }
  const titled = new Set(
    [...found]
      .filter(([name]) => name.includes(' '))
      .map(([name]) => name.split(' ').at(-1)?.toLowerCase() ?? ''),
  )
  const result: NameEvidence[] = []
  const wanted = new Map<string, NameEvidence>()
  for (const [name, s] of found) {
    const bare = name.split(' ').at(-1)?.toLowerCase() ?? ''
    if (name === own || (s.inside === 0 && !s.tagged && !(s.n >= 2 && s.person >= 4))) continue
    const small = lower.get(bare) ?? 0
    const sureOfIt = s.person >= 4 && small <= s.n * 3 && !stopWords('en').has(bare)
    if ((small > 0 && !sureOfIt) || (s.det > s.n * 0.2 && !s.tagged)) continue
    // "Rons hat", "in Daves garden": whose it is, without the apostrophe.
    if (/[^s]s$/.test(bare) && (found.has(name.slice(0, -1)) || (s.n === 1 && !s.tagged))) continue
    // "Mrs Patel" and "Patel" are one, and the one with manners stays.
    if (!name.includes(' ') && titled.has(bare)) continue
    const evidence = { name, posts: [], person: s.person, place: s.place, tagged: s.tagged }
    if (!wanted.has(bare)) wanted.set(bare, evidence)
    result.push(evidence)
  }
  for (const read of reads) {
    const here = new Set(read.words.map((w) => (wanted.has(w) ? w : bareOf(w))))
    for (const w of here)
      if (!wanted.has(w) && w.endsWith('s') && wanted.has(w.slice(0, -1))) here.add(w.slice(0, -1))
    for (const full of read.post.people) here.add(full.trim().split(/\s+/)[0]?.toLowerCase() ?? '')
    for (const word of here) wanted.get(word)?.posts.push(read.id)
  }
  return result.filter((n) => n.posts.length > 0)
}

const bareOf = (word: string) => (word.endsWith("'s") ? word.slice(0, -2) : word)

interface Evidence {
  person: number
  place: number
  det: number
  n: number
  /** Times it stood inside a sentence, where a capital means something. */
  inside: number
  tagged: boolean
}
