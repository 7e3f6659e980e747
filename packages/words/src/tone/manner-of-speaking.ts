/** Somebody was lost in a shop or at an airport, and stood at the scones. */
const WAS_LOST =
  /(?<!\p{L})(?:(?:lost|misplaced|mislaid) (?:my|our|the|a|his|her) (?:\p{L}{2,12} )?(?:son|daughter|husband|wife|mother|mum|mom|mam|dad|father|brother|sister|kid|kids|child|granddaughter|grandson|boy|girl|class|group|uncle|aunt|dog)|(?:perd(?:í|imos)|se nos perdió) (?:a )?(?:mi|mis|el|la|al|nuestr[oa]) (?:hij[oa]s?|niñ[oa]s?|espos[oa]|marido|mujer|mamá|papá|suegr[oa]|abuel[oa]|herman[oa]|grupo|perr[oa])|(?:haben|hab|habe) (?:\p{L}{2,8} ){0,2}(?:meinen?|unseren?|die|den|das|oma|opa) ?(?:sohn|tochter|mann|frau|mutter|vater|kind|schwiegermutter|kleinen?|große[nr]?|klasse)? ?(?:\p{L}{2,14} ){0,4}verloren)(?!\p{L})/iu
const AND_FOUND =
  /(?<!\p{L})(?:\d{1,3}|twenty|ten|five|fifteen|thirty|veinte|diez|quince|media|cinco|zwanzig|zehn|fünf|halbe) (?:minutes|minutos|hora|min|stunde|minuten)(?!\p{L})[\s\S]{0,80}(?<!\p{L})(?:was|were|found|there|estaba|estaban|apareció|andaba|saß|stand|war|gefunden)(?!\p{L})|(?<!\p{L})(?:found|appeared|turned up|apareció|lo encontr\p{L}+|la encontr\p{L}+|gefunden|aufgetaucht)(?!\p{L})[\s\S]{0,60}(?<!\p{L})(?:eating|holding|queue|counter|aisle|toys?|comiendo|fila|juguetes|pasillo|kasse|abteilung|regal|eis|scone)(?!\p{L})/iu

/** What is asked for back is a key or a glove. */
const ASKED_BACK =
  /(?<!\p{L})(?:(?:wer|falls (?:jemand|wer))(?: \p{L}{2,14}){0,4} (?:schlüssel\p{L}*|haustürschlüssel|handschuhe?|mütze|schal|geldbeutel|brille|ohrring|regenschirm|rucksack|ball|drohne)(?: \p{L}{2,14}){0,5} (?:findet|gefunden|sieht|bitte)|(?:if|should) (?:anyone|anybody|somebody|you)(?: \p{L}{2,10}){0,4} (?:finds?|found|sees|hands in) (?:a |the |my |one )?(?:\p{L}{2,12} )?(?:keys?|glove|hat|scarf|wallet|earring|umbrella|glasses|ball|drone|hubcap)|(?:quien|si alguien) (?:lo |la |las |los )?(?:encuentr[ea]|vea|halle)(?: \p{L}{1,10}){0,3} (?:llaves?|guantes?|gorra|paraguas|cartera|lentes|aretes?|pelota|dron))(?!\p{L})/iu

