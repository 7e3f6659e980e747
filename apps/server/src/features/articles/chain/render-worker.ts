import { Drop, Liquid } from 'liquidjs'
import { answerIn } from '#platform/thread-side.ts'
import type { RenderRequest, SampledAnswer, SampledPost } from './render.ts'

// In a thread that can be ended: templates are written by people, and the engine's own limits are polite requests.
const MOST_CHARACTERS = 256 * 1024

const nothing = () => {
  throw new Error('Templates cannot read files.')
}
const engine = new Liquid({
  fs: {
    exists: async () => false,
    existsSync: () => false,
    readFile: nothing,
    readFileSync: nothing,
    resolve: () => '',
  },
  renderLimit: 400,
  memoryLimit: 2e7,
  parseLimit: 2e5,
  ownPropertyOnly: true,
  relativeReference: false,
})
for (const name of Object.keys(engine.filters)) if (name.endsWith('_exp')) delete engine.filters[name]

/** Printed as it is, a post is a line that can be read; its parts can still be asked for one by one. */
class PostDrop extends Drop {
  readonly number: number
  readonly date: string
  readonly text: string
  readonly place: string
  constructor({ number, date, text, place }: SampledPost) {
    super()
    this.number = number
    this.date = date
    this.text = text
    this.place = place ?? ''
  }
  override valueOf() {
    return `[${this.number}] ${this.date}${this.place ? ` (${this.place})` : ''}: ${this.text}\n`
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

function render({ template, values, posts, answers }: RenderRequest): string {
  const surveys = Object.entries(answers).map(([alias, given]) => [
    alias,
    given.map((one) => new AnswerDrop(one)),
  ])
  const scope = {
    ...values,
    ...Object.fromEntries(surveys),
    facebook_posts_sample: posts.map((post) => new PostDrop(post)),
  }
  const text = engine.parseAndRenderSync(template, scope)
  if (text.length > MOST_CHARACTERS) throw new Error('The prompt is too long.')
  return text
}

answerIn(render)
