/** One step of a chain, whoever keeps it. */
export interface Step {
  stepIndex: number
  promptType: 'text' | 'function'
  systemPrompt: string
  /** Null: whichever model is set up. */
  modelId: string | null
  temperature: number
  outputKey: string | null
  functionName: string | null
  functionSchema: unknown
}

/** What a step came to; remembered, so that nobody pays for it twice. */
export interface StepResult {
  stepIndex: number
  prompt: string
  text: string
  json: unknown
  model: string
  isBuiltIn: boolean
  ms: number
  inputTokens: number
  outputTokens: number
  /** In the currency of the configuration, where that knows the model's price. */
  cost: number | null
}
