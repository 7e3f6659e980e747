import type { InLanguages } from '../../known-question.ts'
import type { AssistantQuestion } from '../../model.ts'
import { ready } from '../../wishes/ready.ts'
import { nameOf } from '../name-of.ts'
import { newQuestion } from '../new-question.ts'
import { type Act, insertedAt, outcome, replacedAt, type Scene } from '../scene.ts'
import { targetIn } from '../target.ts'
import { tell } from '../tell.ts'
import { ADD, atStart, whole } from '../words-of-command.ts'
import { unsaid } from './certain.ts'
import { endOf } from './place.ts'

const RANGES = whole(
  'ranges?|brackets?|bands?|categories|(?:age )?groups|rangos?|tramos?|franjas?|intervalos?|bereiche?n?|spannen|altersgruppen|gruppen|stufen|kategorien|categorías',
)
const SETS = whole(
  'make|turn|into|in|as|use|give|needs?|should|with|to be|better|mach\\p{L}*|als|soll\\p{L}*|lieber|haz|pon\\p{L}*|por|en|que|sea|mejor|con',
)
const FROM = /(?:start(?:ing)?(?: (?:at|from|with))?|from|ab|von|desde|a partir de(?: los)?)\s(\d{1,2})/iu
const OF_AGE = /(?<!\p{L})(?:ages?|old|alter|alt|edad(?:es)?)(?!\p{L})/iu
const OF_TIME_SPAN =
  /(?<!\p{L})(?:how long (?:have|has|did)|years?|since|volunteered|member|lived|wie lange|seit|jahre|cuánto (?:hace|tiempo llevas)|antigüedad|años)(?!\p{L})/iu
const OF_MINUTES =
  /(?<!\p{L})(?:how long (?:does|do|is|are)|minut\p{L}*|travel|commute|wait|tard\p{L}*|dauert|brauchst|fahrzeit|warte\p{L}*|espera\p{L}*)(?!\p{L})/iu
const OF_MONEY =
  /(?<!\p{L})(?:cost|pay|spend|price|budget|money|income|fee|kost\p{L}*|zahl\p{L}*|ausgeb\p{L}*|geld|preis|pag\p{L}*|gast\p{L}*|precio|cuesta|dinero)(?!\p{L})/iu

const three = (en: string, es: string, de: string): InLanguages<string[]> => ({
  en: en.split(' / '),
  es: es.split(' / '),
  de: de.split(' / '),
})
const YEARS = three(
  'less than a year / 1 to 2 years / 3 to 5 years / 6 to 10 years / more than 10 years',
  'menos de un año / de 1 a 2 años / de 3 a 5 años / de 6 a 10 años / más de 10 años',
  'weniger als ein Jahr / 1 bis 2 Jahre / 3 bis 5 Jahre / 6 bis 10 Jahre / mehr als 10 Jahre',
)
const MINUTES = three(
  'less than 10 minutes / 10 to 19 minutes / 20 to 29 minutes / 30 to 59 minutes / an hour or more',
  'menos de 10 minutos / de 10 a 19 minutos / de 20 a 29 minutos / de 30 a 59 minutos / una hora o más',
  'weniger als 10 Minuten / 10 bis 19 Minuten / 20 bis 29 Minuten / 30 bis 59 Minuten / eine Stunde oder länger',
)
const SUMS = three(
  'nothing / 1 to 9 / 10 to 24 / 25 to 49 / 50 to 99 / 100 or more',
  'nada / de 1 a 9 / de 10 a 24 / de 25 a 49 / de 50 a 99 / 100 o más',
  'nichts / 1 bis 9 / 10 bis 24 / 25 bis 49 / 50 bis 99 / 100 oder mehr',
)
const COUNTS = three(
  'none / 1 or 2 / 3 to 5 / 6 to 10 / more than 10',
  'ninguno / 1 o 2 / de 3 a 5 / de 6 a 10 / más de 10',
  'keine / 1 oder 2 / 3 bis 5 / 6 bis 10 / mehr als 10',
)
const OR_OLDER: InLanguages<string> = { en: 'or older', es: 'o más', de: 'oder älter' }

function ages(from: number, { style }: Scene): string[] {
  const starts = [from, ...[25, 35, 45, 55, 65].filter((one) => one > from + 3)]
  return starts.map((start, at) => {
    const next = starts[at + 1]
    return next === undefined ? `${start} ${OR_OLDER[style.language]}` : `${start}–${next - 1}`
  })
}

function rangesFor(text: string, scene: Scene): string[] {
  const { language } = scene.style
  if (OF_AGE.test(text)) return ages(Number(FROM.exec(text)?.[1] ?? 18), scene)
  if (OF_TIME_SPAN.test(text)) return YEARS[language]
  if (OF_MINUTES.test(text)) return MINUTES[language]
  return (OF_MONEY.test(text) ? SUMS : COUNTS)[language]
}

/** Answered by choosing between ranges that do not overlap, of the kind that is asked for. */
export const ranged: Act = (text, scene) => {
  if (text.length > 160 || !RANGES.test(text) || !SETS.test(text) || /[:=]\s/u.test(text)) return null
  const rest = text.replace(RANGES, ' ').replace(FROM, ' ')
  const isNew = atStart(ADD).test(text)
  const target = targetIn(rest, scene)
  const place = isNew
    ? undefined
    : target.is === 'found'
      ? target.places[0]
      : target.is === 'untold' && scene.touched.length === 1
        ? scene.touched[0]
        : undefined
  const question = place === undefined ? undefined : scene.questions[place]
  if (place !== undefined && question) {
    const options = rangesFor(`${rest} ${question.question_text}`, scene)
    const next: AssistantQuestion = {
      question_text: question.question_text,
      question_type: 'single_select',
      options: options.map((option_text) => ({ option_text })),
    }
    return outcome(scene, [tell.options(place, options, false)], {
      questions: replacedAt(scene.questions, place, next),
      touched: [place],
    })
  }
  if (target.is === 'unsure') return unsaid(target, scene)
  const options = rangesFor(rest, scene)
  const name = nameOf(rest).replace(/(?:(?<!\s)\s+(?:needs?|should|to|be|starting|in|as))+\s*$/iu, '')
  const fresh = OF_AGE.test(rest)
    ? { ...ready('age', scene.style), options: options.map((option_text) => ({ option_text })) }
    : newQuestion({ about: name, way: null, options }, scene)
  if (!fresh) return null
  const at = endOf(scene.questions)
  return outcome(
    scene,
    [isNew ? tell.added(fresh.question_text, at) : tell.addedAnyway(name, fresh.question_text)],
    { questions: insertedAt(scene.questions, at, fresh), touched: [at] },
  )
}
