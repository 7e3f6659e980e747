/** Numbers that nobody did today: what others advise, what one aims at, what is still ahead; and amounts unknown. */

const ADVISER =
  'doctor|doc|dr|gp|nurse|dietiti?[ac]ian|nutritionist|coach|trainer|physio|therapist|consultant|cardiologist|midwife|instructor|hygienist|pharmacist|médic[oa]|doctora|enfermer[oa]|nutricionista|entrenador|entrenadora|dietista|fisio|cardiólog[oa]|profesora?|arzt|ärztin|doktor|hausarzt|hausärztin|trainerin|ernährungsberater(?:in)?|therapeut(?:in)?|lehrer(?:in)?|kardiologe'
const ADVISES =
  'says?|said|wants?|wanted|recommends?|recommended|told|tells|reckons|would like|advised|advises|suggests|suggested|insists|thinks|swears|keeps|quiere|quería|dice|dijo|recomienda|recomendó|mandó|manda|aconseja|aconsejó|insiste|pide|pidió|sagt|sagte|meint|meinte|will|möchte|empfiehlt|empfahl|rät|verlangt|hat gesagt|hat gemeint'
const ADVICE = new RegExp(
  `(?<!\\p{L})(?:${ADVISER})(?: (?:\\p{L}+)){0,3}? (?:me )?(?:ha dicho|${ADVISES})(?!\\p{L})|(?<!\\p{L})(?:according to|laut|según) (?:(?:the|my|el|la|mi|dem|der|meine[mr]) )?(?:${ADVISER})(?!\\p{L})`,
  'iu',
)
/** “the doctor said my pressure was 140”: that is measured. */
const MEASURED =
  /(?<!\p{L})(?:is|was|at|ist|war|liegt bei|está en|estaba en|era|es|marcó|measured|midió|gemessen)(?: \p{L}+)? (?=\d)/iu

const AIM =
  /(?<!\p{L})(?:goal|target|aim|limit|recommended|recommendation|objetivo|meta|límite|recomendad[oa]s?|recomendación|ziel|tagesziel|zielgewicht|wochenziel|limit|empfohlen|empfehlung)(?!\p{L})/iu
const REACHED =
  /(?<!\p{L})(?:reached|hit|beat|smashed|met|made|passed|exceeded|crushed|nailed|over|above|done|alcancé|alcanzado|llegué|cumplí|cumplido|superé|superado|pasé|erreicht|geschafft|übertroffen|geknackt|drüber|über)(?!\p{L})/iu

const AHEAD =
  /(?<!\p{L})(?:signed up|signing up|registered|entered (?:for|in)|booked|training for|tickets for|entry for|me (?:he )?(?:apunt|inscrib|inscrit)\p{L}*|apuntad[oa]|inscrit[oa]|entrenando para|angemeldet|startplatz|trainiere für|vorbereitung auf|coming up|is coming|steht an|is (?:in|on)|es (?:en|el|dentro)|ist (?:in|am))(?!\p{L})/iu
const IN_SO_LONG =
  /(?<!\p{L})(?:in|dentro de|en) \d{1,3} (?:days?|weeks?|months?|días?|semanas?|mes(?:es)?|tage?n?|wochen?|monate?n?)(?!\p{L})/iu
const EVENT =
  /(?<!\p{L})(?:(?:half[- ]?)?marathon|race|10k|5k|parkrun|triathlon|comp(?:etition)?|tournament|meet|event|carrera|media marat[óo]n|marat[óo]n|triatl[óo]n|torneo|(?:halb)?marathon|wettkampf|rennen|turnier|stadtlauf|volkslauf|firmenlauf)(?!\p{L})/iu
