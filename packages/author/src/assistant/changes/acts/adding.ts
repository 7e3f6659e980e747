import { choiceFor } from '../../brief/choices.ts'
import { facetsListed } from '../../facets/find-facet.ts'
import { knownFor } from '../../inquiry/find-known.ts'
import type { AssistantQuestion } from '../../model.ts'
import { asWords, wordsIn } from '../../plain-text.ts'
import { recognised } from '../../recognise.ts'
import { shaped } from '../../shape.ts'
import { softer } from '../../turns/softer.ts'
import { inUnit, unitIn } from '../../turns/units.ts'
import { voiced } from '../../voice.ts'
import { countWord, ordinalWord } from '../../wishes/numbers.ts'
import { whyAfter } from '../../wishes/ready.ts'
import { questionsAbout } from '../../wishes/standing.ts'
import { itemsOf } from '../lists.ts'
import { newQuestion } from '../new-question.ts'
import { type Act, insertedAt, type Outcome, outcome, replacedAt, type Scene } from '../scene.ts'
import { spareOf } from '../spare.ts'
import { namesIn, targetIn } from '../target.ts'
import { tell } from '../tell.ts'
import { type Way, waySaid } from '../way-said.ts'
import { ADD, ANOTHER, whole } from '../words-of-command.ts'
import { unsaid } from './certain.ts'
import { endOf } from './place.ts'
import { withoutReason } from './reason.ts'

const ADDS = new RegExp(
  `^(?:(?:${ADD}|${ANOTHER})(?!\\p{L})|(?:what|how) about\\s|(?:i|we)(?:[’']d| would)? (?:also |really )?(?:want|need|like)\\s(?:an?|one|another|some|to (?:know|ask|hear|see))|(?:there should|should there|could there|can there|must there) be|is there (?:one|a question|anything)|do we (?:have|ask)|(?:an?|one|eine?|una?) [01]\\s?(?:-|–|to|bis|a)\\s?\\d{1,2} (?:on|for|about|zu|über|sobre)|(?:maybe |perhaps )?(?:an?|one|another) (?:\\p{L}+ ){0,2}?(?:question|one|scale|ranking)(?!\\p{L})|put (?!the |it |that |this |number|question|everything|them)|set (?:in )?an?|write (?:one|a question)|make (?:one|a question|a new)|create|give (?:them|people|me) (?:an?|one)|(?:also|and|noch|auch|también) (?:whether|if|how|what|which|when|where|who|why|ob|wie|was|wann|wo|si|qué|cómo|cuándo)|noch (?:eine|ein|was|etwas|mal|fragen)|(?:two|three|four|\\d|zwei|drei|vier|dos|tres|cuatro) (?:more |weitere |más )?(?:questions|fragen|preguntas) (?:about|on|zu|über|sobre|de)|una? (?:más|pregunta|sobre|de)|otra|algo (?:sobre|de)|pon(?:le|é|ga)?\\s(?:una?|algo|otra|también|además)|qué tal (?:una|si)|y (?:sobre|qué tal)|was ist mit|wie wäre es mit|mach(?:t|e|en sie)?\\s(?:noch )?(?:eine?|was|etwas)(?! (?:skala|rangfolge|auswahl)(?: aus| draus| daraus))|setz(?:e|t)? (?:noch )?(?:eine|was|etwas)|eine? (?:\\p{L}+ )?frage|schreib(?:e|t)? (?:noch )?(?:eine|was|etwas|dazu)|(?:es |da |mir |uns )?fehlt|(?:nimm|nehmt|nehmen sie) (?:noch )?(?:eine|was|etwas|die frage)|ich (?:brauche|hätte gern)|wir brauchen|interessier\\p{L}*|mich (?:würde )?interessier\\p{L}*|me (?:interesa|gustaría (?:saber|preguntar))|quiero (?:saber|preguntar)|i(?:[’']m| am) (?:also )?(?:curious|interested)|(?:the )?(?:survey|questionnaire) (?:lacks|needs|should ask))`,
  'iu',
)
/** In German the verb stands last. */
const ADDS_AT_END =
  /^(?:(?:bitte|noch|auch|und|gern)\s){0,3}(?:nach|zu[rm]?|über|eine?|etwas|was|die|den|das|der)\s.{2,80}\s(?:fragen|abfragen|ergänzen|hinzufügen|einfügen|aufnehmen|einbauen|dazunehmen|(?:mit )?rein(?:nehmen)?)$|\s(?:noch|auch)\s.{2,60}\s(?:fragen|abfragen|ergänzen|aufnehmen|einbauen)$/iu
