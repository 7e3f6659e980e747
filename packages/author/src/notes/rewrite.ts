import { withHours, withSpokenTimes } from './clock.ts'
import { withoutClockTimes } from './clock-times.ts'
import { withComparisons } from './compared.ts'
import { withOwnApart } from './contrast.ts'
import { withExacter } from './exacter.ts'
import { withPhrasesJoined } from './forms.ts'
import { withHoursAndMinutes } from './hours-and-minutes.ts'
import { IDIOMS } from './idioms.ts'
import { withMeasuredAfter } from './measured-after.ts'
import type { TrackedFeature } from './model.ts'
import { withMoney } from './money.ts'
import { withProducts } from './multiplied.ts'
import { FIGURE, type Language } from './numbers.ts'
import { withPartsOfDay } from './parts-of-day.ts'
import { withRaces } from './races.ts'
import { withSaidAgain } from './said-again.ts'
import { withSets } from './sets.ts'
import { withSpans } from './spans.ts'
import { withNamedStretches, withSeveralStretches } from './stretches.ts'
import { withAddedUp, withTakenOff } from './sums.ts'
import { withUsualApart } from './usual.ts'
import { withVessels } from './vessels.ts'
import { withWhose } from './whose.ts'

/** One way to write everything that can be written in several: a note is read in this form only. */

const STONE = new RegExp(
  `(?<![\\d.])(${FIGURE}) ?(?:stones?|st)(?: (\\d{1,2})(?: ?(?:lbs?|pounds?))?)?(?![\\p{L}\\d])`,
  'giu',
)
const POUNDS_IN_A_STONE = 14

/** “won 2 lost 1”. */
const WON_AND_LOST =
  /((?<!\p{L})(?:won|lost|drew|gané|perdí|empaté) \d{1,3}) (?=(?:won|lost|drew|gané|perdí|empaté) \d)/giu
/** “35 there 50 back”. */
const THERE_THEN_BACK =
  /(\d ?(?:\p{L}{1,10} )?(?:there|out|hin|de ida|rauf)) (?=\d[\d.]* ?(?:\p{L}{1,10} )?(?:back|home|zurück|heim|de vuelta|runter)(?!\p{L}))/giu
/** “35 more to go”, “me faltan 2”: not yet. */
const STILL_TO_DO = new RegExp(
  `(?<![\\d.])${FIGURE}(?: ?\\p{L}{1,12})?(?: more)? (?:to go|left to \\p{L}+|left(?=\\s*(?:$|[.,;!?)]))|remaining|short of|from the end|(?:until|to|till?) the end)(?!\\p{L})|(?<![\\d.])\\+?${FIGURE} \\p{L}+ (?:bis (?:zum|zur)|hasta el|para el|para acabar|para terminar) (?:ende|schluss|ziel|fin|final)?(?!\\p{L})|(?<!\\p{L})(?:me )?(?:faltan?|faltaron|quedan?|quedaron)(?: (?:por|aún|todavía))? ${FIGURE}(?: \\p{L}+)?|(?<!\\p{L})(?:fehlen|fehlten)(?: (?:mir|noch|aber)){0,3} \\+?${FIGURE}(?: \\p{L}+)?`,
  'giu',
)
/** “down to 6 from 10 yesterday”. */
const FROM_THEN = new RegExp(
  `(?:,? (?:down|up))? from ${FIGURE}(?: \\p{L}+)? (?:yesterday|last (?:week|time|month))(?!\\p{L})`,
  'giu',
)
/** “2kg down since March”: not where it stands. */
const CHANGED_BY = new RegExp(
  `(?:(?:that['’]s|which is|so|eso son|das sind) )?(?<![\\d.])${FIGURE} ?(?:kg|kgs|kilos?|lbs?|pounds?|stones?) (?:down|up|lighter|heavier|less|more|lost|gained|off|menos|más|weniger|mehr|leichter|schwerer|runter|rauf)(?!\\p{L})(?! to)`,
  'giu',
)
/** “same as yesterday: 5 km”, and then it is said. */
const AS_YESTERDAY =
  /(?<=^|[.!?] )(?:(?:about|pretty much|exactly|genau|más o menos) )?(?:(?:the )?same as|as|like|igual que|lo mismo que|como|genau wie|so wie|wie) (?:yesterday|ayer|gestern)\s*[:,–-]\s*(?=[^.!?]{0,60}\d)/giu
/** “… so that's 2 of my 5 a day”. */
const COMES_TO =
  /(?<=[\p{L}\d]),? (?:so (?:that['’]s|that makes|it['’]s|(?=\d{1,2} (?:portions?|servings?|total|in total|altogether|all up|all told))|(?=\d{1,5}(?:\.\d{1,2})?\s*(?:$|[.,;!](?!\d))))|which (?:is|makes)|así que (?:son|van|ya son)|das macht(?: dann)?|also (?=\d)) ?(?=\d)/giu
/** “War aber der einzige heute”: one. */
const THE_ONLY_ONE =
  /(?<!\p{L})(?:(?:it|that|das|es|eso) )?(?:was|is|war|ist|blieb|fue|era|es)(?: (?:aber|auch|though|pero|just|nur))? (?:the|my|der|die|das|mein|meine|meiner|el|la|mi)(?: (?:one and|first and))? (?:only|einzige[rs]?|únic[oa])(?: one)?(?: (?:of|von|del?) (?:the day|día|heute|today))?(?=\s*(?:$|[.,;!])| (?:today|heute|hoy)(?!\p{L}))/giu
