export const aPrompt = (more: Record<string, unknown> = {}) => ({
  prompt_type: 'text',
  system_prompt: 'Write about {{ first_name }}:\n{{ facebook_posts_sample }}',
  model_id: 1,
  step_index: 0,
  temperature: 0.7,
  output_key: null,
  function_schema: null,
  function_name: null,
  ...more,
})

export const aSchema = (more: Record<string, unknown> = {}) => ({
  name: 'write_article',
  description: 'Hands over the article',
  parameters: {
    type: 'object',
    properties: {
      title: { type: 'string', description: 'The title' },
      body: { type: 'string', description: 'The article' },
    },
    required: ['title', 'body'],
  },
  ...more,
})

export const POSTS = { alias: 'facebook_posts_sample', requirement_type: 'facebook_posts' }

export const aTopicDraft = (more: Record<string, unknown> = {}) => ({
  name: 'What I carry',
  description: 'The things in the pockets of a life.',
  prompts: [aPrompt()] as unknown[],
  requirements: [POSTS] as unknown[],
  ...more,
})