/** “my first 10k in 3 weeks”. */
const SINCE =
  /(?<!\p{L})(?:first|longest|best|most|haven['’]?t|primer[oa]?|mejor|más larg[oa]|erste[rsn]?|längste[rsn]?|beste[rsn]?|seit|ran|did|finished|completed|corrí|hice|terminé|gelaufen|geschafft)(?!\p{L})/iu

/** “Der Wirt hat gemeint, es sind 900”: hearsay, unless a device says so. */
const DEVICE =
  'watch|app|garmin|strava|fitbit|tracker|phone|scales?|machine|monitor|meter|report|waage|uhr|handy|gerät|máquina|báscula|balanza|reloj|móvil|pulsera|aplicación'
const HEARSAY = new RegExp(
  `^(?:(?:the|der|die|das|el|la|my|mi|meine?) (?!(?:${DEVICE})(?!\\p{L}))\\p{L}+|(?!(?:${DEVICE}|it|that|i|ich|yo)(?!\\p{L}))\\p{Lu}\\p{Ll}+) (?:hat gemeint|hat gesagt|hat erzählt|meint|meinte|sagt|sagte|says|said|reckons|reckoned|claims|claimed|dice|dijo|cuenta|ha dicho)(?!\\p{L})|^(?:y |and |und )?(?:dice|dijo|says?|said|sagt|sagte|meint)(?: que| that| dass|,)? (?:él|ella|he|she|er|sie)(?!\\p{L})`,
  'iu',
)
/** What another says goes on until one speaks of oneself. */
export const isHearsay = (text: string) =>
  HEARSAY.test(text) && !(MEASURED.test(text) && /(?<!\p{L})(?:my|mi|mein\p{L}*)(?!\p{L})/iu.test(text))

/** What is shared is not all one's own. */
const SHARED =
  /(?<!\p{L})(?:entre (?:los )?(?:dos|2|tres|3|todos)|between (?:the )?(?:two|2|three|3)(?: of us)?|between us|shared (?:a|the|with)|split (?:the|it|a)(?! (?:second|shift))|went (?:halves|dutch)|a medias|a pachas|halbe-halbe|compartid[oa]|compartimos|zu zweit|zu dritt|geteilt)(?!\p{L})/iu
export const isSharing = (text: string) => SHARED.test(text)
export const isShared = (text: string) => /\d/.test(text) && isSharing(text)

/** Said of today by nobody: advice, aims, races to come. */
export function isSetAside(text: string): boolean {
  if (!/\d/.test(text)) return false
  if (ADVICE.test(text)) return !MEASURED.test(text)
  if (AIM.test(text)) return !REACHED.test(text)
  return EVENT.test(text) && (AHEAD.test(text) || IN_SO_LONG.test(text)) && !SINCE.test(text)
}

const UNKNOWN =
  /(?<!\p{L})(?:(?:no|not a|haven['’]?t a) (?:idea|clue)|don['’]?t (?:even )?know|dunno|idk|not sure|can['’]?t (?:remember|say|recall)|who knows|god knows|lost (?:count|track)|(?:didn['’]?t|did not|haven['’]?t|forgot to|forgetting to) (?:count(?:ed)?|track(?:ed)?|log(?:ged)?|measured?|check(?:ed)?|weigh(?:ed)?|note|write it|record)|(?:tracker|watch|scale|scales|app) (?:was |is )?(?:dead|broken|off|charging|died|broke)|ni idea|no (?:lo )?(?:sé|recuerdo)(?! si)|no me acuerdo|quién sabe|(?:perd[íi]|he perdido|perdida) la cuenta|no (?:lo |l[oa]s )?(?:conté|apunté|medí|he contado|he medido|me pesé|me he pesado)|(?:olvidé|se me olvidó|olvidado) (?:contar|apuntar|pesarme|medir)\p{L}*|keine ahnung|wei(?:ß|ss) (?:ich )?(?:gar |auch |ich )?nicht|wer weiß|nicht (?:gezählt|gemessen|notiert|gewogen|mitgezählt|aufgeschrieben|getrackt)|(?:zählen|wiegen|messen|notieren|tracken) vergessen|vergessen zu (?:zählen|wiegen|messen|notieren)|(?:überblick|faden) verloren|nicht mehr (?:wie|genau))(?!\p{L})/iu

/** “no idea how many”: neither none nor some. */
export const isUnknown = (text: string) => !/[1-9]/.test(text) && (UNKNOWN.test(text) || HOW_MUCH.test(text))
const HOW_MUCH = /^(?:how (?:many|much|far|long)|wie ?viele?|wie (?:lange|weit)|cuánt[oa]s?)(?!\p{L})/iu

/** “run cancelled”: it did not take place. */
const OFF =
  "(?:cancell?ed|called off|rained off|fell through|didn['’]?t happen|never happened|se (?:canceló|suspendió|anuló)|cancelad[oa]|suspendid[oa]|no hubo|ausgefallen|fiel aus|fiel (?:heute |leider |wieder )*(?:flach|aus)|fällt aus|ins wasser gefallen|fiel ins wasser|abgesagt|gestrichen)"
const CALLED_OFF = new RegExp(`(?<!\\p{L})${OFF}(?!\\p{L})`, 'iu')
export const isCalledOff = (text: string) => CALLED_OFF.test(text) && !/\d/.test(text)

/** “run got cancelled”, and not “running club cancelled”. */
const ITSELF = new RegExp(
  `^(?: (?:got|was|is|were|has been|today|tonight|sadly|heute|leider|wieder|ist|mal|auch|hoy|fue|al final|por la lluvia))*,? ${OFF}(?!\\p{L})`,
  'iu',
)
export const isCalledOffItself = (afterName: string) => ITSELF.test(afterName)
