import { once } from '../../../reading/once.ts'
import { stem } from '../../../reading/tokens.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import { rareNeighbours } from '../../../writing/shared-words.ts'
import type { WordGiven } from './model.ts'
import { usablePosts } from './own-voice.ts'
import { thingOf } from './things.ts'
import { linksOf } from './usable.ts'

const OWNS_UP = {
  en: /(?:^|[.!] )(?:A )?[Cc]onfession(?:[,.:]| time)|(?<!\p{L})(?:I (?:must |have to )?confess|I have a confession|it was me (?:all along|the whole time|who)|I lied|I made (?:it|that) up|I own up)(?!\p{L})/u,
  es: /(?:^|[.!] )Confesión(?:[,.:]| tardía)|(?<!\p{L})(?:[Cc]onfieso que|mentí|fui yo|era mentira|me lo inventé)(?!\p{L})/u,
  de: /(?:^|[.!] )(?:Geständnis|Beichte)[,.:]|(?<!\p{L})(?:[Ii]ch gestehe|war gelogen|hab(?:e)? (?:ich )?(?:da(?:mals)? )?gelogen)(?!\p{L})/u,
}
/** “In 2011 there was no wind.” */
const NEVER_WAS = {
  en: /(?<!\p{L})[Tt]here (?:was|were) (?:never (?:any )?|no )\p{L}+/u,
  es: /(?<!\p{L})(?:[Nn]o hubo|[Nn]unca hubo) (?:ning[uú]n\p{L}? )?\p{L}+/u,
  de: /(?<!\p{L})(?:war|gab es|gab['’]s) (?:gar |nie )?kein\p{L}{0,2} \p{Lu}\p{L}+/u,
}

/** “There was no wind”: what it was about is something else. */
const isDenied = (text: string, word: string) =>
  [...text.matchAll(/(?<!\p{L})(?:no|hubo|any|kein\p{L}{0,2}|ning[uú]n\p{L}?) (\p{L}+)/giu)].some(
    (m) => stem((m[1] ?? '').toLowerCase()) === word,
  )

const LATER = 200
const LINKS = 2
const STRENGTH = 3.9

/** Whoever owns up years later, and what they had said of it then. */
export const excusesGiven = once((d: Dossier): WordGiven[] =>
  usablePosts(d).flatMap((now): WordGiven[] => {
    const isOwned = OWNS_UP[d.spoken].test(now.text)
    if (!isOwned && !NEVER_WAS[d.spoken].test(now.text)) return []
    const years = new Set([...now.text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map((m) => Number(m[0])))
    const near = rareNeighbours(d, now.text)
    const [best] = usablePosts(d)
      .filter((p) => near.has(p.id) && d.day(now.id) - d.day(p.id) >= LATER)
      .map((p) => {
        const isYear = years.has(d.when(p.id)?.y ?? 0)
        const links = linksOf(d, p.id, now.id)
        return { p, links, worth: links.length + (isYear ? 2 : 0), isYear }
      })
      // A year that is named is the year of what is owned up to.
      .filter(
        ({ links, isYear }) =>
          links.length >= LINKS &&
          (years.size === 0 || isYear) &&
          (isOwned || (isYear && links.some((w) => isDenied(now.text, w)))),
      )
      .sort((a, b) => b.worth - a.worth || d.day(a.p.id) - d.day(b.p.id))
    if (!best) return []
    return [
      {
        kind: 'excuse',
        said: { post: best.p.id, from: 0, to: best.p.text.length },
        between: [],
        answer: now.id,
        end: null,
        due: null,
        isOpen: false,
        noun: thingOf(
          d,
          best.links.filter((w) => !isDenied(now.text, w)),
          best.p.text,
          now.text,
        ),
        strength: STRENGTH,
      },
    ]
  }),
)
