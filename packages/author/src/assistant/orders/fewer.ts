import type { AssistantQuestion } from '../model.ts'
import { wordsIn } from '../plain-text.ts'
import { recognised } from '../recognise.ts'
import { meaning, speaksOfIt } from '../turns/concepts.ts'
import { countWord } from '../wishes/numbers.ts'
import { found, type Order, pattern } from './order.ts'
import { told } from './told.ts'

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

const QUESTIONS = /(?<!\p{L})(?:questions?|qs?|fragen?|preguntas?)(?!\p{L})/iu
const MOST_IN_PASSING = 3

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

export const fewer: Order = (text, { questions, spokenOf }) => {
  const whole = found(COUNTS, text)
  const some = whole ? null : found(CUT_SOME, text)
  if (!whole && !some) return null
  const said = countWord(([...(whole ?? []), ...(some ?? [])].find(Boolean) ?? '').toLowerCase())
  const count = whole ? said : questions.length - (said ?? 1)
  if (count === null || count < 1 || count >= questions.length) return null
  // “Keep the one about the bus” is no count: nearly all of a survey goes only where questions are spoken of.
  if (questions.length - count > MOST_IN_PASSING && count < 3 && !QUESTIONS.test(text)) return null
  const left = keptBest(questions, count, spokenOf)
  const gone = questions.filter((one) => !left.includes(one)).map(({ question_text }) => question_text)
  return { questions: left, touched: null, said: [told.counted(count, gone)] }
}
