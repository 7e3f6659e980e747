import type { QuestionDraft } from '@youzine/contract'
import { surveyTexts } from '@youzine/contract'
import { newValues, type QuestionConfig, questionTypeOf, type ResponseJson } from '@youzine/questions'
import type { z } from 'zod'
import { Problem, problem } from '#platform/problem.ts'
import type { AnswerRow } from './answer-queries.ts'
import type { NewQuestion, QuestionRow } from './queries.ts'

export type Draft = z.output<typeof QuestionDraft>

const byOrder = <T extends { order_index?: number }>(list: readonly T[]): T[] =>
  list
    .map((entry, at) => ({ entry, at, order: entry.order_index ?? at }))
    .sort((a, b) => a.order - b.order || a.at - b.at)
    .map(({ entry }) => entry)

/** A draft as it is stored; the place in the list is the order, and an option's value its index. */
function toRow(draft: Draft, orderIndex: number): Omit<NewQuestion, 'surveyId'> {
  const type = questionTypeOf(draft.question_type)
  const options = type?.hasOptions ? byOrder(draft.options ?? []) : []
  return {
    orderIndex,
    questionText: draft.question_text,
    questionType: draft.question_type,
    options: options.map(({ option_text }, at) => ({
      option_text,
      option_value: String(at),
      order_index: at,
    })),
    questionConfig: type?.configToStore(draft) ?? null,
  }
}

export const toRows = (drafts: readonly Draft[]) => byOrder(drafts).map(toRow)

export interface Plan {
  insert: Omit<NewQuestion, 'surveyId'>[]
  update: { before: QuestionRow; after: Omit<NewQuestion, 'surveyId'> }[]
  remove: QuestionRow[]
}

/**
 * Which stored question each drafted one is. A client that sends ids is taken at its word. One that sends none
 * at all means the question with the same words, or else the one of the same type in the same place.
 */
export function planEdit(stored: QuestionRow[], drafts: readonly Draft[]): Plan {
  const ordered = byOrder(drafts)
  const left = new Map(stored.map((row) => [row.id, row]))
  const take = (row: QuestionRow | undefined) => {
    if (row) left.delete(row.id)
    return row
  }
  const found = new Map<number, QuestionRow>()
  const match = (at: number, row: QuestionRow | undefined) => {
    if (row && !found.has(at) && take(row)) found.set(at, row)
  }
  const knowsIds = drafts.some(({ id }) => id !== undefined)
  ordered.forEach((draft, at) => {
    if (draft.id == null) return
    const row = left.get(draft.id)
    if (!row) throw unknownQuestion(drafts.indexOf(draft))
    match(at, row)
  })
  if (!knowsIds) {
    const isType = (row: QuestionRow, draft: Draft) => row.questionType === draft.question_type
    ordered.forEach((draft, at) => {
      match(
        at,
        [...left.values()].find((row) => isType(row, draft) && row.questionText === draft.question_text),
      )
    })
    ordered.forEach((draft, at) => {
      const row = stored[at]
      if (row && left.has(row.id) && isType(row, draft)) match(at, row)
    })
  }
  const plan: Plan = { insert: [], update: [], remove: [...left.values()] }
  ordered.forEach((draft, at) => {
    const before = found.get(at)
    const after = toRow(draft, at)
    if (before) plan.update.push({ before, after })
    else plan.insert.push(after)
  })
  return plan
}

/** Answers keep their meaning through an edit, or the edit is refused. Answers with those that must be rewritten. */
export function carryAnswers(plan: Plan, answers: AnswerRow[]): AnswerRow[] {
  const given = answers.filter(({ questionId, responseJson }) => {
    const row =
      plan.remove.find(({ id }) => id === questionId) ??
      plan.update.find(({ before }) => before.id === questionId)?.before
    return row && questionTypeOf(row.questionType)?.isAnswered(responseJson)
  })
  const isAnswered = (id: number) => given.some(({ questionId }) => questionId === id)
  if (plan.remove.some(({ id }) => isAnswered(id))) throw problem('conflict', surveyTexts.answeredQuestion)
  return plan.update.flatMap(({ before, after }) => {
    if (!isAnswered(before.id)) return []
    if (before.questionType !== after.questionType) throw problem('conflict', surveyTexts.answeredType)
    const own = given.filter(({ questionId }) => questionId === before.id)
    if (!own.every(({ responseJson }) => saysTheSame(after, responseJson)))
      throw problem('conflict', surveyTexts.answeredScale)
    return moveAnswers(before, after.options ?? [], own)
  })
}

/** Whether an answer given on one scale is the same answer on another. */
function saysTheSame(
  { questionType, questionConfig }: { questionType: string; questionConfig?: QuestionConfig | null },
  response: ResponseJson,
): boolean {
  const type = questionTypeOf(questionType)
  if (!type || !questionConfig) return true
  const question = { question_type: questionType, question_config: questionConfig, options: [] }
  const { data } = type.response(question).safeParse(response)
  return data !== undefined && type.textOf(data) === type.textOf(response)
}

function moveAnswers(before: QuestionRow, after: { option_text: string }[], answers: AnswerRow[]) {
  const move = questionTypeOf(before.questionType)?.moveOptions
  const values = newValues(
    before.options.map(({ option_text }) => option_text),
    after.map(({ option_text }) => option_text),
  )
  if (!move || values.every((value, at) => value === at)) return []
  return answers.map((answer) => {
    const responseJson = move(answer.responseJson, (value) => values[value] ?? null)
    if (!responseJson) throw problem('conflict', surveyTexts.chosenOption)
    return { ...answer, responseJson }
  })
}

const unknownQuestion = (at: number) =>
  new Problem('invalid', {
    message: surveyTexts.unknownQuestion,
    faults: [{ loc: ['body', 'questions', at, 'id'], msg: surveyTexts.unknownQuestion, type: 'value_error' }],
  })
