import { choiceFor } from '../../brief/choices.ts'
import type { AssistantQuestion } from '../../model.ts'
import { withoutMark } from '../../recognise.ts'
import { LIKELY_SCALE } from '../../shape.ts'
import { asScale } from '../../turns/as-scale.ts'
import { inUnit, unitIn } from '../../turns/units.ts'
import { whetherSo } from '../../turns/yes-no.ts'
import { countIn } from '../../wishes/numbers.ts'
import { OPTIONAL_MARK } from '../../wishes/optional-mark.ts'
import { isYesOrNo, retyped } from '../../wishes/retype.ts'
import { type Act, carriedOut, type Outcome, outcome, replacedAt, type Scene } from '../scene.ts'
import { namesIn, type Target, targetIn } from '../target.ts'
import { tell } from '../tell.ts'
import { OPTIONAL, type Way, waySaid } from '../way-said.ts'
import { ADD, atStart, whole } from '../words-of-command.ts'
import { unsaid } from './certain.ts'
import { withoutReason } from './reason.ts'

type Type = AssistantQuestion['question_type']

const RANGE =
  /(?<![\p{L}\d.,])(?:from |von |del? |desde )?(-?\d|zero|null|cero)\s?(?:-|–|to|bis|a|al|through)\s?(\d{1,3}|five|seven|ten|fünf|sieben|zehn|cinco|diez)(?! (?:minut|min|years|euros|people|jahre|años|uhr|p\.?m|a\.?m|october|march|july|june|may))(?![\p{L}\d])/iu
const NUMBER: Record<string, number> = {
  zero: 0,
  one: 1,
  null: 0,
  eins: 1,
  uno: 1,
  cero: 0,
  five: 5,
  seven: 7,
  ten: 10,
  fünf: 5,
  sieben: 7,
  zehn: 10,
  cinco: 5,
  diez: 10,
}
const numeral = (text: string) => NUMBER[text.toLowerCase()] ?? Number(text)
const NOT_THAT =
  /,?\s(?:not|instead of|rather than|and not|no longer|nicht|statt|anstatt|und nicht|en (?:vez|lugar) de|y no)\s(?:as |an? |just |eine?r? |einen |una? |de |of )*[\p{L}/ -]{2,24}$/iu
const SETS =
  /(?<!\p{L})(?:make|turn|change|convert|set|let|should|must|has to|have to|can|could|be|to|into|as|use|do|switch|allow|want|answer\p{L}*|prefer|better|mach\p{L}*|soll\p{L}*|als|zu[rm]?|lieber|besser|änder\p{L}*|wandel\p{L}*|mit|kann|können|ha[zc]\p{L}*|conviert\p{L}*|cambi\p{L}*|pon\p{L}*|poné\p{L}*|que|sea|como|de|mejor|en|con|is|are|ist|one|please|bitte|instead|statt|rather)(?!\p{L})/iu
const STARS = whole('stars?|sterne?n?|estrellas?')
const ONLY_TICKS = whole('ha[sv]e? to write|typing|free text|writing|schreiben müssen|escribir')

function described(question: AssistantQuestion | undefined): string {
  const labels = question?.question_config?.options.labels
  return labels ? `${labels.min}|${labels.max}` : '|'
}

function scaledAt(place: number, min: number, max: number, scene: Scene): Outcome {
  const question = scene.questions[place]
  if (!question) return outcome(scene, [tell.whichQuestion])
  const made = asScale(question, min, max, scene.style)
  const [low = '', high = ''] = described(made).split('|')
  return outcome(scene, [tell.scaled(place, min, max, low, high)], {
    questions: replacedAt(scene.questions, place, made),
    touched: [place],
  })
}

const WHETHER =
  /^(?:¿(?!qué|cómo|cuá|cuán|dónde|quién|por qué|con qué|a qué|de qué)\p{L}|(?:is|are|do|does|did|have|has|had|can|could|would|will|should|was|were|may|might)\s|(?:bist|sind|hast|haben|kannst|können|würdest|würden|willst|wollen|möchtest|möchten|gibt|ist|war|waren|soll|sollen|darf|dürfen|hat|\p{L}+st du)(?!\p{L}))/iu
