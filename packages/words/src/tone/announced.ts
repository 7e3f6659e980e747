/**
 * A death that is told by a name and an hour: “Ronald Peel, ten past four this morning.”, “Hanne. Heute Mittag.”,
 * “1944 to this afternoon”; and a day that is named and nothing else.
 */
const NAME = "\\p{Lu}[\\p{L}'’-]+(?: (?:de |del |von |van )?\\p{Lu}[\\p{L}'’-]+){0,3}"
const HOUR = [
  '(?:at )?(?:five|ten|twenty|twenty-five|quarter|half|\\d{1,2})(?: minutes)? (?:past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|midnight|noon|\\d{1,2})(?: (?:this|last|on) \\p{L}+)?',
  '(?:early )?(?:this|yesterday) (?:morning|afternoon|evening)|last night|tonight|in the night|just before \\p{L}+',
  '(?:heute|gestern|letzte|diese) (?:früh|morgen|mittag|nachmittag|abend|nacht)|(?:heute )?um (?:\\p{L}+|\\d{1,2}) (?:uhr|in der)(?: \\p{L}+){0,2}',
  '(?:hoy|ayer|esta) (?:en la |por la )?(?:mañana|tarde|noche|madrugada)|hoy a las? [\\p{L}\\d]+(?: y \\p{L}+)?(?: de la \\p{L}+)?',
].join('|')
const BY_HOUR = new RegExp(`^(?:${NAME})[.,]\\s+(?:${HOUR})(?:[.,!]|\\s*$|\\s+\\p{Lu})`, 'iu')
/** Streets and stations have names as well, and things happen there at an hour. */
const SOMEWHERE =
  /^[^.,]{0,60}(?<!\p{L})(?:street|road|lane|avenue|square|bridge|station|park|hall|market|beach|school|platz|brücke|bahnhof|markt|hof|kirche|calle|avenida|plaza|puente|estación|mercado|parque|\p{L}+(?:strasse|straße|gasse|platz|brücke|bahnhof))[.,]/iu
const STARTS_WITH_NAME = new RegExp(`^${NAME}[.,]`, 'u')
const BY_YEARS = new RegExp(
  `^${NAME},? (?:19|20)\\d{2} ?(?:to|–|-|bis|a|hasta) (?:this|today|20\\d{2}|heute|hoy|gestern|ayer)`,
  'u',
)
/** “stan kowalczyk 1944-2021. he was a good dad”: whoever types in small letters says somewhere that it is somebody. */
const SMALL_WITH_YEARS =
  /^(?!(?:the|my|our|your|a|an|rip|der|die|das|mein|unser|el|la|los|las|mi|nuestro)(?!\p{L}))\p{L}{2,20}(?: \p{L}{2,20}){1,2},? 19\d{2} ?[-–—] ?20\d{2}(?!\d)/iu
const SOMEBODY =
  /(?<!\p{L})(?:he|she|his|her|him|dad|mum|mom|nan|service|funeral|er|sie|papa|mama|oma|opa|beerdigung|trauerfeier|papá|mamá|abuel[oa]|misa|velorio|entierro)(?!\p{L})/iu
/** Who comes into the world has a name and an hour, too; so has whoever arrives, plays or opens. */
const BIRTH =
  /(?<!\p{L})(?:born|arrived|arrives|welcome|baby|lbs?|oz|kg|gramm?|weigh\p{L}*|geboren|zur welt|nació|nacido|bebé|bienvenid\p{L}*|tickets?|doors|kick ?off|anstoß|einlass|come along|see you|who'?s (?:in|coming))(?!\p{L})/iu
/** Nobody mourns so. */
export const CHEER = /[😂🤣😅😆🎉🥳🍼👶]|!!/u

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)'
const DAY = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of |de )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)`
/** “2nd of October. That's all.” */
const DAY_ALONE = new RegExp(
  `^${DAY}(?: \\d{4})?[.,]?\\s*(?:again\\.?|otra vez\\.?|wieder\\.?|(?:that['’]?s|thats) (?:all|it)|mehr nicht|das ist alles|nada más|es todo)?[.]?(?:\\s|$)`,
  'iu',
)
const ALONE_WORDS = 14

const wordsIn = (text: string) => text.trim().split(/\s+/).length

export function isAnnounced(text: string): boolean {
  const plain = text.trim()
  if (CHEER.test(plain)) return false
  if (BY_YEARS.test(plain)) return true
  if (SMALL_WITH_YEARS.test(plain) && SOMEBODY.test(plain)) return true
  return !BIRTH.test(plain) && !SOMEWHERE.test(plain) && STARTS_WITH_NAME.test(plain) && BY_HOUR.test(plain)
}

export function isDayAlone(text: string): boolean {
  const plain = text.trim()
  const found = DAY_ALONE.exec(plain)
  if (!found || wordsIn(plain) > ALONE_WORDS) return false
  const rest = plain.slice(found[0].length).trim()
  return /(?:all|it|nicht|alles|más|todo)\.?\s*$/iu.test(found[0]) && !/[?!\d]/.test(rest)
}
