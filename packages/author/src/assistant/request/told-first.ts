import { answerTo } from '../answers.ts'
import { readBrief } from '../brief/read-brief.ts'
import { countOf } from '../brief/signals.ts'
import { isDropping } from '../changes/acts/dropping.ts'
import { listed } from '../changes/lists.ts'
import { piecesOf, plainPiece } from '../changes/pieces.ts'
import { isContent } from '../changes/small-talk.ts'
import { ADD, ANOTHER, atStart, DROP, MERGE, MOVE, SPLIT, SWAP } from '../changes/words-of-command.ts'
import { facetsListed } from '../facets/find-facet.ts'
import type { AssistantRequest } from '../model.ts'
import { languageOfTopic } from '../propose-questions.ts'
import { situationIn } from '../situations/find-situation.ts'

/** What is done to questions that stand there; to draft a survey is none of it. */
const DONE_TO_QUESTIONS =
  /^(?:add|drop|delete|remove|move|merge|swap|reorder|replace|rename|reword|rephrase|translate|undo|redo|shorten|fewer|less|more|softer|another|options?|rank|ask|include|leave|skip|change|cut|use|put|give|start (?:over|again|with)|begin|nothing|no |it (?:was|is)|that|this|these|those|don['’]?t|too|any|what about|how about|añad\p{L}*|agreg\p{L}*|quit[aeá]\p{L}*|elimin\p{L}*|mueve|mové|pon\p{L}*|junta\p{L}*|cambi\p{L}*|traduc\p{L}*|menos|más|mete|falta\p{L}*|otra|una más|pregunta\p{L}*|nada|empieza|demasiad\p{L}*|füg\p{L}*|ergänz\p{L}*|streich\p{L}*|lösch\p{L}*|verschieb\p{L}*|änder\p{L}*|ersetz\p{L}*|übersetz\p{L}*|weniger|mehr|noch|frag\p{L}*|nimm|setz\p{L}*|zu (?:viele?|lang)|nichts|keine|something (?:about|on)|algo (?:sobre|de)|it['’]?s for|es ist für|es para|(?:das|es) (?:war|ist)|(?:in|into|auf|en|al) (?:english|german|spanish|deutsch|englisch|spanisch|español|inglés|alemán))(?!\p{L})/iu
const MAKES_THEM =
  /^(?:make|turn|haz|hazl[ao]s?|mach\p{L}*)\s(?!(?:me|us|mir|uns|a|an|eine?|una?|the survey about|something)(?!\p{L}))/iu
const POINTS =
  /(?<!\p{L})(?:(?:question|number|frage|nummer|pregunta|número|nr\.?|q)\s?\d|(?:the|die|la|el|number) (?:first|second|third|fourth|fifth|last|erste\p{L}?|zweite\p{L}?|dritte\p{L}?|vierte\p{L}?|letzte\p{L}?|primera|segunda|tercera|cuarta|última)(?:\s(?:one|two|three|question|frage|pregunta))?(?:$|[\s,.!?])|(?:the|that) (?:\p{L}+ ){1,3}(?:one|question)(?!\p{L})|(?:la|las) (?:del?|de la|sobre) |die (?:frage )?(?:mit|nach|über|zu[rm]?) |(?:^|\s)(?:bei[m]?|for the|en la|en el) .{2,30}(?:nur|only|solo|just)\s)/iu
const ASKS_IT = /\?\s*$/u
/** A question that asks for the survey itself. */
const DRAFTS =
  /(?<!\p{L})(?:draft|write|create|make|do|prepare|set up|come up with|suggest|help|escrib\p{L}*|crea\p{L}*|prepar\p{L}*|hac(?:er|es)|haz\p{L}*|ayud\p{L}*|schreib\p{L}*|erstell\p{L}*|mach\p{L}*|entw[iu]rf\p{L}*|vorschlag\p{L}*|helf\p{L}*|hilf\p{L}*)(?!\p{L})/iu

