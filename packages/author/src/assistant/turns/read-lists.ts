import type { AssistantQuestion } from '../model.ts'
import type { Change } from '../wishes/change.ts'
import { placesIn } from '../wishes/places.ts'
import { IN_ITS_WORDS, mainPlace, placeCalled } from './find.ts'
import { listIn, plainAnswersIn } from './lists.ts'
import { unitIn } from './units.ts'

const ASKED =
  /(?<!\p{L})((?:whether|if|which|what|how|when|where|who|ob|wie|was|wann|wo|wer|welche[nrsm]?|si|qué|cómo|cuándo|cuánt[oa]s?|dónde|quién|cuál)\s.{4,})$/iu
const ADDS =
  /(?<!\p{L})(?:add|ask|include|put in|another|one more|new|also|añad\p{L}*|agreg\p{L}*|pregunta|incluy\p{L}*|otra|füg\p{L}*|ergänz\p{L}*|frage?|noch|neue)(?!\p{L})/iu
const A_QUESTION =
  /(?<!\p{L})(?:(?:an?|one(?: more)?|another|new) (?:question|one)|one (?:about|on)|una (?:pregunta|sobre|que)|otra (?:pregunta|sobre)|(?:noch )?eine (?:frage|über|zu|neue))(?!\p{L})/iu
const OF_ANSWERS =
  /(?<!\p{L})(?:options?|choices?|answers?|opci[oó]n(?:es)?|respuestas?|antwort(?:en|möglichkeiten)?|optionen|auswahl)(?!\p{L})/iu
const A_WANT =
  /(?<!\p{L})(?:want to|need to|i need|we need|would like|find out|know|questions? (?:about|on|for)|survey|poll|feedback|wissen|umfrage|fragen (?:zu|über|für)|brauche|saber|encuesta|preguntas (?:sobre|de|para)|necesito|quiero|queremos|decide|rename|reword|rephrase|change (?:question|number)|translate|replace|move|swap|drop|remove|delete|streich\p{L}*|lösch\p{L}*|quita|elimina|tausch\p{L}*|ersetz\p{L}*)(?!\p{L})/iu
const NO_NAME =
  /(?<!\p{L})(?:add|put|set|make|give|use|with|should|have|has|be|to|for|in|of|on|the|these|this|one|question|please|and|also|añad\p{L}*|agreg\p{L}*|pon(?:la|le|lo)?|haz(?:la)?|con|en|a|la|el|los|las|de|del|que|sea|tenga|füg\p{L}*|ergänz\p{L}*|mach\p{L}*|setz\p{L}*|gib|bei|für|zu[rm]?|von|der|die|das|den|dem|als|mit|bitte|hinzu|dazu|ein|options?|choices?|answers?|opciones|respuestas|antwort(?:en|möglichkeiten)?|optionen|auswahl)(?!\p{L})/giu

/** Longer than this is no wish about one question. */
const LONGEST = 500
const ONE_MORE =
  /^(?:(?:and|und|y|please|bitte)\s+)?(?:add |ask |añade |pregunta |füge? |frag )?(?:noch eine(?: frage)?|another(?: one| question)?|one more(?: question)?|otra(?: pregunta)?|una más)\s*:\s*(.{8,})$/iu
const ONE_MORE_OPTION =
  /^(?:(?:and|und|y|please|bitte)\s+)?(?:add|añade|agrega|füge?|ergänze?|nimm)\s+(?:another|otra|otro|one more|noch eine[nsr]?|eine weitere)(?: option| opción| answer| respuesta| antwort)?(?: hinzu)?\s*:\s*([^?,:]{2,40}?)[.!]?$/iu
/** “add an option “vegetarian” to the food question”. */
const OPTION_FOR =
  /^(?:please |bitte )?(?:add|include|añade|agrega|füge?|ergänze?)\s(?:(?:an?|the|una?|la|die|eine) )?(?:option|choice|answer|opción|respuesta|antwort|auswahl)\s["“„«']?([^"”“»']{2,40}?)["”“»']?\s(?:to|for|a|en|zu[rm]?|bei)\s(?:the |la |der |die )?(?:pregunta (?:de |del |sobre )?|frage (?:zu[rm]? |nach )?)?([^"“”]{3,40}?)(?:\s(?:question|one|frage))?(?:\s(?:hinzu|dazu))?[.!]?$/iu
const FIRST_THEN =
  /(?<!\p{L})(?:erst|zuerst|first|primero)\s+(?:the |die |das |la |el |lo de )?([^,:]{3,40}?),?\s+(?:dann|then|luego|después)\s+(?:der rest|den rest|die anderen|alles andere|the rest|the others|everything else|el resto|lo demás|las demás)/iu

/** “the price one: cheap, fair, dear”: answers for a question that is named, or a new one that has them. */
export function readLists(message: string, questions: readonly AssistantQuestion[]): Change[] | null {
  if (message.length > LONGEST) return null
  const [, more] = ONE_MORE.exec(message.trim()) ?? []
  const inner = more ? (plainAnswersIn(more) ?? listIn(more)) : null
  if (inner && inner.head.split(' ').length > 2)
    return [
      {
        to: 'ask anew',
        clause: inner.head.replace(/[,;:]$/u, ''),
        answers: inner.answers,
        unit: null,
        isTactful: false,
      },
    ]
  const named = OPTION_FOR.exec(message.trim())
  const wanted = named?.[2] ? placeCalled(named[2], questions, true) : null
  if (named?.[1] && wanted !== null) return [{ to: 'add options', place: wanted, options: [named[1]] }]
  const [, first] = FIRST_THEN.exec(message) ?? []
  const leading = first ? placeCalled(first, questions, true) : null
  if (leading !== null) return [{ to: 'move', places: [leading], before: 0 }]
  const [, option] = ONE_MORE_OPTION.exec(message.trim()) ?? []
  const main = mainPlace(questions)
  if (option && option.split(' ').length <= 5 && questions[main]?.options)
    return [{ to: 'add options', place: main, options: [option] }]
  const listed = listIn(message) ?? plainAnswersIn(message)
  if (!listed || listed.head.split(' ').length > 14) return null
  const { answers } = listed
  const measured = unitIn(listed.head)
  const head = measured?.rest ?? listed.head
  const clause = ASKED.exec(head)?.[1]
  if (clause && (ADDS.test(head) || A_QUESTION.test(head)) && !OF_ANSWERS.test(head.slice(0, -clause.length)))
    return [{ to: 'ask anew', clause, answers, unit: measured?.unit ?? null, isTactful: false }]
  if (A_WANT.test(head) || placesIn(head, questions.length).missing.length > 0) return null
  if (A_QUESTION.test(head) && !OF_ANSWERS.test(head)) {
    const about = head.replace(/^.*?(?:about|on|sobre|über|zu)\s+/iu, '')
    return about === head ? null : [{ to: 'list new', about, answers }]
  }
  const place = placeCalled(head, questions, true, IN_ITS_WORDS)
  if (place !== null) return [{ to: 'list answers', place, answers, unit: measured?.unit ?? null }]
  const about = head.replace(NO_NAME, ' ').replace(/\s+/g, ' ').trim()
  const isNamed = answers.length > 2 && head.split(' ').length <= 3
  const isMeant = OF_ANSWERS.test(head) || ADDS.test(head) || isNamed
  return isMeant && about.length > 2 && about.split(' ').length <= 4
    ? [{ to: 'list new', about, answers }]
    : null
}
