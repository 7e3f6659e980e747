import { randomInt } from 'node:crypto'
import type { SurveyResults } from '@youzine/contract'
import { answerText, isAnswered, questionTypeOf, type ResponseJson } from '@youzine/questions'
import type { Actor } from '#platform/http/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { problem } from '#platform/problem.ts'
import { listAllAnswers, listAllProgress } from './answer-queries.ts'
import { toCsv } from './csv.ts'
import { findOwnSurvey, listQuestions, type QuestionRow, type SurveyRow } from './queries.ts'
import { toAsked } from './to-survey.ts'

/** One respondent, of whom nothing is known but what they answered. */
interface Respondent {
  answers: Map<number, ResponseJson>
  lastSeen: number
}

/** In an order that says nothing about who came first. */
function shuffled<T>(list: readonly T[]): T[] {
  const mixed = [...list]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T]
  }
  return mixed
}

export function createResults({ db }: Pick<Platform, 'db'>) {
  /** The creator alone: not even admins read what people answered. */
  async function getOwn(actor: Actor, id: number): Promise<SurveyRow> {
    const survey = await findOwnSurvey(db, id, actor.userId)
    if (!survey) throw problem('not_found')
    return survey
  }

  async function respondentsOf(id: number, questions: QuestionRow[]): Promise<Respondent[]> {
    const places = new Map((await listAllProgress(db, id)).map((row) => [row.userId, row.lastQuestionIdx]))
    const given = Map.groupBy(await listAllAnswers(db, id), ({ userId }) => userId)
    const people = new Set([...places.keys(), ...given.keys()])
    return shuffled([...people]).map((userId) => {
      const rows = new Map((given.get(userId) ?? []).map((row) => [row.questionId, row.responseJson]))
      const answers = new Map(
        questions.flatMap((question) => {
          const json = rows.get(question.id)
          return json && isAnswered(toAsked(question), json) ? [[question.id, json] as const] : []
        }),
      )
      const furthest = questions.findLastIndex((question) => answers.has(question.id))
      return { answers, lastSeen: Math.max(places.get(userId) ?? 0, furthest) }
    })
  }

  return {
    async get(actor: Actor, id: number): Promise<SurveyResults> {
      const { title } = await getOwn(actor, id)
      const questions = await listQuestions(db, id)
      const people = await respondentsOf(id, questions)
      const isDone = ({ answers }: Respondent) => questions.length > 0 && answers.size === questions.length
      return {
        survey_id: id,
        title,
        started: people.length,
        completed: people.filter(isDone).length,
        questions: questions.map((question, at) => {
          const given = people
            .map(({ answers }) => answers.get(question.id))
            .filter((json) => json !== undefined)
          const asked = toAsked(question)
          const tally = questionTypeOf(question.questionType)?.tally(asked, given)
          return {
            question_id: question.id,
            question_text: question.questionText,
            question_type: question.questionType,
            answered: given.length,
            dropped: people.filter((person) => !isDone(person) && person.lastSeen === at).length,
            bars: tally?.bars ?? [],
            summary: tally?.summary ?? '',
            texts: tally?.texts ?? [],
          }
        }),
      }
    },

    async csv(actor: Actor, id: number): Promise<string> {
      await getOwn(actor, id)
      const questions = await listQuestions(db, id)
      const people = await respondentsOf(id, questions)
      const lines = people
        .filter(({ answers }) => answers.size > 0)
        .map(({ answers }) =>
          questions.map((question) => {
            const json = answers.get(question.id)
            return json ? answerText(toAsked(question), json) : ''
          }),
        )
      return toCsv([questions.map(({ questionText }) => questionText), ...lines])
    },
  }
}
export type Results = ReturnType<typeof createResults>
