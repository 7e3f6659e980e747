import { type FieldFault, type Survey, SurveyDraft, surveyTexts } from '@youzine/contract'
import { type QuestionConfig, type QuestionTypeName, questionTypeOf } from '@youzine/questions'
import type { EditedOption } from '@youzine/questions/screens'
import type { EditedKind, Faults } from '#lib/editing/use-content-editor.ts'

/** A question while it is being edited. The key stays; the id comes with the first save. */
export type EditedQuestion = {
  key: string
  id: number | null
  question_text: string
  question_type: string
  options: EditedOption[]
  question_config: QuestionConfig | null
}

export type EditedSurvey = {
  title: string
  description: string
  questions: EditedQuestion[]
  /** Which state of the stored survey these words were made from. */
  seen_updated_at?: string
}

const newKey = () => crypto.randomUUID()
const blankOption = (): EditedOption => ({ key: newKey(), option_text: '' })

export const EMPTY_SURVEY: EditedSurvey = { title: '', description: '', questions: [] }

export const fromSurvey = ({ title, description, questions, updated_at }: Survey): EditedSurvey => ({
  title,
  description,
  seen_updated_at: updated_at,
  questions: questions.map(({ id, question_text, question_type, options, question_config }) => ({
    key: `question-${id}`,
    id,
    question_text,
    question_type,
    options: options.map(({ option_text, option_value }) => ({ key: `option-${option_value}`, option_text })),
    question_config,
  })),
})

/** As it is sent. New questions say so with `null`, so that the server need not guess. */
export const toDraft = ({ title, description, questions }: EditedSurvey): SurveyDraft => ({
  title,
  description,
  questions: questions.map((question, order_index) => ({
    id: question.id,
    question_text: question.question_text,
    order_index,
    question_type: question.question_type as QuestionTypeName,
    ...(questionTypeOf(question.question_type)?.hasOptions
      ? { options: question.options.map(({ option_text }) => ({ option_text })) }
      : {}),
    ...(question.question_config ? { question_config: question.question_config } : {}),
  })),
})

type Questions = readonly EditedQuestion[]

export const addQuestion = (questions: Questions): EditedQuestion[] => [
  ...questions,
  {
    key: newKey(),
    id: null,
    question_text: '',
    question_type: 'short_text',
    options: [],
    question_config: null,
  },
]

export const removeQuestion = (questions: Questions, key: string): EditedQuestion[] =>
  questions.filter((question) => question.key !== key)

export const changeQuestion = (
  questions: Questions,
  key: string,
  change: Partial<EditedQuestion>,
): EditedQuestion[] =>
  questions.map((question) => (question.key === key ? { ...question, ...change } : question))

/** Options stay from one kind of choice to another; a scale begins with its defaults. */
export function changeType(questions: Questions, key: string, question_type: string): EditedQuestion[] {
  const options = questions.find((question) => question.key === key)?.options ?? []
  const needsOptions = questionTypeOf(question_type)?.hasOptions === true && options.length === 0
  return changeQuestion(questions, key, {
    question_type,
    question_config: null,
    options: needsOptions ? [blankOption(), blankOption()] : options,
  })
}

/** The ids and the date that a save has given, in the order in which the questions were sent. */
export function withIds(survey: EditedSurvey, sent: EditedSurvey, saved: Survey): EditedSurvey {
  const ids = new Map(sent.questions.map(({ key }, at) => [key, saved.questions[at]?.id ?? null]))
  return {
    ...survey,
    seen_updated_at: saved.updated_at,
    questions: survey.questions.map((question) => ({
      ...question,
      id: ids.get(question.key) ?? question.id,
    })),
  }
}

/** Two surveys with the same print say the same. */
export const printOf = (survey: EditedSurvey) => JSON.stringify(toDraft(survey))

const FIELDS = ['question_text', 'question_type', 'options', 'question_config']

function fieldAt(survey: EditedSurvey, path: readonly PropertyKey[]): string {
  const [first, at, field] = path
  if (first === 'title' || first === 'description') return first
  const question = first === 'questions' ? survey.questions[Number(at)] : undefined
  return question && FIELDS.includes(String(field)) ? `questions.${question.key}.${String(field)}` : 'form'
}

function gather(survey: EditedSurvey, found: { path: readonly PropertyKey[]; message: string }[]): Faults {
  const faults: Faults = {}
  for (const { path, message } of found) faults[fieldAt(survey, path)] ??= message
  return faults
}

/** By the very rules of the server. */
export const faultsOf = (survey: EditedSurvey): Faults =>
  gather(survey, SurveyDraft.safeParse(toDraft(survey)).error?.issues ?? [])

/** The server's own faults, beside the fields that they are about. */
export const faultsFromServer = (survey: EditedSurvey, faults: FieldFault[]): Faults =>
  gather(
    survey,
    faults.map(({ loc, msg }) => ({ path: loc[0] === 'body' ? loc.slice(1) : loc, message: msg })),
  )

export const surveyKind: EditedKind<EditedSurvey, Survey> = {
  name: 'survey',
  empty: EMPTY_SURVEY,
  fromStored: fromSurvey,
  printOf,
  faultsOf,
  faultsFromServer,
  merge: withIds,
  texts: surveyTexts,
}