/** What cannot be answered with yes or no is left, and said to be. */
function yesNoAt(place: number, question: AssistantQuestion, scene: Scene): Outcome {
  const text =
    isYesOrNo(question.question_text) || WHETHER.test(question.question_text)
      ? question.question_text
      : whetherSo(question.question_text, scene.style.language)
  if (!text) return outcome(scene, [tell.noYesNo(place, question.question_text)], { touched: [place] })
  return outcome(scene, [tell.answered(place, 'boolean', text)], {
    questions: replacedAt(scene.questions, place, { question_text: text, question_type: 'boolean' }),
    touched: [place],
  })
}

function answeredAt(places: readonly number[], way: Way, scene: Scene): Outcome {
  let questions = [...scene.questions]
  const notes: Outcome['notes'] = []
  for (const place of places) {
    const question = questions[place]
    if (!question) continue
    const type: Type = way === 'number' ? 'short_text' : way
    if (question.question_type === type) {
      notes.push(tell.answeredSo(place, type))
      continue
    }
    const now = { ...scene, questions }
    const made =
      type === 'boolean'
        ? yesNoAt(place, question, now)
        : type === 'rating_scale'
          ? scaledAt(place, LIKELY_SCALE.min, LIKELY_SCALE.max, now)
          : null
    if (made) {
      questions = made.questions
      notes.push(...made.notes)
      continue
    }
    const known = question.options ? null : choiceFor(question.question_text)
    const isChoice = type === 'single_select' || type === 'multi_select' || type === 'ranking'
    if (isChoice && !question.options && !known && places.length > 1) {
      notes.push(tell.whichAnswers(place))
      continue
    }
    const listed = known
      ? { ...question, options: known.options[scene.style.language].map((option_text) => ({ option_text })) }
      : question
    const next = retyped(listed, type, scene.style)
    questions = replacedAt(questions, place, next)
    notes.push(tell.answered(place, type, next.question_text))
  }
  return outcome(scene, notes, { questions, touched: [...places] })
}

const RANK_OF =
  /^(.{2,60}?)\s(?:an? |eine |una )?(?:ranking|rangfolge|clasificación|orden) (?:of|von|de)\s(\d|two|three|four|five|six|zwei|drei|vier|fünf|dos|tres|cuatro|cinco)\s(\p{L}{3,24})$/iu
const TICK_MOST =
  /(?:at most|up to|no more than|max(?:imum|imal)?\.?|höchstens|bis zu|como (?:mucho|máximo)|máximo|hasta)\s(\d|two|three|four|five|zwei|drei|vier|fünf|dos|tres|cuatro|cinco)/iu

function rankedOf(text: string, scene: Scene): Outcome | null {
  const [, where = '', count = '', thing = ''] = RANK_OF.exec(text) ?? []
  const target = thing ? targetIn(where, scene) : null
  const [place] = target?.is === 'found' ? target.places : []
  return place === undefined
    ? null
    : {
        ...carriedOut(scene, { to: 'rank things', place, count: countIn(count) ?? 3, thing }),
        touched: [place],
      }
}

const OF_AMOUNT = /^(?:¿(?:cuánt|a qué distancia)|how (?:long|far|much|many)|wie (?:lange|weit|viel))/iu
/** “nothing with a 1 to 10” */
const NO_SCALES =
  /^(?:nothing|no questions?|none|nichts|keine|nada)\s(?:with|on|mit|auf|con)\s(?:an? |eine[rn]? |una )?(?:scale|skala|escala|\d{1,2}\s?(?:to|-|–|bis|a)\s?\d{1,2})/iu

