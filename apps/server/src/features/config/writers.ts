import type { Configuration } from '#platform/configuration.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Llm } from '#platform/llm/llm.ts'
import { ModelFailed } from '#platform/llm/model.ts'
import { Problem, problem } from '#platform/problem.ts'

const LOOK_MS = 600
/** Where model servers listen by themselves; nowhere else is ever looked. */
const LOCAL = [
  { name: 'Ollama', port: 11434, path: '/api/tags' },
  { name: 'LM Studio', port: 1234, path: '/v1/models' },
  { name: 'llama.cpp', port: 8080, path: '/v1/models' },
]

type Listed = { models?: { name?: unknown }[]; data?: { id?: unknown }[] }

async function look({ name, port, path }: (typeof LOCAL)[number]) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      signal: AbortSignal.timeout(LOOK_MS),
      // Whatever listens there could point to another machine.
      redirect: 'error',
    })
    if (!answer.ok) return []
    const listed = (await answer.json()) as Listed
    const names = [
      ...(listed.models ?? []).map((one) => one.name),
      ...(listed.data ?? []).map((one) => one.id),
    ]
    const models = names.filter((one): one is string => typeof one === 'string').slice(0, 50)
    return models.length ? [{ name, base_url: `http://127.0.0.1:${port}/v1`, models }] : []
  } catch {
    return []
  }
}

interface Options {
  llm: Llm
  configuration: Configuration
}

/** Who writes at this moment, in words that need no manual. */
export function createWritersView({ llm, configuration }: Options) {
  return {
    async view() {
      const first = llm.first()
      const local = (await Promise.all(LOCAL.map(look))).flat()
      return {
        at_work: first
          ? `Articles are written by ${first.name}, through ${first.provider}.`
          : 'Articles are written by the built-in author: no model is set up.',
        models: llm.listed(configuration.get().models),
        local,
      }
    },

    async tryOne(actor: Actor, modelId: string) {
      const model = llm.byId(modelId, configuration.get().models)
      if (!model) throw problem('not_found', 'This model’s provider has no key, or there is no such model.')
      const began = performance.now()
      try {
        const { text, ms, inputTokens, outputTokens } = await model.ask(
          { userId: actor.userId, isGuest: false, purpose: 'try' },
          { system: 'You answer in one short sentence.', prompt: 'Say hello, and your name.', maxTokens: 60 },
        )
        return { answer: text.slice(0, 500), error: null, ms, tokens: inputTokens + outputTokens }
      } catch (error) {
        if (!(error instanceof ModelFailed) && !(error instanceof Problem)) throw error
        return { answer: null, error: error.message, ms: Math.round(performance.now() - began), tokens: 0 }
      }
    },
  }
}
