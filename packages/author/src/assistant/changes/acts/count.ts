import { countOf } from '../../brief/signals.ts'
import type { AssistantQuestion } from '../../model.ts'
import { essentialsOf } from '../../propose-questions.ts'
import { recognised } from '../../recognise.ts'
import { told } from '../../turns/told.ts'
import { countIn } from '../../wishes/numbers.ts'
import { type Act, carriedOut, outcome, type Scene } from '../scene.ts'
import { ADD, atStart, whole } from '../words-of-command.ts'

const SPELLED =
  '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'
const NOT_QUESTIONS =
  '(?!\\s?(?:minut\\p{L}*|mins?|options?|answers?|choices?|words?|points?|stars?|years?|days?|weeks?|opciones|respuestas|palabras|puntos|días|antworten|optionen|möglichkeiten|wörter|punkte|tage|%|€|£|-))'
/** So many and no more, in the ways in which it is said. */
const TO = new RegExp(
  `(?<!\\p{L})(?:down to|cut (?:it |them |this )?(?:down )?to|(?:keep|limit|reduce|trim|shorten|bring|get|take|pare|stick) (?:it |them |this |that |the survey )?(?:down )?to|only|just|exactly|no more than|not more than|at most|max(?:imum|imal)?\\.?|up to|under|make (?:it|that|them)|i (?:think|said)|as few as|nur|genau|höchstens|maximal|nicht mehr als|auf|bis zu|solo|sólo|exactamente|como (?:mucho|máximo)|máximo|no más de|déjal[ao]s? en|deja|a|en|reduce a|redúcel[ao] a)\\s(?:about |around |like |only |just |nur |so |unas |solo )?(${SPELLED})(?:\\s(?:or so|in total|total|altogether|tops|questions?|preguntas|fragen|insgesamt|en total))?${NOT_QUESTIONS}(?=$|[\\s,.!?;)])`,
  'iu',
)
const ENOUGH = new RegExp(
  `(?:^|[\\s,.!–-])(${SPELLED})(?:\\s(?:of them|questions|fragen|preguntas))?(?:\\s(?:is|are|would be|will be|sind|ist|wären|son|es|estaría|está))?\\s(?:enough|plenty|fine|better|ideal|max(?:imum)?|tops|at most|in total|altogether|would do|will do|is all|como (?:mucho|máximo)|máximo|en total|bastan|es suficiente|suficientes?|mejor|reichen|reicht|genug|höchstens|maximal|genügen|insgesamt|wären besser)(?!\\p{L})`,
  'iu',
)
const ONLY_A_NUMBER = new RegExp(
  `(?:^|[.,!–-]\\s?)(?:like |so |rather |lieber |mejor |say )?(${SPELLED})(?:\\s(?:questions?|preguntas|fragen))?(?:\\splease|\\sbitte|\\spor favor)?[.!?]?$`,
  'iu',
)