const OF_A_DAY =
  /(?<=\d) (?:of|out of|de|von) (?:my|the|mis|las|los|meinen|den) \d{1,2} (?:a day|al día|am tag)(?!\p{L})/giu

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
const short = (value: number) => String(Number(value.toFixed(4)))

/** “2.3 km each way”: both of them. */
const EACH_WAY = new RegExp(
  `(${FIGURE})( ?\\p{L}+)?((?: (?!and|y|und)\\p{L}+){0,3}) (?:each way|both ways|(?:en )?cada (?:trayecto|sentido|tramo|viaje)|(?:je|pro) (?:strecke|weg|richtung))(?!\\p{L})`,
  'giu',
)
const THERE_AND_BACK = /(?<=\d(?: \p{L}{1,10})? )(?:de ida|de vuelta|there|hin|hinwärts)(?!\p{L})/giu
/** “dog: mile before work”. */
const BARE_ONE =
  /(?<=(?:^|[.!?:,]) ?)(?=(?:mile|pint|glass|cup|litre|liter) (?:before|after|at|in|with|round|this|on|over)(?!\p{L}))/giu
/** One of what is counted or measured: “a glass”, “un litro”, “eine Seite”. */
const ONE_OF =
  /(?<!\p{L})(?<!(?:without|sin|ohne|not|ni|kein) )(?:(?:a|an|un|una|ein|eine|einen|['’]?ne|['’]?nen|['’]n) (?:(?:large|small|big|nice|cheeky|tiny|full|whole|good|tall|großes?|kleines?|volles?|ganzes?|gran|buena|whole|pequeñ[oa]) )?|(?<=^|[.!?] )(?:large|small|big|swift|quick|cheeky|single|lone|kleines|großes|schnelles) )(?=(?:glass|cup|mug|pint|bottle|page|mile|kilomet(?:er|re)|lit(?:er|re)|cigarette|portion|serving|lesson|chapter|lap|length|row|ración|porción|lección|capítulo|vuelta|portion|lektion|kapitel|runde|reihe|bahn|partie|partida|vaso|copa|taza|botella|página|milla|kilómetro|litro|cigarrillo|glas|tasse|becher|flasche|seite|meile|kilometer|liter|zigarette)(?!\p{L}))/giu
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

/** Whose and of which day each amount is, as far as words around it say so. */
const setApart = (text: string, features: readonly TrackedFeature[]) =>
  withPhrasesJoined(
    withUsualApart(
      withOwnApart(
        withComparisons(
          withExacter(withVessels(withWhose(text, features).replace(AS_YESTERDAY, ''), features)),
        ),
      ),
    ).replace(IDIOMS, ' '),
  )

const inPlainWords = (text: string) =>
  withPartsOfDay(text)
    .replace(THERE_THEN_BACK, '$1, ')
    .replace(WON_AND_LOST, '$1, ')
    .replace(FROM_THEN, '')
    .replace(STILL_TO_DO, ' · ')
    .replace(CHANGED_BY, ' … ')
    .replace(COMES_TO, ", that's ")
    .replace(THE_ONLY_ONE, "that's 1")
    .replace(OF_A_DAY, '')
    .replace(ONE_OF, '1 ')
    .replace(BARE_ONE, '1 ')
    .replace(ONE_ALONE, '1')
    .replace(ISH, '')
    .replace(ODD, '')
    .replace(MILER, ' miles')

const inOneUnit = (text: string) =>
  withHoursAndMinutes(
    withSets(
      withMoney(
        text
          .replace(AND_A_QUARTER_ES, (_, many: string, unit: string) => `${Number(many) + 0.25} ${unit}`)
          .replace(THOUSANDS, (_, many: string) => `${Number(many) * THOUSAND} `),
      ).replace(
        STONE,
        (_, stone: string, pounds = '0') =>
          `${short(Number(stone) + Number(pounds) / POUNDS_IN_A_STONE)} stone`,
      ),
    ).replace(
      BETWEEN,
      (whole, a: string, b: string) =>
        middle(Number(a) * THOUSAND <= Number(b) ? String(Number(a) * THOUSAND) : a, b) ?? whole,
    ),
  )

/** A note in figures, in the one form that is read. */
export function rewritten(
  note: string,
  language: Language,
  features: readonly TrackedFeature[],
  timedIn: (word: string) => 'h' | 'min' | null,
): string {
  const plain = inPlainWords(withRaces(setApart(note, features)))
  const summed = inOneUnit(
    withAddedUp(withProducts(withSaidAgain(withMeasuredAfter(withSpans(plain, features))))),
  )
  const timed = withNamedStretches(withSeveralStretches(withSpokenTimes(summed, language)), timedIn)
  const text = withTakenOff(withHours(timed, language), timedIn)
    .replace(EACH_WAY, (_, figure: string, unit = '', where = '') => `${Number(figure) * 2}${unit}${where}`)
    .replace(THERE_AND_BACK, 'back')
    .replace(RANGE, (whole, a: string, b: string) => middle(a, b) ?? whole)
  return withoutClockTimes(text, language)
}
