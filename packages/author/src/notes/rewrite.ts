import { withHours, withSpokenTimes } from './clock.ts'
import { withComparisons } from './compared.ts'
import { withOwnApart } from './contrast.ts'
import { withLastNight } from './days-apart.ts'
import { withExacter } from './exacter.ts'
import { withPhrasesJoined } from './forms.ts'
import { VAGUE_SPAN } from './imagined.ts'
import type { TrackedFeature } from './model.ts'
import { withProducts } from './multiplied.ts'
import { withNoneOfIt } from './none-of-it.ts'
import { FIGURE, type Language, withFigures } from './numbers.ts'
import { withSaidAgain } from './said-again.ts'
import { withSpans } from './spans.ts'
import { withNamedStretches, withSeveralStretches } from './stretches.ts'
import { withAddedUp, withTakenOff } from './sums.ts'
import { withUsualApart } from './usual.ts'
import { withVessels } from './vessels.ts'
import { withWhose } from './whose.ts'

/** One way to write everything that can be written in several: a note is read in this form only. */

/** Words that look like a feature and are not. */
const IDIOMS =
  /\b(?:ran|run|running) out(?: of \p{L}+)?|\b(?:ran|run|running) (?:into|late|high|low|across|over|errands|away|a bath|dry)\b|\bread (?:the room|between|my mind)\b|\bsteps (?:of|to)\b|\b(?:next|first|last) steps?\b|\bweigh(?:ed|ing)? (?:up|in on)\b(?! \d)|\bsmoke (?:alarm|detector)\b|\b(?:ran|run|running|sprinted|sprint) (?:for|after|to catch) (?:the|my|a) (?:bus|train|tram|tube|metro|ferry|plane|taxi|cab|door|phone|dog|kids?|post)\b|\bcorr(?:í|iendo|er) (?:para|a|detrás|tras) ?(?:a |de )?(?:coger|pillar|alcanzar|por)? ?(?:el|la|del|al) ?(?:bus|autobús|metro|tren|tranvía|teléfono|perro)|(?:zum|dem) (?:Bus|Zug|Tram|Bahn|Telefon) (?:hinterher)?(?:gerannt|gelaufen)|\bin the long run\b|\bslept? on it\b|\b(?:rode|ride|riding) (?:out|on|shotgun)\b|\bwalked (?:out of|out on|into|in on|away|past)\b|\b(?:ran|run) (?:some|a few|the) errands?\b|\b(?:gut|schief|glatt|schlecht|super|bestens|blöd|dumm) gelaufen\b|\ba run of\b|\bse me (?:ha|han) corrido\b|\b(?:war|ist) kein Spaziergang\b|\bmil vueltas\b|(?<=^|[,.!;–-] )läuft(?: (?:bei (?:mir|uns)|doch|gut|super|ja|wieder|halt|einfach|schon))?(?= *(?:$|[,.!;)]))|\ba bit of a stretch\b|\bpiece of cake\b|\by a dormir\b|\bcinta de correr\b|\b(?:knitting|bike|coffee|book|wine|tea|yoga|guitar) (?:shop|store|table|machine|club|rack|bag|mat|shoes|case|lane|pot)s?\b/giu

const DISTANCES: [RegExp, string][] = [
  [/(?:a |1 |un |una |einen )?half[- ]?marathon|media marat[óo]n|halbmarathon/giu, '21.1 km'],
  [/(?:a |1 |un |einen )?marathon|marat[óo]n/giu, '42.2 km'],
]

/** Whoever only speaks of one has not run it. */
const RAN_IT =
  /(?<!\p{L})(?:ran|run|did|done|finished|completed|corrí|corrido|hice|hecho|terminé|acabé|gelaufen|geschafft|gefinisht|lief)(?!\p{L})|^\s*(?:half[- ]?marathon|marathon|media marat[óo]n|marat[óo]n|halbmarathon)/iu
const SAID_IN_FIGURES = /(?<![\d.])(?:21|42)(?:\.\d{1,4})? ?k/iu

/** When, not how much. */
const AT_A_TIME =
  '(?:a|sobre|hasta) las? \\d{1,2}(?::\\d{2})?(?: y (?:media|cuarto))?|(?:um|gegen|ab) \\d{1,2}(?::\\d{2})?(?: uhr)?|\\d{1,2}(?::\\d{2})? ?uhr(?!\\p{L})'
