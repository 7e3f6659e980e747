import type { AssistantQuestion } from '../model.ts'
import { asWords, folded } from '../plain-text.ts'
import { IN_ITS_WORDS, placeCalled, placesCalled } from '../turns/find.ts'
import type { Change } from './change.ts'
import { countWord } from './numbers.ts'
import { placesIn } from './places.ts'
import { typeIn } from './type-words.ts'

const PLEASE =
  '(?:[,\\s]{1,3}(?:please|pls|bitte|por favor|thanks|danke|gracias|then|though|instead|actually|eigentlich|mejor))?[.!\\s]{0,5}$'
const A_NUMBER = '(\\d{1,2}|\\p{L}{2,12})'
const HEDGE =
  '(?:like|about|around|maybe|perhaps|roughly|say|so|so um die|etwa|ungefähr|circa|ca\\.?|vielleicht|um die|como|unas|unos|tipo|quizás?|digamos|más o menos)'
const OF_QUESTIONS = '(?:\\s(?:questions?|qs|fragen|preguntas))?'

const FIRST =
  '(?:first|at the very (?:top|start|beginning)|(?:up|right) (?:to the )?(?:front|top)|(?:to|at) the (?:top|front|start|beginning|very top)|zuerst|als erste[sr]?|an (?:den anfang|die erste stelle|erste stelle)|(?:ganz )?nach (?:vorne?|oben)|(?:la |el |de )?primer[oa]|al (?:principio|inicio|comienzo)|arriba(?: del todo)?|delante)'
const LAST =
  '(?:last|(?:to|at) the (?:very )?(?:end|bottom)|zuletzt|als letzte[sr]?|ans ende|(?:ganz )?nach (?:hinten|unten)|zum schluss|(?:la |el |de )?últim[oa]|al final(?: del todo)?|abajo)'
/** “the one about the water first”. */
const MOVED = new RegExp(
  `^(?:(?:please|bitte|por favor|can you|could you|kannst du|puedes)\\s)?(?:(?:put|move|bring|have|start with|pon|poner|mueve|coloca|setz\\p{L}{0,3}|stell\\p{L}{0,3}|nimm|verschieb\\p{L}{0,3})\\s)?((?:the|question|number|that|die|das|frage|nummer|la|lo|pregunta|número)\\s.{1,80}?)\\s(?:(?:should|soll(?:te)?|muss|debería|tiene que|que)\\s(?:be|come|go|ir|vaya|sea|esté)?\\s?)?(?:(${FIRST})|(${LAST}))(?:\\s(?:kommen|stehen|setzen|stellen|please))?${PLEASE}`,
  'iu',
)
const OPTIONAL =
  /(?<!\p{L})(?:optional(?:es)?|voluntary|not (?:required|mandatory|compulsory)|freiwillig|keine pflicht(?:frage)?|nicht verpflichtend|opcional(?:es)?|voluntari[ao]|no (?:sea )?obligatori[ao])(?!\p{L})/iu
const ALL =
  /(?<!\p{L})(?:all|every|everything|alle[ns]?|jede|alles|todas?|todo|the questions|die fragen|las preguntas)(?!\p{L})/iu

/** “nothing about money”: what must not be asked. */
const NOTHING_ABOUT = new RegExp(
  `^(?:(?:but|and|please|also|oh|aber|und|bitte|auch|pero|y|también|por favor)\\s){0,2}(?:nothing|not anything|no questions?|none|nichts|keine fragen?|nix|nada|ninguna pregunta|sin nada|sin preguntas|don['’]?t ask(?: anything)?|do not ask(?: anything)?|frag\\p{L}{0,2} (?:bitte )?nichts|no preguntes(?: nada)?|leave out (?:anything|everything))\\s(?:that (?:has|is) )?(?:about|on|to do with|regarding|über|zu|zum|zur|mit|rund um|de|del|sobre|acerca de|por)\\s(.{2,60}?)(?:(?:,|\\s(?:she|he|they|because|sie mag|weil|porque|no le))[^.]{0,80})?${PLEASE}`,
  'iu',
)

