import type { Token } from '../tokens.ts'

/**
 * Deaths that no word for dying tells: “Jean slipped her moorings at twenty past three”, “pop clocked off this
 * morning. see ya old fella”, “nos dejó el jueves, 88 años”. Somebody who is known, a word for leaving, when it was,
 * and one thing more that says what leaving it was.
 */
const LEFT_FOR_GOOD =
  /^(?:has |have |had |'s )?(?:slipped (?:her|his|the|its|away)|let go|clocked off|signed off|logged off|checked out|bowed out|fell asleep|went to sleep|went home|drifted (?:off|away)|faded|closed (?:her|his) eyes|took (?:her|his) leave|put (?:her|his) \p{L}+ down|laid down (?:her|his)|stopped (?:fighting|breathing)|crossed (?:over|the)|(?:se ha ido|se fue|se iba|ha ido) (?:apagando|apagado|durmiendo)|se (?:ha )?(?:apagó|apagado|durmió|dormido)|cerró los ojos|dejó de \p{L}+|ist (?:ein|heim|fort)\p{L}+|hat (?:los|uns ver)\p{L}+|ließ los|schloss die augen|schlief ein)(?!\p{L})/iu
const LEFT =
  /^(?:has |have |had |'s )?(?:went|left us|left|flew|set (?:off|out|sail)|sailed|moved on|nos (?:ha )?(?:dejó|dejado)|se (?:fue|ha ido)|partió|voló|ging|ist gegangen|hat uns verlassen)(?!\p{L})(?! (?:to|into|home|back|out|for|on|off to|with|and|a|al|para|de|con|nach|in|zu|zum|zur|mit)(?!\p{L}))/iu
const WHEN =
  /(?<!\p{L})(?:(?:early )?(?:this|yesterday) (?:morning|afternoon|evening)|last ni(?:ght|te)|tonight|tonite|in the night|at (?:five|ten|twenty|quarter|half|\d{1,2})\P{L}|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2} ?[ap]m|(?:esta|ayer por la) (?:mañana|tarde|noche|madrugada)|anoche|a las? \p{L}+|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|heute|gestern|letzte nacht|in der nacht|am (?:mon|diens|donners|frei|sams|sonn)tag|am mittwoch)(?!\p{L})/iu
const AT_THE_BED =
  /(?<!\p{L})(?:window (?:was )?open|(?:i|we|all|both) (?:was|were) (?:all )?(?:there|with (?:her|him))|in (?:her|his) (?:sleep|chair|own bed|arms)|en su (?:cama|sillón)|(?:in|auf) (?:seinem|ihrem) (?:bett|sessel)|(?:held|holding|had|with) [^.]{0,20}hand|hand on (?:her|him)|vet|peacefully|humm?ing?|una mano|la mano|de la mano|sin ruido|ventana abierta|fenster (?:war )?offen|hand gehalten|bei (?:ihr|ihm)|friedlich)(?!\p{L})/iu
const FAREWELL =
  /(?<!\p{L})(?:goodbye|farewell|see (?:ya|you),? (?:old|dad|mum|nan|pop|mate|my|later)|bye (?:old|mate|dad|mum|nan|pop)|sleep (?:well|tight)|rest (?:easy|now)|adiós|hasta siempre|descansa|mach['’]?s gut|leb wohl|ruhe)(?!\p{L})|(?:^|[.!?\s])x{1,3}\s?$/iu
const OLD =
  /(?<![\p{L}\d])(?:(?:sixty|seventy|eighty|ninety)(?:-\p{L}+)?,|(?:aged )?(?:6\d|7\d|8\d|9\d|10\d)(?:,| years| yrs| años| jahre))/iu
/** Whom nobody will stroke again, without a name: “say goodbye to me best mate today. 10 yrs”. */
const LAST_GOODBYE =
  /(?<!\p{L})(?:(?:say|said|saying) goodbye to (?:my|me|our|the) |despedir(?:nos|me)? (?:de|a) |abschied (?:nehmen )?von |(?:adiós|goodbye|farewell|leb wohl),? )\p{L}/iu
const SPAN = /(?<![\p{L}\d])(?:\d{1,3}|\p{L}{1,20}) (?:years|yrs|months|años|jahre|jahren)(?!\p{L})/iu
const AND_GONE =
  /(?<!\p{L})(?:buried|under the \p{L}+|vet|lap|asleep|jaula|enterrad\p{L}+|begraben|tierarzt|garten)(?!\p{L})/iu
const GLAD = /[😂🤣😅😆🎉🥳]|(?<!\p{L})(?:haha|lol|jaja|born|geboren|nació|airport|flughafen|aeropuerto)/iu

const TO_KIN =
  /(?<!\p{L})(?:goodbye|farewell|bye|good ?night|night night|sleep (?:well|tight)|safe (?:travels|journey)|godspeed|rest easy|glück auf|pfiat di|pfiati|pfüat di|pfüati|servus|baba|ade|adieu|tschau|ciao|mach['’]?s gut|leb wohl|tschüss|gute (?:nacht|reise)|ruhe sanft|adiós|hasta siempre|buen viaje|descansa),? (?:my |our |lieber |liebe |mein |meine )?(dad|daddy|mum|mom|mam|nan|nana|gran|grandma|grandad|grandpa|pop|papa|mama|vati|mutti|mutter|vater|mami|papi|omi|opi|oma|opa|papá|mamá|abuela|abuelo)[.!]?\s*$/iu

const FELL_ASLEEP =
  /(?<!\p{L})(?:eingeschlafen|gegangen|losgelassen|heimgegangen|fell asleep|slipped|went|gone|let go|stopped|se (?:fue|durmió|apagó|nos fue)|dormid[oa]|partió|descansó)(?!\p{L})/iu

/** Whom the end of a post says farewell to. */
export const bidFarewell = (text: string): string | null => TO_KIN.exec(text)?.[1]?.toLowerCase() ?? null

/** “The church was stood up at the back. He got to the lectern.” */
const IN_CHURCH =
  /(?<!\p{L})(?:church|chapel|crem|crematorium|kirche|kapelle|iglesia|parroquia|tanatorio)(?!\p{L})/iu
const SERVICE =
  /(?<!\p{L})(?:lectern|eulogy|order of service|pallbearers?|coffin|wake|hearse|grabrede|trauerrede|féretro|responso)(?!\p{L})/iu
const WEDDING =
  /(?<!\p{L})(?:wedding|bride|christening|baptism|confirmation|hochzeit|taufe|boda|bautizo|carol\p{L}*)(?!\p{L})/iu
const BY_THE_TIDE =
  /(?<!\p{L})(?:he|she) (?:went|slipped) (?:out )?(?:with the tide|in the night|before (?:it got light|dawn))(?!\p{L})|(?<!\p{L})(?:er|sie) ist (?:mit der flut|in der nacht) gegangen|(?<!\p{L})se (?:fue|nos fue) (?:con la marea|de madrugada)(?!\p{L})/iu

/** “Se fue Beto, a las cinco, en su cama”: Spanish puts the verb before whoever has gone. */
const GONE_AHEAD =
  /(?:^|[.!?]\s{1,3})(?:hoy |ayer |anoche )?(?:se (?:nos )?(?:fue|ha ido)|nos dejó|partió)\s{1,3}$/iu

/** Where in the post somebody is named who left, and by what key; null for whoever is only bid farewell. */
export function hushedDeath(
  text: string,
  tokens: readonly Token[],
  isSomebody: (token: Token) => boolean,
): { key: string | null; sentence: number; isAnimal: boolean } | null {
  if (GLAD.test(text)) return null
  if (LAST_GOODBYE.test(text) && SPAN.test(text) && AND_GONE.test(text))
    return { key: null, sentence: 0, isAnimal: true }
  if (BY_THE_TIDE.test(text) || (IN_CHURCH.test(text) && SERVICE.test(text) && !WEDDING.test(text)))
    return { key: null, sentence: 0, isAnimal: false }
  if (!WHEN.test(text)) return null
  const farewell = bidFarewell(text)
  if (farewell && FELL_ASLEEP.test(text)) return { key: farewell, sentence: 0, isAnimal: false }
  const isMourned = FAREWELL.test(text) || OLD.test(text)
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && tokens[at - 1]?.sentence === token.sentence && at > 3) continue
    if (!isSomebody(token)) continue
    if (GONE_AHEAD.test(text.slice(0, token.from)) && (isMourned || AT_THE_BED.test(text)))
      return { key: token.key, sentence: token.sentence, isAnimal: false }
    const rest = text.slice(token.to).replace(/^[\s,]+/, '')
    const isLeaving = LEFT_FOR_GOOD.test(rest)
    if (isLeaving ? isMourned || AT_THE_BED.test(text) : LEFT.test(rest) && isMourned)
      return { key: token.key, sentence: token.sentence, isAnimal: false }
  }
  return null
}
