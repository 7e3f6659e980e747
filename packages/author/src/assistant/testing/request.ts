import type { AssistantRequest } from '../model.ts'

/** A conversation that has not begun, with whatever a test wants otherwise. */
export const assistantRequest = (over: Partial<AssistantRequest>): AssistantRequest => ({
  stage: 'questions',
  title: 'How people cook',
  description: '',
  customInstructions: null,
  requirements: [],
  questions: null,
  prompts: null,
  wish: null,
  earlier: [],
  ...over,
})
