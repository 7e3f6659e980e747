import type { ArticleText, PreviewEvent } from '@youzine/contract'
import { articleText, citedIds, contentOf } from '#features/articles/index.ts'
import { BUILT_IN_AUTHOR, type BuiltInAuthor } from '#features/author/index.ts'
import {
  type Chains,
  type Ending,
  StepFailed,
  type StepResult,
  type Subject,
} from '#features/chains/index.ts'
import { contentOfTopic, findTopic } from '#features/topics/index.ts'
import type { Platform } from '#platform/platform.ts'
import { problem } from '#platform/problem.ts'
import { createRuns, type RunStore } from '#platform/runs/runs.ts'
import { isSpoken, sentenceOf } from '#platform/spoken-error.ts'
import type { People } from './people.ts'
import {
  deleteOldPieces,
  deletePieces,
  endPreview,
  hold,
  insertPieces,
  listAbandoned,
  listPieces,
  type PreviewEnd,
  type PreviewRow,
} from './queries.ts'

const store: RunStore<PreviewRow, PreviewEnd> = {
  // Sockets know whose previews they show before there is one.
  roomOf: ({ userId }) => userId,
  insertPieces,
  listPieces,
  deletePieces,
  deleteOldPieces,
  hold,
  listAbandoned,
  end: endPreview,
}

type Parts = Pick<Platform, 'db' | 'database' | 'clock' | 'events' | 'log'> & {
  chains: Chains
  author: BuiltInAuthor
  people: People
}

export type PreviewRuns = ReturnType<typeof createPreviewRuns>

/** Previews as they run: each event is a piece, so that whoever comes late gets all of them. */
export function createPreviewRuns({ chains, author, people, ...platform }: Parts) {
  const { db } = platform

  async function run(
    row: PreviewRow,
    signal: AbortSignal,
    emit: (event: Omit<PreviewEvent, 'run_id'>) => void,
  ) {
    emit({ status: 'processing', person: row.person })
    const topic = await findTopic(db, row.topicId)
    if (!topic) throw problem('not_found')
    const content = await contentOfTopic(db, topic)
    const subject = await people.subjectFor(row.userId, row.person, content, signal)
    const { reader, analysis, firstName, today } = subject
    const { ending, writtenBy } = await chains.run({
      about: content,
      subject,
      steps: content.prompts.map((prompt, stepIndex) => ({ ...prompt, stepIndex })),
      caller: { userId: row.userId, isGuest: false, purpose: `preview:${topic.id}` },
      values: { first_name: firstName, today, chosen_title: null },
      siblings: [],
      // Nobody takes up a preview that broke off: it is run again, from a step if one likes.
      remember: (_name, work) => work(),
      signal,
      kept: new Map(Object.entries(row.kept).map(([step, result]) => [Number(step), result as StepResult])),
      onStep: (event) =>
        event.kind === 'started'
          ? emit({ status: 'step_started', step: event.stepIndex })
          : emit(toCompleted(event.result, event.isKept)),
      writeByAuthor: () =>
        author.write(reader, {
          topic: topic.key ?? {
            name: content.name,
            description: content.description,
            prompts: content.prompts.map(({ systemPrompt }) => systemPrompt),
          },
          analysis,
          person: { firstName },
          today,
          answers: subject.answers.map(({ survey, answers }) => ({
            survey: survey.key ?? survey.title,
            answers,
          })),
        }),
    })
    emit({ status: 'completed', article: await toArticle(ending, writtenBy, subject) })
  }

  return createRuns<PreviewRow, PreviewEnd>({
    ...platform,
    kind: 'preview',
    store,
    async work(row, { signal, emit }) {
      const events: string[] = []
      const tell = (event: Omit<PreviewEvent, 'run_id'>) => {
        const piece = JSON.stringify({ ...event, run_id: row.id })
        events.push(piece)
        emit(piece)
      }
      try {
        await run(row, signal, tell)
        return { status: 'completed', events }
      } catch (error) {
        if (signal.aborted) throw error
        const cause = error instanceof StepFailed ? error.cause : error
        if (!isSpoken(cause)) platform.log.error({ err: error, runId: row.id }, 'a preview failed')
        tell({
          status: 'error',
          ...(error instanceof StepFailed ? { step: error.stepIndex } : {}),
          error: sentenceOf(cause, 'Something went wrong on our side. Please run it again.'),
        })
        return { status: 'error', events }
      }
    },
    broken(why, pieces) {
      if (why === 'stopped') return { status: 'stopped', events: pieces }
      const running = lastStep(pieces)
      const error = 'The preview was interrupted. Run it again.'
      const event = { status: 'error', ...(running === null ? {} : { step: running }), error }
      const runId = (JSON.parse(pieces[0] ?? '{}') as { run_id?: number }).run_id
      return { status: 'error', events: [...pieces, JSON.stringify({ ...event, run_id: runId })] }
    },
  })
}

function lastStep(pieces: readonly string[]): number | null {
  const last = pieces
    .map((piece) => JSON.parse(piece) as PreviewEvent)
    .findLast(({ step }) => step !== undefined)
  return last?.status === 'step_started' ? (last.step ?? null) : null
}

const toCompleted = (result: StepResult, isKept: boolean): Omit<PreviewEvent, 'run_id'> => ({
  status: 'step_completed',
  step: result.stepIndex,
  response: result.json !== null && result.json !== undefined ? { json: result.json } : { text: result.text },
  details: {
    prompt: result.prompt,
    model: result.model,
    ms: result.ms,
    input_tokens: result.inputTokens,
    output_tokens: result.outputTokens,
    cost: result.cost,
    is_kept: isKept,
  },
})

/** The other way round: what an earlier run showed of its steps is what a later one goes on from. */
export function keptFrom(events: readonly string[], before: number): Record<number, StepResult> {
  const kept: Record<number, StepResult> = {}
  for (const event of events.map((piece) => JSON.parse(piece) as PreviewEvent)) {
    const { status, step, response, details } = event
    if (status !== 'step_completed' || step === undefined || step >= before || !response || !details) continue
    const json = 'json' in response ? response.json : null
    kept[step] = {
      stepIndex: step,
      prompt: details.prompt,
      text: 'text' in response ? response.text : JSON.stringify(json),
      json,
      model: details.model,
      isBuiltIn: details.model === BUILT_IN_AUTHOR,
      ms: details.ms,
      inputTokens: details.input_tokens,
      outputTokens: details.output_tokens,
      cost: details.cost,
    }
  }
  return kept
}

/** As a reader would see it, with the posts and answers that it rests on. */
async function toArticle(
  ending: Ending,
  writtenBy: string,
  { reader, answers }: Subject,
): Promise<ArticleText> {
  const content = contentOf(ending, { writtenBy, note: null })
  const cited = new Set(citedIds(content))
  const posts = (await reader.load()).filter(({ id }) => cited.has(id))
  const given = answers.flatMap(({ survey, answers: list }) =>
    list.map(({ questionId, question, text }) => ({ questionId, survey: survey.title, question, text })),
  )
  return articleText(
    { ...content, answers: given },
    posts.map(({ id, at, text, place }) => ({ id, postedAt: at ? new Date(at) : null, text, place })),
  )
}
