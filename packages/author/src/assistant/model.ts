/** A question as the survey editor takes it. */
export interface AssistantQuestion {
  question_text: string
  question_type:
    | 'long_text'
    | 'short_text'
    | 'single_select'
    | 'multi_select'
    | 'rating_scale'
    | 'likert_scale'
    | 'ranking'
    | 'date_time'
    | 'boolean'
  options?: { option_text: string }[]
  question_config?: {
    options: { min: number; max: number; step: number; labels: { min: string; max: string } }
  } | null
}

/** A step as the topic editor takes it; who answers it is decided elsewhere. */
export interface AssistantStep {
  name: string
  prompt_type: 'text' | 'function'
  system_prompt: string
  output_key: string | null
  function_name: string | null
  function_schema: Record<string, unknown> | null
}

export interface AssistantRequest {
  stage: 'questions' | 'prompt'
  title: string
  description: string
  customInstructions: string | null
  /** What the prompts may print: the survey of this session, or what the creator requires. */
  requirements: {
    alias: string
    requirement_type: 'survey' | 'facebook_posts'
    survey_title: string | null
    questions: string[]
  }[]
  /** What stands proposed now, if anything: a wish changes it, without a wish it is proposed anew. */
  questions: AssistantQuestion[] | null
  prompts: AssistantStep[] | null
  /** The person's last message; null right after the session began or a stage was approved. */
  wish: string | null
  /** Earlier wishes in order, so that “and one more like that” can be understood. */
  earlier: string[]
}

export type AssistantReply =
  | { type: 'questions'; content: string; questions: AssistantQuestion[] }
  | { type: 'prompt'; content: string; prompts: AssistantStep[] }
  /** An answer to a question, or what it could not do. */
  | { type: 'text'; content: string }
