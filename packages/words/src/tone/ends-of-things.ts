/**
 * What closes, burns out or is towed away is mourned in the words for people: “In mourning. The pie cart has closed for
 * good.”, “The wake is on the pavement until the lorry comes.”
 */
const CLOSED_DOWN =
  /(?<!\p{L})(?:(?:has|have|['’]s|is|are) (?:closed|shut|closing|shutting) (?:down|for good|for ever|forever|its doors)|(?:been )?discontinued|(?:ha |han )?cerr(?:ó|ado|aron) (?:para siempre|definitivamente|sus puertas)|hat (?:für immer )?(?:zugemacht|dichtgemacht|geschlossen)|macht (?:für immer )?(?:zu|dicht))(?!\p{L})/iu
const BURNT_OUT =
  /(?<!\p{L})(?:on the clock|went (?:pop|bang|phut|fut)|smell(?:ed|s)? of (?:burning|toast|burnt \p{L}+)|until the (?:bin ?men|skip|scrap ?man|council|lorry) com(?:es?|ing)|for (?:parts|scrap)|(?:hizo|hace) ['‘“"«]?(?:pof|puf|pum|plop|clac|crac)|olor a (?:quemado|tostadas?|goma|plástico)|hasta que pase el (?:camión|basurero|chatarrero)|al desguace|a la chatarra|auf dem Tacho|zum Schrott|auf den (?:Schrott|Sperrmüll)|macht?e? (?:puff|peng|plopp)|roch (?:es )?(?:nach )?(?:verbrannt|verschmort)\p{L}*|bis (?:der|die) (?:Sperrmüll|Müllabfuhr) kommt)(?!\p{L})/iu
/** “Dead. Two brides and eleven nights on my feet”: nobody but the writer, and tired. */
const WORN_OUT =
  /^(?:Muert[oa]s?|Fundid[oa]|Dead|Tot|Gestorben)[.,!]\s[\s\S]{0,300}?(?<!\p{L})(?:todo en un (?:solo )?(?:\p{L}+)|no me hablen? nadie|que nadie me hable|de pie|los pies|sin parar|all in one (?:day|morning|night|weekend)|on my feet|my feet|nobody (?:talk|speak) to me|alles an einem (?:Tag|Samstag|Abend)|auf den Beinen|meine Füße|spreche mich (?:keiner|niemand) an)(?!\p{L})/iu

export const isEndOfThing = (text: string): boolean =>
  CLOSED_DOWN.test(text) || BURNT_OUT.test(text) || WORN_OUT.test(text)
