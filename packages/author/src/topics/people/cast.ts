import { fold } from '@youzine/words'
import { escaped } from '../../reading/escaped.ts'
import { once } from '../../reading/once.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { KINSHIP } from '../../stories/people/kinship.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { isSomebody, isThere } from './somebody.ts'

export const MOST = 10
/** Of hundreds, those who are in most posts. */
const CONSIDERED = 20
/** Whoever is in so many posts is known by what they do in them, whether or not a post says who they are. */
const FAMILIAR = 4
const LEAST = 3

/** People alive and well in these posts, the one in most of them first. */
export const castOf = once((d: Dossier): Acquaintance[] =>
  d.stories.people
    .filter(
      (p) =>
        isShown(d, p) &&
        isThere(d, p) &&
        !isNickname(d, p) &&
        p.posts.length >= (p.roles.length > 0 ? LEAST : FAMILIAR),
    )
    .sort((a, b) => b.posts.length - a.posts.length || (a.name < b.name ? -1 : 1))
    .slice(0, CONSIDERED),
)

/** “Housi = Hansueli Röthlisberger”: one man under two names is told once, under the one the posts use. */
function isNickname(d: Dossier, p: Acquaintance): boolean {
  return d.stories.people.some((other) => {
    if (other === p || other.kind !== 'person') return false
    const isBoth = (text: string) => text.includes(p.name) && text.includes(other.name)
    const texts = [...p.posts, ...other.posts].map((id) => d.post(id)?.text ?? '').filter(isBoth)
    if (texts.length === 0) return false
    const equal = new RegExp(
      `(?<!\\p{L})(?:${escaped(other.name)} (?:=|is|ist|es) ${escaped(p.name)}|${escaped(p.name)} (?:=|is|ist|es) ${escaped(other.name)})(?!\\p{L})`,
      'u',
    )
    const isSame = texts.some((text) => equal.test(text))
    return (
      isSame &&
      (namedIn(d, other) > namedIn(d, p) || (namedIn(d, other) === namedIn(d, p) && other.name < p.name))
    )
  })
}

const namedIn = (d: Dossier, p: Acquaintance) =>
  p.posts.filter((id) => d.post(id)?.text.includes(p.name)).length

/** Whoever is mourned has a place in the portrait, and whoever is parted from has none. */
export const isShown = (d: Dossier, p: Acquaintance | null) =>
  p !== null && isSomebody(d, p) && !p.isTender && !p.isParted && !isMissed(d, p)

const WOULD_HAVE =
  /^ (?:would(?: have|['’]ve| of)|(?:se )?(?:habría|hubiera)|hätte) (?:\p{L}+ ){0,2}(?:been|loved|liked|said|laughed|enjoyed|estado|querido|gustado|dicho|reído|gelacht|gefreut|gesagt)/iu

/** “Your father would have been proud”: one of the family who is spoken of so is no longer there. */
const missed = once((d: Dossier): ReadonlySet<string> => {
  const kin = d.posts
    .filter((p) => MIGHT.test(p.text))
    .flatMap(({ text }) =>
      [...text.matchAll(/\p{L}+/gu)].flatMap((m) => {
        const role = KINSHIP.get(fold(m[0].toLowerCase()))?.role.en
        const end = m.index + m[0].length
        return role && WOULD_HAVE.test(text.slice(end, end + 50)) ? [role] : []
      }),
    )
  return new Set(kin)
})

const MIGHT = /would|habría|hubiera|hätte/i

const isMissed = (d: Dossier, p: Acquaintance) =>
  missed(d).has(KINSHIP.get(fold(p.name.toLowerCase()))?.role.en ?? '')