/** In German the verb stands last. */
const DONE_AT_THE_END =
  /(?<!\p{L})(?:raus|weg|rein|dazu|streichen|löschen|weglassen|hinzufügen|ergänzen|verschieben|kürzen|fuera)[\s.!]*$/iu

const FEWEST_WORDS = 5
/** Why or how, in a word or two. */
const IN_PASSING =
  /^(?:(?:just|only|bitte|please|aus|aus reiner|por|pura|solo|solo por|einfach|be|sea|que sea|und|and|y|ganz|very|muy)\s)*(?:curio\p{L}*|for fun|neugier\p{L}*|interesse|honest\p{L}*|ehrlich\p{L}*|sincer\p{L}*|confidential|careful|vertraulich|short|quick|brief|kurz|breve|cort[ao]s?)(?:[\s,]+(?:please|bitte|por favor|and|und|y|careful|honest|short|kurz|ehrlich|breve|corta|sincera|anónima))*[.!]*$/iu

/** A wish in the words of somebody who tells. */
const WOULD =
  /(?<!\p{L})(?:like to (?:also )?(?:ask about|add|drop|change|include)|(?:would|wäre|wären|sería|serían) (?:be )?(?:better|enough|besser|genug|mejor))(?!\p{L})/iu

const LANGUAGES = ['en', 'es', 'de'] as const

const isDone = (clause: string): boolean => {
  const plain = plainPiece(clause)
  return (
    (DONE_TO_QUESTIONS.test(plain) && countOf(clause) === null) ||
    MAKES_THEM.test(plain) ||
    WOULD.test(clause) ||
    DONE_AT_THE_END.test(clause) ||
    POINTS.test(clause)
  )
}

