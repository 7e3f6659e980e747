import { withEachTime } from './each.ts'
import { FIGURE } from './numbers.ts'

/** So many of so much each: the whole of it. */
const EACH = new RegExp(
  `(?:(?<!\\p{L})[x×] ?)?(?<![\\d.])(\\d{1,2})((?: [^\\d.!?;()]{3,30})?),? \\(?(?:of |de |à |a )?(${FIGURE}) ?(\\p{L}+) (?:each|apiece|jeweils|cada un[oa]|c/u)(?!\\p{L})(?! (?:way|time))\\)?`,
  'giu',
)
const MEASURE =
  'ml|cl|l|oz|g|secs?|seconds?|segundos?|sekunden|km|k|m|min|mins|minutes?|minutos?|minuten|lit(?:er|re)s?|litros?|met(?:er|re)s?|metros?|kil[óo]met(?:ros?|ers?|res?)|miles?|pages|páginas|seiten'
/** What lasts or is as long as it is, several times. */
const STINTS =
  'episodes?|eps?|cap[íi]tulos?|folgen?|films?|movies|pelis?|pomodoros?|videos?|clases?|classes|lessons?|sets?|tandas?|intervals?|intervalos?|intervalle?n?|stints?|ratos|naps?|siestas?|nickerchen|podcasts?|tramos?|etappen?|trips?|trayectos?|fahrten|viajes?|calls?|llamadas?|anrufe'
const VESSEL =
  'glass(?:es)?|cups?|mugs?|bottles?|cans?|laps?|rounds?|loops?|sessions?|blocks?|times|walks|runs|vasos?|botellas?|latas?|tazas?|vueltas?|rondas?|sesiones|bloques|jarras?|series|paseos|gläser|glas|flaschen?|becher|dosen?|tassen?|runden?|einheiten|blöcke|mal|krüge'
/** “8 glasses of 250 ml”, “2 Runden um den See à 3 km”. */
const OF_EACH = new RegExp(
  `(?<![\\d.])(\\d{1,2}) ((?:${VESSEL}|${STINTS})(?!\\p{L})[^\\d.!?;,]{0,25}?) (?:of |de |à |(?<!(?:on|for|in|during|with|over|after|before|of) )a |zu |zu je |je |mit |at |with )(${FIGURE}) ?(${MEASURE})(?!\\p{L})`,
  'giu',
)
/** “3 refrescos de 250 ml”: the size of each. */
const OF_SMALL_SIZE = new RegExp(
  `(?<![\\d.])([2-9]|1\\d) (\\p{L}{4,}(?: \\p{L}{3,12})?) (?:of|de|à|zu|mit) (${FIGURE}) ?(ml|cl)(?!\\p{L})(?! ?(?:each|c/u))`,
  'giu',
)
const APIECE_DE = new RegExp(
  `(?<![\\d.])(\\d{1,2}) ([^\\d.!?;]{3,30}) (?:à|zu je|je) (${FIGURE}) ?(\\p{L}+)`,
  'giu',
)
/** “2 laps of the park, each lap is 1.5 km”. */
const EACH_IS = new RegExp(
  `(?<![\\d.])(\\d{1,2}) ((?:${VESSEL})(?!\\p{L})[^\\d.!?;,]{0,25}),? (?:and |y |und )?(?:each|every|cada|jede[rs]?|una|eine)(?: (?:one|una|uno|(?:${VESSEL})))? (?:is|was|being|es|era|son|ist|war|hat) (?:about |around |unos |unas |etwa |ca\\.? )?(${FIGURE}) ?(${MEASURE})(?!\\p{L})`,
  'giu',
)
/** “4 x 250 ml”, “twice 20 minutes”. */
const TWICE = new RegExp(
  `(?<!\\p{L})(?:(twice|dos veces|zweimal|zwei mal|2 mal|2 times)|(three times|tres veces|dreimal|3 veces|3 mal|3 times)) (?:for |de |je )?(${FIGURE})(?= ?(?:(?:${MEASURE})(?!\\p{L})|\\p{L}{4,}))`,
  'giu',
)
const TIMED = `${MEASURE}|h|hrs?|hours?|horas?|std|stunden?|sec|seg|sek|s`
/** “3x 20 min”, “2 mal 45 sek”. */
const SO_OFTEN = new RegExp(
  `(?<![\\d.:/]|\\d ?[x×])(\\d{1,2}) ?(?:[x×*]|mal|times|veces) ?(?:je |de |à |of |for |zu )?(${FIGURE}) ?(${TIMED})(?!\\p{L})`,
  'giu',
)
const OFTEN: [number, string][] = [
  [2, 'twice|2 times|two times|dos veces|2 veces|zweimal|2 ?mal|zwei mal'],
  [3, 'thrice|3 times|three times|tres veces|3 veces|dreimal|3 ?mal|drei mal'],
  [4, '4 times|four times|cuatro veces|4 veces|viermal|4 ?mal'],
]
const PER_SOMETHING =
  '(?!\\p{L}| (?:as|a|an|this|per|por|pro|más|so|in|weekly|daily|die|am|al|la|esta|diese)(?!\\p{L}))'