const FEWER = whole(
  'fewer(?: questions)?|less questions|too many(?: questions)?|(?:far |way |much |a bit )?too long|too much|cut (?:it|this|them|that) (?:down|short|back)|shorten (?:it|this|that|the survey|the list)|(?:make|keep) (?:it|this|the survey|the whole thing) (?:a (?:bit|little) |much |even )?short(?:er)?|(?:want|need|like) (?:it|this|that) (?:a bit |much |even )?shorter|a shorter (?:one|survey|version|list)|trim (?:it|this|the list)(?: down)?|slim (?:it|this) down|half (?:as many|of them|the questions)|(?:drop|cut|lose|remove|leave out) (?:whatever|what|whichever|any|some|a (?:few|couple)|the (?:\\p{L}+ )?(?:least|weakest|less))(?: .*)?|menos(?! \\p{L}{3})|menos preguntas|demasiad[ao]s(?: preguntas)?|(?:muy|demasiado) larg[ao]|más cort[ao]|acórtal[ao]|recórtal[ao]|sobran (?:preguntas|varias|algunas)|la mitad|weniger(?! \\p{L}{3})|weniger fragen|zu viele?(?: fragen)?|zu lang|kürzer(?:e umfrage|e version)?|kürz(?:e|en)?(?: sie| es| das)?|halb so viele|die hälfte',
)
/** The words of the questions are to be shorter, not the survey. */
const OF_WORDS = whole(
  'sentences?|wording|words|language|the questions? (?:themselves )?(?:shorter|short)|questions shorter|shorter questions|each|all (?:of them )?shorter|number|first|second|third|last|sätze|formulierung\\p{L}*|frage \\d|preguntas más cortas|frases|redacci[oó]n|kürzere fragen',
)
/** One may go, whichever it is. */
const ONE_OUT = whole(
  '(?:take|drop|cut|remove|lose) (?:any )?one(?: of them)?(?: away| out)?(?:,? (?:you choose|your choice|whichever))?|one (?:has|needs) to go|quita (?:una|la que menos \\p{L}+)(?: cualquiera)?|(?:eine|die unwichtigste) (?:kann|muss) weg|streich (?:irgend)?eine',
)
const MORE = whole(
  "(?:some |a few |many )?more questions|(?:make|want|need|like) (?:it|this) (?:a bit |a little )?longer|longer survey|(?:it[’']?s |is )?too short|more of (?:them|those|these)|(?:a few|some) more|more please|más preguntas|(?:alguna|unas cuantas|algunas) más|más larg[ao]|muy corta|demasiado corta|mehr fragen|ein paar (?:fragen )?mehr|länger|zu kurz|noch ein paar(?: fragen)?",
)
const MINUTES =
  /(\d{1,2}|one|two|three|four|five|ten|zwei|drei|vier|fünf|zehn|dos|tres|cuatro|cinco|diez)\s?-?(?:minutes?|mins?|min\.|minuten|minutos)/iu
const HOW_MANY_OUT = new RegExp(
  `(?:drop|cut|remove|lose|delete|quita|elimina|saca|streich\\p{L}*|lösch\\p{L}*|leave out|take out)\\s(?:any |the |las |los |die |out )?(${SPELLED})\\s(?:of (?:them|these|those)|weakest|worst|least \\p{L}+|less \\p{L}+|most \\p{L}+|boring|questions?$|preguntas?$|fragen$|más (?:flojas|prescindibles)|menos \\p{L}+|schwächsten|unwichtigsten)`,
  'iu',
)
const MORE_OF_THEM = new RegExp(
  `(?:add |give me |another |otras |agrega |añade |noch )?(${SPELLED})\\s(?:more|más|weitere|mehr)(?:\\s(?:questions?|preguntas|fragen))?[.!]?$|^(?:another|otras|noch|add|añade|agrega) (${SPELLED})(?: questions| preguntas| fragen)?[.!]?$`,
  'iu',
)
const ABOUT = /(?<!\p{L})(?:about|on|whether|that ask|sobre|acerca|über|zu[rm]?|ob)(?!\p{L})/iu

const isOpen = ({ question_type }: AssistantQuestion) => question_type === 'long_text'

