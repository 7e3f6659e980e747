import { LAUGHS } from './absence/absence.ts'

/** “They would be better off without me”, at whatever hour. */
const BETTER_WITHOUT_ME =
  /(?<!\p{L})better off (?:without me|if i (?:was|were|am)n['’]?t|with [^.!?]{1,40} than (?:with )?me)(?!\p{L})|(?<!\p{L})(?:estarían|estaría|estarán|estáis|están|estaríais) mejor sin mí|(?<!\p{L})(?:besser (?:dran )?ohne mich|ohne mich besser)(?!\p{L})/iu
/** “I’d walk out past the last groyne and not turn round.” */
const NOT_COMING_BACK =
  /(?<!\p{L})i(?:['’]d| would|['’]ll) (?:just )?(?:walk|swim|drive|row|go|keep walking) [^.!?]{0,60}(?<!\p{L})(?:and|,) (?:not|never) (?:come back|turn (?:round|around|back)|look back|stop)(?!\p{L})/iu
const RATHER_NOT_BE =
  /(?<!\p{L})(?:am liebsten )?wäre? ich (?:\p{L}+ ){0,2}(?:nicht mehr|gar nicht(?: mehr)?) (?:da|hier|auf der welt|am leben)(?!\p{L})|(?<!\p{L})(?:ojalá|preferiría|me gustaría) (?:\p{L}+ ){0,2}(?:no (?:estar|despertar(?:me)?|existir|haber nacido)|desaparecer)(?!\p{L})|(?<!\p{L})wish i (?:wasn['’]?t|weren['’]?t|could) (?:here|around|not (?:be here|wake up)|disappear)(?!\p{L})/iu
const WHERE_ONE_STANDS =
  /(?<!\p{L})(?:pier|bridge|cliff|cliffs|platform|roof|jetty|quay|ledge|railing|railings|tracks|rails|puente|acantilado|vías|andén|azotea|muelle|brücke|klippe|gleise|gleisen|bahnsteig|dach|geländer)(?!\p{L})/iu
const STOOD =
  /(?<!\p{L})(?:stood|standing|stand|sat|edge|the end|me quedé|par[eé]|parad[oa]|borde|stand|gestanden|kante|rand)(?!\p{L})/iu
const NO_REASON =
  /(?<!\p{L})(?:can['’]?t (?:find|think of) (?:a|any|one) reason|no reason (?:left|to (?:get|go|stay))|what(?:['’]?s| is) the point|can['’]?t see the (?:use|point) (?:in|of)|wofür ich (?:\p{L}+ )?(?:noch )?aufsteh|para qué levantarme|only came back because|no sé para qué (?:sigo|escribo|estoy)|(?:lo )?mejor sería que|sería mejor que (?:yo )?no|weiß nicht(?: mehr)?,? wozu|keinen grund (?:mehr|gefunden))(?!\p{L})/iu
/** “Can’t see the use of getting up lately.” */
const NO_USE_IN_RISING =
  /(?<!\p{L})(?:(?:can['’]?t|don['’]?t|couldn['’]?t|cannot) see (?:the|any|much) (?:use|point|sense)|no (?:use|point|sense)|what(?:['’]?s| is) the (?:use|point)) (?:in |of )?(?:even )?(?:getting (?:up|out of bed)|waking up|going on|carrying on|any of it|it all|trying any ?more)(?!\p{L})|(?<!\p{L})(?:no (?:le )?(?:veo|encuentro) (?:ningún |el )?sentido a|ya no (?:le )?(?:veo|encuentro) sentido a|para qué) (?:levantarme|seguir(?: aquí| así)?|nada|todo esto|despertar(?:me)?)(?!\p{L})|(?<!\p{L})(?:seh(?:e)?(?: ich)? (?:\p{L}+ )?keinen sinn (?:mehr )?(?:darin |drin )?(?:aufzustehen|weiterzumachen|in (?:irgendwas|allem))|wozu (?:ich )?(?:überhaupt )?(?:noch )?(?:aufstehe?n?|weitermachen?|das alles))(?!\p{L})/iu
const OF_THE_DAY =
  /(?<!\p{L})(?:sunday|saturday|weekend|rain(?:ing)?|snow|weather|holiday|bank holiday|domingo|sábado|lluvia|llueve|nieve|fiesta|vacaciones|sonntag|samstag|wochenende|regen|schnee|wetter|urlaub|feiertag)(?!\p{L})/iu
const COMPANY = /(?<!\p{L})(?:we|us|lads|kids|nosotros|wir|uns)(?!\p{L})|[😂🤣😅😆🎉]|haha|lol/iu
/** A long while alone at a rail, with the water or the road below. */
const LINGERED =
  /(?<!\p{L})(?:longer than|a (?:good|long) (?:bit|while|time)|for ages|too long|un (?:buen )?rato(?: largo)?|largo rato|mucho rato|eine ganze weile|lange(?: zeit)?)(?!\p{L})/iu
const RAIL =
  /(?<!\p{L})(?:rail|railing|railings|parapet|bridge|cliff|ledge|edge of the (?:pier|platform|roof|quay)|puente|baranda|barandilla|acantilado|azotea|brücke|geländer|brückengeländer)(?!\p{L})/iu
const PLEASANT =
  /(?<!\p{L})(?:swans?|ducks?|dolphins?|otters?|seals?|trains?|fireworks|sunset|sunrise|view|photo|photos|selfie|pintxos|patos|tren(?:es)?|atardecer|vista|vistas|foto|fotos|schwäne|enten|züge|sonnenuntergang|aussicht)(?!\p{L})/iu
const NIGHT = { from: 0, to: 5 }
/** “I don’t think I want to come down.” – “Nobody would have to sort much out.” */
const NOT_BACK_TO_THEM =
  /(?<!\p{L})(?:do|did)n['’]?t (?:think i |really |even )?want to (?:come (?:down|back|home)|go (?:home|back in)|wake up|be found|be here)(?!\p{L})|(?<!\p{L})(?:nobody|no one|no-one) would (?:have to|need to|notice|miss)(?!\p{L})|(?<!\p{L})how long (?:it would|before) (?:take )?(?:anyone|anybody|somebody|someone)|(?<!\p{L})(?:niemand|keiner) (?:würde|müsste|müßte) (?:\p{L}+ ){0,3}(?:merken|vermissen|fehlen|aufräumen|suchen)(?!\p{L})|(?<!\p{L})will (?:\p{L}+ ){0,2}nicht (?:mehr )?(?:runter|heim|zurück|aufwachen|gefunden werden)(?!\p{L})|(?<!\p{L})nadie (?:lo notaría|me echaría|tendría que)(?!\p{L})|(?<!\p{L})no (?:creo que )?qui(?:ero|era) (?:bajar|volver|despertar(?:me)?|que me encuentren)(?!\p{L})/iu
/** “The cupboard with the poison, and I have the key. I have been looking at it for an hour.” */
const MEANS =
  /(?<!\p{L})(?:poison|pills|tablets|razor|rope|gift|tabletten|strick|rasierklinge|veneno|pastillas|cuerda)(?!\p{L})/iu
const DWELT_ON =
  /(?<!\p{L})(?:look(?:ed|ing)? at|star(?:ed|ing)|count(?:ed|ing)|hold(?:ing)?|held|lined? up|guck\p{L}*|schau\p{L}*|zähl\p{L}*|gezählt|mir(?:o|ando|é)|cont(?:é|ando))(?!\p{L})/iu

/** Written in the hours in which nobody writes. */
export const isAtNight = (hour: number | null): boolean =>
  hour !== null && hour >= NIGHT.from && hour <= NIGHT.to
export const isInCompany = (text: string): boolean => COMPANY.test(text)

/** “Didn’t trust myself with the water this year.” */
const NO_TRUST =
  /(?<!\p{L})(?:(?:did|do|could|can|would)n['’]?t|not|never) trust myself (?:wi|with|near|on|at|by|alone|around|up|there|in|to be)(?!\p{L})|(?<!\p{L})no me (?:fiaba|fié|fío|confiaba) de mí(?! (?:memoria|inglés|letra))(?!\p{L})|(?<!\p{L})mir selbst nicht (?:getraut|vertraut|über den weg)(?!\p{L})/iu
const TEMPTING =
  /(?<!\p{L})(?:cake|cakes|biscuits?|chocolate|cheese|crisps|wine|beer|gin|shop|shops|sale|ebay|amazon|card|tarta|galletas|kuchen|schokolade)(?!\p{L})/iu

/** What somebody writes in the night, alone, at a place from which one can fall, or without a reason to go on. */
export function isDarkNight(text: string, hour: number | null): boolean {
  if (BETTER_WITHOUT_ME.test(text) || RATHER_NOT_BE.test(text)) return true
  if (NOT_COMING_BACK.test(text) && !COMPANY.test(text)) return true
  if (NO_USE_IN_RISING.test(text) && !OF_THE_DAY.test(text) && !LAUGHS.test(text)) return true
  if (NO_TRUST.test(text) && !TEMPTING.test(text) && !COMPANY.test(text)) return true
  if (
    RAIL.test(text) &&
    STOOD.test(text) &&
    LINGERED.test(text) &&
    !PLEASANT.test(text) &&
    !COMPANY.test(text)
  )
    return true
  if (!isAtNight(hour) || COMPANY.test(text)) return false
  return (
    NO_REASON.test(text) ||
    NOT_BACK_TO_THEM.test(text) ||
    (MEANS.test(text) && DWELT_ON.test(text)) ||
    (WHERE_ONE_STANDS.test(text) && STOOD.test(text))
  )
}
