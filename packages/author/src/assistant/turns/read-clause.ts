import { knownFor } from '../inquiry/find-known.ts'
import type { AssistantQuestion } from '../model.ts'
import type { Change } from '../wishes/change.ts'
import { countWord } from '../wishes/numbers.ts'
import { placesIn } from '../wishes/places.ts'
import { typeIn } from '../wishes/type-words.ts'
import { mainPlace, placeCalled, placesCalled } from './find.ts'
import { unitIn } from './units.ts'

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

const RANGE = /(?<![\d.:])([01])\s*(?:to|-|–|—|bis|a|al|hasta|through)\s*(\d{1,2})(?![\d:])/iu
const NEW_SCALE =
  /^(?:please |and |also |plus |und |y |noch )*(?:add |ask |include |añade |füge? |ergänze? |mach )?(?:a |an |one |eine? |una |ne )?(?:scale |escala |skala )?(?:of |from |von |de |del )?[01]\s*(?:to|-|–|bis|a|al)\s*\d{1,2}(?: scale| skala)?\s+(?:on|about|for|of|zu[rm]?|über|dazu,?|sobre|de)\s+(.{3,})$/iu
const NOT_WANTED = words("no|not|nothing|none|without|keine?|nichts|ohne|sin|nada|don[’']?t")
const NOSY = words(
  '(?:a bit|too|rather|way too|quite) (?:much|heavy|strong|close to the bone)|over the top|(?:un poco |muy |demasiado )?fuerte|(?:es )?demasiado(?= ?$)|(?:ziemlich |zu |etwas )?heftig|zu viel(?= ?$)|zu krass|(?:a bit |too |very |quite |rather |so )?(?:nosy|nosey|intrusive|prying|indiscreet|personal|private|intimate|harsh|blunt|rude|accusing|judg\\p{L}+|pushy|aggressive|awkward)|(?:un poco |muy |demasiado )?(?:indiscret[ao]|cotilla|entrometid[ao]|brusc[ao]|agresiv[ao]|acusador[ao]?|íntim[ao]|dur[ao])|(?:zu |etwas |ein bisschen |ziemlich )?(?:neugierig|indiskret|aufdringlich|vorwurfsvoll|hart|schroff|direkt|unhöflich|anklagend)',
)
const SOFTEN = words(
  'soften|softer|gentler|more gentle|tone (?:it )?down|nicer|kinder|more tactful|tactfully|less (?!than|like|formal|personal|about|so|questions|wordy)\\p{L}+|suaviza(?:la|r)?|más (?:suave|delicad[ao]|amable|discret[ao])|con más tacto|menos (?:direct[ao]|indiscret[ao]|dur[ao]|brusc[ao]|agresiv[ao]|fuerte)|abmildern|milder|sanfter|freundlicher formulier\\p{L}*|behutsamer|weicher|weniger (?:direkt|hart|neugierig|vorwurfsvoll)|entschärf\\p{L}*',
)
const LESS_LIKE = words(
  "(?:sounds?|be|make it sound|read) less (?:like|as)|less (?:like )?(?:an? )?(?:hr|doctor|corporate|official|clinical|bureaucratic|stiff|robotic|formal letter|lawyer|teacher|questionnaire)|not so (?:clinical|corporate|stiff|official)|(?:a bit |far |way |much )?too (?:corporate|clinical|official|stiff|formal|dry|posh|academic|bureaucratic|serious)|(?:viel |etwas )?zu (?:steif|amtlich|förmlich|trocken|ernst|akademisch)|demasiado (?:formal|seri[oa]|frí[oa]|técnic[oa])|sounds? (?:too |so |very |a bit )?(?:like (?:an? )?(?:hr|doctor|lawyer|form|robot|machine|teacher|textbook)|clinical|corporate|official|stiff|bureaucratic)|don['’]?t sound like|more (?:human|natural|normal)|que no suene (?:a|tan|como)|suena (?:a|muy|demasiado|como) (?:médico|formulario|abogad[oa]|robot|oficial|recursos humanos|burocr\\p{L}*)|menos (?:médic[oa]|oficial|frí[oa]|técnic[oa])|más (?:human[oa]|natural|normal)|menos (?:de |como |a )?(?:recursos humanos|rrhh|empresa|corporativ[oa]|formulario|médic[oa])|(?:soll|sollte|darf) nicht (?:so )?(?:nach|wie) .{2,30} klingen|klingt (?:zu |so |sehr )?(?:nach|wie) (?:ein(?:em?|er)? )?(?:personal\\p{L}*|arzt|behörde|amt\\p{L}*|formular|lehrer|anwalt|roboter)|nicht so (?:amtlich|steif|klinisch|förmlich|bürokratisch)|weniger (?:nach|wie) \\p{L}+|menschlicher|natürlicher",
)
const MOST =
  /(?<!\p{L})(?:at most|max(?:imum|imal)?\.?|no more than|not more than|up to|höchstens|nicht mehr als|bis zu|como (?:mucho|máximo)|máximo|no más de|a lo sumo)\s+(\d{1,2}|\p{L}+)(?!\s*(?:minut|min|words|wort|palabras|options|answers|opciones|antworten|hours|stunden|horas|años|years))|(?<!\p{L})(\d{1,2}|\p{L}+) (?:questions |fragen |preguntas )?(?:at most|max(?:imum|imal)?|tops|is enough|are enough|will do|is plenty|höchstens|reichen|genügen|como mucho|como máximo|máximo|bastan)(?!\p{L})/iu
