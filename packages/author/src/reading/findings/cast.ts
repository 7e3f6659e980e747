import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { FIRST_NAMES } from '../first-names.ts'
import { compareText } from '../seeded.ts'

/** Roles that act like characters without having a name. */
const ROLES: Record<string, string> = {
  en: 'dog|cat|postman|postwoman|neighbour|neighbours|neighbor|boss|landlord|plumber|physio|dentist|heron|hamster|rabbit|tortoise|goldfish|parrot|pigeon|seagull|fox|squirrel|husband|wife|boyfriend|girlfriend|teenager|toddler|mother-in-law|father-in-law|manager|builder|builders|electrician|babysitter|hens|chickens|goat|horse|pony|vicar|barista|bus driver|optician|hairdresser|estate agent|gardener|parrot|satnav|printer|boiler|robot vacuum',
  es: 'perro|gata|gato|cartero|vecino|vecina|vecinos|jefe|jefa|casero|fontanero|dentista|suegra|suegro|marido|mujer|novio|novia|abuela|abuelo|loro|tortuga|paloma|impresora|caldera|panadera|panadero',
}

export interface CastMember {
  name: string
  reads: Read[]
}

const NOT_PEOPLE = new Set(
  'Methodist Baptist Catholic Anglican Quaker Victorian Edwardian Georgian Olympic Nobody Everybody Everyone Somebody Someone Anyone Finally Morale Polish Dutch Greek Chinese Japanese Russian Swedish Danish Turkish Portuguese Ich Und Der Die Das Les Halfords Argos Boots Asda Morrisons Waitrose Sainsburys Greggs Primark Ryanair Ebay Microsoft Apple Christmassy Brahms Bach Mozart'.split(
    ' ',
  ),
)
const ALSO_NAMES = new Set(
  'mark bill will rose grace jack pat sue dean frank max harry daisy poppy'.split(' '),
)

/** F20–F23: who appears, since when, and what the posts have them do. */
export function findCast(corpus: Corpus): Finding[] {
  const members: { name: string; label: string; reads: Read[]; named: boolean }[] = []
  const checkedIn = new Set(corpus.reads.map((r) => r.post.place?.split(',')[0]?.trim()))
  for (const n of corpus.names) {
    if (corpus.parted.has(n.name)) continue
    if (n.person <= n.place || n.person < 2 || NOT_PEOPLE.has(n.name) || checkedIn.has(n.name)) continue
    const reads = n.posts.map((id) => corpus.byId.get(id)).filter((r): r is Read => !!r)
    if (reads.length > 0) members.push({ name: n.name, label: titled(n.name, reads), reads, named: true })
  }
  const roles = ROLES[corpus.language]
  if (roles) {
    const article =
      corpus.language === 'es' ? '(?:el|la|los|las|mi|mis|nuestro|nuestra)' : "(?:the|my|our|next door's)"
    const pattern = new RegExp(`\\b${article} (?:[\\p{L}]+ )?(${roles})\\b`, 'giu')
    const byRole = new Map<string, Set<number>>()
    for (const r of corpus.dated) {
      if (r.unquotable) continue
      for (const m of r.text.matchAll(pattern)) {
        const role = (m[1] as string).toLowerCase()
        const set = byRole.get(role) ?? new Set<number>()
        set.add(r.id)
        byRole.set(role, set)
      }
    }
    for (const [role, ids] of byRole) {
      const reads = [...ids].map((id) => corpus.byId.get(id) as Read)
      const label = corpus.language === 'es' ? `${articleEs(role)} ${role}` : `the ${role}`
      members.push({ name: role, label, reads, named: false })
    }
  }
  return members
    .map(({ name, label, reads, named }) => {
      const dated = reads
        .filter((r) => r.when)
        .sort((a, b) => (a.when?.day ?? 0) - (b.when?.day ?? 0) || a.id - b.id)
      const tender = reads.some((r) => r.tone === 'red')
      return {
        id: `person:${name}`,
        kind: 'person',
        score: 0.4 + Math.log2(1 + reads.length) * 0.35 + (named ? 0.2 : 0) - (tender ? 0.3 : 0),
        posts: dated.map((r) => r.id),
        data: {
          name,
          label,
          count: dated.length,
          named,
          tender,
          deeds: named ? deedsOf(name, dated) : deedsOf(label, dated),
        },
      }
    })
    .filter((f) => f.posts.length >= 1)
    .sort((a, b) => b.score - a.score || compareText(a.id, b.id))
    .slice(0, 40)
}

