import { FIGURE } from './numbers.ts'

/** What is said in place of a number, or on top of it, in the one form that the reader knows: “, no, 7” and “, +1”. */

const INSTEAD =
  /(?<!\p{L})(?:that is|which is|that['’]s|i\.?e\.?|o sea|es decir|das sind|sprich|turned into|became|(?:let['’]s )?call it|(?:let['’]s )?make (?:it|that)|let['’]s say|scratch that|or rather|se convirti(?:ó|eron) en|al final fueron|digamos(?: que)?|pongamos(?: que)?|dej[ée]moslo en|mejor dicho|sagen wir(?: mal)?|besser gesagt|(?:daraus )?wurden(?: dann)?)[,:]? (?=\d)/giu

const CUES =
  "no,? wait|oh,? wait|ich meine?|no,? espera|bueno,? no|nein,? verlesen|verlesen|vertippt|verzählt|vertan|misread|mistyped|miscounted|typo|me equivoqu[ée]|me he equivocado|me confundí|äh|ähm|warte(?: mal)?|wait a (?:sec|second|minute)|one (?:sec|moment)|espera|espérate|aguanta|no|no no|nah|nope|sorry|sry|soz|actually|wait|hang on|hold on|scratch that|strike that|i mean|i meant|i lied?|i tell a lie|tell a lie|lies|correction|edit|my bad|my mistake|oops|whoops|oh|na geh|ach geh|na|nö|nei|nee nee|bzw\\.?|beziehungsweise|uy|ups|uf|ay|err|perdon|ach|ach was|ach,? nein|oh nein|nee|ne|nein|quatsch|schmarrn|schmarren|blödsinn|unsinn|mist|stuss|stimmt (?:gar )?nicht|das stimmt (?:gar )?nicht|falsch|korrektur|korrigiere|pardon|irrtum|moment(?: mal)?|halt|stopp?|wrong|that['’]?s (?:wrong|not right)|not right|perdón|disculpa|digo|miento|mentira|corrijo|corrección|rectifico|mejor dicho|qué va|qué digo|no es cierto|ay no|ah no|well|ok|okay|bueno|vale|na gut|naja|na ja|pues|hmm?|hm|fine|ok fine|alright|all right|honestly|to be honest|tbh|ehrlich gesagt|ehrlicherweise|siendo sincer[oa]|siendo honest[oa]|la verdad"
/** Why the first number does not hold. */
const RECOUNTED =
  "(?:i(?:['’]ve)? )?(?:just )?(?:counted|recounted|checked|looked|re-?checked|double[- ]checked)(?: (?:again|wrong|it|them|twice|properly))?|(?:i )?forgot (?:1|the \\p{L}{3,15})(?=[,.:])|(?:la |los |las |l[oa]s? )?(?:conté|he contado|recont[ée]|miré|revisé|calculé)(?: (?:mal|otra vez|de nuevo|bien))?|mal contad[oa]s?|(?:me )?olvid[ée] (?:un[oa]|1|el \\p{L}{3,15}|la \\p{L}{3,15})(?=[,.:])|(?:ich )?(?:habe? )?(?:mich )?(?:falsch |nochmals? |noch mal |grad |gerade )?(?:gezählt|nachgezählt|nachgeschaut|nachgesehen|gerechnet|verrechnet|verschaut|verguckt|geschaut)|(?:eine?n? |den |die |das )?(?:\\p{L}{3,15} )?vergessen(?=[,.:])"
const FILLERS =
  "(?:laut|according to|según)(?: (?:the|my|der|dem|meiner|el|la|mi))? \\p{L}{2,15}|checked(?: the)? \\p{L}{2,15}|really|actually|eigentlich|realmente|en realidad|fast|casi|nearly|almost|(?:with|mit|con|including|inklusive|contando) (?:the |dem |der |den |el |la )?\\p{L}{2,15}|que|ahora|jetzt|now|it says|pone|dice|marca|steht da|more like|closer to|rather|it was|it['’]?s|that was|was|were|just|only|about|make it|make that|call it|doch|eher|es waren|es sind|sind|waren|war|nur|bueno|más bien|fueron|eran|son|solo|an?|una?|the|la|el|ein|eine|(?:the |my |el |die )?(?:watch|app|phone|garmin|strava|fitbit|tracker|scales?|reloj|uhr|waage) (?:says|said|reckons|dice|marca|sagt|zeigt)"
/** “4, actually nah more like a 3”: whatever is said before the number that holds. */
const TAKEN_BACK = new RegExp(
  `(?<=\\d[^\\d;!?]{0,24}?)[,.…!]{0,3}\\s+(?:${CUES}|${RECOUNTED})(?!\\p{L})(?:[,!.…:]{0,3}\\s+(?:${CUES}|${RECOUNTED}|${FILLERS})(?!\\p{L})){0,4}[,:…!.]{0,3}\\s+(?=\\d)`,
  'giu',
)

