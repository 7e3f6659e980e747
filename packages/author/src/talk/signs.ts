import { saysDeath } from '@youzine/words'
import type { Shelved } from './library.ts'
import { succeeds, TURNS } from './story-turns.ts'

const BIRTH =
  /(?<!\p{L})(?:was born|had a (?:girl|boy|baby)|[Ii]t['’]s a (?:girl|boy)|[Nn]aci[oó]|[Hh]a nacido|ist geboren)(?!\p{L})|(?<![\p{L}\d])\d{1,2} ?lbs? ?\d|(?<!\p{L})(?:five|six|seven|eight|nine|ten|\d{1,2}) pounds?(?: (?:and )?(?:\p{L}+|\d{1,2}) ounces?|, \p{Lu})|(?<!\d)[2-5][.,]\d{1,2} ?(?:kg|kilos?)(?!\p{L})|(?<!\p{L})A (?:boy|girl) this time|(?<!\d)\d kilos? \d{3}|(?<!\d)[2-4][.,]?\d{3} ?(?:g|gramos|Gramm)(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}+ ist da\./u
const FIRST =
  /(?:^|[.!?]\s)¡?(?:first|erster?|primer[oa]s?|gold|1st)(?: (?:place|prize|premio|platz|preis))?(?:[.!]|\s{2})/iu
const GONE =
  /(?<!\p{L})se (?:nos|me) (?:fue|ha ido|adelantó)(?= (?:ayer|hoy|anoche|el |esta |mi )|[,.])|passed away|slipped away|friedlich eingeschlafen/iu
const DEATH =
  /(?<!\p{L})(?:se (?:nos |me )?(?:fue|ha ido|adelantó)|ya no amaneció|descans[ae](?: en paz)?|nos dejó|eingeschlafen|passed away|slipped away|left us|breathed (?:his|her) last|(?:went|gone|called) home (?=at |this |last |to |yesterday|today|on )|(?:is|went to be) with (?:the lord|jesus|god|the angels)|laid to rest|rest in peace|r\.?i\.?p|nicht mehr (?:aufgewacht|da)|von uns gegangen|(?:heute|gestern) (?:früh|Morgen|Mittag|Nacht|Abend) (?:gegangen|gestorben)|(?:went|is gone|was gone|gone|ging|starb) (?:at|um|on) (?:\p{L}+ ){0,2}(?:\d|\p{L}+(?:day|o['’]clock)))(?!\p{L})/iu
/** Somebody who was lost in a shop has been found again. */
const STRAYED =
  /(?<!\p{L})(?:lost|verloren|perdí|perdi|perdimos)(?!\p{L})[^.!?]{0,80}(?<!\p{L})(?:found|minutes|for an hour|gefunden|Minuten|encontré|encontre|minutos)(?!\p{L})/iu
/** A name, and nothing but when: "Ada Holt, 1931 to this afternoon", "Ruth. Heute früh." */
const NAME_AND_TIME =
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}[,.] (?:1[89]\d\d (?:to|bis|a|-|–)|(?:[\p{L}\d]+ ){0,4}(?:this (?:morning|afternoon|evening)|last night|today|yesterday|esta (?:mañana|tarde|noche)|anoche|ayer|hoy)|(?:Heute|Gestern)(?: \p{L}+)?)(?!\p{L})/u

const SIGNS: Readonly<Record<string, RegExp>> = {
  win: FIRST,
  born: BIRTH,
  promote:
    /(?<!\p{L})(?:got (?:it|the (?:job|post))|(?:made|now) (?:sister|sergeant|manager|head|captain|supervisor)|band \d|promoted|me dieron (?:el puesto|la plaza)|soy (?:jefe|jefa|encargad[oa])|befördert|Chef(?:in)? geworden)(?!\p{L})/iu,
  engage:
    /💍|(?<!\p{L})(?:(?:she|he|i) said yes|asked (?:her|him|me) to marry|on(?:e| one) knee|i asked\. (?:she|he) (?:answered|said)|asked (?:her|him) on|dij[oe] que sí|hat ja gesagt)(?!\p{L})/iu,
  separate:
    /(?<!\p{L})(?:split up|broke(?:n)? up|(?:we|they) (?:are|have) (?:finished|parted)|moved out|cortamos|terminamos|nos dejamos|auseinander|schluss gemacht)(?!\p{L})/iu,
  move: /(?<!\p{L})(?:welcome home|new (?:flat|house|place|address)|got the keys|(?:last|\d{1,9}) boxes|unpack\p{L}{0,40}|casa nueva|las llaves|neue (?:Wohnung|Adresse)|Schlüssel übergeben|Umzugskartons?)(?!\p{L})/iu,
  retire:
    /(?<!\p{L})(?:leaving do|farewell do|fiesta de despedida|Abschiedsfeier|(?:i am|i['’]m) (?:finishing|stopping) (?:in|at|next)|my last (?:day|shift|run|dinner|lesson)|handed (?:in|back) (?:my|the) \p{L}+|(?:\d\d|\p{L}+) years (?:and that['’]s|service)|entregu[eé] (?:la|el|las|los) \p{L}+ y|último día|ultimo dia|letzter (?:Arbeitstag|Tag|Dienst))(?!\p{L})/iu,
  quit: /(?<!\p{L})(?:given up|gave up|handed (?:in|back)|packed (?:it )?in|jacked it in|last (?:day|class|shift) |lo dejé|ya no (?:voy|fumo|tomo)|aufgehört|aufgegeben|abgegeben)(?!\p{L})/iu,
  leave:
    /(?<!\p{L})(?:(?:is |are )?off to \p{L}{3,}|last day (?:at|in|of)|handed (?:in|back)|handed in my notice|último día|ultimo dia|letzter (?:Arbeitst|T)ag)(?!\p{L})/iu,
  pass: /(?<!\p{L})(?:(?:hat|habe) (?:ihr|sein|mein|das|den|die)(?:e|en)? (?:Examen|Abitur|Führerschein|Prüfung|Abschluss|Schein)|got (?:his|her|my|the) (?:licence|license|degree|results|certificate)|(?:sacó|saqué|tiene) (?:su|mi|el|la) (?:título|licencia|carnet))(?!\p{L})/iu,
  selfemployed:
    /(?<!\p{L})(?:my own (?:business|shop|company|boss|firm)|last day at the (?:firm|office|company|bank)|mi propio (?:negocio|taller|local)|selbstständig|mein eigener Chef|eigene Firma)(?!\p{L})|\p{L} & Co(?!\p{L})/iu,
  predict:
    /(?<!\p{L})(?:put this in writing|mark my words|i predict|screenshot this|calling it|you heard it here|(?:remember|keep) this|i (?:say|reckon|bet)|acordaos|acuérdense|grábense|grabense|ya verán|ya veréis|os lo digo|ich sage voraus|ihr werdet sehen|merkt euch)(?!\p{L})/iu,
  takeover:
    /(?<!\p{L})(?:handed \p{Lu}?\p{L}+ the (?:keys|book|reins)|takes? over|took over|done my round|stepped in|kept (?:\p{L}+ ){0,3}going|übernimmt|übernommen|se hace cargo|se quedó con)(?!\p{L})/iu,
  submit: /(?:^|[.!] )it['’]?s? (?:is )?in[.!]|(?<!\p{L})handed (?:it )?in(?!\p{L})/iu,
  begin:
    /(?<!\p{L})(?:new job|got the job|took me on|first day (?:at|in|as)|me aceptaron|me contrataron|eingestellt|neuer job|neue stelle|erster (?:arbeits)?tag|nuevo trabajo|primer día (?:en|de))(?!\p{L})/iu,
  work: /(?<!\p{L})(?:new job|got the job|took me on|first day (?:at|in|as)|me aceptaron|me contrataron|eingestellt|neuer job|neue stelle|erster (?:arbeits)?tag|nuevo trabajo|primer día (?:en|de))(?!\p{L})/iu,
  rent: /(?:[£$€] ?\d[\d.,]*|\d (?:euros?|pesos|pounds|dollars)) (?:a|per|al|im|pro) (?:month|week|mes|semana|Monat|Woche)(?!\p{L})/iu,
  hospital:
    /(?<!\p{L})(?:ambulance|stretcher|stents?|on a (?:frame|drip)|intensive care|operating theatre|ambulancia|quirófano|Krankenwagen|Rettungswagen|Notaufnahme|Intensiv)(?!\p{L})/iu,
}

/** What a post tells without the word for it: "It’s a girl. Isla." – "se nos fue ayer". */
export function tells(concept: string, post: Shelved): boolean {
  if (concept === 'succeed') return succeeds(post.text)
  if (concept === 'die') return !STRAYED.test(post.text) && tellsDeath(post)
  return (SIGNS[concept] ?? TURNS[concept])?.test(post.text) ?? false
}

/** Said in words that serve for nothing else. */
export const tellsPlainly = (text: string): boolean => GONE.test(text) || NAME_AND_TIME.test(text)

const tellsDeath = (post: Shelved): boolean =>
  GONE.test(post.text) ||
  (post.tone !== 'clear' &&
    (DEATH.test(post.text) || NAME_AND_TIME.test(post.text) || saysDeath(post.text, post.language)))
