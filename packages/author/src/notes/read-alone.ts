import { isPlausible } from './bounds.ts'
import { contrasted, isCountedOtherwise } from './contrast.ts'
import { LEADING_TIME, TIME_WORDS } from './elsewhere.ts'
import { isCount, isLevel, isNamed, type Meant, placeOf } from './meant.ts'
import { FIGURE } from './numbers.ts'
import type { Reader } from './reader.ts'
import { unnamedWeight } from './unnamed-weight.ts'

const DONE_SO =
  '(?:in )?total|in all|insgesamt|gesamt|zusammen|en total|did|had|got|got to|got through|got thru|made it through|that.?s|that makes|makes|van|llevo|ya van|macht|sind|geschafft(?: hab ich)?|am ende|al final|in the end|at least|so far|made|made it to|managed|stopped at|was|were|it was|ended up (?:with|at)|hice|tuve|tomé|fueron|son|es|me quedé en|waren(?: es)?|wurden(?: es)?|hatte|schaffte|bin bei|immerhin'
const ONLY_NUMBER = new RegExp(
  `^(?:i |yo |ich )?(?:only |just |solo |sólo |nur )?(?:(?:${DONE_SO})\\s+)?(?:only |just |about |solo |sólo |nur |etwa |unos |unas )?((?:another|otros|otras|noch|nochmal|más)\\s+)?(\\+?${FIGURE}|one|una|uno|eine|einen|eins)(?: (?:geschafft|gemacht|done|sinds geworden|sind es geworden|geworden|warens|waren es))?((?:\\s+[\\p{L}'’]+){0,6})$`,
  'iu',
)
/** “heute hab ich 35”, “hoy todavía 12”. */
const HAVING_DONE =
  /^(?:(?:habe?|hatte|waren|war|sind)(?: ich| es)?|i(?:['’]ve)? (?:did|had|managed|got|done)|he hecho|llevo|todavía|aún|still|noch|erst) (?=(?:only |just |solo |sólo |nur |erst |noch |todavía )?\+?\d)/iu
/** More of it, nobody says how much. */
const UNSURE =
  /^(?:(?:and|then|y|luego|und|dann|danach|abends|later|i|ich|did|it|of) )*(?:nochmals?|noch mal|doppelt|twice|the same|same again|otros tantos|lo mismo|otro tanto)(?!\p{L})/iu
const NOTHING =
  /^(?:(?:but|so|also|aber|pero|así que|dann|leider|sadly) )?(?:(?:today|hoy|heute|i had|i did|yo|ich|i|me|mine|myself)\s+(?:\p{L}+\s+){0,6}?(?:(?:so|also|así que|daher)\s+)?)?(?:none|nothing|nope|zero|0|nada|ninguno|ninguna|nichts|gar nichts|nix|nein|nö|kein(?:s|e|er|en|es)?|null)(?:\s+(?:today|tonight|hoy|heute|at all|all day|whatsoever|de nada|so far|en todo el día|den ganzen tag))*$/iu

/** “Jonas hat 10 geschafft, ich gar nicht.” */
const NOT_ME = /^(?:ich (?:aber )?(?:gar |überhaupt )?nicht|yo no|i did(?:n['’]?t| not))$/iu

/** “yesterday 40 min, today not at all”. */
const NOT_TODAY =
  /^(?:(?:but|aber|pero) )?(?:(?:heute|hoy|today)(?: (?:leider|wieder|mal|dafür|aber|sadly|though))?(?: (?:gar|überhaupt))? (?:nicht|no|not|not at all|nada)|not(?: at all)? today)$/iu

const AFTER_MORE =
  '(?=\\s*$|\\s*[^\\p{L}\\s\\d.]|\\s+(?:danach|hinterher|heim|zurück|home|afterwards|luego|cool|warm|easy|hard|slow|suaves?|locker|in|down|up|over|round|around|outside|inside|cos|coz|as|tonight|today|hoy|heute|fuera|draußen|de|out of|because|since|just|until|till|during|while|porque|de después|de antes|de la|del|tras|durante|weil|während|aus|at|on|before|after|this|with|for|to|from|by|when|later|here|there|back|of them|i|en|por|antes|después|con|al|para|cuando|de vuelta|im|am|mit|bei|zum|beim|auf|vor|nach|getankt|geraucht|getrunken|gelesen|geschafft)(?!\\p{L}))'
const MORE_NUMBER = new RegExp(
  `(?<![\\d.\\p{L}])(?:\\+(${FIGURE})|(${FIGURE}) (?:more|extra|más|mehr|later|después|später)|(?:nochmals? für|noch für|y|and|und) (${FIGURE})|(?:won|lost|drew|gané|perdí|empaté|gewonnen|verloren) (${FIGURE}))${AFTER_MORE}`,
  'iu',
)

/** “won 2, lost 1” are three; “5 games, lost 3” are five. */
const OUTCOME =
  /(?<!\p{L})(?:won|lost|drew|gané|perdí|empaté|gewonnen|verloren) \d|\d (?:won|lost|drawn|ganadas|perdidas|gewonnen|verloren)(?!\p{L})/giu
const isToldByOutcome = (sentence: string) => (sentence.match(OUTCOME)?.length ?? 0) > 1

/** “and one after dinner”, “y dos de vuelta a casa”: more of it, said in passing. */
const IN_PASSING = new RegExp(
  `^\\+?(${FIGURE}|one|un[oa]|eine?[rsn]?)\\s+(?:(at|after|before|with|later|comiendo|cenando|desayunando|as|como|als|de (?:postre|desayuno|merienda|cena)|por|después|antes|tras|con|al|a|nach|vor|zum|beim|mit|bei)|zu|back|in|on|for|to|by|from|during|daheim|zuhause|en|de (?:vuelta|ida|camino|subida|bajada|regreso)|para|im|am|auf|zur|an)(?!\\p{L})(?!.*\\d)`,
  'iu',
)

/** Of what is counted it may be some: “5 cafés, 2 en el trabajo”. */
const IN_A_PLACE = /^\+?\d[\d.]* (?:en|in|im|auf) /iu

function saidInPassing(text: string, reader: Reader): number | null {
  const [, figure, place] = IN_PASSING.exec(text) ?? []
  const one = /^\d/.test(figure ?? '') ? Number(figure) : 1
  const isPlaced =
    place !== undefined || (IN_A_PLACE.test(text) && reader.last !== null && !isCount(reader.last))
  if (!figure || !reader.isWithin || !(reader.isJoined || reader.isByParts || isPlaced || one === 1))
    return null
  return one
}

/** Of what was meant to be: “rain cut it to 18”. */
const CUT_TO = new RegExp(
  `(?:in|to|at|after|with|bei|auf|nach|mit|en|a|con|only|just|solo|sólo|nur) (${FIGURE})(?: geschafft| drin)?$|(?:nach|bei) (${FIGURE}) \\p{L}{5,}(?:t|en)$`,
  'iu',
)
/** “sind dann doch 3 geworden”, “han caído 4”. */
const CAME_OF_IT =
  /(?<!\p{L})(?:managed|got|had|did|made|ended|wound|turned|became|reached|hit|stopped|smoked|drank|read|ran|wrote|geworden|geschafft|getrunken|geraucht|gelesen|gelaufen|gegessen|gemacht|wurden|waren|schaffte|cayeron|caíd[oa]s?|llegué|hice|hecho|salieron|fueron|quedé|acabé|terminé|leí|corrí|bebí|fumé|tomé|comí)(?!\p{L})/iu
const FIGURES = new RegExp(`(?<![\\d.:/])\\+?${FIGURE}(?![\\d.:/]|\\s?%)`, 'gu')
/** “but got home at 8”: when, and why nothing came of it. */
const AT_THAT_TIME =
  /(?<!\p{L})(?:home|dark|late|work|bed|back|house|office|arrived|came|rang|called|woke|started|opened|closed|shut|heim|hause|dunkel|spät|arbeit|büro|bett|kam|angerufen|casa|oscur\p{L}+|tarde|trabajo|cama|oficina|vino|llamó|anocheci\p{L}+)(?!\p{L}).*(?:at|by|till?|until|after|um|bis|gegen|a las?|hasta las?|sobre las?) \d|(?:at|by|till?|until|um|bis|a las?|hasta las?) \d[\d:.]* (?:home|heim|zu hause|daheim|en casa)/iu
/** The one number of what came of what was meant. */
function cameOf(text: string): string | undefined {
  if (AT_THAT_TIME.test(text)) return undefined
  const [, atTheEnd, whenItWas] = CUT_TO.exec(text) ?? []
  const [only, ...more] = [...text.matchAll(FIGURES)]
  const isTold = only && more.length === 0 && CAME_OF_IT.test(text)
  return (
    atTheEnd ??
    whenItWas ??
    (isTold && !isCountedOtherwise(text.slice(only.index + only[0].length)) ? only[0] : undefined)
  )
}
/** “maybe 45”: two numbers that compete. */
const OR_ELSE = new RegExp(
  `^(?:(?:well|ok|bueno|naja|na ja) )?(?:or|maybe|perhaps|possibly|quizás?|tal vez|vielleicht|o|oder|casi|almost|nearly|fast)(?: (?:maybe|even|about|sogar|incluso))? ${FIGURE}(?:\\s?\\p{L}+)?$`,
  'iu',
)
const LIST_OF_NUMBERS = new RegExp(`^${FIGURE}$`)

const SAYING =
  "ended|finished|on|today|tonight|overall|altogether|the|day|was|is|it|it's|feeling|felt|feel|like|call|i'd|give|i|me|mood|le|doy|pongo|hoy|día|fue|es|de|nota|heute|der|tag|war|ist|ich|gebe|insgesamt|so|honestly|probably|maybe|more|still|quizás?|vielleicht|eher|wohl|down|up|back|to|now|then|later|by|bajó|subió|bajado|subido|a|ahora|jetzt|inzwischen|runter|rauf|auf|wieder"
const SCORE = new RegExp(
  `^(?:(?:${SAYING})\\s+){0,6}(?:an?|una?|eine?n?)\\s+(?:\\p{L}+\\s+)?(\\d{1,2}(?:\\.\\d)?)(?:\\s+(?:today|hoy|heute|now|jetzt|ahora|later|tonight|again|overall|mood|day|al día|(?:to|for) the day|dem tag|für den tag|por la (?:mañana|tarde|noche)|in the (?:morning|evening)|at night|am abend|abends|morgens))?$`,
  'iu',
)
const HIGHEST_SCORE = 10

/** “a decent 7”: of the one thing that has a scale. */
function readScore(text: string, reader: Reader): boolean {
  const score = Number(SCORE.exec(text)?.[1] ?? Number.NaN)
  const [scaled, ...more] = reader.meants.filter(({ dimension }) => dimension === 'share')
  if (!scaled || more.length > 0 || !(score <= HIGHEST_SCORE)) return false
  // The last word counts.
  reader.give(scaled, score, reader.isWithin)
  return true
}

/** “2.5 there, same again home”. */
const SAME_AGAIN =
  /(?<!\p{L})(?:(?:the )?same (?:again|back|home|on the way (?:back|home))|lo mismo (?:de vuelta|a la vuelta|otra vez|por la (?:tarde|noche))|(?:das ?selbe|das gleiche) (?:nochmals?|noch mal|zurück))(?!\p{L})/iu
/** “3.50 del café”: a price after a price. */
const PRICE = /^\d{1,4}\.\d{2}(?=\s+(?:on|for|at|de|del|en|por|para|für|fürs|beim|im)(?!\p{L})|\s*$)/iu

const OWN =
  /^(?:only |just |but )?(?:did|got|hice|habe?)(?!\p{L})|(?<!\p{L})(?:i|me|mine|my|yo|mí|m[íi][oa]s?|ich|mir|mein\p{L}*|today|this morning|this time|esta (?:mañana|vez)|hoy|heute|diesmal|managed|ended|reached|logré|pude|llegué|geschafft|schaffte)(?!\p{L})/iu
const HAD = /(?<!\p{L})(?:had|drank|smoked|ate|tomé|bebí|fumé|comí|hatte|trank|rauchte)(?!\p{L})/iu
/** “he drank 5 and gamed til 6, i had 1”: what one has is counted. */
function countedOf(text: string, last: Meant, { passed }: Reader): Meant | null {
  if (!HAD.test(text) || isCount(last) || last.dimension === 'volume') return last
  const [only, ...more] = passed.filter(isCount)
  return only && more.length === 0 ? only : last.dimension === 'duration' ? null : last
}

/** “slept 6 h, 81.9”: nobody has slept so much more. */
function isNoMore(value: number, { last, found }: Reader): boolean {
  const before = last && found.get(last.feature.id)?.value
  return last !== null && typeof before === 'number' && !isPlausible(last, before + value)
}

function readUnnamedWeight(text: string, reader: Reader): boolean {
  // “was 78.5 yesterday, 78.2 today”.
  const isAfterAnotherDay = reader.isPassed && reader.last === null
  const weight = unnamedWeight(text, reader.meants)
  if (reader.isWithin && !isAfterAnotherDay && !(weight && isNoMore(weight.value, reader))) return false
  if (weight) reader.give(weight.owner, weight.value, true)
  return weight !== null
}

/** “6”, “another”, “none today”: of what was spoken of before. */
export function readAlone(text: string, reader: Reader, isCorrection: boolean): boolean {
  const { last } = reader
  if (readScore(text, reader)) return true
  if (!last?.feature.unit) return readUnnamedWeight(text, reader)
  const isNotDone = (NOT_ME.test(text) || NOT_TODAY.test(text)) && reader.isPassed && !isLevel(last)
  if (NOTHING.test(text) || isNotDone) {
    reader.give(last, 0, true)
    return true
  }
  if (!isCorrection && readUnnamedWeight(text, reader)) return true
  const isOfAnother = reader.meants.some((meant) => meant !== last && placeOf(meant, text, isLevel(meant)))
  const added = isOfAnother || !reader.found.get(last.feature.id)?.isSettled ? null : MORE_NUMBER.exec(text)
  if (added && (!added[4] || (isCount(last) && isToldByOutcome(reader.sentence)))) {
    reader.give(last, Number(added[1] ?? added[2] ?? added[3] ?? added[4]) * (reader.lastScale ?? 1), false)
    return true
  }
  const own =
    reader.isPassed && !isOfAnother && text.search(reader.quantity) < 0
      ? contrasted(text, reader.isOwn)
      : null
  if (own && !isCountedOtherwise(own.after)) {
    const meant = countedOf(text, last, reader)
    if (meant) reader.give(meant, own.figure * (reader.lastScale ?? 1), true)
    return true
  }
  const settled = reader.found.get(last.feature.id)
  if (
    SAME_AGAIN.test(text) &&
    settled?.isSettled &&
    settled.value !== null &&
    !isLevel(last) &&
    !isOfAnother
  ) {
    reader.give(last, settled.value, false)
    return true
  }
  const price = last.dimension === 'money' && reader.isSettled ? PRICE.exec(text)?.[0] : undefined
  if (price) {
    reader.give(last, Number(price), isCorrection)
    return true
  }
  const inPassing =
    isOfAnother || isCorrection || isLevel(last) || !reader.isSettled ? null : saidInPassing(text, reader)
  if (inPassing !== null && reader.topic.includes(last)) {
    reader.give(last, inPassing * (reader.lastScale ?? 1), false)
    return true
  }
  const cutTo =
    reader.isMeant && !isOfAnother && !isLevel(last) && text.search(reader.quantity) < 0
      ? cameOf(text)
      : undefined
  if (cutTo) {
    reader.give(last, Number(cutTo), true)
    return true
  }
  const isOnTopic = reader.isSettled && reader.topic.includes(last)
  if (reader.isWithin && isOnTopic && !isOfAnother && OR_ELSE.test(text)) {
    reader.doubt(last)
    return true
  }
  const bare = text.replace(LEADING_TIME, '').replace(HAVING_DONE, '')
  const [, more = '', figure, when = ''] = ONLY_NUMBER.exec(bare) ?? []
  if (figure && (bare.search(reader.quantity) >= 0 || (isOfAnother && !isCorrection))) return false
  // “30 chin-ups in all”, after something else: of what is named.
  const [next] = when.match(/\p{L}+(?:-\p{L}+)*/u) ?? []
  if (figure && next && reader.meants.some((meant) => meant !== last && isNamed(meant, next))) return false
  const isElsewhere = /\p{L}/u.test(when.replace(TIME_WORDS, ' '))
  // Whoever corrects a number may say why.
  const isNowToday = bare !== text && reader.isPassed
  const isWord = /^\p{L}/u.test(figure ?? '')
  // After another's or another day's, only what is said to be one's own.
  const isOwn =
    reader.isOwn || reader.isMeant || reader.intended === last || isCorrection || isNowToday || OWN.test(text)
  if (reader.isPassed && !isOwn) return false
  if (!figure || (isElsewhere && (isWord || (!isCorrection && !isNowToday)))) {
    // More of it, or some of it.
    if (!isOfAnother && reader.isWithin && reader.isSettled && !isLevel(last) && IN_PASSING.test(text))
      reader.doubt(last)
    if (UNSURE.test(text) && !isLevel(last) && settled?.value !== 0) reader.found.delete(last.feature.id)
    return false
  }
  const value = (isWord ? 1 : Number(figure)) * (reader.lastScale ?? 1)
  const isMore =
    figure.startsWith('+') || reader.isAdded || more !== '' || when.trim() !== '' || bare !== text
  const isFirst = !reader.found.get(last.feature.id)?.isSettled
  // “800 somethings and another 400”: in all it is more than what was understood.
  if (isFirst && isMore && reader.hasUnread && !reader.isPassed && !isCorrection) {
    reader.leaveOpen(last)
    return true
  }
  // A number that follows one is another thing's, unless it mends it or has a time of its own.
  if (!isMore && !isCorrection && !isFirst) {
    // “10, 8, 6”: a sum, or three things.
    const isSaidAgain = reader.found.get(last.feature.id)?.value === value
    if (isCount(last) && LIST_OF_NUMBERS.test(text) && reader.isWithin && !isSaidAgain) reader.doubt(last)
    return false
  }
  reader.give(last, value, isCorrection)
  return true
}
