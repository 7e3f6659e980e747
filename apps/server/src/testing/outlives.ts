/** Tables that outlive people, because others use them or because they say nothing of anybody. */
export const OUTLIVES: readonly string[] = [
  'server_secrets',
  'rate_counters',
  'genres',
  'topics',
  'topic_prompts',
  'topic_requirements',
  'topic_uses',
  'topic_versions',
  'surveys',
  'survey_questions',
  'config_changes',
]
