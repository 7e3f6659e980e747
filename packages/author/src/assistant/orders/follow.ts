import type { InLanguages } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { wordsIn } from '../plain-text.ts'
import { recognised, withoutMark } from '../recognise.ts'
import { LIKELY_SCALE, type Style, scaleBetween } from '../shape.ts'
import { shortened, simplified } from '../shorten.ts'
import { meaning, speaksOfIt } from '../turns/concepts.ts'
import { answersOf, listIn } from '../turns/lists.ts'
import { talkedPlainly } from '../turns/plain-talk.ts'
import { softer } from '../turns/softer.ts'
import { countWord, ordinalWord } from '../wishes/numbers.ts'
import { OPTIONAL_MARK } from '../wishes/optional-mark.ts'
import { isYesOrNo, retyped } from '../wishes/retype.ts'
import { sentencesOf, wishesIn, withoutLead, withoutReason, withoutTail } from './message.ts'
import { isOfAPerson, newQuestion } from './new-question.ts'
import { allNamed, bareName, pointedAt } from './pointing.ts'
import { isAside } from './small-talk.ts'
import { told } from './told.ts'
import { OPTIONAL, type Way, waySaid } from './way-said.ts'

export interface Followed {
  questions: AssistantQuestion[]
  /** The place that was changed or filled last. */
  touched: number | null
  said: InLanguages<string>[]
}

export interface Standing {
  questions: readonly AssistantQuestion[]
  touched: number | null
  /** What the survey could ask besides. */
  spare: readonly AssistantQuestion[]
  style: Style
  /** What was said before this message. */
  before: string | null
  /** Said as what comes next after what was just done. */
  isNext?: boolean
  /** Words of the request and of earlier wishes: what they name stays longest. */
  spokenOf: readonly string[]
}

/** What stands in no message. */
const NOT_SAID = '\u2007\u2007'

type Order = (text: string, at: Standing) => Followed | null
const pattern = (body: string) => new RegExp(`^(?:${body})[.!]*$`, 'isu')

const found = (patterns: readonly RegExp[], text: string): string[] | null => {
  for (const one of patterns) {
    const match = one.exec(text)
    if (match) return match.slice(1).map((part) => part ?? '')
  }
  return null
}

const inserted = (list: readonly AssistantQuestion[], question: AssistantQuestion, place: number) => [
  ...list.slice(0, place),
  question,
  ...list.slice(place),
]
const replaced = (list: readonly AssistantQuestion[], question: AssistantQuestion, place: number) =>
  list.map((one, at) => (at === place ? question : one))
const textAt = (list: readonly AssistantQuestion[], place: number) => list[place]?.question_text ?? ''

/** Before an open question that ends the survey. */
const endOf = (list: readonly AssistantQuestion[]) =>
  list.at(-1)?.question_type === 'long_text' ? list.length - 1 : list.length

// ---- where ----

const AT_START =
  /[\s,]*(?<!\p{L})(?:(?:right |put it |to go |as )?(?:at|to|in) the (?:very )?(?:start|beginning|top|front)|(?:as )?(?:the )?(?:very )?first(?: question| one)?|al principio|(?:como |de )?(?:la )?primera?|al inicio|(?:ganz )?(?:an den|am|zu) (?:anfang|beginn)|ganz (?:nach )?(?:oben|vorne?)|nach vorne?|als erste[srn]?)$/iu
const AT_END =
  /[\s,]*(?<!\p{L})(?:(?:right |put it |to go |as )?(?:at|to|in) the (?:very )?(?:end|bottom)|(?:as )?(?:the )?(?:very )?last(?: question| one)?|al final|(?:como |de )?la última|(?:ganz )?(?:ans|am|zum) (?:ende|schluss)|ganz (?:nach )?(?:unten|hinten)|nach hinten|als letzte[srn]?)$/iu
const BESIDE =
  /[\s,]+(?:(?:right|directly|straight|just|justo|direkt|gleich|so it comes|to come|to be|to|im)\s)*(after|behind|below|following|before|above|in front of|después de|detrás de|tras|antes de|delante de|nach|hinter|vor)\s(.{2,60})$/iu

const AT_NUMBER =
  /\s(?:up |down |back )?(?:to|as|in|at|an|auf|en|al|a|la)\s(?:the |be )?(?:(?:number|nr\.?|position|place|spot|platz|stelle|lugar|puesto)\s(\d{1,2})|(second|third|fourth|fifth|sixth|zweite[rn]?|dritte[rn]?|vierte[rn]?|segund[oa]|tercer[oa]?|cuart[oa])(?:\s(?:place|position|spot|question|stelle|platz|lugar|puesto))?)$/iu

interface Spot {
  rest: string
  place: number | null
}

function spotIn(text: string, { questions, touched }: Standing): Spot {
  const ordinal = AT_NUMBER.exec(text)
  const at = ordinal ? Number(ordinal[1]) || ordinalWord(ordinal[2] ?? '') : null
  if (ordinal && at) return { rest: text.slice(0, ordinal.index), place: at - 1 }
  const [all, side = '', reference = ''] = BESIDE.exec(text) ?? []
  const [beside] = all ? pointedAt(reference, questions, touched) : []
  if (all === undefined || beside === undefined) {
    if (AT_START.test(text)) return { rest: text.replace(AT_START, ''), place: 0 }
    return AT_END.test(text)
      ? { rest: text.replace(AT_END, ''), place: questions.length }
      : { rest: text, place: null }
  }
  const isBefore = /^(?:before|above|in front|antes|delante|vor)/iu.test(side)
  return { rest: text.slice(0, text.length - all.length), place: isBefore ? beside : beside + 1 }
}

// ---- fewer ----

const N =
  '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|eine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)'
const THINGS = '(?:\\s(?:questions?|qs?|fragen|preguntas))?'
const TOO_MANY =
  "(?:(?:(?:it[’']?s |that[’']?s |they are |das sind |das ist |es sind |es |son )?(?:far |way |still |bit |a bit |viel |noch |ein bisschen )*(?:too (?:many|long|much)|zu (?:viele?|lang)|(?:demasiad[ao]s?|much[ao]s)|muy larg[ao]|less|fewer|shorter|menos|weniger|kürzer)(?:\\s(?:questions|fragen|preguntas))?)[\\s,.;:!–-]+)?"
const COUNTS = [
  pattern(
    `${TOO_MANY}(?:with |con |mit )?${N}${THINGS}\\s(?:is|are|will|would|should|ist|sind|es|son)?\\s?(?:plenty|enough|fine|do|reicht|reichen|genug|genügen|langen|basta|bastan|suficientes?|vamos bien|está bien|va bien|es suficiente|max|maximum|máximo|tops|at most|or so)(?: (?:for us|for me|nos|mir|uns|bien|völlig|here))?`,
  ),
  pattern(
    `${TOO_MANY}(?:max(?:imum|imal)?\\.?|at most|no more than|only|just|keep|make it|cut (?:it )?(?:down )?to|reduce (?:it )?to|down to|como mucho|máximo|no más de|solo|deja(?:lo)? en|höchstens|maximal|nur|kürz\\p{L}* (?:es )?auf|mach)\\s${N}${THINGS}(?: daraus| draus)?`,
  ),
  pattern(`(?:${TOO_MANY.slice(0, -1)})${N}${THINGS}`),
]
const CUT_SOME = [
  pattern(
    `(?:cut|drop|remove|lose|take out|delete|quita|elimina|borra|streich\\p{L}*|lösch\\p{L}*|nimm)\\s(?:the |out |las |los |die )?(?:${N}\\s)?(?:weakest|least (?:important|useful|needed)|most boring|worst|menos (?:importantes|útiles)|más flojas|peores|schwächsten|unwichtigsten|überflüssigsten)${THINGS}(?:\\s${N})?(?: raus| weg)?`,
  ),
  pattern(
    `(?:quita|elimina|borra)\\s(?:las |los )${N}\\s(?:preguntas )?(?:menos (?:importantes|útiles)|más flojas|peores)`,
  ),
]

/** How many of the words that were spoken a question is about. */
function spokenIn({ question_text, options = [] }: AssistantQuestion, words: readonly string[]): number {
  const said = wordsIn([question_text, ...options.map(({ option_text }) => option_text)].join(' '))
  return words.filter(
    (word) =>
      said.some((one) => one.startsWith(word.slice(0, Math.max(4, word.length - 2)))) ||
      meaning(word).some((one) => one.length > 3 && speaksOfIt(said, one)),
  ).length
}