const AT_A_TIME_EN =
  "(?:at|by|around|until|before|after) \\d{1,2}(?::\\d{2})? ?(?:[ap]\\.?m\\b\\.?|o['’]clock)|(?:at|by|until) \\d{1,2}:\\d{2}|\\d{1,2}(?::\\d{2})? ?(?:[ap]m\\b|o['’]clock)"
const CLOCK_TIME = new RegExp(`(?<!\\p{L})(?:${AT_A_TIME}|${AT_A_TIME_EN})`, 'giu')
/** Where “am” is a word. */
const CLOCK_TIME_ELSEWHERE = new RegExp(`(?<!\\p{L})(?:${AT_A_TIME})`, 'giu')
/** “7 at noon, 7 at 6”: how much, and when. */
const MUCH_AND_WHEN = new RegExp(
  `(?<=\\d(?: ?\\p{L}{1,9})?) (?:${AT_A_TIME}|(?:at|around|about) \\d{1,2}(?::\\d{2})?(?: ?(?:[ap]m|o['’]clock))?)(?=\\s*(?:[,;.!)]|$)(?!\\d)|\\s+(?:and|y|und|then|luego|dann|plus)(?!\\p{L}))`,
  'giu',
)
const FROM_TO_WORDS = /(?<!\p{L})(?:from|de|desde|von) (?:las )?\d/iu

/** “3 sets of 15”, “3x12”: the whole of it. */
const SETS =
  /(?<![\d.:/])(\d{1,3})\s?(?:(?:sets?|rounds?|series|rondas?|s[äa]tze?n?|runden?)\s?(?:of|x|×|de|à|a|zu|mit|je|with)?|[x×*]|mal(?=\s\d))\s?(\d{1,4})(?![\d.:/]|\s?(?:kg|lbs?|m|km|min|metros|meters?|metres?)(?!\p{L}))/giu
/** “20 15 10 pushups”: one after the other. */
const IN_A_ROW =
  /(?<![\d.:,/-]|[\d.] )\d{1,3}(?:(?: \d{1,3}){2,9}(?= \p{L}{4,})|(?: ?\/ ?\d{1,3}){2,9}(?![\d/.:]))/gu
/** “12 + 12 = 24”. */
const EQUALS = new RegExp(`(?<![\\d.:/])${FIGURE}(?: ?\\p{L}{1,7})? ?= ?(?=\\d)`, 'gu')
/** “under 3 hours, 2h50”: and then it is said. */
const AT_MOST = new RegExp(
  `(?<!\\p{L})(?:under|below|less than|over|more than|unter|über|mehr als|weniger als|menos de|más de) ${FIGURE} ?\\p{L}{1,8}[,:(] ?(?=\\d)`,
  'giu',
)
/** “bench 3x5 at 80”: with how much, not how often. */
const SETS_AT =
  /(?<![\d.:/])\d{1,3} ?(?:sets? of |[x×] ?)\d{1,3}(?= (?:at|@|a|bei|mit|con|with) \d{2,3}(?:\.\d{1,2})?(?![\d:.]| ?(?:[ap]m|uhr|min|sec|seg|sek|s|reps)(?!\p{L})))/giu
/** “coffee x3”, “3x coffee”. */
/** “stairs 4x”, “3x gemessen”: so often. */
const SO_OFTEN =
  /(?<=\p{L} )(\d{1,3}) ?[x×](?=\s*(?:$|[,.;!)(/])|\s(?:today|heute|hoy|geschafft|(?:\p{L}{2,4})?ge\p{L}{3,12}(?:t|en))(?!\p{L}))/giu
const TIMES = /(?<![\p{L}\d])[x×]\s?(\d{1,3})(?!\d|\.\d|[x×])|(?<![\d.])(\d{1,3})\s?[x×](?=\s\p{L})/giu

const STONE = new RegExp(
  `(?<![\\d.])(${FIGURE}) ?(?:stones?|st)(?: (\\d{1,2})(?: ?(?:lbs?|pounds?))?)?(?![\\p{L}\\d])`,
  'giu',
)
const POUNDS_IN_A_STONE = 14
const MONEY = new RegExp(`([£€$₹]|(?<!\\p{L})rs\\.?(?= ?\\d)) ?(${FIGURE})(?!\\d)`, 'giu')

