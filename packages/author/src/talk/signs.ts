import { saysDeath } from '@youzine/words'
import type { Shelved } from './library.ts'

const BIRTH =
  /(?<!\p{L})(?:was born|had a (?:girl|boy|baby)|it['’]s a (?:girl|boy)|nació|ha nacido|ist geboren)(?!\p{L})|(?<![\p{L}\d])\d{1,2} ?lbs? ?\d|(?<!\d)\d kilos? \d{3}|(?<!\d)[2-4][.,]?\d{3} ?(?:g|gramos|Gramm)(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}+ ist da\./u
const FIRST = /(?:^|[.!?]\s)¡?(?:first|erster?|primer[oa]s?|gold|1st)(?:[.!]|\s{2})/iu
const GONE =
  /(?<!\p{L})se (?:nos|me) (?:fue|ha ido|adelantó)(?= (?:ayer|hoy|anoche|el |esta |mi )|[,.])|passed away|slipped away|friedlich eingeschlafen/iu
const DEATH =
  /(?<!\p{L})(?:se (?:nos |me )?(?:fue|ha ido|adelantó)|ya no amaneció|descans[ae](?: en paz)?|nos dejó|eingeschlafen|passed away|slipped away|left us|breathed (?:his|her) last|laid to rest|rest in peace|r\.?i\.?p|nicht mehr (?:aufgewacht|da)|von uns gegangen|(?:heute|gestern) (?:früh|Morgen|Mittag|Nacht|Abend) (?:gegangen|gestorben)|(?:went|is gone|was gone|gone|ging|starb) (?:at|um|on) (?:\p{L}+ ){0,2}(?:\d|\p{L}+(?:day|o['’]clock)))(?!\p{L})/iu
/** Somebody who was lost in a shop has been found again. */
const STRAYED =
  /(?<!\p{L})(?:lost|verloren|perdí|perdi|perdimos)(?!\p{L})[^.!?]{0,80}(?<!\p{L})(?:found|minutes|for an hour|gefunden|Minuten|encontré|encontre|minutos)(?!\p{L})/iu

/** What a post tells without the word for it: "It’s a girl. Isla." – "se nos fue ayer". */
export function tells(concept: string, post: Shelved): boolean {
  if (concept === 'win') return FIRST.test(post.text)
  if (concept === 'born') return BIRTH.test(post.text)
  if (concept === 'die') return !STRAYED.test(post.text) && tellsDeath(post)
  return false
}

/** Said in words that serve for nothing else. */
export const tellsPlainly = (text: string): boolean => GONE.test(text)

const tellsDeath = (post: Shelved): boolean =>
  GONE.test(post.text) ||
  (post.tone !== 'clear' && (DEATH.test(post.text) || saysDeath(post.text, post.language)))