/** Of several that could be meant, the only one that is not answered so yet. */
function notYetSo(target: Target, way: Way, { questions }: Scene, isRange: boolean): Target {
  if (target.is !== 'unsure') return target
  const measured = target.places.filter((at) => OF_AMOUNT.test(questions[at]?.question_text ?? ''))
  if (way === 'number' && measured.length === 1) return { is: 'found', places: measured, isByName: true }
  const isSo = target.places.filter((at) => questions[at]?.question_type === way)
  if (isRange) return isSo.length === 1 ? { is: 'found', places: isSo, isByName: true } : target
  const left = target.places.filter((at) => !isSo.includes(at))
  return left.length === 1 ? { is: 'found', places: left, isByName: true } : target
}

/** What was a number is chosen in words. */
function chosenAt(places: readonly number[], scene: Scene): Outcome {
  const questions = scene.questions.map((one, at) =>
    places.includes(at) ? retyped(one, 'single_select', scene.style) : one,
  )
  const notes = places.map((at) => tell.answered(at, 'single_select', questions[at]?.question_text ?? ''))
  return outcome(scene, notes, { questions, touched: [...places] })
}

export const answering: Act = (text, scene) => {
  if (text.length > 240) return null
  if (/^(?:only|just|nur|solo)\s(?:one|eine?|una?)\s/iu.test(text)) return null
  if (NO_SCALES.test(text)) {
    const scales = scene.questions.flatMap(({ question_type }, at) =>
      question_type === 'rating_scale' ? [at] : [],
    )
    return scales.length > 0 ? chosenAt(scales, scene) : outcome(scene, [{ not: 'scaled' }])
  }
  const ofThings = rankedOf(text, scene)
  if (ofThings) return ofThings
  const most = TICK_MOST.exec(text)
  const plain = withoutReason(text.replace(most?.[0] ?? /(?!)/u, ' '))
    .replace(NOT_THAT, '')
    .replace(/[\s,]{1,4}$/u, '')
  if (
    atStart(`${ADD}`).test(plain) &&
    !/^(?:ask|frag|pregunt)\p{L}*\s(?:it|that|this|das|es|lo|la)(?!\p{L})/iu.test(plain)
  )
    return null
  const range = RANGE.exec(plain)
  const unit = range ? null : unitIn(plain)
  const said = waySaid(unit ? unit.rest : plain)
  const isStars = STARS.test(plain)
  if (!said && !unit && !range && !isStars) return null
  const way: Way = unit ? 'number' : range || isStars ? 'rating_scale' : (said?.way ?? 'rating_scale')
  const rest = (unit?.rest ?? plain)
    .replace(range?.[0] ?? /(?!)/u, ' ')
    .replace(said && !range ? said.words : /(?!)/u, ' ')
    .replace(STARS, ' ')
  if (!SETS.test(plain) && namesIn(rest).length > 3) return null
  const isOnly =
    namesIn(rest).length === 0 &&
    !/\d|first|last|erste|letzte|primer|últim|ersten|zweite|dritte|second|third|segund|tercer/iu.test(rest)
  const target = notYetSo(targetIn(rest, scene), way, scene, range !== null)
  const places =
    target.is === 'found'
      ? target.places
      : isOnly &&
          scene.touched.length > 0 &&
          !/(?<!\p{L})(?:all|every|only one|nobody|no)(?!\p{L})/iu.test(rest)
        ? [...scene.touched]
        : []
  if (places.length === 0) {
    if (
      target.is !== 'found' &&
      range &&
      /(?<!\p{L})(?:(?:the )?(?:ratings?|scales?)(?= go| from| to| should|$)|the (?:rating|scale)s?|die skalen?|las? escalas?)(?!\p{L})/iu.test(
        plain,
      )
    )
      return carriedOut(scene, {
        to: 'set range',
        places: null,
        min: numeral(range[1] ?? '1'),
        max: numeral(range[2] ?? '10'),
      })
    if (target.is === 'untold')
      return range && /(?<!\p{L})(?:scale|rating|skala|escala)(?!\p{L})/iu.test(plain)
        ? carriedOut(scene, {
            to: 'set range',
            places: null,
            min: numeral(range[1] ?? '1'),
            max: numeral(range[2] ?? '10'),
          })
        : null
    // “swimming before breakfast, yes/no” names something new.
    if (
      target.is === 'none' &&
      !/^(?:make|turn|change|convert|let|mach|haz|cambia|convierte|the|la|el|die|das|der)(?!\p{L})/iu.test(
        plain,
      )
    )
      return null
    return unsaid(target, scene, (found, now) => answeredAt(found, way, now))
  }
  if (places.length > 1 && ONLY_TICKS.test(plain)) return null
  const [place = 0] = places
  const mostAllowed = most ? countIn(most[1] ?? '') : null
  if (way === 'multi_select' && mostAllowed)
    return {
      ...carriedOut(scene, { to: 'tick some', places: [...places], most: mostAllowed }),
      touched: [...places],
    }
  const isNumbered =
    /\d|(?<!\p{L})(?:first|last|second|third|fourth|fifth|erste\p{L}?|letzte\p{L}?|zweite\p{L}?|dritte\p{L}?|vierte\p{L}?|fünfte\p{L}?|primera|última|segunda|tercera|cuarta|quinta)(?!\p{L})/iu.test(
      rest,
    )
  if (way === 'boolean' && isNumbered && places.length === 1)
    return { ...carriedOut(scene, { to: 'say yes or no', place }), touched: [place] }
  if (range && places.length === 1)
    return scaledAt(place, numeral(range[1] ?? '1'), numeral(range[2] ?? '10'), scene)
  if (unit && places.length === 1) {
    const question = scene.questions[place]
    if (!question) return null
    const question_text = inUnit(question.question_text, unit.unit)
    return outcome(scene, [tell.reworded(place, question_text)], {
      questions: replacedAt(scene.questions, place, { question_text, question_type: 'short_text' }),
      touched: [place],
    })
  }
  return answeredAt(places, way, scene)
}