/** “1.80 for a coffee, 13 euros for lunch”: beside a price, one that is written as prices are. */
const A_PRICE =
  /(?<![\d.:/-])(\d{1,4}\.\d{2})(?!\d|[.:/]\d| ?(?:[£€$%]|km|kg|h|hrs?|hours?|horas?|std|stunden?|mins?|minutes|minutos|minuten|s|l|ml|cl|lit(?:er|re)s?|litros?|g|m|mi|miles|lbs?|stone|cups?|glass(?:es)?|mmol|euros?|eur|quid|pounds|dollars|bucks|pavos)(?!\p{L}))/giu
const CURRENCY = /(?<=\d ?)(?:[£€$]|euros?|eur|quid|dollars?|bucks|pavos)(?!\p{L})/iu
const PENCE = /(?<![\d.])(\d{1,2}) ?p(?![\p{L}\d])/gu
const HOURS_AND_MINUTES =
  /(?<![\d.])(\d{1,2})\s?h(?:ours?|oras?|rs?)?(?:,?\s?(?:and|y|und)\s|\s?|,\s?(?=\d{1,2}\s?\p{L}+\s*(?:[.,;!]|$)))([0-5]?\d)\s?(?:m|min|mins|minutes?|minutos?|minuten)(?![\p{L}\d])|(?<![\d.])(\d{1,2}) ?h ?([0-5]\d)(?![\p{L}\d.]|\s?(?:pages|cups|km))/giu
/** “6 hours 45 of sleep”, “1 hours and 10”. */
const HOURS_AND_MORE =
  /(?<![\d.])(\d{1,2}) ?(?:h|hours?|hrs?|horas?|stunden?|std\.?),? (?:(?:and|y|und) )?([1-5]\d|0?5)(?=\s*[.,;!)]|\s*$|\s+(?:of|de|sleep|asleep|slept|in|on|at|with|con|en|dormid[oa]s?|geschlafen|geübt|gelernt|im|am|mit|auf|beim)(?!\p{L}))(?![.,]\d)/giu
/** “1hr 10 piano”, said in one breath. */
const HOURS_IN_A_BREATH =
  /(?<![\d.])(\d{1,2}) ?(?:h|hrs?) ([1-5]\d|0?5)(?= (?!\p{L}+s(?!\p{L}))\p{L}{4,})(?! (?:pages|cups|push|press|pull|sit|min|sec))/giu
/** “1 minutes 15”. */
const MINUTES_AND_MORE =
  /(?<![\d.])(\d{1,2}) (minutes?|minutos?|minuten|mins?) (?:and |y |und )?([1-5]\d)(?: ?(?:seconds?|secs?|segundos|sekunden?|seg|sek|s))?(?=\s*[.,;!)]|\s*$)/giu
/** “0.5 Stunden später”: when, not how much. */
const SO_MUCH_LATER = new RegExp(
  `(?<![\\d.])${FIGURE} ?(?:h|hrs?|hours?|min|mins|minutes?|horas?|minutos?|stunden?|minuten) (later|después(?! de)|más tarde|später|danach|ago|antes(?! de)|earlier|vorher|zuvor)(?!\\p{L})`,
  'giu',
)
/** “10 min am and 10 min pm”. */
const HALF_OF_DAY =
  /(?<=\d ?(?:min|mins|minutes|mi|miles|km|k|h|hrs?|hours?|pages|words|steps|oz|ml|l|lengths|laps|reps) )([ap])\.?m\.?(?!\p{L})/giu
/** “30 pm” is no time. */
const TOO_LATE_FOR_A_CLOCK = /(?<![\d.:])(1[3-9]|[2-9]\d|[1-9]\d{2,4}) ?([ap])\.?m\.?(?!\p{L})/giu
const THING_IN_THE_MORNING = /(?<=\d [\p{L}-]{4,15} )([ap])\.?m\.?(?=\s*(?:$|[,.;!])| and \d)/giu
/** “carbs 32 breakfast 45 lunch 60 dinner”. */
const BY_MEALS =
  /(\d (?:breakfast|brekkie|brunch|lunch|dinner|supper|snacks?|morning|evening|desayuno|comida|cena|merienda|almuerzo|frühstück|mittags?|mittagessen|abends?|abendessen|morgens)) (?=\d)/giu
/** “5 min in the morning 10 min at night”. */
const BY_HALVES_OF_DAY =
  /(\d ?(?:(?!(?:and|und|y|then|dann|luego) )\p{L}{1,12} ){1,3}(?:(?:in the |por la |a la |en la |am )?(?:morning|evening|afternoon|mañana|tarde|noche|morgen|abend|vormittag|nachmittag)|at (?:night|lunch|noon)|al mediodía|morgens|vormittags|mittags|nachmittags|abends|nachts)) (?=\d)/giu