/** Who asks, whom, what for: what people say around a survey that is still to be written. */
const TELLS =
  /^(?:(?:hi|hey|hello|hola|buenas|hallo|so|ok(?:ay)?|please|bitte|well)[\s,!.]{1,3}){0,3}(?:i(?:['’]?(?:m|d|ve))?|we(?:['’]?(?:re|d|ve))?|my|our|planning|organi[sz]ing|looking (?:for|to)|needs?|wants?|wanna|trying|just|curious|this (?:is|one)|it(?:['’]?s| is) (?:for|about)|for (?:my|our|the|a)|they(?:['’]?re)?|there(?:['’]?s| are| is)|keep it|simple|nothing (?:too|fancy)|can you|could you|somos|soy|estamos|tengo|tenemos|necesit\p{L}*|quier\p{L}*|quer\p{L}*|es para|para|hay que|son|algo|mi|nuestr[oa]s?|me (?:gustar|interes)\p{L}*|nos|curiosidad|wir|ich|mich|mir|uns|unsere?\p{L}?|meine?\p{L}?|brauch\p{L}*|es geht|für|soll|sollte|möglichst|kurz|einfach)(?!\p{L})/iu
/** So long a remark that commands nothing tells something. */
const LONG_REMARK = 9
/** What somebody asks of the assistant, and not of those who answer. */
const isAskedOfIt = (piece: string) => ASKS_IT.test(piece) && !DRAFTS.test(piece)
const COMMANDS = atStart(
  `${ADD}|${DROP}|${MOVE}|${SWAP}|${MERGE}|${SPLIT}|${ANOTHER}|i (?:also )?(?:want|need) (?:an?|one) question|keep (?!it|things|this)|sort|order|rank|send|mail|translate|let|undo|rename|reword|shorten|soften|simplify|the (?:options|last|first|second|third)|(?:in|into|auf|en|al) (?:english|german|spanish|deutsch|englisch|spanisch|español|inglés|alemán)|more than|at least|mehr als|mindestens|más de|(?:question|frage|pregunta|number) (?:\\d|\\p{L}+ (?:is|should|needs))|is it|how (?:long|many)|wie (?:lange|viele)|cuánt|die \\p{L}+frage|schreib (?:es|sie)`,
)

interface Told {
  /** What the survey is about, for whom and why. */
  told: string[]
  /** What is to be done to it. */
  commands: string[]
}

/** “pace: slow, fast”: what can be answered to something that is asked. */
const isListOfAnswers = (piece: string) => {
  const list = listed(plainPiece(piece))
  return (
    list !== null &&
    !TELLS.test(piece) &&
    list.head.split(/\s+/u).length <= 7 &&
    !/(?<!\p{L})(?:survey|poll|umfrage|encuesta|children|kinder|niñ[oa]s|questions?|fragen|preguntas)(?!\p{L})/iu.test(
      list.head,
    )
  )
}
/** How it is to be written, and nothing of what it is about. */
const OF_MANNER =
  /^(?:hi,? )?(?:can you (?:draft|write|make) (?:this|it|me one)|keep (?:it|the language|things) (?:simple|plain|light)|please write (?:at|in))/iu

/** A first message taken apart into what it tells and what it commands. */
export function partsTold(message: string): Told {
  const pieces = piecesOf(message).filter((piece) => !isContent(piece))
  const commands = pieces.filter(
    (piece) =>
      isListOfAnswers(piece) ||
      /^you(?:['’]ve| have| made)\s/iu.test(piece) ||
      (COMMANDS.test(plainPiece(piece)) &&
        !/^(?:find out|ask (?:my|our|the|some|people|everyone)(?!\p{L}))/iu.test(plainPiece(piece))) ||
      isDropping(piece) ||
      isDone(piece) ||
      isDone(plainPiece(piece)),
  )
  return { told: pieces.filter((piece) => !commands.includes(piece) && !isAskedOfIt(piece)), commands }
}

/** A first message that says more of what the survey is about or for, instead of changing what was proposed. */
export function tellsMore(message: string, isKnown = false): boolean {
  if (isContent(message)) return false
  if (IN_PASSING.test(message.trim())) return true
  const { told, commands } = partsTold(message)
  const words = told.join(' ').split(/\s+/u).filter(Boolean).length
  const isTold =
    told.some((piece) => TELLS.test(piece.trim())) || (words >= LONG_REMARK && countOf(message) === null)
  if (!isTold && !(isKnown && commands.length === 0 && countOf(message) === null)) return false
  if (words < (isKnown && commands.length === 0 ? 2 : FEWEST_WORDS - 1)) return false
  if (LANGUAGES.some((language) => facetsListed(message, language).length >= 2)) return commands.length === 0
  return commands.length === 0 ? answerTo(message, 'en') === null : words > FEWEST_WORDS
}

/** What was told first belongs to what the survey is about; what it commands is done to the proposal. */
export function withTold(request: AssistantRequest): AssistantRequest & { isTold?: boolean } {
  const [first, ...others] = [...request.earlier, ...(request.wish?.trim() ? [request.wish] : [])]
  if (!first) return request
  const told = { title: request.title, description: `${request.description} ${first}` }
  const isKnown = situationIn(told, languageOfTopic(told))?.isInTitle === true
  if (!tellsMore(first, isKnown)) return request
  const { told: said, commands } = partsTold(first)
  const about = said.filter((piece) => !OF_MANNER.test(piece))
  const isWhole = commands.length === 0 && about.length === said.length
  const description = [request.description, ...(isWhole ? [first] : about)]
    .filter((one) => one.trim())
    .join('. ')
  if (about.length > 0 && isOfItsOwn(request, first)) return request
  const wish = others.at(-1) ?? null
  return {
    ...request,
    description,
    customInstructions: [request.customInstructions, ...commands].filter(Boolean).join('. ') || null,
    isTold: true,
    wish,
    earlier: others.slice(0, -1),
    questions: wish === null ? null : request.questions,
  }
}

/** What says of itself what is to be asked, and not only by names that everybody has for it. */
const isOfItsOwn = ({ title, description }: AssistantRequest, message: string): boolean => {
  const told = { title, description }
  const language = languageOfTopic({ title, description: `${description} ${message}` })
  if (facetsListed(message, language).length > 0) return false
  const isKnown =
    situationIn({ title, description: `${description} ${message}` }, language)?.isInTitle === true
  const aspects = readBrief(message, told, language, true)?.aspects.length ?? 0
  return aspects > (isKnown ? 1 : 0)
}
