import { choiceFor } from '../../brief/choices.ts'
import type { InLanguages } from '../../known-question.ts'
import type { AssistantQuestion } from '../../model.ts'
import { asWords } from '../../plain-text.ts'
import { inUnit, unitIn } from '../../turns/units.ts'
import { listed } from '../lists.ts'
import { nameOf } from '../name-of.ts'
import { newQuestion } from '../new-question.ts'
import { type Act, carriedOut, insertedAt, type Outcome, outcome, replacedAt, type Scene } from '../scene.ts'
import { namesIn, scored, type Target, targetIn } from '../target.ts'
import { tell } from '../tell.ts'
import { waySaid } from '../way-said.ts'
import { whole } from '../words-of-command.ts'
import { unsaid } from './certain.ts'
import { endOf } from './place.ts'

const asOptions = (items: readonly string[]) => items.map((one) => ({ option_text: asWords(one, 200) }))
const HAS = new Set<AssistantQuestion['question_type']>(['single_select', 'multi_select', 'ranking'])
/** Several of them may be meant. */
const OF_SEVERAL =
  /^(?:which|what) (?:\p{L}+ )?\p{L}{3,20}s(?!\p{L})|(?:what|which) .{0,40}(?:would you like to|do you use|have you|bring|dates?|days?|times|work on|help)|^¿qué \p{L}{3,20}s(?!\p{L})|^welche \p{L}{3,24}(?:en|e|n|er)(?!\p{L})|¿(?:cuándo|qué días)|^(?:when|an welchen)/iu
const MANY_SAID = whole(
  'several|more than one|multiple|tick all|all that apply|as many as|mehrere|mehrfach|varias|más de una|todas las que',
)
const RANKS = whole(
  'rank\\p{L}*|in order|order of preference|put (?:them|these|styles|things)? ?in order|ordenar\\p{L}*|ordenen|que (?:las|los) ordenen|reihenfolge|rangfolge|sortier\\p{L}*|priorit\\p{L}*ieren',
)
const OPTION_WORD = whole(
  'options?|choices?|answers?|opci[oó]n(?:es)?|respuestas?|antworten?|antwort|optionen|option|auswahl|möglichkeit(?:en)?|antwortmöglichkeit(?:en)?',
)
const ADD_WORD = whole(
  'add|also|include|another|more|extra|plus|too|missing|needs?|offer|put|añad\\p{L}*|agreg\\p{L}*|inclu\\p{L}*|más|también|falta\\p{L}*|suma\\p{L}*|pon(?:le)?|füg\\p{L}*|ergänz\\p{L}*|noch|auch|dazu|fehlt|nimm|hinzu\\p{L}*',
)
/** A question is wanted, not an answer of one. */
const NEW_ONE =
  /(?<!\p{L})(?:(?:add|include|insert|put in|need|want|want|añad\p{L}*|agreg\p{L}*|inclu\p{L}*|füg\p{L}*|ergänz\p{L}*|noch|ask|frag|preguntá?) (?:(?:also|in|auch|noch|también|them|les) )?(?:an?other |a |an |one |una? |otra |eine? )(?:(?!option|answer|choice|opción|respuesta|antwort)\p{L}+ ){0,4}?(?:questions?|frage|pregunta|one|ranking|scale|multiple choice|single choice|dropdown|list|about|on|where|with|sobre|de|con|über|zu[rm]?|mit|which|whether)|^(?:(?:one|another|una?|otra|eine|noch eine?) (?:\p{L}+ ){0,2}?(?:about|on|sobre|de|con|über|zu[rm]?|mit|for|where)))(?!\p{L})/iu