/** What a survey misses least goes first: never what somebody asked for or gave answers to. */
export function keptBest(
  list: readonly AssistantQuestion[],
  count: number,
  spokenOf: readonly string[] = [],
): AssistantQuestion[] {
  const worth = (question: AssistantQuestion, at: number) => {
    const known = recognised(question)
    const options = known?.known.options?.[known.style.language] ?? []
    const isOwn = !known || (question.options ?? []).some(({ option_text }) => !options.includes(option_text))
    const isEnd = at === list.length - 1 && question.question_type === 'long_text'
    return (isOwn ? 100 : 0) + (isEnd ? 20 : 0) + spokenIn(question, spokenOf) * 6 + (list.length - at)
  }
  const out = list
    .map((question, at) => ({ question, value: worth(question, at) }))
    .sort((a, b) => a.value - b.value)
    .slice(0, list.length - count)
    .map(({ question }) => question)
  return list.filter((question) => !out.includes(question))
}

const fewer: Order = (text, { questions, spokenOf }) => {
  const whole = found(COUNTS, text)
  const some = whole ? null : found(CUT_SOME, text)
  if (!whole && !some) return null
  const said = countWord(([...(whole ?? []), ...(some ?? [])].find(Boolean) ?? '').toLowerCase())
  const count = whole ? said : questions.length - (said ?? 1)
  if (count === null || count < 1 || count >= questions.length) return null
  const left = keptBest(questions, count, spokenOf)
  const gone = questions.filter((one) => !left.includes(one)).map(({ question_text }) => question_text)
  return { questions: left, touched: null, said: [told.counted(count, gone)] }
}

// ---- order ----

const EASY =
  /(?<!\p{L})(?:eas(?:y|ier|iest)|light(?:er)?|simple(?:r)?|practical|harmless|quick|leichte\p{L}*|einfache\p{L}*|harmlose\p{L}*|fáciles|sencillas|ligeras|prácticas)(?!\p{L})/iu
const MOVES = [
  pattern("(?:put|move|shift|place|bring|have|i want|let[’']?s have)\\s(.{2,80})"),
  pattern('(?:pon(?:me)?|mueve|pasa|coloca|lleva|que)\\s(.{2,80}?)(?:\\s(?:vaya|esté))?'),
  pattern('(.{2,50}?\\s(?:goes|should go|belongs|comes|should come|kommt|gehört|va|vaya)\\s.{3,60})'),
  pattern('(?:setz\\p{L}*|stell\\p{L}*|verschieb\\p{L}*|schieb\\p{L}*|pack\\p{L}*|tu|nimm|mach)\\s(.{2,80})'),
]
const BEGIN = [
  pattern('(?:start|begin|open)\\swith\\s(.{2,80})'),
  pattern('(?:empieza|comienza|empezar)\\s(?:con|por)\\s(.{2,80})'),
  pattern('(?:fang\\p{L}*|beginn\\p{L}*|starte\\p{L}*)\\smit\\s(.{2,60}?)(?:\\san)?'),
]
const BARE_MOVE = pattern(
  '(.{3,40}?)\\s((?:goes |should be |comes |ganz )?(?:first|last|zuerst|zuletzt|ans ende|an den anfang|nach vorne?|al final|al principio|la primera|la última))',
)

/** Facts and ticks are easy; feelings, degrees of them and stories are not. */
const WEIGHT: Record<AssistantQuestion['question_type'], number> = {
  boolean: 1,
  date_time: 1,
  single_select: 2,
  multi_select: 2,
  ranking: 3,
  likert_scale: 3,
  rating_scale: 3,
  short_text: 4,
  long_text: 6,
}
const OF_A_HEART =
  /(?<!\p{L})(?:feel\p{L}*|hard|doubt\p{L}*|afraid|miss|stand|hurt\p{L}*|weigh\p{L}*|sient\p{L}*|duda\p{L}*|miedo|cuesta|fühl\p{L}*|schwer|zweifel\p{L}*|angst|belaste\p{L}*)(?!\p{L})/iu
export const easiestFirst = (list: readonly AssistantQuestion[]): AssistantQuestion[] =>
  list
    .map((question, at) => ({
      question,
      at,
      value: WEIGHT[question.question_type] + (OF_A_HEART.test(question.question_text) ? 2.5 : 0),
    }))
    .sort((a, b) => a.value - b.value || a.at - b.at)
    .map(({ question }) => question)

const movedTo = (at: Standing, from: number, to: number): Followed | null => {
  const question = at.questions[from]
  if (!question) return null
  const rest = at.questions.filter((_, place) => place !== from)
  const place = Math.min(to > from ? to - 1 : to, rest.length)
  return {
    questions: inserted(rest, question, place),
    touched: place,
    said: [told.moved(question.question_text, place + 1)],
  }
}

const order: Order = (text, at) => {
  const begin = found(BEGIN, text)?.[0]
  const bare = begin ? null : BARE_MOVE.exec(text)
  const body = begin ?? bare?.[0] ?? found(MOVES, text)?.[0]
  if (!body) return null
  const spot = begin ? { rest: body, place: 0 } : spotIn(body, at)
  const { place } = spot
  const rest = spot.rest.replace(/\s(?:goes|should go|belongs|comes|should come|kommt|gehört|va|vaya)$/iu, '')
  if (place === null || !rest.trim()) return null
  const like = /^(?:something|algo|etwas|was)\s.{0,20}(?:like|such as|como|wie)\s(.+)$/iu.exec(rest)?.[1]
  const [from] = pointedAt(like ?? rest, at.questions, at.touched)
  if (from !== undefined && (like || !EASY.test(rest))) return movedTo(at, from, place)
  if (EASY.test(rest) && place === 0)
    return { questions: easiestFirst(at.questions), touched: null, said: [told.sorted] }
  if (bare && !begin) return null
  return ADDED.some((one) => one.test(text))
    ? null
    : { questions: [...at.questions], touched: at.touched, said: [told.notFound(bareName(rest))] }
}

// ---- drop ----

const DROPS = [
  pattern(
    "(?:please )?(?:drop|cut|remove|delete|lose|skip|leave out|take out|get rid of|kill|scrap|ditch|bin|forget|without|no need (?:for|to ask (?:about|for)?)|(?:you |we |i )?(?:don[’']?t|do not|rather not|not|never) (?:need|want|ask|include|mention)(?: about| for)?(?: to)?(?: ask (?:about|for)?)?|(?:i(?: would|[’']d) |we(?:[’']d| would) )?rather not (?:ask|have|mention)(?: about)?|not ask(?: about)?|(?:\\p{L}+ \\p{L}+ )?says no|no)\\s(?!more than)(.{2,80}?)(?:\\s(?:out|away|altogether|entirely|completely|directly|at all|question|one))*",
  ),
  pattern('(?:take|leave)\\s(.{2,60}?)\\sout'),
  pattern(
    '(?:quita|elimina|borra|saca|suprime|fuera|sobra|no preguntes|sin|mejor sin|no quiero|no pongas|quítame)\\s(?:por |sobre |con )?(.{2,80}?)',
  ),
  pattern(
    '(?:streich\\p{L}*|lösch\\p{L}*|entfern\\p{L}*|nimm|lass\\p{L}*|weg mit|raus mit|ohne|kein\\p{L}* fragen?|nicht nach)\\s(?:zu |nach |über )?(.{2,60}?)(?:\\s(?:raus|weg|heraus|streichen|fragen|aus))*',
  ),
  pattern(
    '(.{2,60}?)\\s(?:raus|weg|streichen|löschen|weglassen|kann weg|muss weg|can go|has to go|should go|fuera|sobra)',
  ),
]
const BEFORE_IT =
  /^(.{4,120}?)(?:,|\s[–-]|\sso)\s(?:please\s)?(?:drop|cut|remove|delete|lose|skip|scrap|quítala|elimínala|bórrala|streich(?:e)?|lösch(?:e)?|nimm|weg damit|raus damit|fuera)(?:\s(?:it|that|them|one|sie|die|das))?(?:\s(?:raus|weg|bitte))*[.!]*$/isu
const NAMED_BEFORE =
  /(?:the one|the question|the bit|the thing|la de|lo de|la pregunta|die frage)\s(?:about |on |with |sobre |de |zu[rm]? |nach )?(.{2,60})$/iu