const REQUIRED = whole(
  'required|mandatory|compulsory|obligatori\\p{L}*|pflicht\\p{L}*|must be answered|verpflichtend',
)

export const leavingFree: Act = (text, scene) => {
  if (text.length > 200 || atStart(ADD).test(text)) return null
  const plain = withoutReason(text)
  if (REQUIRED.test(plain) && !/(?<!\p{L})(?:not|no|nicht|keine)(?!\p{L})/iu.test(plain)) {
    const target = targetIn(plain.replace(REQUIRED, ' '), scene)
    const marked =
      target.is === 'found'
        ? target.places.filter(
            (at) =>
              withoutMark(scene.questions[at]?.question_text ?? '') !== scene.questions[at]?.question_text,
          )
        : []
    if (marked.length === 0) return carriedOut(scene, { to: 'do the impossible', what: 'required' })
    const questions = scene.questions.map((one, at) =>
      marked.includes(at) ? { ...one, question_text: withoutMark(one.question_text) } : one,
    )
    return { ...carriedOut(scene, { to: 'do the impossible', what: 'required' }), questions, touched: marked }
  }
  if (!OPTIONAL.test(plain)) return null
  const rest = plain.replace(OPTIONAL, ' ')
  const isAll =
    /(?<!\p{L})(?:all|every\p{L}*|any(?:thing)?|each|whole|they|them|todas?|todo|cada|alles?|alle|jede\p{L}*)(?!\p{L})/iu.test(
      rest,
    )
  const target = targetIn(rest, scene)
  const places = target.is === 'found' ? target.places : target.is === 'untold' && !isAll ? scene.touched : []
  const isWhole = isAll && !(target.is === 'found' && target.places.length < scene.questions.length)
  if (!isWhole && places.length === 0) return unsaid(target, scene) ?? carriedOut(scene, { to: 'let skip' })
  if (isWhole && /(?:tell|say|sag|di)(?!\p{L})/iu.test(plain)) return carriedOut(scene, { to: 'let skip' })
  const mark = OPTIONAL_MARK[scene.style.language]
  const questions = scene.questions.map((one, at) =>
    isWhole || places.includes(at)
      ? { ...one, question_text: `${withoutMark(one.question_text)} ${mark}` }
      : one,
  )
  return outcome(scene, [tell.optional(isWhole ? null : places)], {
    questions,
    touched: isWhole ? [] : [...places],
  })
}
