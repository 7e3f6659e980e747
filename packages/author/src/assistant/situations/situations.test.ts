import { describe, expect, test } from 'vitest'
import { assist } from '../assist.ts'
import { languageOfTopic } from '../propose-questions.ts'
import { recognised } from '../recognise.ts'
import { ruleFaults } from '../testing/judge.ts'
import { assistantRequest } from '../testing/request.ts'
import { SITUATION_QUESTIONS, SITUATIONS } from './all.ts'
import { situationIn } from './find-situation.ts'

const TOLD: [title: string, description: string, id: string][] = [
  ['Farewell drinks for Ines', 'she leaves in June, it is a party for all floors', 'party'],
  ['Dad’s 70th', 'four siblings', 'party'],
  ['Dad’s 70th', 'Collecting memories of Dad from everybody who worked with him', 'memory book'],
  ['Abschiedsbuch für Herrn Wolny', 'jeder ein paar Zeilen', 'memory book'],
  ['Libro de recuerdos para la abuela', 'entre todos los primos', 'memory book'],
  ['Straßenfest im August', 'Wir planen zum ersten Mal', 'feast'],
  ['Boda de Lucía y Bruno', '', 'wedding'],
  ['Printer on the second floor', 'people leave it jammed', 'shared thing'],
  ['Putzplan', 'zu dritt', 'chores'],
  ['Screen time', 'for our three kids', 'family rules'],
  ['Pottery classes', 'last term', 'course'],
  ['Dungeon night: next season', '', 'group plans'],
  ['Carpool to the plant', 'six of us', 'car together'],
  ['Nuestro pódcast', 'llevamos diez episodios', 'media'],
  ['Buslinie 7', 'fährt nur noch stündlich', 'transport line'],
  ['Exam stress', 'for year 10', 'coping'],
  ['The boat', 'we have to decide whether to sell it', 'decision'],
  ['Why do so few come to the assembly', '', 'why'],
  ['My first novel', 'eight friends read it', 'made work'],
]

describe('a situation is found by what is said', () => {
  test.each(TOLD)('%s · %s', (title, description, id) => {
    const topic = { title, description }
    expect(situationIn(topic, languageOfTopic(topic))?.situation.id).toBe(id)
  })

  test('a party that is over is not asked about as if it were to come', () => {
    expect(situationIn({ title: 'Our garden party', description: 'it was last Saturday' }, 'en')).toBeNull()
  })
})

test('what somebody speaks of is asked, even where there is little room', () => {
  const reply = assist(
    assistantRequest({
      title: 'Sommerfest',
      description: 'Kurze Umfrage. Letztes Mal gab es Streit wegen der Musik.',
    }),
  )
  const texts = reply.type === 'questions' ? reply.questions.map(({ question_text }) => question_text) : []
  expect(texts.length).toBeLessThan(9)
  expect(texts.some((text) => /Musik/u.test(text))).toBe(true)
})

test('whoever lists what to ask gets that, and not a situation', () => {
  const reply = assist(
    assistantRequest({
      title: 'Tool library',
      description:
        'I want to know whether people would pay a deposit, who has a drill, and how often they would come',
    }),
  )
  const texts =
    reply.type === 'questions' ? reply.questions.map(({ question_text }) => question_text).join('\n') : ''
  expect(texts).toMatch(/deposit/)
  expect(texts).toMatch(/drill/)
})

test('a practical matter that nobody knows is asked about plainly, and never by feelings', () => {
  const reply = assist(
    assistantRequest({ title: 'Quiet hour', description: 'Our co-working floor tries it' }),
  )
  const texts =
    reply.type === 'questions' ? reply.questions.map(({ question_text }) => question_text).join('\n') : ''
  expect(texts).not.toMatch(/feelings go with|comes to your mind first/)
})

describe('each question', () => {
  test.each(SITUATION_QUESTIONS.map((known) => [known.text.en, known] as const))(
    '%s',
    (_, { text, options, ends }) => {
      for (const language of ['en', 'es', 'de'] as const) expect(text[language].trim()).not.toBe('')
      if (options) {
        expect(options.es.length).toBe(options.en.length)
        expect(options.de.length).toBe(options.en.length)
        for (const list of Object.values(options)) expect(new Set(list).size).toBe(list.length)
      }
      if (ends) for (const pair of Object.values(ends)) expect(pair.every((end) => end !== '')).toBe(true)
    },
  )
})

test.each(SITUATIONS.map(({ id, questions }) => [id, questions] as const))(
  '%s asks nothing twice',
  (_, questions) => {
    expect(questions.length).toBeGreaterThanOrEqual(8)
    expect(new Set(questions.map(({ text }) => text.en)).size).toBe(questions.length)
  },
)

test.each(TOLD)(
  '%s · %s is known again, so that it can be said in another language',
  (title, description) => {
    const first = assist(assistantRequest({ title, description }))
    expect(ruleFaults(first, [])).toEqual([])
    if (first.type !== 'questions') return
    expect(first.questions.filter((question) => recognised(question) === null)).toEqual([])
  },
)
