import { saysDeath } from '@youzine/words'
import type { Shelved } from './library.ts'

const BIRTH =
  /(?<!\p{L})(?:was born|had a (?:girl|boy|baby)|it['’]s a (?:girl|boy)|nació|ha nacido|ist geboren)(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}+ ist da\./u
const FIRST = /(?:^|[.!?]\s)¡?(?:first|erster?|primer[oa]s?|gold|1st)[.!]/iu
const GONE =
  /(?<!\p{L})se nos (?:fue|ha ido|adelantó)(?= (?:ayer|hoy|anoche|el |esta )|[,.])|passed away|friedlich eingeschlafen/iu
const DEATH =
  /(?<!\p{L})(?:se (?:nos )?(?:fue|ha ido|adelantó)|ya no amaneció|eingeschlafen|passed away|went on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?!\p{L})/iu

/** What a post tells without the word for it: "It’s a girl. Isla." – "se nos fue ayer". */
export function tells(concept: string, post: Shelved): boolean {
  if (concept === 'win') return FIRST.test(post.text)
  if (concept === 'born') return BIRTH.test(post.text)
  if (concept === 'die')
    return (
      GONE.test(post.text) ||
      (post.tone !== 'clear' && (DEATH.test(post.text) || saysDeath(post.text, post.language)))
    )
  return false
}
