import { asWords } from '../../plain-text.ts'
import { type Act, carriedOut, type Outcome, outcome, type Scene } from '../scene.ts'
import { namesIn, scored, targetIn } from '../target.ts'
import { tell } from '../tell.ts'
import { typesNamed } from '../types-named.ts'
import { DROP, whole } from '../words-of-command.ts'
import { unsaid } from './certain.ts'
import { withoutReason } from './reason.ts'

const DROPS = whole(
  `${DROP}|(?:can|could|should|must|has to|have to|needs to|may) go(?! (?:first|last|at|to|before|after|in))|(?:is|are|isn[’']t|not|don[’']t) need(?:ed)?|(?:we |i |you )?(?:do not|don[’']t|won[’']t) (?:need|want)(?! (?:to|it to))|(?:is|are|seems?) (?:unnecessary|redundant|irrelevant|pointless|superfluous|useless)|(?:i[’']d )?rather not (?:ask|have)|(?:do not|don[’']t) ask(?: (?:about|for|them))?|no (?:more )?questions? (?:about|on)|nothing (?:about|on)|not? (?:anything|something) about|raus|weg|weglassen|streichen|löschen|entfernen|(?:brauchen?|brauch|will|wollen|möchten?) (?:ich |wir |das |die |es |man )*(?:\\p{L}+ )?nicht|nichts (?:über|zu[rm]?|mit)|keine? fragen? (?:über|zu[rm]?|nach)|fällt weg|fuera|no hace falta|no necesit\\p{L}*|no preguntes?|no quiero(?: preguntar| la)?|nada (?:de|sobre)|sin (?:la|las|lo|el|los|preguntas?)|no hay que preguntar|que no pregunte`,
)
/** What is said of the survey, where only a question about it would go. */
const NOTHING_ABOUT =
  /(?<!\p{L})(?:no (?:more )?(?:questions? )?(?:about|on)|nothing (?:about|on|to do with)|(?:anything|everything) (?:about|on|to do with)|any question(?:s)? (?:about|on)|nichts (?:über|zu[rm]?|mit)|alles (?:über|zu[rm]?|mit)|keine? fragen? (?:über|zu[rm]?|nach)|nada (?:de|sobre)|todo lo (?:de|sobre)|(?:don[’']t|do not) ask (?:about|for)|no preguntes? (?:por|sobre))\s(.{2,60})$/iu
const FROM =
  /^(?:.{0,12}?\s)?(?:drop|delete|remove|cut|lose|take|leave|scrap|ditch|quita\p{L}*|quitá\p{L}*|elimina\p{L}*|borra\p{L}*|saca\p{L}*|sacá\p{L}*|streich\p{L}*|lösch\p{L}*|entfern\p{L}*|nimm|lass)\s(?:out )?(?:the |la |el |las |los |die |das |den )?(?:option |answer |choice |opción |respuesta |antwort )?(.{2,60}?)(?: option| answer| choice)?\s(?:out of|from(?: the)?(?: list of)?|off|in|as an (?:option|answer)(?: (?:from|in|of))?|de(?:l)?|en|aus|von|bei|als antwort(?: bei)?)\s(.{2,80}?)(?: raus| weg| heraus| streichen)?$/iu
const AN_OPTION =
  /(?:the |die |la )?(?:option|answer|choice|opción|respuesta|antwort)(?:en)?\s["“„«'‘]?(.{2,50}?)["”“»'’]?(?:\s(?:raus|weg|streichen))?$|^(?:drop|remove|delete|quita|elimina|streich\p{L}*|nimm)\s(?:the |die |la |el )?["“„«'‘]?(.{2,40}?)["”“»'’]? (?:option|answer|choice)(?: raus| weg)?$/iu
const THAT =
  /^(?:it|that|there|this|that one|the (?:options|list|answers|choices)|ahí|eso|esa|da|davon|den antworten|las opciones|l[ao]s)$/iu

/** Those that may go, each told with its words; the last one stays. */
export function droppedAt(places: number[], scene: Scene): Outcome {
  const { questions } = scene
  if (places.length === 0 || places.length >= questions.length) return outcome(scene, [{ not: 'emptied' }])
  const left = questions.filter((_, at) => !places.includes(at))
  const sorted = [...places].sort((a, b) => a - b)
  return outcome(scene, [{ did: 'dropped', places: sorted.map((at) => at + 1) }], {
    questions: left,
    touched: [],
  })
}
function droppedByName(places: number[], scene: Scene): Outcome {
  const { questions } = scene
  const [place] = places
  const question = place === undefined ? undefined : questions[place]
  if (places.length !== 1 || place === undefined || !question || questions.length < 2)
    return droppedAt(places, scene)
  return outcome(scene, [tell.dropped(place, question.question_text)], {
    questions: questions.filter((_, at) => at !== place),
    touched: [],
  })
}

const WORD_FOR =
  /^(?:(?:drop|delete|remove|cut|lose|scrap|ditch|omit|skip|strike|erase|kill|bin|axe|quita\p{L}*|quitá\p{L}*|quitar|elimina\p{L}*|eliminar|borra\p{L}*|saca\p{L}*|sacá\p{L}*|streich\p{L}*|lösch\p{L}*|entfern\p{L}*|take|leave|throw|get rid of|nimm|nehm\p{L}*(?: sie)?|lass(?:en sie)?|without|sin)\s)+(?:out |off |away |doch |bitte |auch )?/iu

const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase()

/** An answer of one question, by its words; null where it has none like it. */
function optionCalled(name: string, place: number, { questions }: Scene): string | null {
  const options = (questions[place]?.options ?? []).map(({ option_text }) => option_text)
  const exact = options.find((one) => same(one, name.trim()))
  if (exact) return exact
  const [best, second] = scored(
    namesIn(name),
    options.map((question_text) => ({ question_text, question_type: 'short_text' as const })),
  )
  return best && (!second || best.score > second.score) ? (options[best.at] ?? null) : null
}

function withoutOption(place: number, option: string, scene: Scene): Outcome {
  const made = carriedOut(scene, { to: 'drop options', place, options: [option] })
  const isDone =
    (made.questions[place]?.options?.length ?? 0) < (scene.questions[place]?.options?.length ?? 0)
  return isDone ? { ...made, notes: [tell.droppedOption(option, place)], touched: [place] } : made
}

export const droppedOption: Act = (text, scene) => {
  if (!DROPS.test(text)) return null
  const plain = withoutReason(text)
  const [, what = '', where = ''] = FROM.exec(plain) ?? []
  if (what && where) {
    const target = THAT.test(where.trim()) ? null : targetIn(where, scene)
    const places = target === null ? scene.touched : target.is === 'found' ? target.places : []
    const [place] = places
    if (places.length === 1 && place !== undefined && scene.questions[place]?.options) {
      const option = optionCalled(what, place, scene)
      if (option) return withoutOption(place, option, scene)
      if (target === null || /(?:out of|from|off)\s/iu.test(plain))
        return outcome(scene, [tell.noOption(asWords(what, 60), place)], { touched: [place] })
    }
  }
  const named = AN_OPTION.exec(plain)
  const bare = plain
    .replace(WORD_FOR, '')
    .replace(/^(?:the|la|el|los|las|der|die|das|den)\s/iu, '')
    .replace(/\s(?:raus|weg|out|too|again)$/iu, '')
  const isExact =
    scene.questions.filter(({ options }) => options?.some(({ option_text }) => same(option_text, bare)))
      .length === 1
  const name = named?.[1] ?? named?.[2] ?? (isExact ? bare : undefined)
  if (!name) return null
  const having = scene.questions.flatMap((_, at) => {
    const option = optionCalled(name, at, scene)
    return option ? [{ at, option }] : []
  })
  const [one] = having.length === 1 ? having : having.filter(({ at }) => scene.touched.includes(at))
  return one ? withoutOption(one.at, one.option, scene) : null
}

export const isDropping = (text: string): boolean => DROPS.test(withoutReason(text))

/** “das mit dem Mitbringen doch weg” */
const OUT_AT_END =
  /^(?:das mit |die sache mit )?(.{3,60}?)(?:\s(?:doch|bitte|auch|wieder|ganz))*\s(?:raus|weg|fuera)$/iu
/** “no rankings”: all that are answered so. */
const NONE_OF = /^(?:no|not? any|without|sin|keine?|ohne|drop (?:all )?the|remove (?:all )?the)\s/iu

export const dropping: Act = (text, scene) => {
  const kept = keeping(text, scene)
  if (kept) return kept
  const plain = withoutReason(text)
  const ofType = NONE_OF.test(plain) ? typesNamed(plain, scene.questions) : null
  if (ofType && ofType.length > 0) return droppedAt(ofType, scene)
  if (!DROPS.test(plain)) return null
  const only = OUT_AT_END.exec(plain)?.[1]
  if (/(?<!\p{L})(?:word|wort|palabra|typo|label|term)(?!\p{L})/iu.test(plain)) return null
  const about = NOTHING_ABOUT.exec(plain)?.[1]
  if (about) {
    const target = targetIn(about, scene, true)
    if (target.is === 'found') return droppedByName(target.places, scene)
    return carriedOut(scene, { to: 'none about', what: asWords(about.replace(/[\s.!?]+$/u, ''), 80) })
  }
  const keepOnly = /^(?:keep|behalte?|deja|dejá|quédate con)\s(?:only |just |nur |solo )?(.{1,60})$/iu.exec(
    plain,
  )?.[1]
  if (keepOnly) return null
  const after =
    /(?:everything|all|alles|todo)(?: the questions)? (?:after|nach|después de(?: la)?|behind|from)\s(?:question |frage |number |la )?(\d{1,2})/iu.exec(
      plain,
    )?.[1]
  if (after)
    return droppedAt(
      scene.questions.map((_, at) => at).filter((at) => at >= Number(after)),
      scene,
    )
  const name = only ?? plain.replace(WORD_FOR, '')
  const isPlural =
    /(?<!\p{L})(?:ones|both|the (?:two|three)|questions about|las (?:dos )?(?:de|preguntas|del)|die (?:beiden|zwei|fragen))(?!\p{L})/iu.test(
      plain,
    )
  const target = targetIn(name, scene, isPlural && !/\d/u.test(name))
  if (target.is === 'found') {
    const isAll = target.places.length === scene.questions.length && scene.questions.length > 1
    if (target.isFull === false && namesIn(name).length < 4)
      return unsaid({ is: 'unsure', places: target.places, named: name }, scene, droppedByName)
    return isAll
      ? outcome(scene, [{ not: 'emptied' }])
      : target.isByName
        ? droppedByName(target.places, scene)
        : droppedAt(target.places, scene)
  }
  return unsaid(target, scene, droppedAt)
}

/** “keep 1, 3 and 5”: all others go. */
export const keeping: Act = (text, scene) => {
  const only =
    /^(?:only )?(?:keep|behalte?|deja|dejá|quédate con)\s(?:only |just |nur |solo )?(?:questions? |fragen? |preguntas? |numbers? |las |the )?((?:\d{1,2}(?:\s?(?:,|and|und|y|-|–|to)\s?)?){1,12})$/iu.exec(
      text,
    )?.[1]
  if (!only) return null
  const target = targetIn(only, scene)
  if (target.is !== 'found') return unsaid(target, scene)
  return droppedAt(
    scene.questions.map((_, at) => at).filter((at) => !target.places.includes(at)),
    scene,
  )
}
