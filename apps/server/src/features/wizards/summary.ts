import type { Prompts, Questions } from './proposals.ts'
import type { SessionRow } from './queries.ts'

interface Plan {
  session: SessionRow
  questions: Questions | null
  prompts: Prompts
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const insert = (table: string, columns: string[], rows: string[][]) =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES\n${rows.map((row) => `  (${row.join(', ')})`).join(',\n')};`

/**
 * What is about to be created, as statements to read. They are never run: approving creates through the code of the
 * editors, from the data beside them.
 */
export function sqlFor({ session, questions, prompts }: Plan): string {
  const parts = []
  if (questions) {
    parts.push(
      insert(
        'surveys',
        ['title', 'description', 'status'],
        [[quoted(session.title), quoted(session.description), "'draft'"]],
      ),
    )
    parts.push(
      insert(
        'survey_questions',
        ['order_index', 'question_type', 'question_text'],
        questions.map(({ question_type, question_text }, at) => [
          String(at),
          quoted(question_type),
          quoted(question_text),
        ]),
      ),
    )
  }
  parts.push(
    insert(
      'templates',
      ['name', 'description', 'status'],
      [[quoted(session.title), quoted(session.description), "'draft'"]],
    ),
  )
  parts.push(
    insert(
      'template_prompts',
      ['step_index', 'prompt_type', 'output_key', 'system_prompt'],
      prompts.map(({ prompt_type, output_key, system_prompt }, at) => [
        String(at),
        quoted(prompt_type),
        output_key ? quoted(output_key) : 'NULL',
        quoted(system_prompt),
      ]),
    ),
  )
  return parts.join('\n\n')
}

export function summaryFor({ session, questions, prompts }: Plan): string {
  const steps = prompts.length === 1 ? 'one step' : `${prompts.length} steps`
  const topic = `the topic “${session.title}”, a chain of ${steps}`
  return questions
    ? `This will be created: the survey “${session.title}” with ${questions.length} questions, and ${topic}, that is written from its answers. Approve it, and both are there as drafts.`
    : `This will be created: ${topic}. Approve it, and it is there as a draft.`
}