const FEWER_TO = new RegExp(
  `^(?:(?:too (?:many|long)|zu (?:viele?|lang)|demasiad[oa]s?(?: larg[oa])?|fewer|less|shorter|weniger|kürzer|menos|más cort[ao])(?:\\s(?:questions|fragen|preguntas))?[,:;.–-]{0,2}\\s)?(?:(?:make it|mach|haz|only|just|nur|solo)\\s)?${HEDGE}\\s${A_NUMBER}${OF_QUESTIONS}${PLEASE}`,
  'iu',
)
const FEWER_THEN = new RegExp(
  `^(?:fewer|less|shorter|weniger|kürzer|menos|más cort[ao])(?:\\s(?:questions|fragen|preguntas))?[,:;.–-]{1,2}\\s${A_NUMBER}${OF_QUESTIONS}(?:\\s(?:max|at most|is enough|are enough|reichen|genügen|bastan|como mucho))?${PLEASE}`,
  'iu',
)
const MORE_THAN = new RegExp(
  `^(?:(?:i|we|ich|wir)\\s(?:want|need|would like|will|möchte|brauche|quiero)\\s|quiero\\s|make it\\s|mach\\s)?(?:more than|over|at least|mehr als|über|mindestens|más de|al menos|por lo menos)\\s${A_NUMBER}${OF_QUESTIONS}${PLEASE}`,
  'iu',
)
const AT_LEAST = /(?:at least|mindestens|al menos|por lo menos)/iu