const OFTEN =
  '(?:once|twice|thrice|einmal|zweimal|dreimal|viermal|fünfmal|\\d{1,2} ?(?:times|mal|veces|x)|una vez|dos veces|tres veces|cuatro veces)'
/** “once, ok twice”. */
const OFTENER = new RegExp(
  `(?<!\\p{L})${OFTEN}(?!\\p{L})[,.…(]{0,3} ?(?:(?:${CUES}|${FILLERS}),? ){1,3}(?=${OFTEN}(?!\\p{L}))`,
  'giu',
)

/** “no, 5 cos I had one more”: why, and not more of it. */
const WHY = new RegExp(
  `(, no, ${FIGURE}(?: (?!cos|coz|que|as|weil|denn)\\p{L}{2,12})?),? (?:cos|coz|cuz|because|since|as i|porque|que (?:luego|después|al final|me)|pues|weil|denn|da ich)(?!\\p{L})[^.!?;]*`,
  'giu',
)

/** “…, 6, just had another”: that one is counted already. */
const COUNTED_ALREADY = new RegExp(
  `(, no, ${FIGURE}(?: (?!with|mit|con)\\p{L}{2,12})?),? (?:(?:as |since |because )?(?:the|that|this) (?:1|one)(?!\\p{L})(?=[^.,;!?]{0,40}(?:counts?|counted|too|as well|also))|(?:el|la) de(?!\\p{L})(?=[^.,;!?]{0,40}(?:cuenta|también))|(?:der|die|das) (?:um|vom|von|nach|beim|zum)(?!\\p{L})(?=[^.,;!?]{0,40}(?:zählt|auch|gilt))|(?:i )?(?:just|forgot|missed|had|only just)(?!\\p{L})(?=[^.,;!?]{0,12}(?:(?:the |an?)?other|\\+1|the |1 |one))|(?:with|including|counting|if you count) (?:the|this|that) (?:1|one)(?!\\p{L})|(?:acabo de|me (?:olvidé|faltaba)|olvidé|se me olvidó|faltaba)(?!\\p{L})|(?:con|contando|incluyendo) (?:el|la|lo) (?:de|del|que)(?!\\p{L})|(?:grade?|gerade|eben)(?: noch)?(?!\\p{L})|(?:mit|inklusive|samt) (?:dem|der|den) (?:von|vom|nach|vor|beim|zum|eben|gerade|jetzt)(?!\\p{L}))[^.,;!?]*`,
  'giu',
)

const MEANT =
  'was gonna|were gonna|gonna|going to|wanted|planned|meant to|hoped|aimed|aiming for|supposed to|quería|pensaba|iba a|el plan eran?|wollte|geplant waren|geplant'
/** “was going to do 50 did 22”. */
const MEANT_AND_DONE = new RegExp(
  `((?<!\\p{L})(?:${MEANT})(?!\\p{L})[^.,;:!?]{1,60}?) ((?:i |ich )?(?:only |just |solo |nur )?(?:did|managed|got(?: to| through)?|made it to|reached|stopped at|hice|llegué a|me quedé en|salieron|fueron|schaffte|kam (?:auf|bis)|geworden sind|wurden)) (?=\\d|only|just|solo|nur)`,
  'giu',
)
/** “nach 5,5 war Schluss”, “se acabó a los 5”. */
const GAVE_UP = new RegExp(
  `(?:(?<!\\p{L})(i|ich|yo)(?: (?:bin|only|just|hab|habe))? )?(?:(?:nach|bei) (${FIGURE})(?: ?(km|min|minuten|seiten|bahnen))? (?:war schluss|gegangen|abgehauen|raus|aufgehört|aufgegeben|abgebrochen|umgedreht|umgekehrt|kehrt gemacht)|(?:gave up|bailed|left|packed it in|turned (?:back|a?round)) (?:at|after) (${FIGURE})(?: (km|miles|pages|min|minutes|lengths))?(?!\\p{L})|(?:lo dejé|(?<!me )paré|me rendí|abandoné|me fui|me salí|(?:me )?di (?:la|media) vuelta) (?:en|a) (?:el |los |las )?(${FIGURE})(?: (km|min|minutos|páginas))?(?![:\\d]))`,
  'giu',
)
/** “22 of 50”. */
const OF_AS_MANY = new RegExp(
  `(?<![\\d.:/])(${FIGURE})((?: \\p{L}{3,15})?(?= (?:out of|von)(?!\\p{L}))|) (?:of (?:the |my )?|out of (?:the |my )?|de (?:los |las |mis )?|von (?:den |meinen )?)(${FIGURE})(?![\\d.:/]|(?: planned| planeados)? ?(?:km|ml|min|kg|cl|l|g|m)(?!\\p{L}))(?: (?:planned|planeados|previstos|geplanten))?`,
  'giu',
)
const LATELY = 60
const SCALES = new Set([5, 10, 100])