const drop: Order = (text, at) => {
  const before = BEFORE_IT.exec(text)?.[1]
  const named = before ? (NAMED_BEFORE.exec(before)?.[1] ?? before) : null
  const said = named ?? found(DROPS, text)?.[0]
  if (!said) return null
  const reference = withoutReason(said)
  if (
    /^(?:(?:the |las |die )?(?:other|rest|all|everything)|\d+\s(?:and|,|-)|(?:the |die |las |los )?(?:first|last|letzten|ersten|últimas|primeras) (?:two|three|four|\d|zwei|drei|dos|tres))/iu.test(
      reference,
    )
  )
    return null
  const aside = /\(([^)]{2,40})\)/u.exec(reference)?.[1]
  const places = [reference, ...(aside ? [aside] : [])].flatMap((one) =>
    pointedAt(one, at.questions, at.touched),
  )
  const isNumbered = /\d/u.test(reference) || places.length === 1
  const out = isNumbered || before ? places.slice(0, 1) : allNamed(reference, at.questions)
  const gone = out.length > 0 ? out : places.slice(0, 1)
  const isInOptions = gone.length === 1 && out.length === 0
  if (isInOptions || gone.length === 0) {
    const name = bareName(reference)
    const option = optionNamed(name, at.questions)
    if (option) {
      const question = at.questions[option.place]
      if (!question) return null
      return {
        questions: replaced(
          at.questions,
          {
            ...question,
            options: (question.options ?? []).filter(({ option_text }) => option_text !== option.text),
          },
          option.place,
        ),
        touched: option.place,
        said: [told.droppedOption(option.text, option.place + 1)],
      }
    }
    if (name.split(/\s+/u).length > 6) return null
    return { questions: [...at.questions], touched: at.touched, said: [told.nothingAbout(name)] }
  }
  if (gone.length >= at.questions.length || gone.length > 3) return null
  return {
    questions: at.questions.filter((_, place) => !gone.includes(place)),
    touched: null,
    said: [told.dropped(gone.map((place) => textAt(at.questions, place)))],
  }
}

function optionNamed(name: string, questions: readonly AssistantQuestion[]) {
  for (const [place, { options = [] }] of questions.entries()) {
    const text = options.find(
      ({ option_text }) => option_text.toLowerCase() === name.toLowerCase(),
    )?.option_text
    if (text && options.length > 2) return { place, text }
  }
  return null
}

// ---- optional ----

const ALL =
  /(?<!\p{L})(?:all|every(?:thing| question| one)?|each|any|whole|they|them|todas?|todo|cada|alles?|alle|jede\p{L}*)(?!\p{L})/iu
const SOFT =
  /(?<!\p{L})(?:soft(?:er|ly)?|gentl[ey]r?|gently|careful(?:ly)?|tactful(?:ly)?|kind(?:er)?|take care|delicate(?:ly)?|less (?:harsh|direct|blunt|pushy|nosy)|too (?:hot|direct|harsh|strong|blunt|personal|nosy|pushy|accusing)|find another way|zu (?:direkt|hart|persönlich|neugierig)|demasiado (?:direct\p{L}*|fuerte|personal|indiscret\p{L}*)|nicer|suave|delicad\p{L}*|con cuidado|tacto|behutsam\p{L}*|vorsichtig\p{L}*|sanft\p{L}*|taktvoll\p{L}*|weniger direkt|netter)(?!\p{L})/iu

const marked = (question: AssistantQuestion, { language }: Style): AssistantQuestion => ({
  ...question,
  question_text: `${withoutMark(question.question_text)} ${OPTIONAL_MARK[language]}`,
})

const AROUND_OPTIONAL =
  /(?<!\p{L})(?:something|soft|gentle|and|or|completely|etwas|y|und|algo|make|let|mark|set|be|is|are|should|must|has to|can|could|please|the|question|one|as|mach\p{L}*|soll\p{L}*|sein|ist|sind|lass\p{L}*|haz|que|sea|sean|pon|marca|the|also|too|answer)(?!\p{L})/giu

const optional: Order = (text, at) => {
  if (!OPTIONAL.test(text) || ADDED.some((one) => one.test(text))) return null
  const rest = text.replace(OPTIONAL, ' ')
  if (ALL.test(rest) && !/(?<!\p{L})(?:except|but|außer|menos|salvo)(?!\p{L})/iu.test(rest))
    return {
      questions: at.questions.map((one) => marked(one, at.style)),
      touched: null,
      said: [told.optional(null)],
    }
  const name = rest.replace(AROUND_OPTIONAL, ' ').replace(/\s+/gu, ' ').trim()
  const [place] = name ? pointedAt(name, at.questions, at.touched) : at.touched === null ? [] : [at.touched]
  const question = place === undefined ? undefined : at.questions[place]
  if (place === undefined || !question) return null
  const gentle = SOFT.test(text) ? softer(question, at.style) : question
  return {
    questions: replaced(at.questions, marked(gentle, at.style), place),
    touched: place,
    said: [told.optional([place + 1])],
  }
}

/** What was quoted stands there in most of its words. */
function quotedAt(quote: string, questions: readonly AssistantQuestion[]): number[] {
  const words = wordsIn(quote).filter((word) => word.length > 3)
  return questions
    .map(({ question_text }, place) => ({
      place,
      hits: words.filter((word) =>
        wordsIn(question_text).some(
          (one) =>
            one.startsWith(word.slice(0, 5)) ||
            meaning(word).some((same) => same.length > 2 && one.startsWith(same)),
        ),
      ).length,
    }))
    .filter(({ hits }) => hits > 0 && hits * 2 >= words.length)
    .sort((a, b) => b.hits - a.hits)
    .map(({ place }) => place)
}

const soften: Order = (text, at) => {
  if (!SOFT.test(text) || /first question|erste frage|primera pregunta/iu.test(text)) return null
  const quote = /["“„«]([^"”“»]{4,120})["”“»]/u.exec(text)?.[1]
  const name =
    quote ??
    /(?:with|about|on|for|of|make|put|ask|bei|mit|zu|con|en|de)\s(?:the |la |die |der |das )?(.{3,50}?)(?:\squestion|\sone|frage)?(?:\s(?:softer|gentler|more gently|nicer|kinder|más suave|behutsamer|netter)|,|$)/iu.exec(
      text,
    )?.[1] ??
    text
  const [place] = quote
    ? quotedAt(quote, at.questions)
    : pointedAt(name.replace(SOFT, ' '), at.questions, at.touched)
  const question = place === undefined ? undefined : at.questions[place]
  if (quote && !question)
    return { questions: [...at.questions], touched: at.touched, said: [told.notFound(quote)] }
  if (place === undefined || !question) return null
  const gentle = softer(question, at.style)
  const next = OPTIONAL.test(text) ? marked(gentle, at.style) : gentle
  return {
    questions: replaced(at.questions, next, place),
    touched: place,
    said: [told.reworded(place + 1, next.question_text)],
  }
}

// ---- answers ----

const OF_ANSWERS =
  /(?<!\p{L})(?:give|offer|use|with|set|make|the|have|has|to|be|it|them|as|is|are|should|must|needs?|can|for|one|this|that|these|following|answers?|options?|choices?|list|tick|boxes|roles are|please|bitte|bei|der|die|das|als|soll\p{L}*|sein|mit|zur|antworten|auswahl|optionen|con|las|los|la|el|opciones|respuestas|que|sea|sean|en|pon|para|de)(?!\p{L})/giu

/** “nuts egg milk”: words alone are a list where they were announced as one. */
const bareList = (text: string) => {
  const all = text.trim().split(/\s+/u)
  return all.length >= 3 && all.length <= 10 && all.every((one) => /^[\p{L}\d–-]{2,20}$/u.test(one))
    ? all
    : []
}

interface ListSaid {
  head: string
  answers: string[]
}
const FOR_THESE = pattern(
  '(?:for|in|bei|für|en|con)\\s(.{2,60}?),?\\s(?:give|offer|use|put|have|nimm|pon|ofrece)(?: them| people)?(?: the| these| just| only)?(?: options| choices| answers| opciones| respuestas)?[:,]?\\s(.{3,200})',
)
const GAP_LIST = /^(.{3,60}?)[,:]\s+([\p{L}\d–-]{2,20}(?:\s[\p{L}\d–-]{2,20}){2,8})$/su

