import type { Token } from '../tokens.ts'
import { LAUGHS } from './absence/absence.ts'
import { isSaid, waysToSay } from './class-of.ts'

/** Work lost, a break-in, the night of a flood: told plainly, often with a joke to keep it small. */
const MISHAPS = waysToSay(
  'corrieron corrió botaron broke broken metieron llevaron eingebrochen aufgebrochen tornado twister shingles roof gone acopio buscadas desaparecidas réplica réplicas turnhalle sandsäcke säcke pegel sandbags water evacuated evakuiert evacuados dejaron despidieron ok okay safe gut',
  [
    /(?<!\p{L})(?:corrieron|botaron|despidieron|liquidaron) (?:de la |del |de su )(?:\p{L}{1,14} )?(?:trabajo|chamba|fábrica|empresa|planta|maquila|oficina|tienda|banco|embotelladora|obra|escuela|hotel|taller)(?!\p{L})|(?<!\p{L})(?:corrieron|despidieron|liquidaron) (?:\p{L}{1,14} ){1,4}(?:con todo y|después de|tras) sus? (?:\p{L}{1,12} )?años(?!\p{L})/iu,
    /(?<!\p{L})se (?:nos |me )?metieron (?:anoche |ayer |otra vez )?(?:a|al|en) (?:la |el |mi )?(?:negocio|casa|tienda|local|taller|puesto|bodega)(?!\p{L})|(?<!\p{L})(?:broke|broken) in(?:to| to)? (?:the |our |my |last )(?:shop|house|store|garage|shed|van|office|night|home|flat|church)(?!\p{L})|(?<!\p{L})(?:uns|mir|ins? \p{L}{3,14}|im \p{L}{3,14})(?: \p{L}{2,8})? (?:ist )?eingebrochen worden(?!\p{L})|(?<!\p{L})bei (?:uns|mir) (?:wurde|haben sie) eingebrochen(?!\p{L})/iu,
    /(?<!\p{L})(?:we['’]?re|we are|all|everyone is) (?:ok|okay|safe|alright|all right)(?!\p{L})[\s\S]{0,120}(?<!\p{L})(?:shingles|roof|siren|twister|tornado|hurricane|evacuat\p{L}+|(?:school|church|house|barn|street) is gone|under water|sandbags)(?!\p{L})/iu,
    /(?<!\p{L})centro de acopio(?!\p{L})|(?<!\p{L})(?:fotos?|hojas|lista|carteles) (?:\p{L}{1,8} ){0,3}(?:personas )?(?:buscad[oa]s|desaparecid[oa]s)(?!\p{L})|(?<!\p{L})estamos bien(?!\p{L})[\s\S]{0,120}(?<!\p{L})(?:tembl\p{L}+|sismo|réplicas?|huracán|inundaci\p{L}+|evacuad?\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(?:uns|mir) (?:geht['’]?s|geht es)(?: \p{L}{2,8})? gut(?!\p{L})[\s\S]{0,160}(?<!\p{L})(?:säcke|sandsäcke|turnhalle|pegel|hochwasser|straßenschilder|evakuiert|keller voll|wasser steht)(?!\p{L})/iu,
  ],
)
const IN_SPORT =
  /(?<!\p{L})(?:sackhüpfen|kartoffelsäcke|turnier|handball|basketball|volleyball|training|conversation|song|dance|cantando|a bailar)(?!\p{L})/iu

export const isMishap = (text: string, tokens: readonly Token[]): boolean =>
  !LAUGHS.test(text) && !IN_SPORT.test(text) && isSaid(MISHAPS, text, tokens)
