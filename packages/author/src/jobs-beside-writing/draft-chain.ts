import { subjectWords } from '../writing/search.ts'

export interface ChainRequirements {
  name: string
  description?: string
  /** Aliases that prompts may print, with what they hold. */
  aliases: { alias: string; kind: 'facebook_posts' | 'survey'; about?: string }[]
}

export interface ChainStep {
  name: string
  output_key: string
  prompt: string
  kind: 'text' | 'function'
  /** For the last step: what the function must be called with. */
  schema?: Record<string, unknown>
}

const ARTICLE = {
  type: 'object',
  required: ['title', 'body'],
  properties: {
    title: { type: 'string', description: 'A title in the person’s own words', maxLength: 80 },
    body: {
      type: 'string',
      description: 'The article in simple HTML: p, h2, blockquote, em, strong, ul, ol, li',
    },
  },
}

/** Read, choose, write: three steps, each using only names that exist when it runs. */
export function draftChain({ name, description, aliases }: ChainRequirements): ChainStep[] {
  const subject = name.trim() || 'this topic'
  const words = subjectWords(`${name} ${description ?? ''}`).slice(0, 8)
  const look = words.length ? ` Look for ${words.join(', ')}, and for what stands next to them.` : ''
  const material = aliases
    .map(
      (a) => `${a.kind === 'survey' ? `Answers to ${a.about ?? 'the survey'}` : 'Posts'}:\n{{ ${a.alias} }}`,
    )
    .join('\n\n')
  const brief = description?.trim() ? `\nThe creator asks for: ${plain(description)}` : ''
  return [
    {
      name: 'Read',
      output_key: 'notes',
      kind: 'text',
      prompt: `You are preparing an article called “${plain(subject)}” about {{ first_name }}.${brief}\n\n${material || 'There is no material beyond the name.'}\n\nList the ten most particular facts with their dates: names, numbers, objects, words that return.${look} Quote to the letter. Leave out illness and loss. Invent nothing.`,
    },
    {
      name: 'Plan',
      output_key: 'plan',
      kind: 'text',
      prompt: `From these notes choose one angle for “${plain(subject)}” that would fit nobody but {{ first_name }}:\n\n{{ notes }}\n\nGive an opening scene, three or four sections that build, and an ending that answers the opening. Name the quote and date each part rests on.`,
    },
    {
      name: 'Write',
      output_key: 'article',
      kind: 'function',
      schema: ARTICLE,
      prompt: `Write “${plain(subject)}” for {{ first_name }}, dated {{ today }}, by this plan:\n\n{{ plan }}\n\nUse only what is in these notes:\n\n{{ notes }}\n\nEvery claim needs its quote or its count. Use the first name, no guessed pronouns, no stated moods. Vary the length of the sentences.`,
    },
  ]
}

/** What a creator typed is data in a prompt, never a template. */
const plain = (text: string) =>
  text
    .replace(/[{}%]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