/** What says something is no answer to choose. */
const NO_ANSWER =
  /^(?:we|i|you|they|s?he|it|there|some people|put|make|add|can|could|please|like|so|but|and|shorter|if|whether|how|what|which|who|when|where|why|wir|ich|ihr|sie|es|man|manche|also|aber|nicht|wie|was|wer|wann|que|hay|pero|somos|cómo|qué|quién)(?!\p{L})|\s(?:is|are|was|were|has|have|had|will|would|says?|ist|sind|war|haben|hat|wird|es|son|está|están|tiene|fahren|ab|herself|himself)\s/iu
const WITH_A_LIST = /[:–—]|\s-\s/u

/** Announced, or long enough to be nothing else. */
const isList = (text: string, { head, answers }: ListSaid): boolean =>
  answers.length > 1 &&
  !answers.some((one) => NO_ANSWER.test(`${one} `) && !/^no$/iu.test(one)) &&
  !waySaid(answers.at(-1) ?? '')?.words.match(/scale|skala|escala|text/iu) &&
  !/(?<!\p{L})(?:too (?:many|long)|zu (?:viele|lang)|demasiad\p{L}*)(?!\p{L})/iu.test(head) &&
  (WITH_A_LIST.test(text) || answers.length > 2 || ANNOUNCED.test(head))
const ANNOUNCED =
  /(?<!\p{L})(?:options?|answers?|choices?|choose|pick|opciones|respuestas|elegir|auswahl|antworten|optionen|either)(?!\p{L})/iu

function listSaid(text: string): ListSaid | null {
  const said = listFound(text)
  return said && isList(text, said) ? said : null
}

function listFound(text: string): ListSaid | null {
  if (/:\s(?:si|whether|if|ob)\s/iu.test(text)) return null
  const plain = text.replace(/[.!\s]+$/u, '')
  const given = FOR_THESE.exec(plain)
  if (given?.[1] && given[2] && answersOf(given[2]).length > 1)
    return { head: given[1], answers: answersOf(given[2]) }
  const listed = listIn(plain.replace(/\s\((?:[^)]{1,30})\)/gu, ''))
  if (listed && !/\?$/u.test(listed.head)) return listed
  const [, head, words] = GAP_LIST.exec(plain) ?? []
  const answers = words ? bareList(words) : []
  const isAnnounced =
    head !== undefined &&
    (/:/u.test(plain) || AT_START.test(head) || AT_END.test(head) || ADDED.some((one) => one.test(head)))
  return head && isAnnounced && answers.length > 0 ? { head, answers } : null
}
const WEEK: InLanguages<string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
}
const ALL_WEEK =
  /(?<!\p{L})(?:mon(?:day)?|mo(?:ntag)?|lunes|l)\s?(?:-|–|to|bis|a|till)\s?(?:sun(?:day)?|so(?:nntag)?|domingo|d)(?!\p{L})/iu
const choices = (list: readonly string[]) => list.map((option_text) => ({ option_text }))
const IS_SCALE = /^\d{1,2}$/u