const CHILDREN =
  /(?<!\p{L})(?:for|für|para)\s(?:(?:my|the|our|small|young|little|die|meine|unsere|kleine|mis|los|las|un grupo de)\s){0,2}(?:\d{1,2}[- ]year[- ]olds?|kids|children|pupils|kinder|grundschüler|schulkinder|niñ[oa]s|peques|primary school|(?:\d(?:st|nd|rd|th) )graders?)(?!\p{L})|(?:they|die|sie|son)(?:['’]re| are| sind)? (?:only |all |noch |erst )?(?:kids|children|kinder|niños|\d years old|\d jahre alt)|kid-?friendly|kindgerecht|apta para niños/iu
const ELDERLY =
  /(?<!\p{L})(?:for|für|para)\s(?:(?:the|my|our|die|meine|unsere|los|las|la|mis)\s)?(?:elderly|older people|old people|seniors|pensioners|senioren|ältere(?: leute| menschen)?|alte leute|rentner|gente mayor|personas mayores|mayores|ancianos|jubilados)(?!\p{L})|seniorengerecht|(?:mostly|mainly|many are|viele sind|die meisten sind|la mayoría (?:son )?)\s?(?:older(?: people)?|elderly|retired|älter|rentner|mayores)/iu
const MORE_PERSONAL =
  /^(?:(?:make (?:it|them)|a bit|a little|please|bitte|etwas|ein bisschen|mach(?: es| sie)?|hazl[ao]s?|un poco|noch|even|aún|todavía|die fragen|can you make (?:it|them))\s){0,3}(?:more personal|persönlicher|más personal(?:es)?|more intimate|deeper|tiefer|más profund[ao]s?|go deeper)(?:\s(?:please|bitte|por favor|questions|fragen|preguntas))?[.!\s]{0,5}$/iu
const CHEEKIER =
  /^(?:(?:make (?:it|them)|a bit|a little|please|bitte|etwas|ein bisschen|mach(?: es| sie)?|hazl[ao]s?|un poco)\s){0,3}(?:cheekier|more (?:cheeky|playful|silly|daring)|frecher|m[aá]s gamberr[oa]s?|más (?:atrevid|pícar|gambert)\p{L}{1,3}|sassier|bolder|edgier|schräger|verrückter|crazier|más loc[ao]s?|more fun|lustiger|witziger|funnier)(?:\s(?:please|bitte|por favor))?[.!\s]{0,5}$/iu

/** What people say of a whole survey or of one question in a few plain words; null where nothing of the kind is said. */
export function readEveryday(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  if (text.length > 200) return null
  return (
    optionalIn(text, questions) ??
    nothingAbout(text, questions) ??
    movedIn(text, questions) ??
    countedIn(text, questions.length) ??
    lessAbout(text, questions) ??
    swappedIn(text, questions.length) ??
    (SHORTER.test(text.trim()) ? [{ to: 'fewer' as const, by: null }] : null) ??
    droppedIn(text, questions) ??
    retypedIn(text, questions) ??
    addedIn(text) ??
    mannerIn(text)
  )
}

/** “the open questions” are several, and of a kind. */
const OF_A_KIND =
  /(?<!\p{L})(?:questions|ones|fragen|preguntas|open|closed|offenen?|abiertas?|long|short|easy|hard|scales?|skalen?|escalas?)(?!\p{L})/iu

function movedIn(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const found = MOVED.exec(text.trim())
  const reference = found?.[1]
  if (!reference || OF_A_KIND.test(reference)) return null
  const named = placesIn(reference, questions.length)
  if (named.missing.length > 0) return null
  const place = named.places[0] ?? placeCalled(reference, questions, true)
  if (place === undefined || place === null) return [{ to: 'find', missing: asWords(reference, 60) }]
  const places = named.places.length > 1 ? named.places : [place]
  return [{ to: 'move', places, before: found?.[2] ? 0 : questions.length }]
}

function optionalIn(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  if (!OPTIONAL.test(text)) return null
  if (/[?]|why|warum|por qué/iu.test(text) && !/^(?:can|could|kannst|puedes)/iu.test(text)) return null
  const bare = text.replace(OPTIONAL, ' ').trim()
  const { places } = placesIn(bare, questions.length)
  if (places.length > 0) return [{ to: 'mark optional', places }]
  if (ALL.test(bare)) return [{ to: 'mark optional', places: questions.map((_, at) => at) }]
  const place = placeCalled(bare, questions, true, IN_ITS_WORDS)
  return place === null ? null : [{ to: 'mark optional', places: [place] }]
}

function nothingAbout(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const what = NOTHING_ABOUT.exec(text.trim())?.[1]
  if (!what) return null
  const places = placesCalled(what, questions, IN_ITS_WORDS)
  return places.length > 0 && places.length < questions.length
    ? [{ to: 'drop', places }]
    : [{ to: 'none about', what: asWords(what, 80) }]
}

const SHORTER =
  /^(?:(?:please|bitte|make it|mach es|can it be|etwas|ein bisschen|a bit|un poco|hazla|muy|viel|much|way|far)\s){0,2}(?:shorter|kürzer|más cort[ao]s?|too long|zu lang|demasiado larg[ao]s?)(?:\s(?:please|bitte|por favor))?[.!\s]{0,5}$/iu
const SWAPPED =
  /^(?:(?:please|bitte|por favor)\s)?(?:swap|switch|tausch\p{L}{0,3}|vertausch\p{L}{0,3}|intercambia|cambia)\s(?:the|die|las)\s(?:(first two|ersten (?:beiden|zwei)|dos primeras|primeras dos)|(?:last two|letzten (?:beiden|zwei)|dos últimas|últimas dos))(?!\p{L})/iu
function swappedIn(text: string, length: number): Change[] | null {
  const found = SWAPPED.exec(text.trim())
  if (!found || length < 2) return null
  return [{ to: 'swap', places: found[1] ? [0, 1] : [length - 2, length - 1] }]
}

/** “less about apps, more about stress”. */
const LESS_ABOUT =
  /^(?:too (?:many|much)|less|fewer|zu viele?|weniger|demasiad[ao]s?|menos)\s(?:(?:questions|fragen|preguntas)\s)?(?:about|on|über|zu|sobre|de)\s(.{2,50}?)(?:,?\s(?:and\s|und\s|y\s)?(?:more|mehr|más)\s(?:about|on|über|zu|sobre|de)\s(.{2,50}))?[.!\s]{0,5}$/iu
function lessAbout(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const [, less, more] = LESS_ABOUT.exec(text.trim()) ?? []
  if (!less) return null
  const places = placesCalled(less, questions, IN_ITS_WORDS)
  const fewer: Change =
    places.length > 0
      ? { to: 'drop', places: places.slice(-Math.max(1, Math.ceil(places.length / 2))) }
      : { to: 'find', missing: asWords(less, 60) }
  return [fewer, ...(more ? [{ to: 'add' as const, count: 2, about: asWords(more, 80), type: null }] : [])]
}

/** “quita la del precio”. */
const DROPPED =
  /^(?:(?:please|bitte|por favor)\s)?(?:drop|remove|delete|take out|lose|quita|elimina|borra|saca|streich\p{L}{0,3}|lösch\p{L}{0,3}|entfern\p{L}{0,3}|nimm)\s(?:the (?:one|question)|la(?: pregunta)?|die(?: frage)?)\s(?:about|on|with|of|de|del|sobre|mit|über|zu|zum|zur|nach)\s(.{2,60}?)(?:\s(?:raus|weg|heraus|please|bitte|por favor))?[.!\s]{0,5}$/iu

function droppedIn(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const what = DROPPED.exec(text.trim())?.[1]
  if (!what) return null
  const place = placeCalled(what, questions, true, IN_ITS_WORDS)
  return place === null ? [{ to: 'find', missing: asWords(what, 60) }] : [{ to: 'drop', places: [place] }]
}

/** “die Frage mit dem Sport soll eine Auswahl sein”. */
const RETYPED =
  /^(?:(?:please|bitte|por favor|make|turn|change|mach\p{L}{0,2}|haz|convierte|pon)\s){0,2}(?:the (?:one|question)|la(?: pregunta)?|die(?: frage)?)\s(?:about|on|with|de|del|sobre|mit|über|zu|zum|zur|nach)\s(.{2,50}?)\s(?:should be|to be|into|as|be|soll(?:te)?|zu|als|como|que sea|sea|en|an?)\s(.{3,40})$/iu

function retypedIn(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const [, what, how] = RETYPED.exec(text.trim()) ?? []
  const type = how ? typeIn(how) : null
  if (!what || !type) return null
  const place = placeCalled(what, questions, true)
  return place === null
    ? [{ to: 'find', missing: asWords(what, 60) }]
    : [{ to: 'retype', places: [place], type }]
}

/** “añade una de los retrasos”. */
const ADDED =
  /^(?:(?:y|por favor)\s)?(?:añade|agrega|pon|mete|incluye|falta)\s(?:otra|una|alguna)(?: más)?(?: pregunta)?\s(?:de|del|acerca de)\s(?!elección|opción|opciones|texto|escala|sí|respuesta)(.{2,80}?)[.!\s]{0,5}$/iu
function addedIn(text: string): Change[] | null {
  const about = ADDED.exec(text.trim())?.[1]
  return about ? [{ to: 'add', count: 1, about: asWords(about, 120), type: null }] : null
}

const MOST = 100
function countedIn(text: string, length: number): Change[] | null {
  const number = (FEWER_TO.exec(text) ?? FEWER_THEN.exec(text))?.[1]
  const count = number ? countWord(folded(number)) : null
  if (count !== null && count > 0 && count <= MOST) return [{ to: 'count', count, isSaid: true }]
  const more = MORE_THAN.exec(text)?.[1]
  const least = more ? countWord(folded(more)) : null
  if (least === null || least < 1 || least >= MOST) return null
  const wanted = AT_LEAST.test(text) ? least : least + 1
  return [{ to: 'count', count: Math.max(wanted, length), isSaid: true }]
}

const KNOWN_TONE =
  /(?:formal|informal|casual|relaxed|friendly|polite|personal|cheerful|human|humano|natural|neutral|fun|clear|clar[oa]|simple|gentle|detailed|cercan|educad|divertid|gracios|alegre|corta|larga)/iu
const OF_MORE = /(?<!\p{L})(?:questions|fragen|preguntas|fun|lustig\p{L}*|divertid\p{L}*|playful)(?!\p{L})/iu
const TOO_STIFF =
  /^(?:zu|too|demasiado|muy)\s(?:brav|steif|ernst|förmlich|trocken|langweilig|stiff|dry|serious|boring|seri[oa]s?|sec[oa]s?|rígid[oa]s?|aburrid[oa]s?)(?!\p{L})/iu
const LONGEST_OF_WHOM = 9

/** “more direct”: a tone that is not known is no wish for more questions. */
const OF_A_TONE =
  /^(?:more|mehr|más) (?!questions|of|about|fragen|preguntas|scales?|skalen|escalas|options|open|choices?|sobre|über|zu)\p{L}{4,20}[.!\s]{0,5}$/iu

function mannerIn(text: string): Change[] | null {
  if (ELDERLY.test(text) && !OF_MORE.test(text)) return [{ to: 'suit', whom: 'elderly' }]
  if (TOO_STIFF.test(text)) return [{ to: 'address', address: 'casual', isTone: true }]
  if (OF_MORE.test(text) || text.split(/\s+/u).length > LONGEST_OF_WHOM)
    return MORE_PERSONAL.test(text)
      ? [{ to: 'be more personal' }]
      : CHEEKIER.test(text)
        ? [{ to: 'be funnier' }]
        : null
  if (CHILDREN.test(text)) return [{ to: 'suit', whom: 'children' }]
  if (ELDERLY.test(text)) return [{ to: 'suit', whom: 'elderly' }]
  if (MORE_PERSONAL.test(text)) return [{ to: 'be more personal' }]
  if (CHEEKIER.test(text)) return [{ to: 'be funnier' }]
  return OF_A_TONE.test(text) && !KNOWN_TONE.test(text) ? [{ to: 'unclear', words: asWords(text, 80) }] : null
}