/** "Patel" is "Mrs Patel" where most posts say so. */
function titled(name: string, reads: readonly Read[]): string {
  if (name.includes(' ')) return name
  const pattern = new RegExp(`\\b(mrs|mr|miss|ms|dr|auntie|uncle|pani|señora|don|doña) ${name}`, 'i')
  const titles = reads.map((r) => pattern.exec(r.text)?.[1]).filter((t) => t !== undefined)
  if (titles.length * 2 <= reads.length) return name
  const title = titles[0] as string
  return `${title.charAt(0).toUpperCase()}${title.slice(1).toLowerCase()} ${name}`
}

function articleEs(role: string): string {
  if (role.endsWith('s')) return role.endsWith('as') ? 'las' : 'los'
  return role.endsWith('a') && role !== 'dentista' ? 'la' : 'el'
}

const DEED =
  /^ (?:just |finally |still |also |even |has |have |had |never )?((?:asked|asks|said|says|told|made|found|fell|ate|bought|brought|refused|refuses|insists|insisted|claims|claimed|looked|laughed|sang|won|lost|wrote|read|drew|built|broke|stole|hid|slept|called|rang|texted|wants|wanted|thinks|thought|considers|considered|knows|knew|hates|loves|surprised|turned|walked|ran|sat|bit|barked|caught|cooked|baked|taught|kept|sold|gave|took|came|went|announced|declared|discovered|invented|dice|dijo|preguntó|quiere|cree|encontró|rompió|hizo|trajo|compró|ganó|perdió|se comió)\b[^.!?;:,()]{2,60})/iu

/** The rest of the clause after the name, whole words only, nothing in the first person. */
function deedsOf(name: string, reads: readonly Read[]): string[] {
  const deeds: string[] = []
  for (const r of reads) {
    if (r.tone !== 'clear' || r.unquotable) continue
    let from = r.text.toLowerCase().indexOf(name.toLowerCase())
    while (from >= 0 && deeds.length < 12) {
      const rest = r.text.slice(from + name.length, from + name.length + 90)
      const m = DEED.exec(rest)
      const deed = m?.[1]?.trim().replace(/\s(?:and|but|so|that|because|when|while|y|pero|que)$/i, '')
      if (
        deed &&
        deed.split(' ').length >= 2 &&
        !/\b(?:I|me|my|mine|we|us|our|you|your|yo|mi|nos|nuestr[oa]|if|I'm|I'd)\b/.test(deed) &&
        !/['"“‘]/.test(deed)
      ) {
        deeds.push(`${r.id}:${deed}`)
        break
      }
      from = r.text.toLowerCase().indexOf(name.toLowerCase(), from + name.length)
    }
  }
  return deeds
}

/** F25: somewhere, with every visit. */
export function findPlaces(corpus: Corpus): Finding[] {
  const places = new Map<string, Set<number>>()
  for (const r of corpus.dated) {
    const name = r.post.place?.split(',')[0]?.trim()
    if (name && name.length < 40) places.set(name, (places.get(name) ?? new Set()).add(r.id))
  }
  for (const n of corpus.names) {
    if (n.place <= n.person || n.place < 2 || n.tagged) continue
    const bare = n.name.toLowerCase()
    if (FIRST_NAMES.has(bare) || ALSO_NAMES.has(bare) || NOT_PEOPLE.has(n.name)) continue
    // German capitals say nothing about places.
    if (corpus.language !== 'de' && n.posts.every((id) => corpus.byId.get(id)?.lang === 'de')) continue
    const set = places.get(n.name) ?? new Set<number>()
    for (const id of n.posts) if (corpus.byId.get(id)?.when) set.add(id)
    places.set(n.name, set)
  }
  return [...places]
    .map(([name, ids]) => {
      const reads = [...ids]
        .map((id) => corpus.byId.get(id) as Read)
        .filter((r) => r.when && r.tone !== 'hidden')
      reads.sort((a, b) => (a.when?.day ?? 0) - (b.when?.day ?? 0) || a.id - b.id)
      let visits = reads.length ? 1 : 0
      for (let i = 1; i < reads.length; i++)
        if ((reads[i]?.when?.day ?? 0) - (reads[i - 1]?.when?.day ?? 0) >= 60) visits++
      return {
        id: `place:${name}`,
        kind: 'place',
        score: 0.6 + visits * 0.3 + Math.min(reads.length, 6) * 0.05,
        posts: reads.map((r) => r.id),
        data: { name, visits, tender: reads.some((r) => r.tone === 'red') },
      }
    })
    .filter((f) => f.posts.length > 0 && !f.data.tender)
    .sort((a, b) => b.score - a.score || compareText(a.id, b.id))
    .slice(0, 30)
}
