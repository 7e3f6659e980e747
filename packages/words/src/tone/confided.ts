import { HARMLESS } from './absence/absence.ts'

/** What somebody else told or is, and that somebody must not know it: not the writer's to tell. */
const THEIRS =
  /(?<!\p{L})(?:(?:he|she|they|\p{Lu}\p{Ll}+)(?:['’]s)? (?:has )?told me|told me (?:who|what|why|that)|found out (?:why|who|what)|is pregnant|\p{L}+['’]s (?:pregnant|expecting)|who (?:he|she) (?:really )?(?:sees|meets|is seeing)|having an affair|me cont[óo]|me confes[óo]|me dijo con qui[ée]n|con qui[ée]n se ve|est[áa] embarazada|le gustan? los|hat mir (?:erzählt|gesagt|anvertraut|gestanden)|mit wem (?:er|sie) sich|ist schwanger|hat eine affäre)(?!\p{L})/iu
const NOT_TO_BE_KNOWN =
  /(?<!\p{L})(?:(?:can['’]?t|cannot|mustn['’]?t|must not|must never|isn['’]?t to|not to) (?:know|find out|hear)|nobody(?:['’]s| is|['’]?s allowed)? (?:to|must|can|may) know|nobody (?:else )?knows(?: yet)?|keep(?:ing)? (?:it|this|that) to myself|keep(?:ing)? (?:it|this|that) quiet|no (?:lo )?(?:puede|debe|pueden|deben) saber|nadie (?:lo )?(?:puede|debe) saber|no se (?:puede|debe|vaya a) enterar|que no se enteren?|(?:darf|dürfen|soll|sollen|sollte)(?: (?:das|es|noch|davon)){0,3} (?:keiner|niemand|nichts? davon|\p{L}+ nicht|nicht|nichts?) ?(?:\p{L}+ )?(?:wissen|erfahren))(?!\p{L})/iu
export const isConfided = (text: string): boolean =>
  THEIRS.test(text) && NOT_TO_BE_KNOWN.test(text) && !HARMLESS.test(text)
