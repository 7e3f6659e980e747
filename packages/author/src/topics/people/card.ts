import { fold } from '@youzine/words'
import type { CastBlock, Shown } from '../../forms/block.ts'
import type { Acquaintance, Claim } from '../../stories/model.ts'
import { saysKin } from '../../stories/people/kinship.ts'
import { claimSentence } from '../../writing/claims/index.ts'
import { chosenDeeds, type Deed, deedsSentence } from '../../writing/deeds.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { sayTheSame } from '../../writing/gloss.ts'
import { roleOf } from '../../writing/introducing.ts'
import { setMarks } from '../../writing/quote.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { heardFrom } from './heard.ts'
import { fullNameOf } from './somebody.ts'

/** What relates somebody's posts to each other; what one of them says, the posts say. */
const ABOUT: Claim['kind'][] = ['ladder', 'all-alike']

function claimOn(d: Dossier, p: Acquaintance, taken: Set<string>) {
  const isOn = (c: Claim) =>
    ('person' in c && c.person === p.name) ||
    (c.kind === 'all-alike' && c.what === 'speaker' && c.value === p.name)
  for (const kind of ABOUT)
    for (const c of d.stories.claims) {
      const said = c.kind === kind && !taken.has(c.id) && isOn(c) ? claimSentence(d, c, 'mild') : null
      if (!said) continue
      taken.add(c.id)
      return { text: said.text, posts: c.posts.slice(0, 12) }
    }
  return null
}

/** What is “the” or “it” in a deed was named in a sentence before. */
const LEANS = {
  en: /(?<!\p{L})(?:the|that|this|those|these|not|never)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:el|la|los|las|lo|no|nunca)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:der|die|das|den|dem|im|am|zum|zur|nicht|nie|kein\p{L}*)(?!\p{L})/iu,
}
/** “le puso una vincha” may be to a tree; to the writer it is “me”. */
const TO_SOMEBODY = /(?<!\p{L})(?:le|les|se l[oae]s?)(?!\p{L})/iu

/** Whether a deed has in it what was done to whom. */
function isTold(d: Dossier, p: Acquaintance, deed: Deed): boolean {
  const source = d.sentences(deed.post).find((s) => s.text.includes(p.name))?.text ?? ''
  const leans = d.spoken === 'es' && TO_SOMEBODY.test(source)
  return !leans && !LEANS[d.spoken].test(deed.doing) && !isShadowed(d, deed.post)
}

const FEWEST = 2
const DEEDS = 3

export function cardOf(
  d: Dossier,
  p: Acquaintance,
  line: Shown | null,
  shown: ReadonlySet<number>,
  taken: Set<string>,
): CastBlock['people'][number] {
  const days = p.posts
    .filter((id) => d.mild(id))
    .map((id) => d.day(id))
    .filter((x) => x > 0)
    .sort((a, b) => a - b)
  const spent = new Set([...shown, ...(line ? [line.post] : []), ...p.roles.flatMap((r) => r.posts)])
  // A post of theirs says more than a sentence about them.
  const own = line
    ? []
    : chosenDeeds(d, p, DEEDS * 2, spent)
        .filter((x) => isTold(d, p, x))
        .slice(0, DEEDS)
  const deeds = own.length >= FEWEST ? deedsSentence(d, p, own) : null
  const heard = heardFrom(d, p, new Set([...shown, ...(line ? [line.post] : [])]))
  const claim = heard ?? claimOn(d, p, taken)
  return {
    name: d.w.capital(setMarks(fullNameOf(d, p), d.spoken)),
    role: roleOn(d, p, line, days),
    posts: p.posts.length,
    dates: days.map((x) => new Date(x * 86_400_000).toISOString().slice(0, 10)),
    words: null,
    claim: [deeds?.text ?? '', claim?.text ?? ''].filter(Boolean).join(' '),
    proofs: [
      ...new Set([
        ...(p.roles.at(-1)?.posts ?? []),
        ...(claim?.posts ?? []),
        ...(deeds?.sources.flatMap((x) => (x.type === 'post' ? [x.id] : [])) ?? []),
        ...p.posts.filter((id) => d.mild(id)).slice(0, 1),
      ]),
    ],
    line,
  }
}

/** Who somebody is; nothing where the name says it, or the post on the card. */
function roleOn(d: Dossier, p: Acquaintance, line: Shown | null, days: readonly number[]): string {
  const isRising = d.stories.claims.some((c) => c.kind === 'ladder' && c.person === p.name)
  const role = roleOf(d, p, (isRising ? days[0] : days.at(-1)) ?? 0) ?? ''
  const name = fullNameOf(d, p)
  if (saysKin(p.name, d.spoken) || (sayTheSame(name, role) && !/[’']s /.test(role))) return ''
  // What somebody once did says nothing of who they are.
  if (/^(?:who|que) /.test(role)) return ''
  const plain = (text: string) => fold(text.toLowerCase())
  const last = plain(role.split(' ').at(-1) ?? '')
  const isSaid = line !== null && p.roles.some((r) => r.posts.includes(line.post))
  return isSaid && last && plain(line.text).includes(last) ? '' : role
}