const DROPS =
  /^(?:(?:please|and|also|then|ok|so|bitte|und|dann|y|luego|can you|could you|kannst du|puedes)\s+)*(?:drop|remove|delete|lose|cut|scrap|ditch|take|get rid of|leave|quita\p{L}*|elimina\p{L}*|borra\p{L}*|saca\p{L}*|suprime|streich\p{L}*|lösch\p{L}*|entfern\p{L}*|nimm|nehmen sie|lass|lassen sie)\s+(?:out\s+)?(.{2,60}?)(?:\s+(?:out|weg|raus|heraus|fuera))?$/iu
const BECAUSE =
  /\s{0,9}(?:[,;–-]\s{0,9}|\s)(?:we|because|since|as|it['’]?s|that['’]?s|they|nobody|i|weil|denn|das|die (?:haben|sind|ist)|wir|que|porque|ya que|pues|no)\s{1,9}(?:can|can['’]t|cannot|don['’]?t|do|does|is|are|already|know|have|won['’]t|wir|sie|können|haben|ist|sind|wissen|no|ya|lo|podemos|sabemos|tenemos|hace).*$/iu
const NAMED =
  /(?<!\p{L})(?:one|question|bit|part)s?(?!\p{L})|(?<!\p{L})das mit |(?<!\p{L})lo de(?:l)? |(?<!\p{L})(?:la|el) (?:de|del|que|sobre|pregunta)|(?<!\p{L})(?:die|das)(?: frage)? (?:zu[rm]?|mit|über|nach|frage|von|bei)|frage/iu
const SPLITS =
  /(?<!\p{L})(?:split|divide|break|separate|divide|separa|parte|teile?|trenne?)\s+(.{2,50}?)\s+(?:up )?(?:into|in|en|auf in)\s+(.{2,40}?)\s+(?:and|y|und|&)\s+(.{2,40})$/iu
const MERGES = words(
  'merge|combine|join|put together|junt\\p{L}*|une|combina|fusiona|zusammen\\p{L}*|fass|leg|verbinde?',
)
const BOTH =
  /(?:the )?(?:two|both)(?: questions| ones)? (?:about|on|for|with)\s+(.+)$|(?:las|los) dos (?:preguntas )?(?:de|del|sobre)\s+(.+)$|(?:die )?(?:beiden|zwei)(?: fragen)? (?:zu[rm]?|über|mit|nach|fragen)\s+(.+?)(?:\s+zusammen)?$/iu
const SWAPS = words('swap|switch|exchange|trade|intercambia|cambia|tausch\\p{L}*|vertausch\\p{L}*')
const TWO_NUMBERS = /(?<!\d)(\d{1,2})\D{1,24}?(\d{1,2})(?!\d)/u
const YES_NO = /(?<!\p{L})(?:yes[ /-]*(?:or )?no|s[ií][ /-]*(?:o )?no|ja[ /-]*(?:oder )?nein)(?!\p{L})/iu
const NAMES_OUT =
  /(?<!\p{L})(?:take (?:the |all )?names? out|(?:take out|drop|remove|delete|no|without|lose|leave out) (?:the |asking for |any |all |anything (?:that|which) asks for |everything (?:that|which) asks for |questions? (?:about|asking for) )?(?:the |their |a )?names?|quita (?:los |el )?nombres?|sin nombres?|(?:nimm |lass |streich\p{L}* )?(?:die |den )?namen? (?:weg|raus|ganz raus|streichen)|ohne namen)(?!\p{L})/iu
const ONLY_THAT =
  /(?<!\p{L})(?:that (?:bit|one|part|question)|this (?:bit|one|part)|only (?:that|this)|just (?:that|this)|es[ae] (?:parte|pregunta)?|solo es[ao]|nur (?:die|das|diese)|der teil|die eine|bei der)(?!\p{L})/iu
const ANONYMOUS = /(?<!\p{L})(?:anonym\p{L}*|anónim[ao]s?)(?!\p{L})/iu
const ASKS =
  /^(?:(?:please|also|and|then|now|so|bitte|auch|und|también|y|can you|could you|kannst du|puedes)\s+)*(?:(?:ask|find out|(?:add|include|put in|añade|agrega)(?=,? (?:whether|if|si) )|add (?:a question|one)|include (?:a question|one)|put in (?:a question|one)|frage?|frag(?:e|en sie)?|pregunta(?:les)?|añade (?:una pregunta|una)|agrega una|füge? (?:eine frage|eine)|ergänze? (?:eine frage|eine))(?:\s+(?:them|people|noch|auch|sie|zusätzlich|también|además|hinzu|darüber|dazu))*,?\s+)(?:(?:on|about|asking|that asks|sobre|über|zu)\s+)?((?:whether|if|which|what|how|when|where|who|why|ob|wie|was|wann|wo|wer|warum|welche[nrsm]?|si|qué|cómo|cuándo|cuánt[oa]s?|dónde|quién|cuál(?:es)?|con qué|a qué|de qué)\s.{4,})$/iu
const TACTFUL =
  /,?\s{0,9}(?:but )?(?:tactful(?:ly)?|gently|carefully|kindly|sensitively|con (?:mucho )?(?:tacto|cuidado|delicadeza)|mit (?:viel )?(?:takt|feingefühl)|taktvoll|behutsam|vorsichtig)(?: please| bitte)?$/iu
const TO_SCALE =
  /,?\s{0,9}(?:on a scale |en una escala |auf einer skala )?(?:from |of |del |de |von )?([01])\s{0,9}(?:to|-|–|bis|a|al)\s{0,9}(5|6|7|10)$/iu
const COLON_ADD =
  /^(?:please |and |also |bitte |und |y |también )*(?:add|ask|añade|agrega|pregunta|füge? hinzu|ergänze?|frag noch)\s*:\s*(.{4,200}?)[?.!]*$/iu
const BIASED = words(
  'biased?|one-sided|leading|loaded|unfair|unbalanced|tendencios[ao]|sesgad[ao]|parcial|injust[ao]|einseitig|unfair|voreingenommen|parteiisch|suggestiv',
)

/** Longer than this is no wish about one question. */
const LONGEST = 300
const SHORTER = words('shorter|más cort[ao]s?|más breves?|kürzer|knapper')
/** “less salesy please”, of nothing in particular. */
const LESS_SO =
  /^(?:(?:a bit|make it|be|sound|please|etwas|bitte|un poco) )*(?:less (?!personal|formal|private|intimate|questions?|about|long|wordy|sad|like)\p{L}+|que suene más .{2,20}|sound more like .{2,20}|soll mehr nach .{2,20} klingen)(?: please| bitte| por favor)?$/iu
const SOUNDS_SO = words(
  'sounds? (?:a bit|too|so|very|rather|kind of) (?!long|short|formal|casual)\\p{L}+|klingt (?:so|zu|etwas|ein bisschen|ziemlich) (?!lang|kurz|förmlich)\\p{L}+|suena (?:un poco|muy|demasiado) (?!larg|cort|formal)\\p{L}+',
)
const DOUBLE = words(
  'double[- ]?barrell?ed|two (?:questions|things) (?:in one|at once)|asks two things|(?:pregunta|son) dos cosas|zwei (?:fragen|dinge|sachen) (?:in einer|auf einmal)|doppelfrage',
)
const SOUNDS_AS_IF = words(
  'sounds? (?:like (?:we|i|you|they|it)|as if|as though)|klingt (?:so,? )?als|suena (?:como si|a que)|parece que (?:queremos|quiero)',
)

const isShort = (text: string, most: number) => text.split(' ').length <= most

/** One more answer between quotes that other quotes stand in. */
export const readQuoted = (message: string, questions: readonly AssistantQuestion[]): Change[] | null =>
  message.length <= LONGEST && (/["“„«'‘]\p{L}+['’]\p{L}/u.test(message) || ONLY_ANSWER.test(message.trim()))
    ? oneMoreAnswer(message.trim().replace(/[.!]+$/u, ''), questions)
    : null

/** Wishes about one question or the tone, as people say them; null where it is none of these. */
export function readTurnClause(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  if (text.length > LONGEST) return null
  return (
    anonymity(text, questions) ??
    counted(text, questions) ??
    scaled(text, questions) ??
    toned(text, questions) ??
    joined(text, questions) ??
    moved(text, questions) ??
    oneMoreAnswer(text, questions) ??
    asked(text) ??
    measured(text, questions) ??
    droppedByName(text, questions) ??
    yesOrNo(text, questions) ??
    longOrShort(text, questions) ??
    itself(text, questions)
  )
}

function anonymity(text: string, _: readonly AssistantQuestion[]): Change[] | null {
  if (ANONYMOUS.test(text) && ONLY_THAT.test(text) && isShort(text, 8)) return [{ to: 'hide one answer' }]
  return NAMES_OUT.test(text) && isShort(text, 8) && !/option|antwort|opci/iu.test(text)
    ? [{ to: 'drop names' }]
    : null
}

function counted(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const found = MOST.exec(text)
  const word = found?.[1] ?? found?.[2]
  const count = word ? countWord(word.toLowerCase()) : null
  if (count === null || count < 2 || count > 40 || !isShort(text, 12)) return null
  if (
    placeCalled(text.replace(found?.[0] ?? '', ' '), questions) !== null &&
    /(?:option|answer|antwort|opci|respuest|tick|ankreuz|marc|choose|wähl|pick)/iu.test(text)
  )
    return null
  return /(?:tick|ankreuz|marcar|option|answer|antwort|opci|pick|choose|wähl|elegir)/iu.test(text)
    ? null
    : [{ to: 'at most', count }]
}

function scaled(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const range = RANGE.exec(text)
  if (!range || NOT_WANTED.test(text)) return null
  const [min, max] = [Number(range[1]), Number(range[2])]
  if (max - min < 2 || max > 20) return null
  const fresh = NEW_SCALE.exec(text)?.[1]
  if (fresh) return [{ to: 'scale new', about: fresh, min, max }]
  if (
    /(?:drop|remove|delete|streich|lösch|quita|elimina|keep|ask|rate)(?!\p{L})/iu.test(text) ||
    /\d\s*=/u.test(text)
  )
    return null
  const rest = text
    .replace(range[0], ' ')
    .replace(/(?<!\p{L})(?:scale|skala|escala|rating|slider|go|from|von|desde|del|de)(?!\p{L})/giu, ' ')
  const place = placeCalled(rest, questions)
  return place === null ? null : [{ to: 'scale', place, min, max }]
}

function toned(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  if (typeIn(text) !== null) return null
  if (
    LESS_LIKE.test(text) &&
    placesIn(text, questions.length).places.length === 0 &&
    !/(?:one|question|frage|pregunta) (?:about|\d|zu|sobre)/iu.test(text)
  )
    return [{ to: 'talk plainly' }]
  const accused = placesIn(text, questions.length).places
  if ((SOUNDS_AS_IF.test(text) || SOUNDS_SO.test(text)) && accused.length > 0 && !BIASED.test(text))
    return [{ to: 'soften', places: accused }]
  if (DOUBLE.test(text) && accused[0] !== undefined) return [{ to: 'split', place: accused[0] }]
  if (SHORTER.test(text) && accused.length > 0) return [{ to: 'shorten', places: accused }]
  if (LESS_SO.test(text)) return [{ to: 'talk plainly' }]
  const isSoft = SOFTEN.test(text)
  if (isSoft || NOSY.test(text)) {
    if (
      /(?:drop|remove|delete|take|streich|lösch|quita|elimina|weg|leave out|out|don['’]?t|no |all|alle|todas)(?!\p{L})/iu.test(
        text,
      )
    )
      return null
    const rest = text.replace(SOFTEN, ' ').replace(NOSY, ' ')
    const places = placesIn(rest, questions.length).places
    const named = places.length > 0 ? places : [placeCalled(rest, questions, true)].flatMap((at) => at ?? [])
    return named.length > 0 && named.length < 4 ? [{ to: 'soften', places: named }] : null
  }
  if (BIASED.test(text) && placesIn(text, questions.length).places.length === 0)
    return [{ to: 'balance', places: [mainPlace(questions)] }]
  return null
}

function joined(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const [, what, one, other] = SPLITS.exec(text) ?? []
  const divided = what && !/^(?:it|this|that)$/iu.test(what) ? placeCalled(what, questions) : null
  if (divided !== null && one && other && !/^(?:two|zwei|dos|2)$/iu.test(one))
    return [{ to: 'split into', place: divided, parts: [one, other] }]
  if (SWAPS.test(text) && placesIn(text, questions.length).missing.length === 0) {
    const [, a, b] = TWO_NUMBERS.exec(text) ?? []
    if (a && b && a !== b && /^(?!.*[“"„«⟦])/u.test(text))
      return [{ to: 'swap', places: [Number(a) - 1, Number(b) - 1] }]
    const halves = text.replace(SWAPS, ' ').split(/\s{1,9}(?:and|with|for|und|mit|gegen|y|con|por)\s{1,9}/iu)
    const [first, second] = halves.map((half) => placeCalled(half, questions))
    if (halves.length === 2 && first != null && second != null && first !== second && NAMED.test(text))
      return [{ to: 'swap', places: [first, second] }]
  }
  if (!MERGES.test(text) || placesIn(text, questions.length).places.length > 1) return null
  const both = BOTH.exec(text)?.slice(1).find(Boolean)
  if (both) {
    const places = placesCalled(both, questions).slice(0, 2)
    return places.length === 2
      ? [{ to: 'merge', places: places.sort((x, y) => x - y) }]
      : [{ to: 'find', missing: both }]
  }
  const halves = text.replace(MERGES, ' ').split(/\s{1,9}(?:and|with|und|mit|y|con)\s{1,9}/iu)
  const [ones = [], others = []] = halves.map((half) => placesCalled(half, questions))
  const second = others.find((place) => ones.length > 1 || place !== ones[0])
  const first = ones.find((place) => place !== second)
  return halves.length === 2 && first !== undefined && second !== undefined
    ? [{ to: 'merge', places: [first, second].sort((x, y) => x - y) }]
    : null
}

const MOVES =
  /^(?:(?:please|and|then|now|bitte|und|y|por favor|can you|could you|kannst du|puedes)\s+)*(?:(?:put|move|bring|have|place|pon|mueve|pasa|setz\p{L}*|stell\p{L}*|mach|nimm|rück\p{L}*)\s+)(.{3,60}?)\s+(?:(?:to |at |as |a |de |an |ganz |nach |zum |la |al |el |den |ans )*)(first|(?:the )?(?:very )?(?:top|start|beginning|front)|last|(?:the )?(?:very )?(?:end|bottom)|primer[ao]|principio|inicio|últim[ao]|final|zuerst|anfang|vorne?|oben|zuletzt|ende|schluss|hinten)$/iu
/** “the one about the end as the last question please”. */
const STANDS =
  /^(.{3,60}?)(?: please| bitte| por favor)? (?:as the|als|an|ans|zum|como la|al|a la|nach ganz) (?:very )?(first|last|letzte|erste|ende|schluss|anfang|última|primera|final|principio|oben|unten)(?: (?:one|question|frage|pregunta|stelle|platz))?(?: please| bitte| por favor)?$/iu
const TO_START =
  /^(?:the )?(?:very )?(?:first|top|start|beginning|front|primer|principio|inicio|zuerst|erste|anfang|vorn|oben)/iu

function moved(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const said = text.replace(/[.!\s]+$/u, '')
  const [, what, where] = MOVES.exec(said) ?? STANDS.exec(said) ?? []
  if (
    !what ||
    !where ||
    (!NAMED.test(what) && what.split(' ').length > 2) ||
    placesIn(what, questions.length).places.length > 0 ||
    typeIn(what) !== null
  )
    return null
  const place = placeCalled(what, questions)
  return place === null
    ? null
    : [{ to: 'move', places: [place], before: TO_START.test(where) ? 0 : questions.length }]
}

/** “add 'don't care' to the main one”: the apostrophe is no closing quote. */
const ADD_ANSWER =
  /^(?:please |and |also |bitte |und |y |también )*(?:add|put|include|añade|agrega|pon|füg\p{L}*|ergänz\p{L}*|setz\p{L}*|nimm)\s+["“„«'‘](.{1,60}?)["”“»'’]\s+(?:as an (?:option|answer) |als antwort |como (?:opción|respuesta) )?(?:to|in|into|on|for|a|en|zu|zur|bei|in)\s+(.{3,50}?)(?:\s+(?:hinzu|dazu|ein))?$/iu

const ONLY_ANSWER =
  /^(?:please |and |also |bitte |und |y |también )*(?:add|put in|include|añade|agrega|ergänz\p{L}*|nimm)\s+["“„«'‘]([^?]{1,40}?)["”“»'’](?:\s+(?:as an? (?:option|answer)|hinzu|als antwort|como opción))?$/iu

function oneMoreAnswer(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const alone = ONLY_ANSWER.exec(text)?.[1]
  if (alone && alone.split(' ').length <= 5) {
    const main = mainPlace(questions)
    const at = questions[main]?.options ? main : questions.findIndex(({ options }) => options !== undefined)
    return at >= 0 ? [{ to: 'add options', place: at, options: [alone] }] : null
  }
  const [, answer, what] = ADD_ANSWER.exec(text) ?? []
  const place = what ? placeCalled(what, questions) : null
  return answer && place !== null && questions[place]?.options
    ? [{ to: 'add options', place, options: [answer] }]
    : null
}

function asked(text: string): Change[] | null {
  const outright = COLON_ADD.exec(text)?.[1]
  if (outright && !outright.includes('⟦'))
    return [{ to: 'ask anew', clause: outright, answers: [], unit: null, isTactful: false }]
  const tactful = TACTFUL.test(text)
  const bare = text.replace(TACTFUL, '').replace(/[?.!\s]+$/u, '')
  const scale = TO_SCALE.exec(bare)
  const said = scale ? bare.replace(scale[0], '').trim() : bare
  const unit = unitIn(said)
  const clause = ASKS.exec(unit?.rest ?? said)?.[1]
  if (clause && scale?.[1] && scale[2] && !clause.includes('⟦'))
    return [
      {
        to: 'ask anew',
        clause,
        answers: [],
        unit: null,
        isTactful: tactful,
        range: [Number(scale[1]), Number(scale[2])],
      },
    ]
  if (!clause || clause.includes('⟦')) return null
  const isOfAge = /^(?:how old|wie alt|qué edad|cuántos años|where (?:they|people) live)/iu.test(clause)
  if (isOfAge && !unit) return null
  return knownFor({ text: clause }) ||
    unit ||
    tactful ||
    /^(?:whether|if|ob|si|which|what|how|when|where|who|wie|was|wann|wo|wer|welche|qué|cómo|cuándo|cuánt|dónde|quién|cuál|con|a |de )/iu.test(
      clause,
    )
    ? [{ to: 'ask anew', clause, answers: [], unit: unit?.unit ?? null, isTactful: tactful }]
    : null
}

function measured(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const found = unitIn(text)
  if (!found || !isShort(text, 14)) return null
  const place = placeCalled(found.rest, questions, true)
  return place === null ? null : [{ to: 'measure', place, unit: found.unit }]
}

function droppedByName(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const bare = text.replace(BECAUSE, '').trim()
  const what = DROPS.exec(bare)?.[1]
  if (
    !what ||
    !(NAMED.test(what) || /^(?:what|where|who|how|when|was|wie|wer|qué|cómo|quién) /iu.test(what)) ||
    placesIn(what, questions.length).places.length > 0
  )
    return null
  if (
    /(?:option|answer|antwort|opci|respuesta|word|wort|palabra|everything|all|alles|todo|[⟦“"])/iu.test(
      what,
    ) ||
    typeIn(what) !== null
  )
    return null
  const place = placeCalled(what, questions)
  return place === null ? null : [{ to: 'drop named', place }]
}

const LONG =
  /(?<!\p{L})(?:should|needs? to|must|can|soll(?:te)?|muss|tiene que|debería) (?:be |ser )?(?:an? |una? |eine? )?(?:really |very )?(long(?: answer| text)?|open|free text|larg[ao]|abiert[ao]|lang|offen|freitext)(?!\p{L})/iu

function longOrShort(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const found = LONG.exec(text)
  const place = found ? placeCalled(text.slice(0, found.index), questions, true) : null
  return place === null ? null : [{ to: 'retype', places: [place], type: 'long_text' }]
}

const ITSELF =
  /^(?:please |bitte |por favor )?(?:make|turn|mach|haz) (?:it|this|that|es|das|lo) (?:into |in |to |zu |en )?(?:an? |eine[rm]? |una? )?(.{4,30})$/iu

/** “make it a ranking”: what the survey is about, where one question holds what there is to choose. */
function itself(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const kind = ITSELF.exec(text)?.[1]
  const type = kind ? typeIn(`a ${kind}`) : null
  const choices = questions.flatMap(({ options }, at) => ((options?.length ?? 0) > 2 ? [at] : []))
  return type && choices[0] === 0 && (type === 'ranking' || type.endsWith('_select'))
    ? [{ to: 'retype', places: [0], type }]
    : null
}

function yesOrNo(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  if (
    !YES_NO.test(text) ||
    /(?:no|nein)\s*\/\s*\p{L}/iu.test(text) ||
    /(?:add|another|new|ask|añad|otra|pregunta si|füg|noch eine|all|alle|todas)(?!\p{L})/iu.test(text)
  )
    return null
  const place = placeCalled(text.replace(YES_NO, ' '), questions)
  return place === null ? null : [{ to: 'say yes or no', place }]
}
