import type { Token } from '../tokens.ts'
import { LAUGHS } from './absence/absence.ts'
import { isSaid, waysToSay } from './class-of.ts'

/** “Nobody needs me”, “zu nichts mehr nütze”: by itself an evening’s gloom, and more than that in a night without sleep. */
const UNNEEDED = waysToSay(
  'needs wants misses use good useless worthless surplus waste braucht nütze nutze nutzlos wertlos überflüssig gebrauchen wert necesita ocupa sirvo falta inútil sobrando',
  [
    /(?<!\p{L})(?:nobody|no one|no-one|none of (?:them|ye|you)|not a soul) (?:really |even |actually )?(?:needs|wants|misses) me(?!\p{L})/iu,
    /(?<!\p{L})(?:no|of no|not much|not any|n['’]?t (?:much|any|of any)) (?:good|use) to (?:anyone|anybody|no ?one|nobody|any of (?:them|ye|you)|a soul)(?!\p{L})/iu,
    /(?<!\p{L})(?:i['’]?m|i am|feel|felt|feeling) (?:so |just |completely |pretty |only )?(?:useless|worthless|surplus|a waste of space)(?! (?:at|in|with|without|as))(?!\p{L})/iu,
    /(?<!\p{L})nadie me (?:necesita|ocupa|echa en falta)(?!\p{L})|(?<!\p{L})no (?:le |les )?sirvo (?:ya )?(?:a nadie|para nada|de nada)(?!\p{L})|(?<!\p{L})no (?:le |les )?hago falta(?: a nadie)?(?!\p{L})|(?<!\p{L})(?:me siento|soy) (?:un |una )?inútil(?! (?:para|en|con))(?!\p{L})|(?<!\p{L})(?:salgo|estoy) sobrando(?!\p{L})/iu,
    /(?<!\p{L})(?:mich braucht|braucht mich)(?: hier| doch| eh| ja| mehr){0,2} (?:keiner|niemand|keine sau)(?!\p{L})|(?<!\p{L})(?:keiner|niemand|keine sau) braucht mich(?!\p{L})|(?<!\p{L})zu nichts (?:mehr )?(?:nütze|nutze|gut|wert|zu gebrauchen)(?!\p{L})|(?<!\p{L})(?:bin|fühl\p{L}* mich|komm\p{L}* mir)(?: \p{L}{2,8}){0,2} (?:nutzlos|wertlos|überflüssig)(?!\p{L})/iu,
  ],
)

const SLEEPLESS = waysToSay(
  'sleep slept sleeping awake dark dormir duermo dormido dormí desvelado desvelada despierto despierta oscuras madrugada schlafen schlaf schlafe wach dunkeln geschlafen nachts',
  [
    /(?<!\p{L})(?:can(?:['’]?t|not)|couldn['’]?t|not|haven['’]?t|hardly|barely) (?:really |been )?(?:sleep|sleeping|slept)(?!\p{L})|(?<!\p{L})(?:wide |lying |lie |lay |i['’]?m |still )awake(?!\p{L})|(?<!\p{L})awake (?:again|since|till)(?!\p{L})|(?<!\p{L})(?:sat|sitting|sit|lying|lie) (?:here |up |out )?in the dark(?!\p{L})/iu,
    /(?<!\p{L})no (?:puedo|he podido|pude) dormir(?!\p{L})|(?<!\p{L})no (?:duermo|he dormido|dormí)(?!\p{L})|(?<!\p{L})(?:sin dormir|desvelad[oa]|a oscuras)(?!\p{L})|(?<!\p{L})despiert[oa] (?:otra vez|desde)(?!\p{L})/iu,
    /(?<!\p{L})kann (?:mal |schon |immer )?(?:wieder |noch )?nicht schlafen(?!\p{L})|(?<!\p{L})(?:schlafe?|geschlafen) (?:schon |wieder |seit \p{L}{1,12} )?nicht(?!\p{L})|(?<!\p{L})nicht geschlafen(?!\p{L})|(?<!\p{L})(?:lieg\p{L}*|wieder) (?:\p{L}{2,8} )?wach(?!\p{L})|(?<!\p{L})(?:sitz\p{L}*|lieg\p{L}*)(?: \p{L}{2,8}){0,3} im dunkeln(?!\p{L})/iu,
  ],
)

/** “Thought they would all get along fine, better probly.” */
const WITHOUT_ME = waysToSay(
  'along on manage cope do better easier without sin mí peso encima ohne last weniger',
  [
    /(?<!\p{L})(?:they|you|ye|everyone|everybody|the (?:kids|lads|girls|boys|family|rest))(?:['’]d| would|['’]ll)(?: \p{L}{2,9}){0,2} (?:get along|get on|manage|cope|do|be)(?: \p{L}{2,9}){0,2} (?:fine|ok|okay|grand|better|easier|without me)(?!\p{L})/iu,
    /(?<!\p{L})(?:weight|load|burden|worry|job) (?:off|less for) (?:them|all|everyone|everybody|their)(?!\p{L})/iu,
    /(?<!\p{L})(?:estarían|les iría|se (?:las )?arreglarían|saldrían adelante)(?: \p{L}{2,9}){0,2} (?:bien|mejor|igual|sin mí)(?!\p{L})|(?<!\p{L})les quit(?:o|aba|aría) (?:un|ese) peso(?!\p{L})/iu,
    /(?<!\p{L})(?:kämen|kommen|würden)(?: \p{L}{2,9}){0,3} ohne mich(?: \p{L}{2,9}){0,2} (?:zurecht|klar|aus|hin|zurechtkommen|klarkommen)(?!\p{L})|(?<!\p{L})eine (?:last|sorge) weniger(?!\p{L})/iu,
  ],
)

/** In a car behind a closed door. */
const SHUT_IN = waysToSay('garage shed barn cochera garaje scheune', [
  /(?<!\p{L})(?:sat|sitting|sit|stayed)(?: \p{L}{1,9}){0,3} (?:truck|car|van|jeep|pickup) in the (?:garage|shed|barn)(?!\p{L})[^!?]{0,60}(?<!\p{L})(?:doors? (?:down|shut|closed)|n['’]?t (?:turn|start)(?!\p{L})|key (?:was )?in (?:my|the))/iu,
  /(?<!\p{L})sentad[oa](?: \p{L}{1,12}){0,4} (?:camioneta|troca|coche|carro|auto)(?: \p{L}{1,12}){0,3} (?:cochera|garaje|garage)(?!\p{L})[^!?]{0,60}(?<!\p{L})(?:(?:puerta|cortina|portón)(?: \p{L}{1,9})? (?:cerrad[oa]|abajo)|no (?:prendí|encendí|arranqué)|la llave en la mano)(?!\p{L})/iu,
  /(?<!\p{L})in der (?:garage|scheune)(?: \p{L}{1,12}){0,4} (?:im|in) (?:auto|wagen|transporter|bus|bulli)(?!\p{L})[^!?]{0,60}(?<!\p{L})(?:(?:tor|tür)(?: \p{L}{1,9})? zu|schlüssel (?:nicht|in der hand)|motor nicht|nicht (?:gestartet|angelassen))(?!\p{L})/iu,
  /(?<!\p{L})(?:im|in) (?:auto|wagen|transporter|bus|bulli) in der (?:garage|scheune)(?!\p{L})[^!?]{0,60}(?<!\p{L})(?:(?:tor|tür)(?: \p{L}{1,9})? zu|schlüssel (?:nicht|in der hand)|motor nicht|nicht (?:gestartet|angelassen))(?!\p{L})/iu,
])

/** What keeps anybody awake, and where somebody hides from the children with the chocolate. */
const ORDINARY =
  /(?<!\p{L})(?:jet ?lag\p{L}*|hangover|hungover|coffee|teeth\p{L}*|tooth\p{L}*|snor\p{L}*|excited|christmas|santa|radio|podcast|the (?:match|song|game|audiobook)|quiz|crisps|chocolate|ice cream|cake|surprise|hiding|hid|resaca|crud[oa]|café|ronc\p{L}*|emocionad[oa]|navidad|vuelo|muela|escondid[oa]|fiesta|partido|canción|helado|kater|kaffee|schnarch\p{L}*|zahn\p{L}*|aufgeregt|weihnachten|flug|versteck\p{L}*|hörbuch|spiel|schokolade|eis|kuchen)(?!\p{L})/iu

/** Nights in which somebody counts up who would get along without them. */
export function isOfNoUse(text: string, tokens: readonly Token[]): boolean {
  if (LAUGHS.test(text) || ORDINARY.test(text)) return false
  if (isSaid(SHUT_IN, text, tokens)) return true
  const isSleepless = isSaid(SLEEPLESS, text, tokens)
  const isUnneeded = isSaid(UNNEEDED, text, tokens)
  if (!isSleepless && !isUnneeded) return false
  if (isSleepless && isUnneeded) return true
  return isSaid(WITHOUT_ME, text, tokens)
}

export const isSleepless = (text: string, tokens: readonly Token[]): boolean =>
  isSaid(SLEEPLESS, text, tokens)