/** “6k steps by lunch, 11k by bedtime”: the later one is all of it. */
const BY_THEN =
  'by (?:noon|lunch(?:time)?|midday|dinner|bedtime|tonight|(?:the )?(?:end|evening|afternoon)|now|\\d{1,2} ?[ap]m)|(?:al|para el) (?:mediodía|final del día)|bis (?:mittag|mittags|abends|jetzt|zum abend)'
const SO_FAR = new RegExp(
  `(?<![\\d.:/])${FIGURE} ?k?((?: \\p{L}{3,12})?) (?:${BY_THEN}),? (?:and |then |y |und )?(${FIGURE} ?k?) (?=(?:${BY_THEN})(?!\\p{L}))`,
  'giu',
)
/** “won 2 lost 1”. */
const WON_AND_LOST =
  /((?<!\p{L})(?:won|lost|drew|gané|perdí|empaté) \d{1,3}) (?=(?:won|lost|drew|gané|perdí|empaté) \d)/giu
/** “35 there 50 back”. */
const THERE_THEN_BACK =
  /(\d ?(?:\p{L}{1,10} )?(?:there|out|hin|de ida|rauf)) (?=\d[\d.]* ?(?:\p{L}{1,10} )?(?:back|home|zurück|heim|de vuelta|runter)(?!\p{L}))/giu
/** “35 more to go”, “me faltan 2”: not yet. */
const STILL_TO_DO = new RegExp(
  `(?<![\\d.])${FIGURE}(?: ?\\p{L}{1,12})?(?: more)? (?:to go|left to \\p{L}+|remaining|short of)(?!\\p{L})|(?<!\\p{L})(?:me )?(?:faltan?|faltaron|quedan?|quedaron)(?: (?:por|aún|todavía))? ${FIGURE}(?: \\p{L}+)?|(?<!\\p{L})(?:fehlen|fehlten)(?: (?:mir|noch|aber)){0,3} \\+?${FIGURE}(?: \\p{L}+)?`,
  'giu',
)
/** “down to 6 from 10 yesterday”. */
const FROM_THEN = new RegExp(
  `(?:,? (?:down|up))? from ${FIGURE}(?: \\p{L}+)? (?:yesterday|last (?:week|time|month))(?!\\p{L})`,
  'giu',
)
/** “morgens 15 und abends 10 Minuten”. */
const WHEN =
  '(?:morgens|vormittags|mittags|nachmittags|abends|nachts|früh|in the (?:morning|evening|afternoon)|at (?:night|lunch)|por la (?:mañana|tarde|noche)|(?:this )?(?:morning|evening|afternoon))'