const MISSING =
  /^(?:(?:a question|something|one|anything|eine frage|was|una pregunta|algo) (?:about|on|zu[rm]?|über|nach|sobre|de) )?(.{3,80}?)\s(?:is|are|fehlt|fehlen|falta|faltan|seems)(?: still| noch| auch| aún)?(?: missing| not covered| not in there| forgotten)?$/iu
const LEAD =
  /^(?:(?:(?:add|include|insert|throw|put|squeeze|stick|slip|work|append|bring|tack|set|write|make|create|give)(?: in| on)?|(?:i|we)(?:['’]d| would)? (?:also |really )?(?:need|want|like|love)|(?:to|we|i)? ?(?:also )?(?:know|see|hear|ask|asking|find out)(?= |:)|(?:should |could |can |must )?there(?: should| could| can| must)? be|is there|do we have|what about|how about|(?:i|we|you) forgot|also|them|people(?= (?:about|if|whether|how|what|for|their|where|when))|everyone(?= (?:about|if|whether|how|what|for))|me|and|don['’]?t forget|maybe|perhaps|really|just|please|too|i['’]?m (?:also )?(?:curious|interested)(?: in)?|the survey (?:lacks|needs)|noch|auch|bitte|mal|füge?|ergänze?|frage?|fragt|baue?|pack|nimm|nehmen sie|nehmt|setze?|schreibe?|mache?|es|da|mir|uns|fehlt|fehlen|ich|wir|brauchen?|hätte|gern|hätten|interessiert|interessieren|mich|würde|würden|wissen|was ist mit|wie wäre es mit|danach|sie|dazu|hinzu|ein|añad\p{L}*|agreg\p{L}*|incluy\p{L}*|inclu[ií]\p{L}*|mete\p{L}*|meté|suma\p{L}*|pon|poné|ponle|ponga|pregunt[aáe]\p{L}{0,2}|pregúnta\p{L}*|falta(?:ría|n)?|echo de menos|también|además|qué tal|quiero|saber|preguntar(?:les)?|me|interesa|gustaría|una que|y|les)(?:[\s,:]{1,3}|$)){1,12}/iu
/** “one about”, “two questions on”, “a short scale about”: how many, answered how. */
const HEAD =
  /^(?:(?:an?|one|another|two|three|four|five|\d{1,2}|some|a few|something|anything|more|extra|new|last|final|short|quick|simple|little|small|nice|fun|funny|silly|good|open|serious|yes\/no|question|questions|one more|multiple choice|multi-?choice|single choice|likert|eine?|einen|zwei|drei|vier|noch|weitere|was|etwas|lustiges|irgendwas|rein|dazu|hinein|schönes|kurze?|offene?|lustige?|frage|fragen|skala|feld|una?|otra|otro|dos|tres|cuatro|algo|más|pregunta|preguntas|corta|divertid[ao]|gracios[ao]|abierta|escala|unas?)(?:[\s,]{1,2}|$)){1,6}/iu
const ABOUT =
  /^(?:(?:(?:just |also |mostly |really )?(?:about|on|regarding|concerning|around|for|asking(?: them)?(?: about| for)?|that asks?(?: them)?(?: about| for)?|which asks?(?: about| for)?|to ask(?: about| for)?|where (?:they|people) (?:can )?|to do with|like|such as|with|in which|über|zu[rm]?|nach|bezüglich|mit|die fragt|dazu|von wegen|sobre|acerca de|de|del|por|para|que pregunte(?: por)?|con|como)(?:[\s,:]{1,2}|$)){1,3})/iu
const TAIL_PLACE: [RegExp, 'first' | 'last'][] = [
  [
    /[\s,(]{1,3}(?:and )?(?:put (?:it|that) )?(?:right |all the way )?(?:at|to|on|near) the (?:very )?(?:start|beginning|top|front)\)?|[\s,]{1,3}(?:as (?:the )?)?first(?: question| one)?$|[\s,]{1,3}(?:al principio|al inicio|(?:ganz )?am anfang|an den anfang|als erste frage|como primera(?: pregunta)?|(?:lo|la) primero)/iu,
    'first',
  ],
  [
    /[\s,(]{1,3}(?:and )?(?:put (?:it|that) )?(?:right |all the way )?(?:at|to|towards|near) the (?:very )?(?:end|bottom)\)?|[\s,]{1,3}(?:as (?:the )?)?last(?: question| one)?$|[\s,]{1,3}(?:al final|(?:ganz )?am (?:ende|schluss)|ans ende|als letzte frage|zum schluss|como última(?: pregunta)?)/iu,
    'last',
  ],
]
const BESIDE =
  /[\s,]{1,3}(?:right |directly |just |gleich |direkt |justo )?(after|before|behind|nach|hinter|vor|después de(?: la)?|antes de(?: la)?|detrás de(?: la)?)\s((?:the |question |number |frage |la |el |der |die )?(?:\d{1,2}|\p{L}+(?: \p{L}+){0,3} (?:one|question)|frage \d{1,2}|pregunta \d{1,2}|del? .{2,30}|first|second|third|fourth|last|ersten|zweiten|dritten|letzten|primera|segunda|tercera|última)(?: one| question| frage| pregunta)?)$/iu
const NEARBY =
  /[\s,]{1,3}(?:right |directly |gleich |justo )?(after|before|behind|nach|hinter|vor|después de|antes de|detrás de)\s(?:the |la |el |der |die )?(?:question |number |frage |nummer |pregunta |número )(\d{1,2})(?=\s|$)/iu
const AT_NUMBER =
  /[\s,]{1,3}(?:at|as|an|auf|als|en|como)\s(?:position|place|number|question|stelle|platz|nummer|frage|posición|lugar|número|pregunta)?\s?(\d{1,2})(?:\.|st|nd|rd|th)?(?: (?:position|place|question|stelle|frage))?(?=\s|$)/iu
const SPOT_BEFORE =
  /^(?:question |frage |pregunta )?(?:at|an|en|in) (?:position|place|number|stelle|platz|lugar|la posición)\s(\d{1,2})\s/iu
const MANNER =
  /[\s,(–-]{1,4}(?:but |and |pero |aber |und )?(?:be (?:\p{L}+ )?(?:careful|gentle|kind|tactful|sensitive)(?: (?:about|with) (?:it|that))?|mit fingerspitzengefühl|(?:sé|con) (?:cuidado|delicadez\p{L}*)|not (?:too )?(?:pushy|nosy|direct)|(?:very |quite |in an? )?(?:tactfully|gently|carefully|careful|subtly|nicely|polite(?:ly)?|discreetly|con (?:tacto|cuidado)|sin presionar|behutsam|vorsichtig|taktvoll|nett formuliert|nicht aufdringlich))(?: way| please| bitte)?\)?$/iu
const YES_NO_TAIL =
  /[\s,.:;(–-]{1,4}(?:as |als |de |con |mit |just |simple )?(?:an? |eine? |una? )?(?:simple |einfache )?(?:yes ?(?:\/|or|-) ?no|s[ií] ?(?:\/|o|-) ?no|ja ?(?:\/|oder|-) ?nein)(?: (?:question|frage|pregunta))?\)?$/iu
const WHY = /^(?:a |one |an? )?(?:follow[- ]?up|why|warum|por qué|nachfrage)(?!\p{L})/iu
const SEVERAL =
  /\s(?:and|und|y)\s(?:(?:also |auch |noch )?(?:one|eine|una) (?:about|on|über|zu[rm]?|sobre|de)\s)?/iu
const MUST_BE = /^there (?:must|should|has to|needs to|could) be (?:an?|one|something)/iu
const WAY_HEAD =
  /^(?:(?:an?|one|another|eine?|una?|noch eine|otra|a short|a quick)\s)?((?:multiple[- ]choice|multi-?select|tick ?box|single[- ]choice|dropdown|ranking|scale|rating|slider|yes ?\/ ?no|yes[- ]or[- ]no|date(?= (?:question|field|for|on|when|about)|$|,)|open(?:[- ]ended)?(?= question| one|$|,)|free text|short text|text(?= question| field|$|,)|likert|agree\/disagree|mehrfachauswahl|einfachauswahl|auswahl(?:frage)?|rangfolge|skala|ja ?\/ ?nein(?:-frage)?|offene|freitext|datums?(?:frage)?|opción múltiple|de opción múltiple|selección múltiple|escala|clasificación|sí ?\/ ?no|fecha|abierta|1[- –]?(?:to|-|–)[- ]?(?:5|10)|[01]\s?(?:-|–|to|bis|a)\s?(?:5|7|10))(?: (?:question|one|frage|pregunta|scale|field|skala))?)(?=[\s,:]|$)/iu
/** How it is answered, said after what is asked about. */
const WAY_TAIL =
  /[\s,(–-]{1,4}(?:as |with |on |als |con |como |mit |auf |en |de )(?:an? |eine[rm]? |einer |una? |the )?((?:multiple[- ]choice|tick ?box(?:es)?|single[- ]choice|dropdown|ranking|scale|rating|slider|date|open text|free text|short text|open question|mehrfachauswahl|einfachauswahl|auswahl|rangfolge|skala|freitext|datum|opción múltiple|escala|fecha|texto libre|stars)(?: (?:question|frage|pregunta))?(?: (?:from|von|del?) [01] (?:to|bis|a|al) (?:5|7|10))?|[01] ?(?:-|–|to|bis|a|al) ?(?:5|7|10)(?: scale)?)\)?$/iu
/** “…, multiple choice what for” */
const WAY_BETWEEN =
  /,\s(?:as (?:an? )?|als |de )?(multiple[- ]choice|tick ?box(?:es)?|single[- ]choice|dropdown|ranking|scale|mehrfachauswahl|einfachauswahl|skala|rangfolge|opción múltiple|selección múltiple|escala)(?: question| frage)?,?\s(?=\p{L})/iu
const SCALE_TAIL =
  /[\s,(–-]{1,4}(?:from |on (?:a )?|auf |von |del? )?([01]) ?(?:-|–|to|bis|a|al) ?(5|7|10)(?: scale)?\)?$/iu
const SEPARABLE =
  /\s(?:hinzu|dazu|ein|auf|rein|mit rein|an|ergänzen|hinzufügen|einfügen|aufnehmen|einbauen|fragen|too|as well|also|también|además|auch|noch|in)$/iu
const SELF = whole(
  'question|frage|pregunta|ones?|something|anything|more|another|eine|una|otra|it|that|this|one|them',
)
const GENTLY = whole(
  'sensitive|gentle|tactful\\p{L}*|gentl[ey]|careful(?:ly)?|nicely|discreetly|con tacto|con cuidado|behutsam|vorsichtig|taktvoll',
)

interface Told {
  about: string
  way: Way | null
  count: number
  at: number | null
  isGentle: boolean
  range: [number, number] | null
}

/** Where the new one is to stand, and the text without it. */
function spotIn(text: string, scene: Scene): { rest: string; at: number | null } {
  for (const [pattern, place] of TAIL_PLACE) {
    if (pattern.test(text))
      return { rest: text.replace(pattern, ' ').trim(), at: place === 'first' ? 0 : scene.questions.length }
  }
  const [around = '', which = '', nearby = ''] = NEARBY.exec(text) ?? []
  if (nearby) {
    const at = Number(nearby)
    return { rest: text.replace(around, ' ').trim(), at: /^(?:before|vor|antes)/iu.test(which) ? at - 1 : at }
  }
  const number = AT_NUMBER.exec(text) ?? SPOT_BEFORE.exec(text)
  if (number) return { rest: text.replace(number[0], ' ').trim(), at: Math.max(0, Number(number[1]) - 1) }
  const [all = '', side = '', where = ''] = BESIDE.exec(text) ?? []
  const target = where ? targetIn(where, scene) : null
  const place = target?.is === 'found' ? target.places[0] : undefined
  if (place === undefined) return { rest: text, at: null }
  return {
    rest: text.slice(0, text.length - all.length),
    at: /^(?:before|vor|antes)/iu.test(side) ? place : place + 1,
  }
}

function toldIn(text: string, scene: Scene): Told {
  const spot = spotIn(text, scene)
  let rest = spot.rest
  const isGentle = GENTLY.test(rest)
  rest = rest.replace(MANNER, '')
  let way: Way | null = null
  let range: [number, number] | null = null
  const yesNo = YES_NO_TAIL.test(rest)
  if (yesNo) {
    way = 'boolean'
    rest = rest.replace(YES_NO_TAIL, '')
  }
  const tail = way ? null : WAY_TAIL.exec(rest)
  const scale = way || tail ? null : SCALE_TAIL.exec(rest)
  if (scale) {
    way = 'rating_scale'
    range = [Number(scale[1]), Number(scale[2])]
    rest = rest.slice(0, scale.index)
  }
  if (tail?.[1]) {
    way = waySaid(tail[1])?.way ?? null
    rest = rest.slice(0, tail.index)
  }
  const between = way ? null : WAY_BETWEEN.exec(rest)
  if (between?.[1]) {
    way = waySaid(between[1])?.way ?? null
    rest = rest.replace(between[0], ', ')
  }
  rest = rest.replace(LEAD, '').trim()
  const head = WAY_HEAD.exec(rest)
  if (head?.[1] && way === null) {
    way = waySaid(head[1])?.way ?? null
    const ends = /([01])\s?(?:-|–|to|bis|a)\s?(5|7|10)/iu.exec(head[1])
    range = ends ? [Number(ends[1]), Number(ends[2])] : null
    rest = rest.slice(head[0].length).trim()
  }
  const counted =
    /^(\p{L}+|\d{1,2})\s(?:more |new |weitere |neue |short )?(?:questions?|fragen|preguntas|ones|more|about|on|over|zu|sobre)/iu.exec(
      rest,
    )?.[1]
  const count = counted ? (countWord(counted) ?? 1) : 1
  const bare = rest.replace(HEAD, '').trim()
  rest =
    ABOUT.test(bare) || bare === ''
      ? bare.replace(ABOUT, '').trim()
      : bare.length < rest.length && /^(?:an?|one|the|a)\s\p{L}+$/iu.test(rest) === false
        ? bare
        : rest
  rest = rest
    .replace(/^(?:question|frage|pregunta)\s?[:,-]\s?/iu, '')
    .replace(SEPARABLE, '')
    .replace(/^[\s:,–-]{1,4}/u, '')
    .trim()
  return {
    about: asWords(rest, 200),
    way,
    count: Math.min(40, Math.max(1, count)),
    at: spot.at,
    isGentle,
    range,
  }
}

/** Asked already in the same words. */
const standing = (question: AssistantQuestion, { questions }: Scene) =>
  questions.findIndex(
    ({ question_text }) => question_text.toLocaleLowerCase() === question.question_text.toLocaleLowerCase(),
  )

export function addedTo(scene: Scene, fresh: readonly AssistantQuestion[], at: number | null): Outcome {
  const [first] = fresh
  if (!first) return outcome(scene, [tell.notDone])
  const same = standing(first, scene)
  if (fresh.length === 1 && same >= 0) {
    const question = scene.questions[same]
    if (question && JSON.stringify(question) !== JSON.stringify(first))
      return outcome(scene, [tell.reworded(same, first.question_text)], {
        questions: replacedAt(scene.questions, same, first),
        touched: [same],
      })
    return outcome(scene, [tell.asked(first.question_text, same)], { touched: [same] })
  }
  const added = fresh.filter((one) => standing(one, scene) < 0)
  if (scene.questions.length + added.length > 100) return outcome(scene, [{ not: 'full' }])
  const place = Math.min(scene.questions.length, at ?? endOf(scene.questions))
  return outcome(
    scene,
    added.map((one, n) => tell.added(one.question_text, place + n)),
    { questions: insertedAt(scene.questions, place, ...added), touched: added.map((_, n) => place + n) },
  )
}

function known(about: string, { way, count }: Told, scene: Scene): AssistantQuestion[] {
  if (count > 1) {
    const more = questionsAbout(
      about,
      way === 'number' ? 'short_text' : way,
      scene.style,
      [...scene.questions],
      scene.topic,
    )
    return more.slice(0, count)
  }
  const one = newQuestion({ about, way, options: [] }, scene)
  return one ? [one] : []
}

const RANK_OF = /^(?:.{0,40}?\s)?(?:to )?(?:rank|order|sort|put in order|ordenar|ordenen|sortieren)\s/iu

export const isAdding = (text: string): boolean => !/\s(?:raus|weg|heraus)$/iu.test(text) && isAdded(text)
const isAdded = (text: string): boolean => MUST_BE.test(text) || ADDS.test(text) || ADDS_AT_END.test(text)

/** What is asked for already, in the unit that is wanted. */
function inItsUnit(about: string, scene: Scene): Outcome | null {
  const unit = unitIn(about)
  const known = unit ? knownFor({ text: unit.rest })?.question : undefined
  const place = known ? scene.questions.findIndex((one) => recognised(one)?.known === known) : -1
  const question = place < 0 || !unit ? null : newQuestion({ about, way: null, options: [] }, scene)
  return question
    ? outcome(scene, [tell.reworded(place, question.question_text)], {
        questions: replacedAt(scene.questions, place, question),
        touched: [place],
      })
    : null
}

const LIKE_THAT =
  /^(?:and |und |y )?(?:(?:one|another|eine?|noch eine?|una|otra)(?: more| más| mehr)?(?: one)? (?:like|of) (?:that|it|this|those|these)(?: kind)?|another one|one more|otra(?: más)?(?: (?:así|igual))?|una más(?: así)?|noch (?:so )?eine)[.!]?$/iu
const FUN =
  /(?<!\p{L})(?:fun|funny|silly|cheeky|playful|lustig\p{L}*|witzig\p{L}*|divertid\p{L}*|gracios\p{L}*)(?!\p{L})/iu
/** A thing that something funny is to be asked about. */
function forFun(text: string, told: Told, { style }: Scene): AssistantQuestion | null {
  const { language, address } = style
  if (
    !FUN.test(text) ||
    told.way !== null ||
    told.about.split(/\s+/u).length > 3 ||
    FUN.test(told.about) ||
    namesIn(told.about).length === 0
  )
    return null
  const { ask, options } = FOR_FUN[language]
  return {
    question_text: voiced(
      ask.replace('{x}', () => told.about),
      language,
      address,
    ),
    question_type: 'single_select',
    options: options.map((option_text) => ({ option_text })),
  }
}
const FOR_FUN = {
  en: {
    ask: 'Be honest: where do you stand on {x}?',
    options: ['true love', 'only in secret', 'never in my life', 'I say nothing without my lawyer'],
  },
  es: {
    ask: 'Con sinceridad: ¿qué relación [tienes|tiene] con {x}?',
    options: ['amor verdadero', 'solo en secreto', 'jamás en la vida', 'no hablo sin mi abogado'],
  },
  de: {
    ask: 'Mal ehrlich: Wie [stehst|stehen] du zu {x}?',
    options: ['große Liebe', 'nur heimlich', 'nie im Leben', 'dazu sage ich nichts ohne meinen Anwalt'],
  },
}

export const adding: Act = (text, scene) => {
  if (LIKE_THAT.test(text.trim())) {
    const [fresh] = scene.about
      ? questionsAbout(scene.about, null, scene.style, [...scene.questions], scene.topic)
      : spareOf(scene)
    return fresh ? { ...addedTo(scene, [fresh], null), ...(scene.about ? { about: scene.about } : {}) } : null
  }
  const isMissing = MISSING.exec(text)
  if (!isAdding(text) && !(isMissing && /missing|covered|forgotten|fehl|falta/iu.test(text))) return null
  const plain = withoutReason(isMissing && !isAdding(text) ? (isMissing[1] ?? text) : text)
  const told = toldIn(plain, scene)
  const { style } = scene
  if (
    WHY.test(told.about) ||
    /^(?:ask (?:them )?why|frag\p{L}* warum|pregunt\p{L}* por qué|and why|why)(?:\s(?:after|nach|después de)?.{0,40})?[?.]?$/iu.test(
      plain,
    )
  ) {
    const where = targetIn(plain.replace(/why|warum|por qué|follow[- ]?up|ask|frag/giu, ' '), scene)
    const [place] = where.is === 'found' ? where.places : scene.touched
    if (place === undefined) return unsaid(where, scene) ?? outcome(scene, [tell.whichQuestion])
    return addedTo(scene, [whyAfter(style, scene.questions)], place + 1)
  }
  if (
    told.about === '' ||
    (namesIn(told.about).length === 0 && SELF.test(told.about) && told.about.split(/\s+/u).length < 4)
  ) {
    if (told.way === 'long_text') return addedTo(scene, [openEnd(scene)], scene.questions.length)
    return null
  }
  const listedHere = facetsListed(told.about, style.language)
  if (
    told.way === null &&
    listedHere.length > 1 &&
    !/(?<!\p{L})(?:how|where|what|when|who|whether|if|wo|wie|dónde|cómo)(?!\p{L})/iu.test(told.about) &&
    told.about.split(/\s+/u).length <= 10
  )
    return addedTo(
      scene,
      listedHere.map((one) => shaped(one.question, null, style)),
      told.at,
    )
  const parts = told.about.split(SEVERAL).filter((one) => /\p{L}{2}/u.test(one))
  const isPair =
    parts.length === 2 &&
    /\s(?:and|und|y)\s(?:also |auch |noch )?(?:(?:one|eine|una) (?:about|on|über|zu[rm]?|sobre|de)\s|(?:how|what|when|where|whether|if|ob|wie|wo|wann|si|qué|cuándo|dónde)\s(?:old|they|people|often|many|much|far|long|oft|alt|sie))/iu.test(
      told.about,
    ) &&
    told.count === 1
  const measured = inItsUnit(told.about, scene)
  if (measured) return measured
  const funny = forFun(text, told, scene)
  const fresh = funny
    ? [funny]
    : isPair
      ? parts.flatMap(
          (part) =>
            newQuestion(
              { about: part.replace(/^(?:their|the)\s/iu, ''), way: told.way, options: [] },
              scene,
            ) ?? [],
        )
      : known(told.about, told, scene)
  const [first] = fresh
  if (!first) return outcome(scene, [{ not: 'understood', words: asWords(text, 80) }])
  const choice =
    (told.way === 'single_select' || told.way === 'multi_select' || told.way === 'ranking') && !first.options
      ? choiceFor(told.about)
      : null
  const shapedAs = fresh.map((one) => {
    const answered = choice
      ? {
          ...one,
          question_type: told.way as AssistantQuestion['question_type'],
          options: choice.options[style.language].map((option_text) => ({ option_text })),
        }
      : one
    const gentle = told.isGentle ? softer(answered, style) : answered
    const range = told.range
    return range && gentle.question_config
      ? {
          ...gentle,
          question_config: { options: { ...gentle.question_config.options, min: range[0], max: range[1] } },
        }
      : gentle
  })
  const made = { ...addedTo(scene, shapedAs, told.at), about: told.about }
  const isUnlisted =
    (told.way === 'multi_select' || told.way === 'single_select' || told.way === 'ranking') &&
    !shapedAs[0]?.options
  return isUnlisted && !RANK_OF.test('') ? { ...made, notes: [...made.notes, { tell: LISTS }] } : made
}

const LISTS = {
  en: 'It is answered in writing until you tell me what there is to choose from.',
  es: 'Se responde por escrito hasta que me digas entre qué se puede elegir.',
  de: 'Sie wird schriftlich beantwortet, bis du mir sagst, was zur Auswahl steht.',
}
const OPEN_END = {
  en: 'Is there anything else you would like to tell us?',
  es: '¿Hay algo más que quieras contarnos?',
  de: 'Was möchtest du uns sonst noch sagen?',
}
const openEnd = ({ style }: Scene): AssistantQuestion => ({
  question_text: OPEN_END[style.language],
  question_type: 'long_text',
})

/** What a sentence of its own says about the question that was just added: “yes, no, depends”. */
export function withItems(scene: Scene, items: readonly string[]): Outcome | null {
  const [place] = scene.touched
  const question = place === undefined ? undefined : scene.questions[place]
  if (place === undefined || !question || scene.touched.length !== 1) return null
  const type =
    question.question_type === 'multi_select' || question.question_type === 'ranking'
      ? question.question_type
      : 'single_select'
  const next: AssistantQuestion = {
    question_text: question.question_text,
    question_type: type,
    options: items.map((one) => ({ option_text: asWords(one, 200) })),
  }
  return outcome(scene, [tell.options(place, [...items], type === 'multi_select')], {
    questions: replacedAt(scene.questions, place, next),
    touched: [place],
  })
}

const THERE_IS =
  /^(?:(?:we|they|i|there|you)(?:['’]ve|['’]re| have| had| did| read| can| could)?|the (?:options|choices|ones) (?:are|were)|(?:hemos|hay|tenemos|fueron|son|eran|hicimos|leímos|fuimos)|(?:wir (?:haben|hatten)|es (?:gibt|gab)|das (?:sind|waren)))\s(?:(?:did|do|done|read|played|offer(?:ed)?|are|were|went to|tried|sell|run|serve|made|saw|visited|had|got|been to|choose from|gemacht|gelesen|a|the|die|das|el|la|los|las)\s)*(.{5,300})$/iu
/** “We did A, B and C”: behind a question that asks which one, it says what there is. */
export function thereIs(text: string): string[] {
  const list = THERE_IS.exec(text.replace(/[.!\s]{1,4}$/u, ''))?.[1]
  const items = list?.includes(',') ? itemsOf(list) : []
  return items.length > 2 && items.every((one) => one.split(/\s+/u).length <= 5)
    ? items.map((one) => one.replace(/^(?:the|el|la|der|die|das) /iu, ''))
    : []
}

const REPLACES: RegExp[] = [
  /^(?:replace|swap|change|exchange|substitute)\s(.{2,80}?)\s(?:with|for|by|to|into)\s((?:one|a question|something|a (?:new|different) (?:one|question))\s(?:about|on|asking|that asks|for)\s.{2,120})$/iu,
  /^(?:replace|swap|substitute|exchange)\s(.{2,80}?)\s(?:with|for|by)\s(.{2,120})$/iu,
  /^(?:instead of|rather than)\s(.{2,80}?)[,\s]{1,3}(?:ask|put|have|add)\s(?:about |one about |for )?(.{2,120})$/iu,
  /^(?:ask|put|add|have|also)?\s?(?:for |about )?(.{2,100}?)\s(?:instead of|rather than|in place of)\s(.{2,80})$/iu,
  /^(?:reemplaza|sustituye|cambia|cambiá|reemplazá)\s(.{2,80}?)\spor\s(.{2,120})$/iu,
  /^(?:en (?:vez|lugar) de)\s(.{2,80}?)[,\s]{1,3}(?:pregunta|pon|añade|una sobre|mejor)\s(?:por |sobre |una sobre )?(.{2,120})$/iu,
  /^(.{2,100}?)\s(?:en (?:vez|lugar) de)\s(.{2,80})$/iu,
  /^(?:ersetze?|tausche?)\s(.{2,80}?)\s(?:durch|gegen)\s(.{2,120})$/iu,
  /^(?:statt|anstatt|anstelle)\s(?:der frage )?(?:nach |zu |von )?(.{2,80}?)[,\s]{1,3}(?:frage?|lieber|bitte|eine)\s(?:nach |zu |über |lieber )?(.{2,120})$/iu,
  /^(.{2,100}?)\s(?:statt|anstatt|anstelle)\s(?:der frage )?(?:nach |zu |von |dem |der |des )?(.{2,80})$/iu,
  /^(?:let|make)\s(.{2,60}?)\s(?:be )?(?:about|ask about|a question about)\s(.{2,120})$/iu,
  /^(.{2,60}?)\s(?:is (?:boring|dull|bad|weak|not good|silly)|no me gusta|gefällt mir nicht|ist (?:langweilig|schlecht))[,.;]\s(?:give me|find|i want|dame|gib mir|put|ask)\s(?:me )?(.{2,80})$/iu,
]
const FRESH_FIRST = new Set([3, 6, 9])
const ANY_OTHER =
  /^(?:an?|something|another|una?|otra|eine?)\s?(?:different|other|else|better|new|andere|neue|bessere|nueva|mejor|distinta|one|question|frage|pregunta|\s)*$|^something else$|^otra(?: cosa)?$/iu

/** Another question in the place of one that is surely meant. */
const ANOTHER_ONE =
  /^(?:give me|find|find me|put|use|dame|gib mir|nimm)\s(?:an?|una?|eine?)\s?(?:different|other|better|new|otra|mejor|andere|bessere|neue)(?: (?:one|question|frage|pregunta))?(?: instead)?$|^(?:dame|gib mir) (?:otra|eine andere)$/iu

export const replacing: Act = (text, scene) => {
  const [place] = scene.touched
  if (place !== undefined && scene.touched.length === 1 && ANOTHER_ONE.test(text)) {
    const fresh = spareFor(scene, place)
    return fresh
      ? outcome(scene, [tell.reworded(place, fresh.question_text)], {
          questions: replacedAt(scene.questions, place, fresh),
          touched: [place],
        })
      : outcome(scene, [tell.notDone])
  }
  for (const [n, pattern] of REPLACES.entries()) {
    const [, one = '', two = ''] = pattern.exec(text) ?? []
    if (!one || !two) continue
    const [old, fresh] = FRESH_FIRST.has(n) ? [two, one] : [one, two]
    const target = targetIn(old, scene)
    if (target.is !== 'found' || target.places.length > 3) {
      if (target.is === 'untold' || FRESH_FIRST.has(n)) continue
      return unsaid(target, scene)
    }
    if (
      /^(?:question |number |frage |pregunta |la |the |die )?(?:\d{1,2}|first|second|third|last)$/iu.test(
        fresh.trim(),
      )
    )
      return null
    // “a scale instead of text” says how to answer.
    if (waySaid(fresh) && namesIn(fresh.replace(waySaid(fresh)?.words ?? '', '')).length === 0) continue
    const [place = 0] = target.places
    const told = toldIn(`add ${fresh}`, scene)
    const others = ANY_OTHER.test(fresh.trim())
      ? spareFor(scene, place)
      : newQuestion({ about: told.about || fresh, way: told.way ?? dateOf(fresh), options: [] }, scene)
    if (!others) return outcome(scene, [tell.notDone])
    const questions =
      target.places.length > 1
        ? scene.questions.flatMap((question, at) =>
            at === place ? [others] : target.places.includes(at) ? [] : [question],
          )
        : replacedAt(scene.questions, place, others)
    return outcome(scene, [tell.reworded(place, others.question_text)], { questions, touched: [place] })
  }
  return null
}
const dateOf = (text: string): Way | null =>
  /(?:date of birth|birthday|geburtsdatum|geburtstag|fecha de nacimiento|cumpleaños)/iu.test(text)
    ? 'date_time'
    : null

const spareFor = (scene: Scene, place: number): AssistantQuestion | null => {
  const spare = spareOf(scene)
  return (
    spare.find(({ question_type }) => question_type === scene.questions[place]?.question_type) ??
    spare[0] ??
    null
  )
}

/** “swimming before breakfast, yes/no”, “noise?”: what names nothing that stands there is asked for. */
export const addingBarely: Act = (text, scene) => {
  const bare = text.replace(/[?!.]{1,3}$/u, '')
  const words = wordsIn(bare)
  if (words.length > 12 || words.length === 0) return null
  const unit = unitIn(bare)
  const said = waySaid(bare)
  const isAsked = /\?$/u.test(text) && words.length <= 3 && ordinalWord(words[0] ?? '') === null
  if (!unit && !said && !isAsked) return null
  const about = (unit?.rest ?? bare)
    .replace(said?.words ?? /(?!)/u, ' ')
    .replace(/^(?:and|und|y|then|dann)\s|[\s,:;–-]{1,4}(?:on|as|als|como|auf|von|de)?[\s,:;–-]{0,3}$/giu, '')
    .trim()
  if (namesIn(about).length === 0) return null
  const question = newQuestion({ about, way: unit ? 'number' : (said?.way ?? null), options: [] }, scene)
  if (!question) return null
  return addedTo(
    scene,
    [unit ? { ...question, question_text: inUnit(question.question_text, unit.unit) } : question],
    null,
  )
}
