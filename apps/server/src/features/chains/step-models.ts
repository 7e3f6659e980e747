import { type ModelId, studioTexts } from '@youzine/contract'
import type { Configuration } from '#platform/configuration.ts'
import type { Llm, Model } from '#platform/llm/llm.ts'
import type { ProviderName } from '#platform/llm/model.ts'
import { problem } from '#platform/problem.ts'

/** The two that every prompt can name; who answers for them is a matter of keys. */
const ALWAYS: readonly { id: number; provider: ProviderName }[] = [
  { id: 1, provider: 'openai' },
  { id: 2, provider: 'anthropic' },
]

export interface StepModel {
  /** Null: the built-in author answers in its place. */
  model: Model | null
  price: { input: number; output: number } | null
}

export type StepModels = ReturnType<typeof createStepModels>

/** Which model answers for the one that a prompt names: its provider's, or the built-in author; never another's. */
export function createStepModels({ llm, configuration }: { llm: Llm; configuration: Configuration }) {
  const configured = () => configuration.get().models

  function providerOf(id: ModelId): ProviderName | null {
    const always = ALWAYS.find((one) => String(one.id) === String(id))
    return always?.provider ?? configured().find((one) => one.id === String(id))?.provider ?? null
  }

  return {
    providerOf,
    list: () => [...ALWAYS, ...configured().map(({ id, provider }) => ({ id, provider }))],

    /** What a step of this kind is given unless somebody chooses: by its strength, if its provider can be asked. */
    usual(part: 'reading' | 'writing'): number {
      const [openai, anthropic] = ALWAYS
      const only = llm.models.openai
        ? llm.models.anthropic
          ? null
          : openai
        : llm.models.anthropic
          ? anthropic
          : null
      return (only ?? (part === 'reading' ? openai : anthropic))?.id ?? 1
    },

    named(id: string | null): StepModel {
      if (id === null) return { model: llm.first(), price: null }
      const provider = providerOf(id)
      if (!provider) throw problem('conflict', studioTexts.modelUnknown(id))
      const named = configured().find((one) => one.id === id)
      return {
        model: named ? llm.byId(id, configured()) : (llm.models[provider] ?? null),
        price: named?.price_per_million ?? null,
      }
    },
  }
}
