import {
  type AskedQuestion,
  agree,
  answerText,
  answerValue,
  chooseOne,
  chooseSeveral,
  decide,
  pickMoment,
  pointsOf,
  type ResponseJson,
  rank,
  rate,
  scaleOf,
  writeText,
} from '@youzine/questions'
import type { InventedPerson } from '@youzine/sample'
import type { Queryable } from '#platform/db/database.ts'
import { problem } from '#platform/problem.ts'
import { findSurvey, listQuestions, type QuestionRow } from './queries.ts'
import type { SurveyAnswers } from './responses.ts'
import { toAsked } from './to-survey.ts'

/** The same person answers the same question alike, every time. */
function turnOf(text: string, turns: number): number {
  let hash = 7
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return turns > 0 ? hash % turns : 0
}

function remark({ remarks }: InventedPerson, question: string): string {
  return remarks.find(({ about }) => about.test(question))?.text ?? ''
}

function response(person: InventedPerson, question: string, asked: AskedQuestion): ResponseJson {
  const { options } = asked
  const turn = turnOf(person.key + question, Math.max(1, options.length))
  const values = options.map(({ value }) => value)
  const chosen = values[turn] ?? 0
  switch (asked.question_type) {
    case 'rating_scale': {
      const { min, max, step } = scaleOf(asked.question_config)
      const steps = Math.floor((max - min) / step)
      return rate(asked, min + Math.round(steps * person.leaning) * step)
    }
    case 'likert_scale': {
      const points = pointsOf(asked)
      const degree = (turnOf(question + person.key, 3) / 2 + person.leaning) / 2
      return agree(asked, points[Math.round((points.length - 1) * degree)]?.value ?? 0)
    }
    case 'boolean':
      return decide(asked, turnOf(person.key + question, 2) === 1)
    case 'single_select':
      return chooseOne(asked, chosen)
    case 'multi_select':
      return chooseSeveral(asked, [...new Set([chosen, values[(turn + 1) % values.length] ?? chosen])])
    case 'ranking':
      return rank(asked, [...values.slice(turn), ...values.slice(0, turn)])
    case 'date_time': {
      const at = person.posts[turnOf(question, person.posts.length)]?.at ?? ''
      return pickMoment(at.slice(0, 10), at.slice(11, 16), 'en')
    }
    default:
      return writeText(remark(person, question))
  }
}

/** What an invented person would answer, in the form that a real one's answers have. */
export async function inventAnswers(
  db: Queryable,
  surveyId: number,
  person: InventedPerson,
): Promise<SurveyAnswers> {
  const survey = await findSurvey(db, surveyId)
  if (!survey) throw problem('not_found')
  const toAnswer = (row: QuestionRow) => {
    const asked = toAsked(row)
    const json = response(person, row.questionText, asked)
    return {
      questionId: row.id,
      question: row.questionText,
      type: row.questionType,
      text: answerText(asked, json),
      value: answerValue(json),
      measures: row.measures,
    }
  }
  const answers = (await listQuestions(db, surveyId)).map(toAnswer).filter(({ text }) => text !== '')
  return { survey: { id: survey.id, key: survey.key, title: survey.title }, answers }
}