const listed: Order = (text, at) => {
  if (ALL_WEEK.test(text)) {
    const head = text.replace(ALL_WEEK, ' ')
    const way = waySaid(head)
    const name = head
      .replace(way?.words ?? NOT_SAID, ' ')
      .replace(OF_ANSWERS, ' ')
      .trim()
    const [place] = pointedAt(name, at.questions, at.touched)
    const question = place === undefined ? undefined : at.questions[place]
    if (place !== undefined && question)
      return answered(at, question, place, WEEK[at.style.language], way?.way ?? 'multi_select')
  }
  const given = listSaid(text)
  if (!given || given.answers.length < 2 || given.answers.every((one) => IS_SCALE.test(one))) return null
  if (/^(?:drop|cut|remove|delete|quita|elimina|streich|lösch|move|swap|merge)/iu.test(given.head))
    return null
  const isNew =
    ADDED.some((one) => one.test(given.head)) ||
    /^(?:one|eine|una)\s(?:with|on|about|mit|zu|con|sobre)\s/iu.test(given.head)
  const spot = spotIn(given.head, at)
  const way = waySaid(given.head)
  const isYesNo = given.answers.length === 2 && /^(?:yes|no|sí|si|ja|nein)$/iu.test(given.answers[0] ?? '')
  if (isYesNo) return null
  const about = withoutVerb(spot.rest)
    .replace(way?.words ?? NOT_SAID, ' ')
    .replace(OF_ANSWERS, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/[\s,:–-]+$/u, '')
    .trim()
  if (about.split(/\s+/u).length > 7) return null
  const reference = /^["“„«]/u.test(given.head.trim()) || /\d/u.test(given.head) ? given.head : about
  const [place] =
    isNew || (!about && at.touched === null) ? [] : pointedAt(reference || 'it', at.questions, at.touched)
  const question = place === undefined ? undefined : at.questions[place]
  if (place !== undefined && question) return answered(at, question, place, given.answers, way?.way ?? null)
  const fresh = newQuestion(
    {
      about: about || ' ',
      way: way?.way ?? (/rank|list to rank/iu.test(given.head) ? 'ranking' : null),
      options: given.answers,
    },
    [],
    at.style,
  )
  const made = fresh ?? (way?.way === 'ranking' ? bareRanking(given.answers, at.style) : null)
  if (!made) return null
  const where = spot.place ?? endOf(at.questions)
  return {
    questions: inserted(at.questions, made, where),
    touched: where,
    said: [
      isNew || !about
        ? told.added(made.question_text, where + 1)
        : told.addedInstead(about, made.question_text),
    ],
  }
}

const BEST_FIRST: InLanguages<string> = {
  en: 'Put these in order, your favourite first.',
  es: 'Ordena estas opciones, tu favorita primero.',
  de: 'Bring das in eine Reihenfolge, dein Favorit zuerst.',
}
const bareRanking = (answers: readonly string[], { language }: Style): AssistantQuestion => ({
  question_text: BEST_FIRST[language],
  question_type: 'ranking',
  options: choices(answers),
})

function answered(
  at: Standing,
  question: AssistantQuestion,
  place: number,
  answers: readonly string[],
  way: Way | null,
): Followed {
  const type =
    way === 'multi_select' || way === 'ranking' || way === 'single_select'
      ? way
      : question.question_type === 'multi_select' || question.question_type === 'ranking'
        ? question.question_type
        : 'single_select'
  const based = { ...question, options: choices(answers) }
  const next =
    question.question_type === type ? based : { ...retyped(based, type, at.style), options: choices(answers) }
  const { question_config: _, ...bare } = next
  return {
    questions: replaced(at.questions, bare, place),
    touched: place,
    said: [told.listed(place + 1, answers.length)],
  }
}

// ---- ways ----

const NOT_A_SCALE =
  /,?\s(?:not|instead of|rather than|no|nicht|statt|en (?:vez|lugar) de|y no)\s(?:as )?(?:an? |eine |einer |una )?[\p{L}/ -]{3,24}$/iu
const IN_UNITS =
  /(?<!\p{L})(?:in|en)\s(minutes?|mins?|hours?|kilomet(?:er|re)s?|km|weeks?|days?|euros?|pounds?|dollars?|percent|minuten|stunden|tagen?|wochen|prozent|minutos|horas|kilómetros|días|semanas)(?:\s(one way|each way|a day|per day|a week|per week|pro strecke|am tag|pro tag|pro woche|por trayecto|al día|por semana))?(?!\p{L})/iu
const AROUND_WAY =
  /(?<!\p{L})(?:make|turn|change|set|let|should|must|has|have|to|be|into|as|is|it|with|needs?|can|could|people|they|them|the|one|an?|for|question|please|better|rather|something|use|put|into|on|of|by|mach\p{L}*|soll\p{L}*|sein|als|mit|man|kann|können|zu[rm]?|eine[rn]?|lieber|bitte|besser|bei|haz|que|se|pueda|sea|como|con|de|en|una?|mejor|por|del|al|cambia\p{L}*|y)(?!\p{L})/giu

/** So many words say what is to be asked, not which question is meant. */
const LONG_STATEMENT = 4

const way: Order = (text, at) => {
  const plain = text.replace(NOT_A_SCALE, '')
  const unit = IN_UNITS.exec(plain)
  const said = waySaid(plain.replace(unit?.[0] ?? NOT_SAID, ' '))
  if (!said && !unit) return null
  if (ADDED.some((one) => one.test(text))) return null
  const [, before, statement] = /^(.{2,60}?):\s(?:si|whether|if|ob)\s(.{4,80})$/iu.exec(plain) ?? []
  const head = (before ?? plain)
    .replace(said?.words ?? NOT_SAID, ' ')
    .replace(unit?.[0] ?? NOT_SAID, ' ')
    .replace(/^["“„«](.+?)["”“»].*$/su, '$1')
  const isOpening = /^["“„«]/u.test(text)
  const numbered = /\d/u.test(head)
    ? head.replace(/^(?:make|turn|change|let|haz|mach\p{L}*)\s/iu, '').replace(/(?<=\d)\s.*$/u, '')
    : null
  const name = isOpening
    ? head
    : head
        .replace(AROUND_WAY, ' ')
        .replace(/["“”„«»]/gu, '')
        .replace(/[\s,:;–-]+/gu, ' ')
        .trim()
  const places = numbered
    ? pointedAt(numbered, at.questions, at.touched)
    : /\p{L}{2}/u.test(name)
      ? pointedAt(name, at.questions, at.touched)
      : /(?<!\p{L})(?:it|that|this|das|sie|lo|la|eso|esa)(?!\p{L})/iu.test(plain) && at.touched !== null
        ? [at.touched]
        : []
  const wanted: Way = said?.way ?? 'number'
  const isNew = at.isNext === true
  const isStatement =
    isNew || (wanted === 'boolean' && !statement && !isOpening && name.split(/\s+/u).length >= LONG_STATEMENT)
  const [place] = isStatement ? [] : places
  const question = place === undefined ? undefined : at.questions[place]
  if (place === undefined || !question) {
    if (!/\p{L}{2}/u.test(name) || (numbered && !isStatement)) return null
    if (/^(?:make|turn|change|mach\p{L}*|haz|cambia\p{L}*)(?!\p{L})/iu.test(text))
      return { questions: [...at.questions], touched: at.touched, said: [told.notFound(name)] }
    const about = plain
      .replace(said?.words ?? NOT_SAID, ' ')
      .replace(unit?.[0] ?? NOT_SAID, ' ')
      .replace(/^(?:one|eine|una)\s(?:on|about|zu|über|sobre|de)\s/iu, '')
      .replace(
        /\s(?:as|als|como|on|should be|must be|has to be|needs to be|to be|soll(?:te)? sein|que sea)\s*(?:an?)?\s*$/iu,
        '',
      )
      .replace(/^(?:then|and|und|y|dann|luego)\s/iu, '')
      .replace(/[\s,:;–-]+$/u, '')
      .trim()
    const isShort = about.split(/\s+/u).length <= 12
    const fresh =
      isShort && wanted !== 'single_select' && wanted !== 'multi_select' && wanted !== 'ranking'
        ? newQuestion(
            { about: about.replace(/\s*\.\s*put exactly that$/iu, ''), way: wanted, options: [] },
            at.spare,
            at.style,
          )
        : null
    if (!fresh) return null
    const where = isNew && at.touched !== null ? at.touched + 1 : endOf(at.questions)
    return {
      questions: inserted(at.questions, fresh, where),
      touched: where,
      said: [told.added(fresh.question_text, where + 1)],
    }
  }
  if (wanted === 'date_time' && FROM_TO.test(text)) {
    const [from, to] = ENDS[at.style.language]
    const stem = question.question_text.replace(/[?]$/u, '').replace(/^¿/u, '')
    const dated = (end: string): AssistantQuestion => ({
      question_text: `${at.style.language === 'es' ? '¿' : ''}${stem}, ${end}?`,
      question_type: 'date_time',
    })
    return {
      questions: inserted(replaced(at.questions, dated(from), place), dated(to), place + 1),
      touched: place,
      said: [
        told.retyped(place + 1, dated(from).question_text),
        told.added(dated(to).question_text, place + 2),
      ],
    }
  }
  if (statement && wanted === 'boolean') {
    const fresh = newQuestion(
      {
        about: `${at.style.language === 'es' ? 'si' : at.style.language === 'de' ? 'ob' : 'whether'} ${statement}`,
        way: 'boolean',
        options: [],
      },
      [],
      at.style,
    )
    if (fresh)
      return {
        questions: replaced(at.questions, { ...fresh, question_type: 'boolean' }, place),
        touched: place,
        said: [told.reworded(place + 1, fresh.question_text)],
      }
  }
  return inWay(at, question, place, wanted, unit)
}

const IN_ORDER =
  /\s*(?:(?:Please )?[Pp]ut (?:it|them) in order[^.]*\.|Ord[eé]n[ae]l[oa]s?[^.]*\.|Bring(?:en Sie)? (?:es|sie) in eine Reihenfolge[^.]*\.)$/u
const AS_NUMBER: InLanguages<string> = { en: 'as a number', es: 'en números', de: 'als Zahl' }

function inWay(
  at: Standing,
  question: AssistantQuestion,
  place: number,
  wanted: Way,
  unit: RegExpExecArray | null,
): Followed {
  const keep = (next: AssistantQuestion, said: InLanguages<string>): Followed => ({
    questions: replaced(at.questions, next, place),
    touched: place,
    said: [said],
  })
  const text = question.question_text
  if (wanted === 'number') {
    const how = unit ? unit[0].trim() : AS_NUMBER[at.style.language]
    const bare = text.replace(/,?\s(?:in minutes|in Minuten|en minutos)[^?]*(?=\?)/iu, '')
    const asked = /\?$/u.test(bare) ? bare.replace(/\?$/u, `, ${how}?`) : `${bare} (${how})`
    const isSaid = text.toLowerCase().includes(how.toLowerCase()) && question.question_type === 'short_text'
    return isSaid
      ? keep(question, told.already(place + 1))
      : keep({ question_text: asked, question_type: 'short_text' }, told.retyped(place + 1, asked))
  }
  if (question.question_type === wanted) return keep(question, told.already(place + 1))
  if (
    wanted === 'boolean' &&
    !isYesOrNo(text) &&
    !/^(?:will|are|is|would|¿?(?:vas|va|vienes|quieres)|wirst|würdest|soll|möchtest|gehst|bist)/iu.test(text)
  )
    return { questions: [...at.questions], touched: place, said: [told.noYesNo(place + 1, text)] }
  if (wanted === 'rating_scale') {
    const labels = question.question_config?.options.labels
    const bare = text.replace(IN_ORDER, '')
    const next: AssistantQuestion = {
      question_text: bare,
      question_type: 'rating_scale',
      question_config: labels
        ? { options: { ...LIKELY_SCALE, labels } }
        : scaleBetween(LITTLE_TO_MUCH[at.style.language]),
    }
    return keep(next, told.retyped(place + 1, bare))
  }
  if (wanted === 'boolean')
    return keep({ question_text: text, question_type: 'boolean' }, told.retyped(place + 1, text))
  if (wanted === 'date_time' || wanted.endsWith('_text'))
    return keep({ question_text: text, question_type: wanted }, told.retyped(place + 1, text))
  const next = retyped(question, wanted, at.style)
  return keep(next, told.retyped(place + 1, next.question_text))
}

const FROM_TO =
  /(?<!\p{L})(?:from (?:and )?(?:to|until)|from .{0,12}to|start and end|desde y hasta|desde.{0,12}hasta|inicio y fin(?:al)?|von (?:und )?bis|anfang und ende)(?!\p{L})/iu
const ENDS: InLanguages<[string, string]> = {
  en: ['from', 'until'],
  es: ['desde', 'hasta'],
  de: ['von', 'bis'],
}

const NEEDS_MORE = [
  pattern(
    '(?:the |die |la )?(.{3,40}?)(?:\\sone|\\squestion|\\sfrage)?\\s(?:needs|should (?:also )?(?:have|offer)|is missing|lacks|could use|braucht noch|fehlt noch)\\s(?:also\\s)?["“„«]?(.{1,60}?)["”“»]?(?:\\s(?:too|as well|also|auch|as (?:an )?(?:option|answer)|als antwort))',
  ),
  pattern(
    '(?:the |die |la )?(.{3,40}?)(?:\\sone|\\squestion|frage)?:\\s(?:also )?(?:add|plus|and|añade|noch|dazu|auch)\\s["“„«]?(.{1,60}?)["”“»]?',
  ),
]

/** “the times one needs mornings too” */
const moreAnswers: Order = (text, at) => {
  const [reference = '', what = ''] = found(NEEDS_MORE, text) ?? []
  if (!what || ADDED.some((one) => one.test(reference))) return null
  const place = pointedAt(reference, at.questions, at.touched).find((one) => at.questions[one]?.options)
  const question = place === undefined ? undefined : at.questions[place]
  if (place === undefined || !question?.options) return null
  const fresh = answersOf(what)
  const answers = fresh.length > 1 ? fresh : [what]
  const options = [...question.options, ...choices(answers)]
  return {
    questions: replaced(at.questions, { ...question, options }, place),
    touched: place,
    said: [told.moreAnswers(place + 1, answers)],
  }
}

const LITTLE_TO_MUCH: InLanguages<[string, string]> = {
  en: ['very little', 'very much'],
  es: ['muy poco', 'muchísimo'],
  de: ['sehr wenig', 'sehr viel'],
}

// ---- new ----

const ADDED = [
  /^(?:add|include|put in|insert|append|ask (?!me|you)(?:for |about |also |them |people |if |whether |how |what |which )|also ask|(?:you |we )?(?:forgot|missed|left out)|don[’']?t forget|(?:there(?:[’']s| is) )?(?:nothing|something missing) (?:on|about)|what about|how about|missing:?|(?:a |one |another |new )question (?:on|about|for|asking)|one (?:more )?(?:on|about)|(?:put )?something (?:nice |small |fun )?(?:in )?(?:about|on|for|too)|there be|could there be|can there be|whether (?:they|people|anyone|somebody|someone|you|it|we)|new question|put (?!.{2,40}(?:first|last|after|before|at the)).{2,40} in(?:[ ,]|$)|put: |put “|put ")/iu,
  /^(?:añade|agrega|incluye|mete|añádeme|pregunta(?:les)?\s(?:por|sobre|si|cuánt\p{L}*|qué|cómo)|falta(?:n|ría)?|te (?:has olvidado|olvidaste|falta)|(?:otra|una) (?:pregunta )?(?:sobre|de|para)|algo (?:sobre|de|para)|pon (?:algo|una|otra|también)|pon:)(?!\p{L})/iu,
  /^(?:füg\p{L}*|ergänz\p{L}*|noch (?:was|etwas|eine?|ob|wie|wer|wann|wo)|ob (?:jemand|sie|man|ihr|die leute)|frag(?:e|en)? (?:auch |noch )?(?:nach|ob|wie|was|wann|wer)|es fehlt|fehlt(?: noch)?|da fehlt|(?:du hast|haben wir) .{2,60} vergessen|was ist mit|eine (?:weitere )?frage|nimm .{2,60} (?:auf|rein|dazu)|schreib (?:noch )?(?:was|eine))(?!\p{L})/iu,
]
const VERB_OF_ADDING =
  /^(?:(?:please |also |and )*(?:add|include|put in|insert|append|ask(?: for| about| also| them)*|you forgot|forgot|we forgot|you missed|you left out|don[’']?t forget|there(?:[’']s| is) nothing (?:on|about)|what about|how about|missing|could there be|can there be|there be|put|new question|añade|agrega|incluye|mete|añádeme|pregunta(?:les)?(?: por| sobre)?|faltan?|faltaría|te has olvidado(?: de)?|te olvidaste(?: de)?|te falta|pon|füg\p{L}*|ergänz\p{L}*|noch|frag(?:e|en)?(?: auch| noch)?(?: nach)?|es fehlt(?: noch)?|fehlt(?: noch)?|da fehlt|du hast|was ist mit|schreib))[\s:,]+/iu
const A_THING =
  /^(?:(?:the |an? |one |another |some|more |noch |una |otra |eine |ein |weitere |new |nice |small |little |quick |short |bit |also |too |kleine |fun )*(?:question|one|something|some thing|thing|pregunta|algo|frage|was|etwas)s?(?: nice| small| fun| too| in| in too)*(?:[\s,]+(?:about|on|regarding|asking(?: about| for| them)?|for|like|with|sobre|de|para|acerca de|por|zu[rm]?|über|nach|mit|wegen|bei))?|about|on|for|sobre|acerca de|zu[rm]?|über|nach|mit|like|also)[\s:,]+/iu
const AFTER_ADDING =
  /[\s,]+(?:hinzu|dazu|rein|ein|noch|auch|vergessen|mit auf|in too|in|too|as well|también|además)$/iu

function withoutVerb(text: string): string {
  let rest = text.trim()
  for (let next = rest.replace(VERB_OF_ADDING, ''); next !== rest; next = rest.replace(VERB_OF_ADDING, ''))
    rest = next.trim()
  for (let next = rest.replace(A_THING, ''); next !== rest; next = rest.replace(A_THING, ''))
    rest = next.trim()
  return rest.replace(AFTER_ADDING, '').trim()
}

const TOO = /^(?:and |also |y |und )?(.{3,50}?),?\s(?:too|as well|también|auch(?: noch)?)[.!]*$/iu
const AND_THE =
  /^(?:(?:ah|oh|ach)[, ]+)?(?:y|und|and) ((?:el|la|los|las|lo de|der|die|das|the|what about|was ist mit)\s.{3,60})$/iu
const TAIL_WAY = /(?:[,:–(-]|\sas|\sals|\scomo|\swith)\s*([^,:()]{3,30})\)?$/iu
const LEADING_WAY =
  /^(?:an?|one|eine?|una?)?\s?(?:de )?(yes ?(?:\/|or) ?no|s[ií] ?(?:\/|o) ?no|ja ?(?:\/|oder) ?nein|scale|skala|escala|date|datum|fecha|ranking|free text|freitext|texto libre)\s?(?:question |frage |pregunta )?(?:for|on|about|zu[rm]?|über|para|sobre|de|:)\s/iu
const THAT = /^(?:that|this|it|das|dies|eso|ello|lo mismo)$/iu
const MAY_I = /^(?:can|may|could) (?:i|we) (.{4,80}?)\??$/iu
const RELATIVE = /\s(?:que (?:viene|va|vendrá|está)|who|which|that is|der|die|das)\s.{3,40}$/iu

/** “before breakfast” is a time of day, “before the last one” a place in the survey. */
const REFERENCE =
  /(?:after|behind|below|following|before|above|in front of|después de|detrás de|tras|antes de|delante de|nach|hinter|vor)\s(?:the|that|this|it|question|number|nr|der|die|das|dem|frage|la|las|el|lo|pregunta|\d)(?!\p{L})/iu

const add: Order = (text, at) => {
  const isSaid = ADDED.some((one) => one.test(text))
  const too = isSaid ? null : TOO.exec(text)?.[1]
  const and = isSaid || too ? null : AND_THE.exec(text)?.[1]
  if (!isSaid && !too && !and) return null
  const verbatim = /["“„«]([^"”“»]{6,300})["”“»]/u.exec(text)?.[1] ?? /:\s(¿.{4,200}\?)/u.exec(text)?.[1]
  const spot = spotIn(withoutReason(text), at)
  const isNamed = !BESIDE.test(withoutReason(text)) || REFERENCE.test(withoutReason(text))
  const { rest, place } = isNamed ? spot : { rest: withoutReason(text), place: null }
  const isOptional = OPTIONAL.test(rest)
  const body = withoutVerb(
    (too ?? and ?? rest)
      .replace(/,?\s(?:but |aber |pero )?(?:make it |let it be )?(?:as )?(?=\S)/iu, (gap) => gap)
      .replace(new RegExp(`[\\s,(]*(?:but|aber|pero|and|und|y)?\\s?${OPTIONAL.source}\\)?`, 'iu'), ' '),
  )
  const leading = LEADING_WAY.exec(body)
  const tail = leading ? null : TAIL_WAY.exec(body)
  const tailWay = tail?.[1] ? waySaid(tail[1]) : null
  const isAllWay =
    tailWay !== null && (tail?.[1] ?? '').replace(tailWay.words, '').replace(AROUND_WAY, '').trim() === ''
  const yesNo = waySaid(body)?.way === 'boolean' ? waySaid(body) : null
  const said = leading ? waySaid(leading[0]) : isAllWay ? tailWay : yesNo
  const about = (
    leading
      ? body.slice(leading[0].length)
      : isAllWay && tail
        ? body.slice(0, tail.index)
        : yesNo
          ? body.replace(yesNo.words, ' ')
          : body
  )
    .replace(and ? RELATIVE : NOT_SAID, '')
    .replace(/[\s,:;]+$/u, '')
    .trim()
  const may = THAT.test(about) && at.before ? MAY_I.exec(withoutLead(at.before))?.[1] : null
  const fresh = may
    ? {
        question_text: `May we ${may.replace(/\b(?:people|they)\b/giu, 'you').replace(/\btheir\b/giu, 'your')}?`,
        question_type: 'boolean' as const,
      }
    : THAT.test(about)
      ? null
      : newQuestion(
          {
            about: verbatim ?? about,
            way: said?.way ?? null,
            options: [],
            isVerbatim: verbatim !== undefined,
          },
          at.spare,
          at.style,
        )
  if (!fresh) return null
  if (about.split(/\s+/u).length > 16 && !verbatim) return null
  const question = isOptional ? marked(fresh, at.style) : fresh
  if (at.questions.some(({ question_text }) => question_text === question.question_text)) return null
  const where = place ?? endOf(at.questions)
  return {
    questions: inserted(at.questions, question, where),
    touched: where,
    said: [told.added(question.question_text, where + 1)],
  }
}

// ---- words ----

const FOR_WORDS =
  /["“„«']([^"”“»']{2,60})["”“»']\s(?:instead of|rather than|not|statt|anstatt|anstelle von|en (?:vez|lugar) de|y no)\s["“„«']([^"”“»']{2,60})["”“»']/iu

function exchange(text: string, at: Standing): Followed | null {
  const [, fresh = '', old = ''] = FOR_WORDS.exec(text) ?? []
  if (!old) return null
  const has = at.questions.findIndex(({ question_text }) =>
    question_text.toLowerCase().includes(old.toLowerCase()),
  )
  const question = at.questions[has]
  if (!question) {
    const [near] = pointedAt(old, at.questions, null)
    return {
      questions: [...at.questions],
      touched: near ?? at.touched,
      said: [
        near === undefined ? told.notFound(old) : told.notSaid(old, near + 1, textAt(at.questions, near)),
      ],
    }
  }
  const from = question.question_text.toLowerCase().indexOf(old.toLowerCase())
  const question_text =
    question.question_text.slice(0, from) + fresh + question.question_text.slice(from + old.length)
  return {
    questions: replaced(at.questions, { ...question, question_text }, has),
    touched: has,
    said: [told.reworded(has + 1, question_text)],
  }
}

const UNCLEAR =
  /(?<!\p{L})(?:(?:don['’]?t|do not|doesn['’]?t|can['’]?t|won['’]?t|nobody|no one) (?:really |even )?(?:understands?|get)|(?:is|sounds) (?:unclear|confusing|odd|weird|strange)|makes no sense|versteh\p{L}*.{0,20}nicht|unklar|unverständlich|verwirrend|no (?:se |la |lo )?entiend\p{L}*|no se entiende|confus[ao])(?!\p{L})/iu
const unclear: Order = (text, at) => {
  if (!UNCLEAR.test(text) || /(?<!\p{L})(?:order|reihenfolge|orden)(?!\p{L})/iu.test(text)) return null
  const [place] = pointedAt(
    text
      .replace(UNCLEAR, ' ')
      .replace(/\s(?:i|we|ich|wir|selber|selbst|myself)(?!\p{L})/giu, ' ')
      .trim(),
    at.questions,
    at.touched,
  )
  const question = place === undefined ? undefined : at.questions[place]
  if (place === undefined || !question) return null
  const plainer = simplified(shortened(question.question_text), at.style.language)
  if (plainer === question.question_text)
    return {
      questions: [...at.questions],
      touched: place,
      said: [told.noPlainer(place + 1, question.question_text)],
    }
  return {
    questions: replaced(at.questions, { ...question, question_text: plainer }, place),
    touched: place,
    said: [told.reworded(place + 1, plainer)],
  }
}

const FRIENDLY =
  /(?<!\p{L})(?:funn(?:y|ier)|fun|humou?r|lighter|light-?hearted|less (?:formal|stiff|official|serious|like an? \p{L}+)|more (?:casual|relaxed|personal|human|like us|natural|friendly)|warm(?:er)?|friendl(?:y|ier)|(?:not|no)(?: to)? sound(?:s|ing)? (?:so |like )?\p{L}+|not (?:so )?(?:bitter|stiff|official|formal|bureaucratic)|talks? like that|sounds? like us|gracia|gracios\p{L}*|divertid\p{L}*|cercan[ao]s?|menos formal|lustig\p{L}*|witzig\p{L}*|locker(?:er|e[nrs]?)?|nicht so (?:amtlich|förmlich|steif|streng)|wärmer|freundlicher|menschlicher|weniger förmlich)(?!\p{L})/iu
/** So short a wish is known in other words. */
const SHORT_WISH = 3

const friendlier: Order = (text, at) => {
  if (!FRIENDLY.test(text) || text.split(/\s+/u).length <= SHORT_WISH) return null
  const questions = talkedPlainly(at.questions, at.style.language)
  const isSame = JSON.stringify(questions) === JSON.stringify(at.questions)
  return { questions, touched: null, said: [isSame ? told.noFriendlier : told.friendlier] }
}

const SIMPLE =
  /(?<!\p{L})(?:(?:shorter|short|simple|simpler|plain|plainer|easy|easier) (?:sentences|words|language|wording)|no jargon|no (?:\p{L}+ ){0,3}words|simpler|plainer|(?:kürzere|kurze|einfache|einfachere) (?:sätze|wörter|sprache)|einfacher|frases (?:más )?cortas|palabras (?:más )?sencillas|más (?:sencill|simple|fácil)\p{L}*)(?!\p{L})/iu
const plainer: Order = (text, at) => {
  if (!SIMPLE.test(text) || text.split(/\s+/u).length <= SHORT_WISH) return null
  const questions = at.questions.map((question) => ({
    ...question,
    question_text: simplified(shortened(question.question_text), at.style.language),
  }))
  const isSame = JSON.stringify(questions) === JSON.stringify(at.questions)
  return { questions, touched: null, said: [isSame ? told.plainAlready : told.plainer] }
}

const CURRENCY =
  /(?:currency|währung|moneda)(?: is| ist| es)?(?: in)? (pounds?|euros?|dollars?|francs?|franken|libras|pesos|dólares|kronor|złoty)|^(?:in|en|all in|prices in|amounts in) (pounds|euros|dollars|francs|franken|libras|pesos|dólares)$/iu
const MONEY_WORDS =
  /(?<!\p{L})(?:spend|pay|paid|cost|costs|price|budget|contribution|money|amount|fee|share|gast\p{L}*|pag\p{L}*|precio|presupuesto|dinero|aport\p{L}*|kost\p{L}*|zahl\p{L}*|preis|geld|beitrag|ausg\p{L}*|gibst)(?!\p{L})/iu
const currency: Order = (text, at) => {
  const match = CURRENCY.exec(text)
  const name = match?.[1] ?? match?.[2]
  if (!name) return null
  const said = { en: `in ${name}`, es: `en ${name}`, de: `in ${name}` }[at.style.language]
  const places = at.questions.flatMap(({ question_text, question_type }, place) =>
    MONEY_WORDS.test(question_text) && question_type !== 'ranking' && question_type !== 'boolean'
      ? [place]
      : [],
  )
  if (places.length === 0)
    return { questions: [...at.questions], touched: at.touched, said: [told.notFound(name)] }
  const questions = at.questions.map((question, place) =>
    places.includes(place) && !question.question_text.includes(said)
      ? { ...question, question_text: `${question.question_text} (${said})` }
      : question,
  )
  return {
    questions,
    touched: places[0] ?? null,
    said: [
      told.amounts(
        places.map((place) => place + 1),
        name,
      ),
    ],
  }
}

const ORDERS: readonly Order[] = [
  currency,
  plainer,
  unclear,
  fewer,
  optional,
  moreAnswers,
  listed,
  add,
  way,
  order,
  soften,
  drop,
  friendlier,
]

function followOne(wish: string, at: Standing): Followed | null {
  const plain = withoutTail(withoutLead(wish))
  const bare = withoutReason(plain)
  const [first = '', ...others] = plain.split(/,\s/u)
  const head = others.length === 1 && isAside(others[0] ?? '') ? [first] : []
  for (const text of [...new Set([plain, bare, ...head])])
    for (const one of ORDERS) {
      const done = one(text, at)
      if (done) return done
    }
  return AND_THE.test(withoutTail(wish)) ? add(withoutTail(wish), at) : null
}

/** Around the name of a question, in a sentence of its own. */
const ABOUT_IT =
  /^(?:do|does|is|are|brauchen|braucht|necesitamos|hace falta)\s(?:we|you|they|wir|es|man)?\s?(?:really |wirklich )?(?:need|want|ask|have)?\s?(?:to ask )?(?:about )?/iu

const NEXT = /^(?:and )?(?:then|followed by|luego|después|dann|danach)(?!\p{L})/iu

/** What can only be understood of a whole sentence. */
const OF_THE_WHOLE: readonly Order[] = [
  (text, at) => (BEFORE_IT.test(text) ? drop(text, at) : null),
  (text, at) => (/["“„«].+["”“»]/u.test(text) ? soften(text, at) : null),
  exchange,
  fewer,
  listed,
]

export interface Outcome extends Followed {
  /** What of the message was not followed. */
  left: string[]
}

/** What a message asks for, done wish by wish; null where none of it was understood. */
export function follow(message: string, at: Standing): Outcome | null {
  let now: Followed = { questions: [...at.questions], touched: at.touched, said: [] }
  const left: string[] = []
  let mentioned: number | null = null
  const take = (done: Followed) => {
    now = { ...done, said: [...now.said, ...done.said] }
  }
  const all = OF_THE_WHOLE.reduce<Followed | null>(
    (done, one) => done ?? one(withoutTail(withoutLead(message)), at),
    null,
  )
  if (all) return { ...all, left }
  for (const sentence of sentencesOf(message)) {
    const standing = () => ({ ...at, ...now })
    const text = withoutTail(withoutLead(sentence))
    const whole = OF_THE_WHOLE.reduce<Followed | null>((done, one) => done ?? one(text, standing()), null)
    if (whole) {
      take(whole)
      continue
    }
    for (const part of wishesIn(sentence)) {
      const isNext = NEXT.test(part) && now.said.length > 0
      const done = followOne(part, { ...standing(), touched: now.touched ?? mentioned, isNext })
      if (done) take(done)
      else {
        left.push(part)
        mentioned =
          pointedAt(
            part
              .replace(ABOUT_IT, ' ')
              .replace(/[?!.,]+/gu, ' ')
              .trim(),
            now.questions,
            null,
          )[0] ?? null
      }
    }
  }
  return now.said.length > 0 ? { ...now, left } : null
}

const BY_NUMBER =
  /(?<![\d:.])\d{1,2}(?![\d:]|\.\d|\s?(?:yr|years?|am|pm|uhr|min|€|£|euro|%|-|–))|(?<!\p{L})(?:first|second|third|fourth|fifth|last|erste\p{L}?|zweite\p{L}?|dritte\p{L}?|vierte\p{L}?|letzte\p{L}?|primera|segunda|tercera|cuarta|última)(?!\p{L})/iu
const ONE_OF_THEM = new RegExp(`${BY_NUMBER.source}|["“„«]`, 'iu')
const TO_ONE_AGE = /(?<!\p{L})(?:kids|children|niñ[oa]s|kinder)(?!\p{L})/iu
const OF_A_LIST =
  /(?<!\p{L})(?:list|options?|choices?|tick\p{L}*(?: ?box\p{L}*)?|pick|rank|drop-?down|desplegable|auswahlliste|casillas|opciones|auswahl|kästchen)[^:–—]{0,24}[:–—]/iu
const EVERYWHERE = /(?<!\p{L})(?:everywhere|überall|all questions|en todas|throughout)(?!\p{L})/iu
const ANYTHING =
  /(?<!\p{L})(?:rather not|anything (?:about|that|which|on)|cualquier cosa|alles,? was|says? no)(?!\p{L})/iu
const INFINITIVE = /(?:(?:sobre|de)\s\p{L}*(?:ar|er|ir)|(?:about|on)\s\p{L}{3,}ing)\s/iu
const LIKE_WHAT = /(?:like|such as|como|wie)\s(?:what|how|who|whether|was|ob|qué|si)\s/iu
const IN_ORDER_SAID = /(?<!\p{L})(?:drag|sort(?:able)?|ordenar|sortieren|ranked)(?!\p{L})/iu
const TWO_WAYS = /[,\s](?:and )?then\s/iu

const whenever =
  (is: (text: string, at: Standing) => boolean, order: Order): Order =>
  (text, at) =>
    is(text, at) ? order(text, at) : null

const isAddedOddly = (text: string): boolean => {
  if (!ADDED.some((one) => one.test(text)) || BY_NUMBER.test(withoutReason(text)) || listSaid(text))
    return false
  const body = withoutVerb(withoutReason(text))
  return (
    withoutReason(text) !== text ||
    isOfAPerson(body) ||
    (OPTIONAL.test(text) && !/(?<!\p{L})say(?!\p{L})/iu.test(text)) ||
    LIKE_WHAT.test(text) ||
    INFINITIVE.test(text) ||
    /,\s(?:scale|yes ?\/ ?no|skala|escala|ja ?\/ ?nein|s[ií] ?\/ ?no)$/iu.test(text)
  )
}
const isAllInMinutes = (text: string, at: Standing): boolean => {
  const unit = IN_UNITS.exec(text)?.[1]?.slice(0, 5).toLowerCase()
  return (
    unit !== undefined && at.questions.some(({ question_text }) => question_text.toLowerCase().includes(unit))
  )
}
/** “make the smell one a scale” */
const isCalledOne = (text: string) =>
  /^(?:make|turn|change|let|have)\s(?:the\s)?.{3,30}\s(?:one|question)\s(?:be |into |to )?an?\s(?:scale|rating|ranking|choice|date)/iu.test(
    text,
  ) && !BY_NUMBER.test(text)
const isLongStatement = (text: string) =>
  waySaid(text)?.way === 'boolean' &&
  text.split(/\s+/u).length > LONG_STATEMENT + 2 &&
  !/[:?"“„«]/u.test(text) &&
  !BY_NUMBER.test(text)

/** What cannot have been meant otherwise, however it is said. */
const SURE: readonly Order[] = [
  whenever((text) => BEFORE_IT.test(text) && !BY_NUMBER.test(text), drop),
  whenever((text) => /["“„«].+["”“»]/u.test(text), soften),
  whenever((text) => !EVERYWHERE.test(text), exchange),
  currency,
  moreAnswers,
  whenever((text) => !ONE_OF_THEM.test(text) && wishesIn(text).length === 1, plainer),
  fewer,
  whenever(
    (text) => EASY.test(text) && AT_START.test(text) && !BY_NUMBER.test(text.replace(AT_START, '')),
    order,
  ),
  whenever((text) => ONE_OF_THEM.test(text), unclear),
  whenever(
    (text) =>
      (OF_A_LIST.test(text) &&
        !ADDED.some((one) => one.test(text)) &&
        !BY_NUMBER.test(text.replace(/[:–—].*$/su, ''))) ||
      FOR_THESE.test(text),
    listed,
  ),
  whenever((text) => ANYTHING.test(text) && !BY_NUMBER.test(text), drop),
  whenever(isAddedOddly, add),
  whenever(
    (text, at) =>
      isLongStatement(text) ||
      isCalledOne(text) ||
      isAllInMinutes(text, at) ||
      (IN_ORDER_SAID.test(text) && !BY_NUMBER.test(text)),
    way,
  ),
  whenever(
    (text) => (!ONE_OF_THEM.test(text) || /talks? like/iu.test(text)) && !TO_ONE_AGE.test(text),
    friendlier,
  ),
]

/** A message that is surely such a wish; null for any other. */
export function followSurely(message: string, at: Standing): Outcome | null {
  const text = withoutTail(withoutLead(message))
  if (TWO_WAYS.test(text) && waySaid(text.split(TWO_WAYS)[0] ?? '') && waySaid(text.split(TWO_WAYS)[1] ?? ''))
    return follow(message, at)
  for (const one of SURE) {
    const done = one(text, at)
    if (done) return { ...done, left: [] }
  }
  const all = sentencesOf(message)
  if ((all.length > 1 || wishesIn(message).length > 1) && !BY_NUMBER.test(message)) {
    const parts = all.flatMap(wishesIn)
    const isAny = parts.some((part) => SURE.some((one) => one(withoutTail(withoutLead(part)), at) !== null))
    if (isAny && parts.length <= MOST_PARTS) {
      const outcome = follow(message, at)
      if (outcome && outcome.left.every(isAside)) return outcome
    }
  }
  return null
}
const MOST_PARTS = 3
