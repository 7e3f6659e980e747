/** What only would have been, or holds whenever something else does: nobody did it today. */
const IMAGINED =
  /^(?:(?:and|but|y|pero|und|aber) )?(?:if (?:i|we)(?:['’](?:d|ll))?(?!\p{L})|had i (?!a)\p{L}|si (?:hubi|tuvi|pudi|fuer|hici|me hubi|no me hubi|no hubi)\p{L}+|wenn (?:ich|man|wir)(?!\p{L})|hätten? (?:ich|wir)(?!\p{L})|wären? (?:ich|wir)(?!\p{L}))/iu
/** “if I remember right, 5 km”. */
const ASIDE =
  /^if (?:i (?:remember|recall|count|include|counted)|we (?:count|include)|you count|any)(?!\p{L})/iu
/** And then what was. */
const IN_FACT =
  /(?<!\p{L})(?:anyway|in the end|actually|didn['’]?t|did|only|just|ended up|stopped at|al final|me quedé|hice|solo|sólo|no|am ende|also|nur|tatsächlich|wars|waren es|ist es|sind es|geworden)(?!\p{L})/iu

/** Whether a clause begins such a thought, or goes on with it. */
export const isImagined = (text: string, wasImagined: boolean, isToday: boolean): boolean =>
  (IMAGINED.test(text) && !ASIDE.test(text)) || (wasImagined && !isToday && !IN_FACT.test(text))

/** “mehr hab ich nicht ausgegeben”: not none, but no more than what was said. */
export const NOTHING_MORE =
  /^(?:(?:ya|und|and|y) )?(?:no|nothing|not|nada|nicht|nichts)(?!\p{L})[^\d]{0,30}(?<!\p{L})(?:more|else|más)(?!\p{L})|^(?:sonst|mehr|weiter)(?!\p{L})[^\d]{0,30}(?<!\p{L})(?:nicht|nichts|nix|keine?n?)(?!\p{L})|^(?:that['’]?s|thats|and that['’]?s) it(?: for)?(?!\p{L})|^(?:didn['’]?t|did not|haven['’]?t)(?!\p{L})[^\d]{0,30}(?<!\p{L})(?:more|else)(?!\p{L})/iu

/** Too vague to be a number: “somewhere between 2 and 4”. */
export const VAGUE_SPAN =
  /(?<!\p{L})(?:somewhere|something|anything|anywhere|irgendwas|irgendwo|irgendetwas|algo|cualquier cosa) (?:between|zwischen|entre) [\d.,]+ (?:and|und|y) [\d.,]+/giu
