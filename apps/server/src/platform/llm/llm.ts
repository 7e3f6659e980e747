import { setTimeout } from 'node:timers/promises'
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ConfiguredModel } from '@youzine/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import { modelCalls } from '#schema'
import type { Configuration } from '../configuration.ts'
import type { Queryable } from '../db/database.ts'
import type { Env } from '../env.ts'
import { GUEST_TOKENS, MEMBER_TOKENS } from '../http/limits.ts'
import type { RateLimiter } from '../http/rate-limiter.ts'
import type { Log } from '../log.ts'
import { Problem, problem } from '../problem.ts'
import { semaphore } from '../semaphore.ts'
import { attempt, type OpenModel, type Patience } from './attempt.ts'
import { providerEmbedder } from './embeddings.ts'
import { type ModelAnswer, ModelFailed, type ModelRequest, type ProviderName } from './model.ts'

const WAITING = 500
const DAY_MS = 86_400_000
const HOUR_SECONDS = 3600
const BACK_OFF_MS = [1000, 4000]

export interface Caller {
  userId: number
  isGuest: boolean
  /** What it was for, in the record of calls. */
  purpose: string
}

export interface Model {
  provider: ProviderName
  /** The name that articles are signed with. */
  name: string
  ask(caller: Caller, request: ModelRequest): Promise<ModelAnswer>
}

interface Options {
  env: Env
  db: Queryable
  log: Log
  rateLimiter: RateLimiter
  configuration: Configuration
}

export type Llm = ReturnType<typeof createLlm>

/** One boundary to language models: booked before it is asked, limited, timed, retried and recorded. */
export function createLlm({ env, db, log, rateLimiter, configuration }: Options) {
  const { openai, anthropic, atOnce, timeoutMs } = env.models
  const patience: Patience = {
    firstByteMs: timeoutMs ?? 30_000,
    gapMs: timeoutMs ?? 20_000,
    wholeMs: timeoutMs ? timeoutMs * 4 : 120_000,
  }

  async function tokensToday(userId: number): Promise<number> {
    const [row] = await db
      .select({
        sum: sql<number>`coalesce(sum(${modelCalls.inputTokens} + ${modelCalls.outputTokens}), 0)::int`,
      })
      .from(modelCalls)
      .where(and(eq(modelCalls.userId, userId), gt(modelCalls.createdAt, new Date(Date.now() - DAY_MS))))
    return row?.sum ?? 0
  }

  async function book({ userId, isGuest }: Caller) {
    const { daily_model_calls_guest, daily_model_calls_member } = configuration.get().limits
    const most = isGuest ? daily_model_calls_guest : daily_model_calls_member
    await rateLimiter.take(isGuest ? 'modelCallsGuest' : 'modelCallsMember', userId, { most })
    if (!(await rateLimiter.allows('modelCallsAll', 'everybody'))) throw problem('unavailable')
    if (env.rateLimits && (await tokensToday(userId)) >= (isGuest ? GUEST_TOKENS : MEMBER_TOKENS))
      throw new Problem('too_many_requests', { retryAfterSeconds: HOUR_SECONDS })
  }

  function modelOf(provider: ProviderName, name: string, open: OpenModel): Model {
    const inTurn = semaphore(atOnce, WAITING, () => problem('unavailable'))
    const record = async (caller: Caller, outcome: Partial<ModelAnswer> & { error?: string }) => {
      await db.insert(modelCalls).values({
        userId: caller.userId,
        provider,
        model: name,
        purpose: caller.purpose,
        inputTokens: outcome.inputTokens ?? 0,
        outputTokens: outcome.outputTokens ?? 0,
        ms: outcome.ms ?? 0,
        error: outcome.error ?? null,
      })
    }

    async function once(caller: Caller, request: ModelRequest): Promise<ModelAnswer> {
      await book(caller)
      try {
        const answer = await inTurn(() => attempt(open, request, patience))
        await record(caller, answer)
        return answer
      } catch (error) {
        await record(caller, { error: (error as Error).message })
        throw error
      }
    }

    return {
      provider,
      name,
      async ask(caller, request) {
        for (let tries = 0; ; tries += 1) {
          try {
            return await once(caller, request)
          } catch (error) {
            const pause = BACK_OFF_MS[tries]
            if (!(error instanceof ModelFailed) || !error.isRetryable || pause === undefined) throw error
            log.warn({ provider, tries: tries + 1, reason: error.message }, 'a model call failed')
            request.onRetry?.()
            await setTimeout(error.retryAfterMs ?? Math.min(pause, timeoutMs ?? pause), undefined, {
              signal: request.signal,
            })
          }
        }
      },
    }
  }

  const opened = new Map<string, Model>()
  /** A model by its provider and name; null where the provider has no key. */
  function open(provider: ProviderName, name: string): Model | null {
    const key = `${provider}:${name}`
    const known = opened.get(key)
    if (known) return known
    const make: OpenModel | null =
      provider === 'anthropic'
        ? anthropic
          ? (fetch) => createAnthropic({ ...anthropic.settings, fetch })(name) as LanguageModelV4
          : null
        : openai
          ? (fetch) => createOpenAI({ ...openai.settings, fetch }).chat(name) as LanguageModelV4
          : null
    if (!make) return null
    const model = modelOf(provider, name, make)
    opened.set(key, model)
    return model
  }

  const models: Partial<Record<ProviderName, Model>> = {}
  if (anthropic) models.anthropic = open('anthropic', anthropic.model) ?? undefined
  if (openai) models.openai = open('openai', openai.model) ?? undefined
  const byId = (id: string, configured: readonly ConfiguredModel[]): Model | null => {
    const named = configured.find((one) => one.id === id)
    if (named) return open(named.provider, named.model)
    return Object.values(models).find(({ name }) => name === id) ?? null
  }

  return {
    models,
    /** Only where one is asked for by setting; otherwise texts are embedded on this machine. */
    embedder:
      openai && env.models.embedding
        ? providerEmbedder({ ...openai, model: env.models.embedding, timeoutMs: patience.firstByteMs, log })
        : null,
    /** The writer of first choice; without one the built-in author writes. */
    first: (): Model | null => models.anthropic ?? models.openai ?? null,
    byId,
    /** The model that the configuration names for this, else the first there is. */
    chosenFor(part: 'chat' | 'wizard'): Model | null {
      const config = configuration.get()
      const id = config[part].model_id
      return (id ? byId(id, config.models) : null) ?? models.anthropic ?? models.openai ?? null
    },
    /** All that can be named, with whether they can be asked. */
    listed: (configured: readonly ConfiguredModel[]) => [
      ...Object.values(models).map(({ name, provider }) => ({
        id: name,
        label: name,
        provider,
        is_available: true,
      })),
      ...configured.map(({ id, label, provider, model }) => ({
        id,
        label,
        provider,
        is_available: open(provider, model) !== null,
      })),
    ],
  }
}