/** A heart that a watch has lost, a pole of a battery, brakes that are bled. */
const BY_DEVICE =
  /(?<!\p{L})(?:(?:according to|says) (?:the|my) (?:watch|fitbit|garmin|app|tracker|phone)|(?:según|dice) (?:el reloj|la app|mi reloj|la pulsera)|(?:sagt|laut|meint) (?:die|der|meine|meiner) (?:uhr|app|fitnessuhr|garmin))(?!\p{L})|(?<!\p{L})(?:negative|positive|battery|corroded) terminal|(?<!\p{L})(?:pedal|brakes?)(?:['’]s| is| are|) (?:still )?(?:spongy|soft)(?!\p{L})|(?<!\p{L})(?:hauled|dragged|carried|rolled) (?:it |her |him |the \p{L}{2,12} )?(?:out )?to the (?:curb|kerb|dump|tip|skip)(?!\p{L})|(?<!\p{L})(?:pedal|freno) (?:sigue )?(?:esponjos|fof|blandit)[oa](?!\p{L})|(?<!\p{L})bremsen? entlüftet(?!\p{L})/iu
/** “Kindly no wreaths, beer is accepted.” */
const NO_WREATHS =
  /(?<!\p{L})(?:bier (?:wird genommen|nehmen wir|willkommen)|(?:beer|wine|cake|pints|donuts) (?:accepted|instead|welcome|preferred)|(?:in lieu of|instead of|no) flowers,? (?:please )?(?:send |bring |just )?(?:beer|pints|wine|cake|biscuits|donuts|batteries|pizza)|en lugar de flores,? (?:traigan |manden )?(?:chelas|cervezas?|tacos|pastel|tequila)|statt blumen (?:bitte )?(?:bier|schnaps|kuchen))(?!\p{L})/iu
/** A nation in mourning for a concert. */
const NATION =
  /(?<!\p{L})(?:day of |days of )?national mourning(?!\p{L})(?![\s\S]{0,200}(?<!\p{L})(?:died|dead|killed|victims|queen|pope|president|funeral)(?!\p{L}))|(?<!\p{L})staatstrauer(?!\p{L})(?![\s\S]{0,200}(?<!\p{L})(?:tote|toten|gestorben|opfer|königin|papst)(?!\p{L}))/iu
/** Every pop of the machine in one cup. */
const IN_A_CUP =
  /(?<!\p{L})(?:a|some|the) suicides?(?!\p{L})[\s\S]{0,80}(?<!\p{L})(?:pop|soda|cup|fountain|slush\p{L}*|wings|sauce|coke)(?!\p{L})|(?<!\p{L})suicide (?:wings|doors|squeeze|burger|sauce|shift|hill)(?!\p{L})/iu

/** “Neighbour dead (still asleep).” */
const ONLY_ASLEEP =
  /(?<!\p{L})(?:dead|muert[oa]s?|tot),? \(?(?:is |are |is still |still )?(?:asleep|sleeping|duermen?|dormid[oa]s?|schläft|schlafen)(?!\p{L})/iu

export const isLostAndFound = (text: string): boolean => WAS_LOST.test(text) && AND_FOUND.test(text)

/** Grave words for a thing, and somebody missed for three quarters of an hour. */
export const isMannerOfSpeaking = (text: string): boolean =>
  isLostAndFound(text) ||
  [ASKED_BACK, BY_DEVICE, NO_WREATHS, NATION, IN_A_CUP, ONLY_ASLEEP].some((pattern) => pattern.test(text))

const OUTCRY =
  /(?<!\p{L})(?:i can(?:['’]?t|not) go on|kill me now|me quiero morir|quiero morirme|me corto las venas|me mato|(?:lasst|laßt) mich hier liegen|ich kann nicht mehr|sagt meiner (?:frau|mutter)|tell my (?:wife|mother|mum|mam|husband)|díganle a mi (?:esposa|mujer|mamá))(?!\p{L})/iu
/** What one cannot go on with, and dies of shame for. */
const SMALL_WOE =
  /(?<!\p{L})(?:sports day|sack race|egg and spoon|parents['’]? evening|pta|assembly|recorders?|ikea|leg day|squats|gym|jogg\p{L}*|spin class|5k|10k|queue|karaoke|bake sale|homework|group chat|reply all|autocorrect|muted|buffering|spoilers?|season finale|galleta\p{L}*|el audio|al grupo|grupo (?:de la|del)|constancia|el sat|la fila|la tarea|el gimnasio|tráfico|examen de manejo|la página|chancla|muskelkater|km|sportfest|elternabend|blockflöten?|möbelhaus|liegestütze?|treppenlauf|fitnessstudio|steuererklärung|gruppenchat|an alle geschickt|wandertag|spinning)(?!\p{L})/iu
/** Under which nobody makes fun. */
const IN_EARNEST =
  /(?<!\p{L})(?:can(?:['’]?t|not) sleep|any ?more|without me|alone|tired of|no one|nobody|pills|tablets|forgive|goodbye|no puedo dormir|sin mí|sol[oa]|pastillas|deudas?|perdón(?:en)?|nadie|cansad[oa] de|nicht schlafen|ohne mich|niemand|keiner|tabletten|verzeiht|allein|lebe?n)(?!\p{L})/iu

/** “I can’t go on. Sports day, three hours in”: despair over what is over by tea-time. */
export const isOutcry = (text: string): boolean =>
  OUTCRY.test(text) && SMALL_WOE.test(text) && !IN_EARNEST.test(text)
