import { engine } from '@youzine/chains/templates'
import { Drop } from 'liquidjs'
import { answerIn } from '#platform/thread-side.ts'
import type { RenderRequest, SampledAnswer, SampledPost } from './render.ts'

// In a thread that can be ended: templates are written by people, and the engine's own limits are polite requests.
const MOST_CHARACTERS = 256 * 1024

/** Printed as it is, a post is a line that can be read; its parts can still be asked for one by one. */
class PostDrop extends Drop {
  readonly number: number
  readonly date: string
  readonly text: string
  readonly place: string
  readonly mark: string
  constructor({ number, date, text, place, mark }: SampledPost) {
    super()
    this.number = number
    this.date = date
    this.text = text
    this.place = place ?? ''
    this.mark = mark ?? ''
  }
  override valueOf() {
    const about = [this.place, this.mark].filter(Boolean).join('; ')
    return `[${this.number}] ${this.date}${about ? ` (${about})` : ''}: ${this.text}\n`
  }
}

class AnswerDrop extends Drop {
  readonly number: number
  readonly question: string
  readonly answer: string
  constructor({ number, question, answer }: SampledAnswer) {
    super()
    this.number = number
    this.question = question
    this.answer = answer
  }
  override valueOf() {
    return `[${this.number}] ${this.question} ${this.answer}\n`
  }
}

/** What an earlier step answered: its parts by name, and printed whole as JSON. */
class JsonDrop extends Drop {
  readonly #text: string
  constructor(value: object) {
    super()
    this.#text = JSON.stringify(value, null, 1)
    for (const [key, part] of Object.entries(value))
      if (!(key in this)) Object.defineProperty(this, key, { value: toLiquid(part), enumerable: true })
  }
  override valueOf() {
    return this.#text
  }
}

const toLiquid = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(toLiquid)
    : typeof value === 'object' && value !== null
      ? new JsonDrop(value)
      : value

function render({ template, values, posts, answers }: RenderRequest): string {
  const surveys = Object.entries(answers).map(([alias, given]) => [
    alias,
    given.map((one) => new AnswerDrop(one)),
  ])
  const scope = {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toLiquid(value)])),
    ...Object.fromEntries(surveys),
    facebook_posts_sample: posts.map((post) => new PostDrop(post)),
  }
  const text = engine.parseAndRenderSync(template, scope)
  if (text.length > MOST_CHARACTERS) throw new Error('The prompt is too long.')
  return text
}

answerIn(render)
