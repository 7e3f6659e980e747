import { LAUGHS } from './absence/absence.ts'

/** “Found the other card. It was in the glovebox.”: what somebody near had hidden, and that it was found. */
const FOUND: readonly RegExp[] = [
  /(?<!\p{L})found (?:the|another|a|his|her) (?:other|second|secret|hidden|new)? ?(?:card|credit card|phone|account|bottles?|vodka|letters?|statements?|loan|betting slips?|slips|messages)(?!\p{L})[^.!?]{0,60}[.!?,]? ?[^.!?]{0,20}(?<!\p{L})(?:glovebox|under the (?:seat|mattress|bed|sink)|behind the|in (?:his|her) (?:coat|jacket|bag|sock|van|drawer)|in with|hidden|taped)(?!\p{L})/iu,
  /(?<!\p{L})encontré (?:la|el|otra|otro|una|un) (?:otr[oa] |segund[oa] )?(?:tarjeta|teléfono|celular|cuenta|botellas?|cartas?|boletas?|mensajes)(?!\p{L})[^.!?]{0,60}[.!?,]? ?[^.!?]{0,20}(?<!\p{L})(?:guantera|debajo de|abajo de|atrás de|escondid[oa]s?|en (?:su|el) (?:saco|bolso|cajón))(?!\p{L})/iu,
  /(?<!\p{L})(?:die|das|den|eine|ein|noch eine|noch ein) (?:andere[ns]? |zweite[ns]? )?(?:karte|handy|konto|flaschen?|briefe?|kontoauszüge?|nachrichten|wettscheine?) gefunden(?!\p{L})[^.!?]{0,60}[.!?,]? ?[^.!?]{0,20}(?<!\p{L})(?:handschuhfach|unter(?:m| dem| der)|hinter(?:m| dem| der)|versteckt|in (?:seiner|ihrer|seinem|ihrem))(?!\p{L})/iu,
]

/** Whoever does not know whom they are telling should not have told it. */
const TO_NOBODY =
  /(?<!\p{L})(?:(?:do|did)n['’]?t|do not) know (?:who|whom|why) i['’]?(?:m| am) (?:even )?(?:telling|writing|saying) (?:this|it|you)?(?=[.!?]|$)|(?<!\p{L})(?:do|did)n['’]?t know who i['’]?m telling(?!\p{L})|(?<!\p{L})no sé a quién (?:se )?(?:le|lo) (?:cuento|digo|estoy contando)(?!\p{L})|(?<!\p{L})wei(?:ß|ss) (?:gar |auch )?nicht,? wem ich das (?:hier )?(?:erzähle?|schreibe?|sage?)(?!\p{L})/iu

export const isFoundOut = (text: string): boolean =>
  !LAUGHS.test(text) && (FOUND.some((r) => r.test(text)) || TO_NOBODY.test(text))
