import { countWord } from '../../wishes/numbers.ts'
import { keptBest } from '../fewer.ts'
import { sentencesOf } from '../message.ts'
import type { Order } from '../order.ts'
import { told } from '../told.ts'

const N = '(\\d{1,2}|[\\p{L}]{3,6})'
const DOWN_TO = [
  `(?:get|bring|cut|trim|take|pare|boil|reduce|shorten|whittle|keep|limit)(?: (?:it|this|that|them|things|the (?:survey|list|questions)))?(?: back)?(?: down)?(?: to)?(?: just| only| about)? ${N}(?: questions?)?(?: please| max(?:imum)?| at most)?`,
  `(?:d[eé]j|baj|red[uú][cz]|rec[oó]rt|limit)\\p{L}{1,7}(?: la encuesta| las preguntas)?(?: a| en) (?:solo |unas )?${N}(?: preguntas)?(?: por favor)?`,
  `(?:auf|nur(?: noch)?) ${N}(?: fragen)? (?:kürzen|reduzieren|eindampfen|zusammenstreichen)`,
].map((body) => new RegExp(`(?:^|\\s)(?:${body})[?.!\\s]*$`, 'iu'))

/** “Too many. Can you get it down to 7?” */
export const cutDown: Order = (message, { questions, spokenOf }) => {
  for (const sentence of sentencesOf(message)) {
    const word = DOWN_TO.map((one) => one.exec(sentence)?.[1]).find(Boolean)
    const count = word ? countWord(word.toLowerCase()) : null
    if (count === null || count < 2 || count >= questions.length) continue
    const left = keptBest(questions, count, spokenOf)
    const gone = questions.filter((one) => !left.includes(one)).map(({ question_text }) => question_text)
    return { questions: left, touched: null, said: [told.counted(count, gone)] }
  }
  return null
}