/** “10 min twice”, “5 min x 3”. */
const DONE_SO_OFTEN = OFTEN.map(([many, words]): [number, RegExp] => [
  many,
  new RegExp(`(?<![\\d.])(${FIGURE}) ?(${TIMED}),? (?:${words})${PER_SOMETHING}`, 'giu'),
])
const TIMES_AFTER = new RegExp(`(?<![\\d.])(${FIGURE}) ?(${TIMED}) ?[x×*] ?(\\d{1,2})(?![\\p{L}\\d.])`, 'giu')
/** “30 pushups x 3”. */
const SETS_AFTER = /(?<![\d.:/])(\d{1,3}) (\p{L}[\p{L}-]{3,14}) ?[x×] ?([2-9]|1\d)(?![\p{L}\d.])/giu
/** “there and back 9 km each”. */
const BOTH_WAYS = new RegExp(
  `((?<!\\p{L})(?:hin (?:und|&|\\+) zurück|und (?:wieder )?zurück|there and back|and back|ida y vuelta|y vuelta)),? (?:je(?:weils)?|each|cada (?:una?|trayecto)|jedes mal) (${FIGURE})`,
  'giu',
)
/** “4 bottles of water (500 ml each)”, “ein Glas (0.3)”. */
const OF_SIZE = new RegExp(
  `(?<![\\d.])(${FIGURE}|an?|una?|eine?n?|one) ((?:(?:large|big|small|tall|full|großes?|großen|kleines?|kleine|grandes?) )?(?:${VESSEL})(?: grandes?| pequeñ[oa]s?)?)((?: (?:of|de|del)? ?\\p{L}{2,15})?) ?\\((?:of |de |à |a |je |zu |approx |ca\\.? |about )?(?:(${FIGURE}) ?(${MEASURE})|(0\\.\\d{1,2}))(?: each| apiece| cada un[oa]| jeweils| je(?:des)?| pro \\p{L}+)?\\)`,
  'giu',
)
/** “4 dozen”. */
const DOZENS = /(?<![\d.])(\d{1,2}) (?:dozen|docenas(?: de)?|dutzend)(?!\p{L})/giu
const short = (value: number) => String(Number(value.toFixed(4)))
const whole = (many: string, figure: string) => short(Number(many) * Number(figure))

/** “2 45 sec planks”, “2 750 ml bottles”. */
const SO_MANY_OF = new RegExp(
  `(?<![\\d.:/-]|\\p{L})((?:[2-9]|1\\d)(?:\\.5)?) (${FIGURE})[ -]?(${MEASURE})[ -](?=\\p{L})`,
  'giu',
)
/** “my 16 oz bottle 4 times”. */
const SO_MANY_TIMES = new RegExp(
  `(?<![\\d.])(${FIGURE}) ?(${MEASURE}) ([^\\d.!?;,]{3,30}) (?:([2-9]|1\\d) (?:times|veces|mal)|x ?([2-9]))(?!\\p{L})`,
  'giu',
)
/** “0.5 a pack of 20”. */
const PACK = new RegExp(
  `(?<![\\d.])(${FIGURE})(?: of)?(?: a)? (?:packs?|packets?|paquetes?|cajetillas?|schachteln?|packung(?:en)?|päckchen) (?:of|de|mit|à|zu) (\\d{1,3})(?![\\d.])`,
  'giu',
)