const ORDINAL =
  /(?<=(?:,|then|and|plus|after that|luego|después|y|dann|und|noch) ?(?:had |noch )?)(?<!\p{L})(?:an?|eine?n?|una?) (?:second|third|fourth|fifth|sixth|seventh|segund[oa]|tercer[oa]|quint[oa]|sext[oa]|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|fünfte[nrs]?|sechste[nrs]?)(?: (?:one|coffee|cup|glass|beer|café|kaffee|bier))?(?=\s*[.,;!)]|\s*$|\s+(?:because|cos|coz|cuz|as|thanks|when|at|in|on|after|before|with|to|for|just|since|porque|con|en|por|para|antes|después|al|weil|nach|vor|mit|bei|beim|zum|im|am|um)(?!\p{L}))/giu
/** “7 km there and another 7 home”, “20 minutes before school and 25 after”. */
const AND_MORE = new RegExp(
  `(?<=\\d[^.,;!?\\d]{1,40}),? (?:und|and|y|plus) (?:(?:nochmal|noch mal|noch einmal|noch|another|again|otr[oa]s?|otra vez) (?=\\d)|(?=${FIGURE}(?: \\p{L}{1,10})? (?:danach|afterwards|after|later|después|luego|hinterher|heim|home|back|zurück|de vuelta)(?!\\p{L})))`,
  'giu',
)
/** “the last one was a beer”: why it is less. */
const THE_LAST_WAS =
  /, (?:the|der|die|das|el|la|l[oa]s) (?:last|letzten?|letztes|últim[oa]s?)(?: (?:one|two|[12]|de ellos))? (?:was|were|war|waren|fue|fueron|era|eran) [^.,;!?\d]{2,30}/giu

const THE_ONE =
  /(?<=(?:and|y|und|plus|,|más|dann) )(?:the (?:usual )?one|el|la|der|die|das|den) (?=(?:after|before|at|with|on|de después|de antes|de tras|del (?:desayuno|postre|almuerzo|recreo|descanso)|de (?:la (?:merienda|comida|cena|tarde|noche|sobremesa)|media)|nach|vor|zum|beim)(?!\p{L}))/giu
/** “1 at the bus stop 1 after dinner”. */
const ONE_AND_ONE =
  /(?<![\d.:])([1-9]) ([^.,;:!?\d]{3,40}?) ([1-9]) (?=(?:after|before|at|with|on|in|antes|después|tras|con|en|nach|vor|beim|zum|mit|bei|im|am) )/giu

/** “Statt 50 km nur 32”. */
const IN_PLACE_OF = new RegExp(
  `(?<!\\p{L})(?:instead of|rather than|not|en vez de|en lugar de|statt|anstatt) (?:the |my |los |las |der |den )?(?:planned |usual |geplanten |üblichen )?${FIGURE}( \\p{L}{1,12})?,? ((?:only |just |solo |sólo |nur |did |hice |it was |i did )+)(${FIGURE})(?! ?\\p{L}{1,3}(?!\\p{L}))`,
  'giu',
)

/** “…, einer um 11, and a last one before bed”. */
const ONE_MORE_OF_IT =
  /(?<=(?:,|and|y|und|plus|dann|then|luego) )(?:(?:a|the|another|un|el|einen?|noch) )?(?:(?:last|final|quick|cheeky|sneaky|último|letzte[nrs]?|schnelle[nrs]?) )?(?:one|1|un[oa]|eine[rsn]?)(?= (?:at|with|before|after|on|in the|um|nach|vor|beim|zum|mit|im|am|a las|a la|con|por|en|después|antes|al|de|when|cuando|als)(?!\p{L}))/giu

export function withSaidAgain(text: string): string {
  return text
    .replace(OFTENER, '')
    .replace(
      IN_PLACE_OF,
      (_, unit: string | undefined, words: string, done: string) => `${words}${done}${unit ?? ''}`,
    )
    .replace(MEANT_AND_DONE, '$1, $2 ')
    .replace(TAKEN_BACK, ', no, ')
    .replace(INSTEAD, ', no, ')
    .replace(WHY, '$1')
    .replace(COUNTED_ALREADY, '$1')
    .replace(ONE_MORE_OF_IT, '+1')
    .replace(GAVE_UP, (_, self, de, unitDe, en, unitEn, es, unitEs, at: number, all: string) => {
      const done = `${de ?? en ?? es} ${unitDe ?? unitEn ?? unitEs ?? ''}`.trim()
      if (self) return `i did ${done}`
      // In place of what it was to be.
      return /\d[^.!?;]*$/u.test(all.slice(Math.max(0, at - LATELY), at)) ? `, no, ${done}` : done
    })
    .replace(OF_AS_MANY, (whole, done: string, what: string, due: string) =>
      Number(due) > Number(done) && (what || !SCALES.has(Number(due))) ? `${done}${what}` : whole,
    )
    .replace(THE_LAST_WAS, '')
    .replace(AND_MORE, ', +')
    .replace(ORDINAL, '+1')
    .replace(THE_ONE, '+1 ')
    .replace(ONE_AND_ONE, '$1 $2, +$3 ')
}