const ONE_MORE: RegExp[] = [
  /^(?:add|include|put|offer|throw in|insert|also|give|añad\p{L}*|agreg\p{L}*|inclu\p{L}*|pon\p{L}*|suma\p{L}*|füg\p{L}*|ergänz\p{L}*|nimm|setz\p{L}*|mach)\s(?:in |also |an? |the |la |el |una |eine |die |noch |auch |another |otra )*(?:option |answer |choice |opción |respuesta |antwort )?(?:for |called |saying |like |mit |de |que diga |für )?["“„«'‘]?(.{1,80}?)["”“»'’]?(?: option| answer| choice)?(?:\s(?:as (?:an? |another )?(?:option|answer|choice)|als (?:weitere |eine )?(?:antwort|option|möglichkeit|auswahl)|como (?:opción|respuesta|otra opción)))?\s(?:to|in|into|on|at|for|under|a|en|para|bei|zu|zur|zum|als option (?:bei|in|zu))\s(.{1,80}?)(?: hinzu| dazu| auf| ein)?$/iu,
]
const AS_OPTION =
  /^(?:add|include|put|añad\p{L}*|agreg\p{L}*|füg\p{L}*|ergänz\p{L}*|nimm)\s(?:also |auch |noch |también )?["“„«'‘]?(.{1,80}?)["”“»'’]?\s(?:as (?:an? |another )?(?:option|answer|choice)|als (?:weitere |eine )?(?:antwort|option|möglichkeit)|como (?:opción|respuesta|otra opción))(?: hinzu| dazu)?(?:\s(?:to|in|for|on|en|a|para|bei|zu[rm]?)\s(.{1,80}))?$/iu
const OPTION_CALLED =
  /^(?:add|include|put|there should be|we need|añad\p{L}*|agreg\p{L}*|falta|füg\p{L}*|ergänz\p{L}*|es fehlt|noch)\s(?:also |auch |noch |in )?(?:an?|the|another|one more|una|otra|la|eine?|die|noch eine?)\s(?:option|answer|choice|opción|respuesta|antwort|antwortmöglichkeit|möglichkeit)\s(?:for |called |saying |like |that says |mit |de |para |que diga |für |namens )?["“„«'‘]?(.{1,80}?)["”“»'’]?(?:\s(?:to|in|for|on|en|a|bei|zu[rm]?)\s(.{1,80}?))?(?: hinzu| dazu)?$/iu
const AN_X_OPTION =
  /^(?:add|include|put|give|añad\p{L}*|agreg\p{L}*|pon\p{L}*|füg\p{L}*|ergänz\p{L}*)\s(?:in |also |noch )?(?:an?|the|una?|la|eine?)\s["“„«'‘]?(.{2,50}?)["”“»'’]?\s(?:option|answer|choice|antwort|opción)(?:\s(?:to|in|for|on|bei|zu[rm]?|a|en)\s(.{1,80}?))?(?: hinzu)?$/iu
const NEEDS =
  /^(?:the |la |el |die |in the |in |bei der |bei |en la )?(.{2,60}?)\s(?:needs?|should (?:also )?(?:have|include|offer)|is missing|lacks|necesita|debería (?:tener|incluir)|le falta|braucht(?: noch)?|fehlt(?: noch)?|soll(?:te)? auch)\s(?:also |auch |noch |también )?(?:an? |the |una? |eine? )?["“„«'‘]?(.{2,60}?)["”“»'’]?(?: as)?(?: an)?(?: option| answer| choice)?(?: too| as well| también| auch)?$/iu
const MORE = whole(
  'more (?:options|choices|answers)|(?:options|choices) (?:are )?too few|más (?:opciones|respuestas)|mehr (?:antworten|optionen|möglichkeiten|auswahl)',
)
const FEWER = whole(
  'fewer (?:options|choices|answers)|less (?:options|choices)|too many (?:options|choices|answers)|menos (?:opciones|respuestas)|weniger (?:antworten|optionen|möglichkeiten)|zu viele (?:antworten|optionen)',
)
const OTHERS = whole(
  '(?:other|different|better|new) (?:options|choices|answers)|otras (?:opciones|respuestas)|andere (?:antworten|optionen)|change the (?:options|answers|choices)|cambia las (?:opciones|respuestas)',
)
const WAY_OUT =
  /don[’']?t know|not sure|prefer not|rather not|no opinion|none of|n\/a|not applicable|don[’']?t care|doesn[’']?t matter|neither|weiß nicht|keine (?:angabe|ahnung|meinung)|egal|no (?:lo )?s[eé]|ninguna|me da igual|prefiero no/iu
const NO_NAME: InLanguages<string> = { en: 'no opinion', es: 'sin opinión', de: 'keine Meinung' }
const RANKED: InLanguages<string> = {
  en: 'Put them in order.',
  es: 'Ponlas en orden.',
  de: 'Bring sie in eine Reihenfolge.',
}

/** These and no others, in the way that suits what is asked; the words of the question stay. */
function setAt(
  place: number,
  items: readonly string[],
  wanted: AssistantQuestion['question_type'] | null,
  scene: Scene,
): Outcome {
  const question = scene.questions[place]
  if (!question) return outcome(scene, [tell.whichQuestion])
  const type =
    wanted ??
    (HAS.has(question.question_type)
      ? question.question_type === 'single_select' &&
        /^¿?(?:which|what|qué|welche) \p{L}{3,20}(?:s|en) /iu.test(question.question_text)
        ? 'multi_select'
        : question.question_type
      : OF_SEVERAL.test(question.question_text)
        ? 'multi_select'
        : 'single_select')
  const isOrdered = /(?:in order|orden|Reihenfolge)/iu.test(question.question_text)
  const text =
    type === 'ranking' && question.question_type !== 'ranking' && !isOrdered
      ? `${question.question_text} ${RANKED[scene.style.language]}`
      : question.question_text
  const options = asOptions(items)
  const questions = replacedAt(scene.questions, place, { question_text: text, question_type: type, options })
  const texts = options.map(({ option_text }) => option_text)
  return outcome(
    scene,
    [
      tell.options(place, texts, type === 'multi_select'),
      ...(type === 'ranking' && question.question_type !== 'ranking'
        ? [tell.answered(place, 'ranking', text)]
        : []),
    ],
    { questions, touched: [place] },
  )
}

export function moreAt(place: number, items: readonly string[], scene: Scene): Outcome {
  const question = scene.questions[place]
  if (!question) return outcome(scene, [tell.whichQuestion])
  if (question.question_type === 'boolean' && items.length === 1)
    return carriedOut(scene, { to: 'offer a way out', places: [place], option: items[0] ?? null })
  if (!question.options)
    return items.length > 1
      ? setAt(place, items, null, scene)
      : carriedOut(scene, { to: 'begin options', place, options: [...items] })
  const standing = new Set(question.options.map(({ option_text }) => option_text.toLocaleLowerCase()))
  const fresh = items.filter((one) => !standing.has(one.toLocaleLowerCase()))
  if (fresh.length === 0) return carriedOut(scene, { to: 'find option', place, option: items[0] ?? '' })
  const made = carriedOut(scene, { to: 'add options', place, options: fresh })
  return { ...made, notes: [tell.moreOptions(place, fresh)], touched: [place] }
}

function changedOptions(text: string, scene: Scene): Outcome | null {
  const [does] = [
    ...(FEWER.test(text) ? [(place: number) => carriedOut(scene, { to: 'fewer options', place })] : []),
    ...(OTHERS.test(text) ? [(place: number) => carriedOut(scene, { to: 'change options', place })] : []),
    ...(MORE.test(text)
      ? [
          (place: number) => {
            const question = scene.questions[place]
            if (!question?.options) return carriedOut(scene, { to: 'change options', place })
            const known = new Set(question.options.map(({ option_text }) => option_text))
            const fresh = (choiceFor(question.question_text)?.options[scene.style.language] ?? []).filter(
              (one) => !known.has(one),
            )
            if (fresh.length === 0) return outcome(scene, [tell.whichAnswers(place)], { touched: [place] })
            return moreAt(place, fresh.slice(0, 3), scene)
          },
        ]
      : []),
  ]
  if (!does) return null
  const target = targetIn(text.replace(FEWER, ' ').replace(OTHERS, ' ').replace(MORE, ' '), scene)
  const place =
    target.is === 'found'
      ? target.places[0]
      : target.is === 'untold' && scene.touched.length === 1
        ? scene.touched[0]
        : undefined
  if (place === undefined) return unsaid(target, scene) ?? outcome(scene, [tell.whichQuestion])
  return does(place)
}

/** One more answer, by its words. */
function oneMore(text: string, scene: Scene): Outcome | null {
  for (const pattern of [AS_OPTION, OPTION_CALLED, AN_X_OPTION, ...ONE_MORE]) {
    const [, what = '', where = ''] = pattern.exec(text) ?? []
    if (
      !what ||
      /^(?:whether|if|how|what|which|when|where|who|why|ob|wie|was|wann|si|qué|cómo|something|anything|algo|etwas|was|one|a question|a scale)(?!\p{L})/iu.test(
        what,
      ) ||
      /(?<!\p{L})(?:follow[- ]?up|questions?|why|frage|pregunta|one about)(?!\p{L})/iu.test(what)
    )
      continue
    const isSaid = OPTION_WORD.test(text)
    const isQuotation = /["“„«'‘]/u.test(text)
    const target: Target = where ? targetIn(where, scene) : { is: 'untold' }
    const items =
      /,|\s(?:and|y|und|&)\s/u.test(what) && !isQuotation
        ? what.split(/,\s?(?:and |y |und )?|\s(?:and|y|und|&)\s/iu).filter(Boolean)
        : [what]
    const clean = items
      .map((one) => one.replace(/^(?:an?|the) (?=option|answer)/iu, '').trim())
      .filter(Boolean)
    if (target.is === 'found') {
      const [place] = target.places
      const isChoice =
        place !== undefined &&
        (scene.questions[place]?.options ||
          scene.questions[place]?.question_type === 'boolean' ||
          isSaid ||
          isQuotation)
      if (
        place !== undefined &&
        target.places.length === 1 &&
        isChoice &&
        !/^(?:an?|one|another|una?|eine?) (?:question|pregunta|frage)/iu.test(what)
      )
        return moreAt(place, clean, scene)
    }
    if (where && target.is !== 'untold' && target.is !== 'found' && isSaid) return unsaid(target, scene)
    if (!isSaid) continue
    if (where && target.is === 'found' && target.places.length > 1)
      return carriedOut(scene, { to: 'offer a way out', places: target.places, option: clean[0] ?? null })
    const [touched] = scene.touched
    if (scene.touched.length === 1 && touched !== undefined && scene.questions[touched]?.options)
      return moreAt(touched, clean, scene)
    if (WAY_OUT.test(what))
      return carriedOut(scene, {
        to: 'offer a way out',
        places: null,
        option: /people|who|leute|gente/iu.test(what) ? NO_NAME[scene.style.language] : (clean[0] ?? null),
      })
    return carriedOut(scene, { to: 'ask which', option: clean[0] ?? what })
  }
  return dayMore(text, scene) ?? alsoThis(text, scene)
}

/** “postcards too”, “auch Straßenbahn”: one more answer, of a question that is asked back for. */
const ALSO_THIS =
  /^(?:also|auch|también|y|and|plus)\s(?:the |el |la |die |der |das )?([\p{L}\d-]{3,24}(?:\s(?:and|und|y)?\s?[\p{L}-]{3,24}){0,2})[.!]?$|^([\p{L}-]{3,24}(?:\s(?:and|und|y)\s[\p{L}-]{3,24})?)\s(?:too|as well|auch|dazu|también|count too|has to be in it|have to be in it|auch noch|noch dazu|must be in(?: it)?)[.!]?$/iu
function alsoThis(text: string, scene: Scene): Outcome | null {
  const found = ALSO_THIS.exec(text)
  const what = found?.[1] ?? found?.[2]
  if (!what || waySaid(what) || /^(?:in|on|auf|make|not|no|nicht)(?!\p{L})/iu.test(what)) return null
  const items = what.split(/\s(?:and|und|y)\s/iu)
  const having = scored(namesIn(what), scene.questions).filter(({ at }) =>
    scene.questions[at]?.question_type.endsWith('select'),
  )
  const [best, second] = having
  if (best && (!second || best.score > second.score)) return moreAt(best.at, items, scene)
  return carriedOut(scene, { to: 'ask which', option: what })
}

const DAY =
  /^(?:add|include|also|añad\p{L}*|agreg\p{L}*|füg\p{L}*|ergänz\p{L}*|nimm|noch)\s(?:also |auch |noch |también )?(?:the |el |los |den )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?: hinzu| dazu| too| as well| también)?$/iu
const DAYS = /day$|^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)$|tag$/iu
/** A day belongs to the one question that offers days. */
function dayMore(text: string, scene: Scene): Outcome | null {
  const day = DAY.exec(text)?.[1]
  const places = scene.questions.flatMap(({ options }, at) =>
    (options ?? []).filter(({ option_text }) => DAYS.test(option_text)).length > 1 ? [at] : [],
  )
  const [place] = places
  return day && places.length === 1 && place !== undefined ? moreAt(place, [day], scene) : null
}

/** “only Friday and Sunday”: those of its answers. */
const ONLY = /^(.{2,60}?)[\s,]{1,3}(?:nur|only|just|solo|sólo)\s(.{2,120})$/iu
const WEEKDAYS =
  /^(?:only|just|nur|solo|sólo)\s(weekdays|werktage|wochentage|entre semana|días laborables|weekends|wochenenden?|fines de semana)\s(?:for|on|in|bei[m]?|en|para)\s(.{2,60})$/iu
const OF_WEEKEND = /^(?:satur|sun|sábado|domingo|samstag|sonntag)/iu
function only(text: string, scene: Scene): Outcome | null {
  const [, kind = '', at = ''] = WEEKDAYS.exec(text) ?? []
  const days = at ? targetIn(at, scene) : null
  const [dayPlace] = days?.is === 'found' ? days.places : []
  if (dayPlace !== undefined) {
    const isWeekend = /weekend|wochenende|fines/iu.test(kind)
    const left = (scene.questions[dayPlace]?.options ?? [])
      .map(({ option_text }) => option_text)
      .filter((one) => !DAYS.test(one) || OF_WEEKEND.test(one) === isWeekend)
    return left.length > 1 ? setAt(dayPlace, left, null, scene) : null
  }
  const [, where = '', list = ''] = ONLY.exec(text) ?? []
  const items = list
    .split(/,\s?(?:and |y |und )?|\s(?:and|y|und)\s/iu)
    .map((one) => one.trim())
    .filter(Boolean)
  const target = items.length > 1 ? targetIn(where, scene) : null
  const meant = target?.is === 'found' || target?.is === 'unsure' ? target.places : []
  const places = meant.filter((at) =>
    items.every((one) =>
      scene.questions[at]?.options?.some(
        ({ option_text }) => option_text.toLowerCase() === one.toLowerCase(),
      ),
    ),
  )
  const [place] = places
  return places.length === 1 && place !== undefined ? setAt(place, items, null, scene) : null
}

const HEAD_AROUND =
  /^(?:please |bitte )?(?:make|give|set|let|put|change|use|for|in|on|at|with|the|add|have|pon\p{L}*|haz|cambia|da(?:le)?|para|en|la de|el de|mach|gib|setz|bei[m]?|für|in der|die)\s/iu

/** An answer list, for the question that is named before it; a new one where none is. */
function set(text: string, scene: Scene): Outcome | null {
  const list = listed(text)
  if (!list) return null
  const { head, items } = list
  if (/^(?:die |the |el )?(?:reihenfolge|order|orden)(?: (?:should be|is|soll sein|sea))?$/iu.test(head))
    return null
  const isRank = RANKS.test(text)
  const isMany = MANY_SAID.test(text)
  const said = waySaid(head)?.way ?? null
  const wanted = isRank
    ? 'ranking'
    : isMany
      ? 'multi_select'
      : said === 'ranking' || said === 'multi_select' || said === 'single_select'
        ? said === 'single_select' && !/single|dropdown|(?<!\p{L})one(?!\p{L})|einfach|única/iu.test(head)
          ? null
          : said
        : null
  const isNew =
    NEW_ONE.test(head) ||
    (/^(?:ask|frag|pregunt|preguntá)/iu.test(head) &&
      /(?:if|whether|which|what|how|ob|si|qué|welche|cuál|wie)/iu.test(head))
  const isMore =
    /(?<!\p{L})(?:also|another|one more|as well|too|extra|noch|auch|también|más|otra)(?!\p{L})/iu.test(
      head,
    ) && OPTION_WORD.test(head)
  const bare = (unitIn(head)?.rest ?? head)
    .replace(OPTION_WORD, ' ')
    .replace(RANKS, ' ')
    .replace(/\s+/gu, ' ')
  const isHead = namesIn(bare).length > 0 || /\d/u.test(bare)
  const target = isNew
    ? null
    : isHead
      ? targetIn(bare, scene)
      : targetIn(head.replace(HEAD_AROUND, ' '), scene)
  if (target?.is === 'found' && target.places.length === 1) {
    const [place = 0] = target.places
    const unit = unitIn(head)
    const measured = unit
      ? {
          ...scene,
          questions: replacedAt(scene.questions, place, {
            ...(scene.questions[place] as AssistantQuestion),
            question_text: inUnit(scene.questions[place]?.question_text ?? '', unit.unit),
          }),
        }
      : null
    if (measured) return setAt(place, items, wanted, measured)
    const asked = scene.questions[place]
    const isAdded =
      isMore ||
      (ADD_WORD.test(head) &&
        /^(?:add|also)/iu.test(head) &&
        !OPTION_WORD.test(head) &&
        asked?.options &&
        items.length < 3 &&
        !isHead)
    return isAdded ? moreAt(place, items, scene) : setAt(place, items, wanted, scene)
  }
  if (target?.is === 'unsure' && !isRank)
    return unsaid(target, scene, ([place = 0], now) => setAt(place, items, wanted, now))
  const [touched] = scene.touched
  if (
    target?.is === 'untold' &&
    scene.touched.length === 1 &&
    touched !== undefined &&
    OPTION_WORD.test(head)
  )
    return isMore ? moreAt(touched, items, scene) : setAt(touched, items, wanted, scene)
  if (target?.is === 'untold')
    return isRank ? carriedOut(scene, { to: 'rank these', place: null, things: items }) : null
  const about =
    head.split(/\s+/u).length <= 24
      ? newQuestion({ about: nameOf(head), way: wanted, options: items }, scene)
      : null
  if (!about) return null
  const place = endOf(scene.questions)
  const questions = insertedAt(scene.questions, place, about)
  return outcome(
    scene,
    [
      isNew || target === null || target.is === 'unsure'
        ? tell.added(about.question_text, place)
        : tell.addedAnyway(nameOf(head), about.question_text),
    ],
    { questions, touched: [place] },
  )
}

export const options: Act = (text, scene) => {
  if (text.length > 700) return null
  return (
    only(text, scene) ??
    set(text, scene) ??
    (NEW_ONE.test(text) ? null : (changedOptions(text, scene) ?? oneMore(text, scene) ?? needed(text, scene)))
  )
}

/** “the music one needs a DJ too” */
function needed(text: string, scene: Scene): Outcome | null {
  const [, where = '', what = ''] = NEEDS.exec(text) ?? []
  if (
    !what ||
    waySaid(text) ||
    /(?<!\p{L})(?:to be|room|shorter|longer|softer|gentler|work|changing)(?!\p{L})/iu.test(what)
  )
    return null
  const target = targetIn(where, scene)
  const [place] = target.is === 'found' ? target.places : []
  return place !== undefined && scene.questions[place]?.options ? moreAt(place, [what], scene) : null
}