/** “2 tacos a 25 cada uno”: what they come to. */
const AT_SO_MUCH = new RegExp(
  `(?<![\\d.])(\\d{1,2}) \\p{L}{3,15}(?: \\p{L}{3,15})? (?:a|at|à|zu|zu je|für) (${FIGURE}) (?:each|apiece|cada un[oa]|jeweils|pro stück|das stück)(?!\\p{L})`,
  'giu',
)

/** “40 lengths of a 25 m pool”: both ways to count them. */
const POOL = new RegExp(
  `(?<![\\d.])(\\d{1,3}) (lengths?|laps?|largos?|bahnen?) (?:of|in|de|en|im|à) (?:an? |the |una? |la |el |einem |dem )?(?:pool |piscina |becken )?(?:of |de |von )?(${FIGURE})[ -]?(?:m|met(?:er|re)s?|metros?)(?:er)?[- ]?(?:pool|piscina|becken)?(?!\\p{L})`,
  'giu',
)

const withOften = (text: string) =>
  DONE_SO_OFTEN.reduce(
    (all, [many, pattern]) =>
      all.replace(pattern, (_, figure: string, unit: string) => `${whole(String(many), figure)} ${unit}`),
    text,
  )

export const withProducts = (text: string) =>
  withEachTime(withOften(text))
    .replace(BOTH_WAYS, (_, way: string, figure: string) => `${way} ${whole('2', figure)}`)
    .replace(SO_OFTEN, (_, many: string, figure: string, unit: string) => `${whole(many, figure)} ${unit}`)
    .replace(SETS_AFTER, (_, many: string, what: string, sets: string) => `${whole(sets, many)} ${what}`)
    .replace(TIMES_AFTER, (_, figure: string, unit: string, many: string) => `${whole(many, figure)} ${unit}`)
    .replace(DOZENS, (_, many: string) => whole(many, '12'))
    .replace(
      OF_SIZE,
      (_, many: string, _vessel: string, what: string, figure?: string, unit?: string, litres?: string) =>
        `${whole(/^\d/.test(many) ? many : '1', figure ?? litres ?? '0')} ${unit ?? 'l'}${what}`,
    )
    .replace(AT_SO_MUCH, (_, many: string, figure: string) => `+${whole(many, figure)}`)
    .replace(PACK, (_, many: string, inside: string) => whole(many, inside))
    .replace(SO_MANY_OF, (_, many: string, figure: string, unit: string) => `${whole(many, figure)} ${unit} `)
    .replace(
      SO_MANY_TIMES,
      (_, figure: string, unit: string, what: string, times?: string, x?: string) =>
        `${whole(times ?? x ?? '1', figure)} ${unit} ${what}`,
    )
    .replace(
      EACH,
      (_, many: string, what: string, figure: string, unit: string) =>
        `${what.trim()} ${whole(many, figure)} ${unit}`,
    )
    // The vessels stay: somebody may count those.
    .replace(
      EACH_IS,
      (_, many: string, of: string, figure: string, unit: string) =>
        `${many} ${of.trim()} ${whole(many, figure)} ${unit}`,
    )
    .replace(
      OF_EACH,
      (_, many: string, what: string, figure: string, unit: string) =>
        `${many} ${what.trim()} ${whole(many, figure)} ${unit}`,
    )
    .replace(
      OF_SMALL_SIZE,
      (_, many: string, what: string, figure: string, unit: string) =>
        `${what} ${whole(many, figure)} ${unit}`,
    )
    .replace(
      APIECE_DE,
      (_, many: string, what: string, figure: string, unit: string) =>
        `${what.trim()} ${whole(many, figure)} ${unit}`,
    )
    .replace(
      POOL,
      (_, many: string, what: string, metres: string) => `${many} ${what} ${whole(many, metres)} m`,
    )
    .replace(TWICE, (_, twice: string | undefined, _thrice: string, figure: string) =>
      whole(twice ? '2' : '3', figure),
    )