/** So many of a survey: what was wished for stays longest, then what it is for, and one open question while there is room. */
function kept({ topic, style, questions, wished }: Scene, count: number): AssistantQuestion[] {
  const { essential, others } = essentialsOf(topic, style)
  const worth = (one: AssistantQuestion, at: number) =>
    (wished.has(one.question_text) ? 100 : 0) +
    (essential.has(one.question_text) ? 50 : 0) +
    (!others.has(one.question_text) && recognised(one) === null ? 60 : 0) -
    at * 0.5 -
    (one.question_type === 'ranking' ? 1 : 0)
  const lastOpen = count > 3 ? questions.findLast(isOpen) : undefined
  const order = questions
    .map((one, at) => ({ one, value: one === lastOpen ? 49 : worth(one, at) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, Math.max(1, count))
  return questions.filter((question) => order.some(({ one }) => one === question))
}

export function cutTo(scene: Scene, count: number) {
  const { questions } = scene
  if (count >= questions.length) return outcome(scene, [{ tell: told.enough(questions.length) }])
  const left = kept(scene, count)
  const gone = questions.filter((one) => !left.includes(one)).map(({ question_text }) => question_text)
  return outcome(scene, [{ tell: told.cut(left.length, gone) }], { questions: left, touched: [] })
}

const OF_OTHERS =
  /(?<!\p{L})(?:scale|rating|rank|options?|answers?|skala|escala|antwort\p{L}*|respuestas?|opciones|minut\p{L}*|mins?|(?:question|number|frage|pregunta) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)|tick|ankreuzen|marcar|steps?)(?!\p{L})/iu
const numberIn = (text: string | undefined) => (text ? countIn(text) : null)

export const count: Act = (text, scene) => {
  if (text.length > 160 || /^(?:is|are|ist|es|son) (?:it|this|they|that|das|es)?\b.*\?$/iu.test(text))
    return null
  const isAdding = atStart(ADD).test(text)
  const now = scene.questions.length
  const outBy = numberIn(HOW_MANY_OUT.exec(text)?.[1])
  if (outBy !== null) return cutTo(scene, now - outBy)
  if (ONE_OUT.test(text) && !/(?<!\p{L})(?:about|on|the one|sobre|über|zu)(?!\p{L})/iu.test(text))
    return cutTo(scene, now - 1)
  const more = MORE_OF_THEM.exec(text)
  const moreBy = ABOUT.test(text) ? null : numberIn(more?.[1] ?? more?.[2])
  if (moreBy !== null && !/^\d+$/u.test(text)) return carriedOut(scene, { to: 'more', by: moreBy })
  const isFewer =
    FEWER.test(text) &&
    !OF_WORDS.test(text) &&
    !/\?\s*$/u.test(text.replace(/^(?:can|could).*/iu, '')) &&
    !/(?:question|number|frage|pregunta) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L})/iu.test(
      text,
    )
  const moreThan =
    /(?<!no )(?<!not )(?<!nicht )(?<!no )(?:more than|at least|mehr als|mindestens|más de|al menos) (\S{1,8})/iu.exec(
      text,
    )?.[1]
  const least = isAdding || OF_OTHERS.test(text) ? null : numberIn(moreThan)
  if (
    least !== null &&
    /question|frage|pregunta/iu.test(text) &&
    !/(?:no|not|nicht) (?:more|mehr|más)|no más/iu.test(text)
  ) {
    const count = /at least|mindestens|al menos/iu.test(text) ? least : least + 1
    return count > now
      ? carriedOut(scene, { to: 'count', count })
      : outcome(scene, [{ tell: told.enough(now) }])
  }
  const isOfOther = OF_OTHERS.test(text) || /\d\s?(?:to|-|–|bis|a|al)\s?\d/iu.test(text)
  const exact =
    isAdding || isOfOther
      ? null
      : (countOf(text) ??
        numberIn(TO.exec(text)?.[1]) ??
        numberIn(ENOUGH.exec(text)?.[1]) ??
        (isFewer ||
        /^\S+(?: please| bitte)?[.!]?$/u.test(text) ||
        /(?:^|\s)(?:less|weniger|menos)(?:[.,]|$)/iu.test(text)
          ? numberIn(ONLY_A_NUMBER.exec(text)?.[1])
          : null))
  if (exact !== null && exact > 0 && exact <= 60)
    return exact < now
      ? cutTo(scene, exact)
      : carriedOut(scene, exact === now ? { to: 'at most', count: exact } : { to: 'count', count: exact })
  const minutes = numberIn(MINUTES.exec(text)?.[1])
  if (
    minutes !== null &&
    (isFewer ||
      /(?<!\p{L})(?:only|have|take|under|within|quick|fast|nur|haben|kurz|solo|tienen|en menos|short\p{L}*|kürzer|cort[ao])(?!\p{L})/iu.test(
        text,
      ))
  )
    return carriedOut(scene, { to: 'fit minutes', minutes })
  if (isFewer && !isAdding)
    return cutTo(scene, Math.max(1, Math.ceil(now * (/half|mitad|hälfte|halb/iu.test(text) ? 0.5 : 0.6))))
  if (/^(?:less|fewer|shorter|menos|weniger|kürzer|más corta?)[.!]?$/iu.test(text))
    return cutTo(scene, Math.max(1, Math.ceil(now * 0.6)))
  if (MORE.test(text) && !ABOUT.test(text)) return carriedOut(scene, { to: 'more', by: null })
  return null
}