const TWICE_A_DAY = new RegExp(
  `(?<!\\p{L})${WHEN} (${FIGURE}),? (?:und|and|y) ${WHEN} (${FIGURE}) (\\p{L}+)`,
  'giu',
)
/** “2kg down since March”: not where it stands. */
const CHANGED_BY = new RegExp(
  `(?:(?:that['’]s|which is|so|eso son|das sind) )?(?<![\\d.])${FIGURE} ?(?:kg|kgs|kilos?|lbs?|pounds?|stones?) (?:down|up|lighter|heavier|less|more|lost|gained|off|menos|más|weniger|mehr|leichter|schwerer|runter|rauf)(?!\\p{L})(?! to)`,
  'giu',
)
/** “Kaffee Nr. 5”: which, not how many. */
const NUMBERED = /(?<!\p{L})(?:Nr\.?|nr\.?|No\.|#|number|número|núm\.?|Nummer) ?\d{1,3}(?![\d.:])/gu
/** “don't judge” judges nothing. */
const REMARK =
  /(?<!\p{L})(?:please )?(?:don['’]?t|do not) (?:judge|ask|tell|worry|laugh|hate)(?: (?:me|anyone))?(?!\p{L})/giu
const SMILEY = /(?<=^|\s|\d)(?:[:;=]['’]?-?(?:[)(]{1,5}|[DPpOo])|<3|x[dD]|\^_?\^)(?![\p{L}\d])/gu
const AMPERSAND: Record<Language, string> = { en: ' and ', es: ' y ', de: ' und ' }
const NOTE_DE =
  /(?<!\p{L})(noch |nochmal )?(?:eine?n|['’]?nen|['’]?n) (fünfer|fuffi|zehner|zwanni|zwanziger|fuffziger|fünfziger|hunni)(?!\p{L})/giu
const NOTES_DE: [RegExp, number][] = [
  [/^fünfer/iu, 5],
  [/^zehner/iu, 10],
  [/^zwan/iu, 20],
  [/^fu|^fünfz/iu, 50],
  [/^hunni/iu, 100],
]
const NOTES_OF_MONEY = /(?<![\p{L}\d])(?<!\d )(?:a |another )?(tenner|fiver)(?!\p{L})/giu
/** “didn't take it till ten”: it was taken. */
const NOT_UNTIL =
  /(?<!\p{L})(?:didn['’]?t|did not|forgot(?: to take| to)?|vergaß|olvidé) ([^.,;!?]{3,40}? (?:till?|until|bis|hasta)(?!\p{L}))/giu
/** “same as yesterday: 5 km”, and then it is said. */
const AS_YESTERDAY =
  /(?<=^|[.!?] )(?:(?:about|pretty much|exactly|genau|más o menos) )?(?:(?:the )?same as|as|like|igual que|lo mismo que|como|genau wie|so wie|wie) (?:yesterday|ayer|gestern)\s*[:,–-]\s*(?=[^.!?]{0,60}\d)/giu
/** “from yesterday (8 drinks)”. */
const OF_THAT_DAY =
  /((?<!\p{L})(?:yesterday|last night|ayer|anoche|gestern))\s*\((?![^()]{0,20}(?:yesterday|ayer|gestern|was|were|waren|fueron|eran))[^()]{0,80}\)/giu
/** “… so that's 2 of my 5 a day”. */
const COMES_TO =
  /(?<=[\p{L}\d]),? (?:so (?:that['’]s|that makes|it['’]s|(?=\d{1,2} (?:portions?|servings?|total|in total|altogether|all up|all told))|(?=\d{1,5}(?:\.\d{1,2})?\s*(?:$|[.,;!](?!\d))))|which (?:is|makes)|así que (?:son|van|ya son)|das macht(?: dann)?|also (?=\d)) ?(?=\d)/giu
/** “War aber der einzige heute”: one. */
const THE_ONLY_ONE =
  /(?<!\p{L})(?:(?:it|that|das|es|eso) )?(?:was|is|war|ist|blieb|fue|era|es)(?: (?:aber|auch|though|pero|just|nur))? (?:the|my|der|die|das|mein|meine|meiner|el|la|mi)(?: (?:one and|first and))? (?:only|einzige[rs]?|únic[oa])(?: one)?(?: (?:of|von|del?) (?:the day|día|heute|today))?(?=\s*(?:$|[.,;!])| (?:today|heute|hoy)(?!\p{L}))/giu
const OF_A_DAY =
  /(?<=\d) (?:of|out of|de|von) (?:my|the|mis|las|los|meinen|den) \d{1,2} (?:a day|al día|am tag)(?!\p{L})/giu
const HOURS_MINUTES_DE =
  /(?<![\d.])(\d{1,2}) (?:Stunden?|Std\.?) (?:und )?([0-5]?\d)(?: (?:Minuten|Min))?(?![\p{L}\d.]| (?:km|Seiten|Tassen|Liter))/giu

const BETWEEN = new RegExp(`(?:between|entre|zwischen) (${FIGURE}) (?:and|y|und) (${FIGURE})`, 'giu')
const RANGE = new RegExp(
  `(?<![\\d.:/])(${FIGURE})\\s?(?:-|–|—| to | a | bis | or | o | oder )\\s?(${FIGURE})(?![\\d:/])`,
  'giu',
)
/** “between 10 and 12 thousand”. */
const THOUSAND = 1000
const middle = (a: string, b: string) => {
  const [low, high] = [Number(a), Number(b)]
  return high > low && high <= low * 3 ? String((low + high) / 2) : null
}
const product = (a: string, b: string) => String(Number(a) * Number(b))
const short = (value: number) => String(Number(value.toFixed(4)))
const inHours = (hours: string, minutes: string) => `${short(Number(hours) + Number(minutes) / 60)} h`

/** One word, however it is written. */
const UPS = /(?<!\p{L})(push|pull|press|sit|chin) ?-?up(s?)(?!\p{L})/giu

/** “2.3 km each way”: both of them. */
const EACH_WAY = new RegExp(
  `(${FIGURE})( ?\\p{L}+)?((?: (?!and|y|und)\\p{L}+){0,3}) (?:each way|both ways|(?:en )?cada (?:trayecto|sentido|tramo|viaje)|(?:je|pro) (?:strecke|weg|richtung))(?!\\p{L})`,
  'giu',
)
const THERE_AND_BACK = /(?<=\d(?: \p{L}{1,10})? )(?:de ida|de vuelta|there|hin|hinwärts)(?!\p{L})/giu
/** One of what is counted or measured: “a glass”, “un litro”, “eine Seite”. */
const ONE_OF =
  /(?<!\p{L})(?<!(?:without|sin|ohne|not|ni|kein) )(?:(?:a|an|un|una|ein|eine|einen|['’]?ne|['’]?nen|['’]n) (?:(?:large|small|big|nice|cheeky|tiny|full|whole|good|tall|großes?|kleines?|volles?|ganzes?|gran|buena|whole|pequeñ[oa]) )?|(?<=^|[.!?] )(?:large|small|big|swift|quick|cheeky|single|lone|kleines|großes|schnelles) )(?=(?:glass|cup|mug|pint|bottle|page|mile|kilomet(?:er|re)|lit(?:er|re)|cigarette|portion|serving|lesson|chapter|lap|length|row|ración|porción|lección|capítulo|vuelta|portion|lektion|kapitel|runde|reihe|bahn|partie|partida|vaso|copa|taza|botella|página|milla|kilómetro|litro|cigarrillo|glas|tasse|becher|flasche|seite|meile|kilometer|liter|zigarette)(?!\p{L}))/giu
const AND_A_HALF_ES =
  /(?<!\p{L})(?<!\d )(?:un |una )?(kil[óo]metro|litro|vaso|copa|taza|hora|milla) y (medi[oa]|cuarto)(?!\p{L})/giu
const AND_A_QUARTER_ES = new RegExp(`(${FIGURE}) (horas|litros|kilos|kil[óo]metros) y cuarto`, 'giu')
/** “2k words” are two thousand; “2k” alone may be a run. */
const THOUSANDS = new RegExp(
  `(${FIGURE}) ?k (?=(?:words|steps|pasos|palabras|schritte|wörter)(?!\\p{L}))`,
  'giu',
)
/** “Café: uno.” */
const ONE_ALONE = /(?<=(?:: ?|= ?|, (?:solo|sólo|nur) ))(?:uno|una|un|eine?[rsn]?)(?=\s*[.,;!)]|\s*$)/giu
/** “6500ish”, “4 miler”. */
const ODD =
  /(?<=\d(?: (?:mil|thousand|tausend|hundred))?)(?:-odd| odd| y pico(?: de)?| y algo| and change| and a bit| und (?:ein |n )?(?:bisschen|paar zerquetschte))(?!\p{L})/giu
const ISH = /(?<=\d)(?:-?ish|\+)(?!\p{L}|\d)/giu
const MILER = /(?<=\d)[ -]?milers?(?!\p{L})/giu
/** Not seconds. */
const PAGES_DE = /(?<!\d)(\d{1,6}) ?S\.(?=\s|$)/gu
/** “smoke-free”, “rauchfrei”: none of it. */
const FREE = /(?<!\p{L})(\p{L}{3,})[- ]free(?!\p{L}| (?!day|again|today|week|evening|night|morning)\p{L})/giu
const FREI = /(?<!\p{L})(\p{L}{4,})frei(?!\p{L})/giu
const LOS = /(?<!\p{L})(fleisch|zucker|alkohol|rauch|koffein|milch|nikotin|handy)los(?:e[nrs]?)?(?!\p{L})/giu
const LESS = /(?<!\p{L})(sugar|meat|alcohol|smoke|caffeine)less(?!\p{L})/giu

/** What is said so in the south, and means nothing else. */
const withoutDialect = (note: string) =>
  note
    .replace(
      /(?<!\p{L})(heut|hob|hab)(?!\p{L})/giu,
      (word) => `${word[0]}${/^h?e/iu.test(word.slice(1)) ? 'eute' : 'abe'}`,
    )
    .replace(/(?<!\p{L})(mit|auf|nach|vor|bei|über|für|unter|in)['’]?m(?!\p{L})/giu, (whole, word: string) =>
      /^(?:im|beim|vorm)$/iu.test(whole) ? whole : `${word} dem`,
    )
    .replace(
      /(?<!\p{L})(?:a|an|e|na|ne) (?=(?:halbe?|stund|viertel\p{L}*|dreiviertel\p{L}*)(?!\p{L}))/giu,
      'eine ',
    )
    .replace(
      /(?<!\p{L})(dreiviertel|viertel)? ?st(?:und(?:n|erl|e?le)?|ünd(?:e?le|erl|li))(?!\p{L})/giu,
      (_, part = '') => `${part}${part ? 's' : 'S'}tunde`,
    )
    .replace(/(?<!\p{L})nomás(?!\p{L})/giu, 'solo')
    .replace(/(?<!\p{L})nada más (?=\d|un[oa]?(?!\p{L}))/giu, 'solo ')

/** A race that was run is as long as it is; one to come is not yet. */
const TO_COME =
  /(?<!\p{L})(?:(?:is|ist|es) (?:in|on|am|en|el|dentro)|coming|next|tomorrow|signed up|training for|próxim[oa]|apunt\p{L}+|inscri\p{L}+|nächste\p{L}*|angemeldet|in \d+ (?:days|weeks|months|tagen|wochen|monaten)|en \d+ (?:días|semanas|meses))(?!\p{L})/iu
const withDistances = (text: string) =>
  text.replace(/[^.!?;\n]+/g, (sentence) =>
    RAN_IT.test(sentence) && !TO_COME.test(sentence)
      ? DISTANCES.reduce((all, [pattern, distance]) => all.replace(pattern, distance), sentence)
      : sentence,
  )

export function rewritten(
  note: string,
  language: Language,
  features: readonly TrackedFeature[],
  timedIn: (word: string) => 'h' | 'min' | null,
): string {
  let text = withLastNight(withoutDialect(note))
    .replace(/(?:\p{Extended_Pictographic}|\u{FE0F})+/gu, ', ')
    .replace(SMILEY, ', ')
    .replace(OF_THAT_DAY, '$1')
    .replace(/(?<!\p{L})g ?(?:&|n) ?t(?!\p{L})/giu, 'gin')
    .replace(/ n (?=[£€$]?\d)/giu, ' and ')
    .replace(/ & /g, AMPERSAND[language])
    .replace(/(?<!\p{L})outta(?!\p{L})/giu, 'out of')
    .replace(REMARK, '')
    .replace(/(?<=(?<![\d.:/'])\d{1,3})['’′](?![\p{L}\d'’′])/gu, ' min')
    .replace(/(?<=\d) ?hm(?!\p{L})/gu, ' m Höhenmeter')
    .replace(/@ ?(?=\d)/g, 'at ')
    .replace(NUMBERED, ' ')
    .replace(NOTES_OF_MONEY, (_, note: string) => `${/^t/iu.test(note) ? 10 : 5} €`)
    .replace(
      NOTE_DE,
      (_, more: string | undefined, note: string) =>
        `${more ? '+' : ''}${NOTES_DE.find(([pattern]) => pattern.test(note))?.[1] ?? 0} €`,
    )
    .replace(NOT_UNTIL, '$1')
    .replace(
      AND_A_HALF_ES,
      (_, unit: string, part: string) => `${part === 'cuarto' ? '1.25' : '1.5'} ${unit}`,
    )
  if (language === 'es')
    text = text
      .replace(/(?<![\p{L}\d])x (?=(?:la|el|las|los) )/giu, 'por ')
      .replace(/(?<!\p{L})tacit(as?)(?!\p{L})/giu, 'taz$1')
      .replace(
        /(?<!\p{L})(hor|minut|rat|vas|cop|lat|botell|litr|kil|pas|kilometr|vuelt)it([oa]s?)(?!\p{L})/giu,
        '$1$2',
      )
  if (language === 'en') text = text.replace(FREE, 'no $1').replace(LESS, 'no $1')
  if (language === 'de')
    text = text.replace(FREI, 'kein $1').replace(LOS, 'kein $1').replace(PAGES_DE, '$1 Seiten')
  const inFigures = withFigures(withNoneOfIt(text.replace(UPS, '$1-up$2')), language).replace(VAGUE_SPAN, '')
  text = withPhrasesJoined(
    withUsualApart(
      withOwnApart(
        withComparisons(
          withExacter(withVessels(withWhose(inFigures, features).replace(AS_YESTERDAY, ''), features)),
        ),
      ),
    ).replace(IDIOMS, ' '),
  )
  if (!SAID_IN_FIGURES.test(text)) text = withDistances(text)
  text = withAddedUp(
    withProducts(
      withSaidAgain(
        withSpans(
          text
            .replace(SO_MUCH_LATER, '$1')
            .replace(HALF_OF_DAY, (_, half: string) => (half.toLowerCase() === 'a' ? 'morning' : 'evening'))
            .replace(TOO_LATE_FOR_A_CLOCK, (_, many: string, half: string) =>
              half.toLowerCase() === 'a' ? `${many} morning` : `${many} evening`,
            )
            .replace(THING_IN_THE_MORNING, (_, half: string) =>
              half.toLowerCase() === 'a' ? 'morning' : 'evening',
            )
            .replace(BY_MEALS, '$1, ')
            .replace(BY_HALVES_OF_DAY, '$1, ')
            .replace(THERE_THEN_BACK, '$1, ')
            .replace(SO_FAR, '$2$1 ')
            .replace(WON_AND_LOST, '$1, ')
            .replace(FROM_THEN, '')
            .replace(STILL_TO_DO, ' · ')
            .replace(
              TWICE_A_DAY,
              (_, one: string, two: string, unit: string) => `${Number(one) + Number(two)} ${unit}`,
            )
            .replace(CHANGED_BY, ' … ')
            .replace(COMES_TO, ", that's ")
            .replace(THE_ONLY_ONE, "that's 1")
            .replace(OF_A_DAY, '')
            .replace(ONE_OF, '1 ')
            .replace(ONE_ALONE, '1')
            .replace(ISH, '')
            .replace(ODD, '')
            .replace(MILER, ' miles'),
        ),
      ),
    ),
  )
    .replace(AND_A_QUARTER_ES, (_, many: string, unit: string) => `${Number(many) + 0.25} ${unit}`)
    .replace(THOUSANDS, (_, many: string) => `${Number(many) * 1000} `)
    .replace(MONEY, '$2 $1')
    .replace(A_PRICE, (whole, price: string, _at: number, all: string) =>
      CURRENCY.test(all) ? `${price} €` : whole,
    )
    .replace(PENCE, (_, pence: string) => `${Number(pence) / 100} £`)
    .replace(
      STONE,
      (_, stone: string, pounds = '0') =>
        `${short(Number(stone) + Number(pounds) / POUNDS_IN_A_STONE)} stone`,
    )
    .replace(IN_A_ROW, (all) => short(all.split(/[ /]+/).reduce((sum, figure) => sum + Number(figure), 0)))
    .replace(EQUALS, '')
    .replace(AT_MOST, '')
    .replace(SETS_AT, ' ')
    .replace(SETS, (_, sets: string, each: string) => product(sets, each))
    .replace(SO_OFTEN, '$1 times')
    .replace(TIMES, (_, after?: string, before?: string) => ` ${after ?? before} `)
    .replace(
      BETWEEN,
      (whole, a: string, b: string) =>
        middle(Number(a) * THOUSAND <= Number(b) ? String(Number(a) * THOUSAND) : a, b) ?? whole,
    )
    .replace(HOURS_MINUTES_DE, (_, h: string, m: string) => inHours(h, m))
    .replace(HOURS_AND_MINUTES, (_, h: string, m: string, h2: string, m2: string) =>
      inHours(h ?? h2, m ?? m2),
    )
    .replace(HOURS_AND_MORE, (_, h: string, m: string) => inHours(h, m))
    .replace(HOURS_IN_A_BREATH, (_, h: string, m: string) => inHours(h, m))
    .replace(
      MINUTES_AND_MORE,
      (_, m: string, unit: string, s: string) => `${short(Number(m) + Number(s) / 60)} ${unit}`,
    )
  const timed = withNamedStretches(withSeveralStretches(withSpokenTimes(text, language)), timedIn)
  text = withTakenOff(withHours(timed, language), timedIn)
    .replace(EACH_WAY, (_, figure: string, unit = '', where = '') => `${Number(figure) * 2}${unit}${where}`)
    .replace(THERE_AND_BACK, 'back')
    .replace(RANGE, (whole, a: string, b: string) => middle(a, b) ?? whole)
  const at = language === 'en' ? CLOCK_TIME : CLOCK_TIME_ELSEWHERE
  return FROM_TO_WORDS.test(text) ? text : text.replace(MUCH_AND_WHEN, ' midday').replace(at, ' · ')
}
