import { READ_AT_MOST, readTones, saysDeath, toneOfText } from '@youzine/words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixtures } from './fixtures/all.ts'
import { type FixturePerson, person } from './fixtures/make.ts'
import {
  type Article,
  analyse,
  dress,
  fillSchema,
  findings,
  front,
  type Post,
  suggestQuestions,
  takeNotes,
  talk,
  topics,
  topicsFor,
  write,
} from './index.ts'

const TODAY = '2026-01-01'

const asTold = ({ title, standfirst, paragraphs }: Article) => ({
  title,
  standfirst,
  paragraphs: paragraphs.map(({ html, sources }) => ({
    html,
    postIds: sources.flatMap((source) => (source.type === 'post' ? [source.id] : [])),
  })),
})

describe('no post is read beyond a sane length', () => {
  const filler = 'We walked to the harbour and the kettle was still warm when we came back. '
  const long = `${filler.repeat(READ_AT_MOST)}`.slice(0, READ_AT_MOST)
  const beyond = `${long} Our zeppelin is in the garden. My grandmother died this morning.`
  const { posts } = person('Ada', [
    ['2012-03-04', beyond],
    ['2014-05-06', 'The kettle is back. We have a kettle, and Marta has a boat.'],
    ['2016-07-08', 'Marta sold the boat. The kettle stays.'],
  ])
  const ada = { firstName: 'Ada' }
  const analysis = analyse(posts, { today: TODAY, firstName: 'Ada' })
  const asked = { posts, analysis, person: ada }
  const isSilent = (said: unknown) => expect(JSON.stringify(said)).not.toMatch(/zeppelin|grandmother/i)

  test('by nothing that judges', () => {
    expect(toneOfText(beyond)).toBe('clear')
    expect(saysDeath(beyond)).toBe(false)
    expect(readTones([{ id: 1, at: null, text: beyond }]).tone(1)).toBe('clear')
    expect(analysis.red).toEqual([])
    isSilent(analysis)
  })

  test('by nothing that writes', () => {
    for (const { key } of topics) isSilent(write({ ...asked, topic: key, today: TODAY }))
    isSilent(
      write({ ...asked, topic: { name: 'Our zeppelin', description: '' }, today: TODAY, chosenTitle: 'X' })
        .body,
    )
    isSilent(findings(asked))
    isSilent(front(asked))
    isSilent(dress({ ...asked, title: 'X', cited: posts.map(({ id }) => id), text: '' }))
    isSilent(
      suggestQuestions({ ...asked, article: asTold(write({ ...asked, topic: 'profile', today: TODAY })) }),
    )
  })

  test('and by nothing that is asked', () => {
    expect(talk({ ...asked, question: 'Where is our zeppelin?' })).toMatchObject({ known: false })
    isSilent(takeNotes({ ...asked, instruction: 'the airship in the garden, and whoever died this morning' }))
    const schema = {
      type: 'object',
      properties: { quotes: { type: 'array', items: { type: 'string' } } },
    } as const
    isSilent(fillSchema({ ...asked, schema, instruction: 'garden, died, morning' } as never))
  })
})

/** The whole magazine as it is read, with the ids of posts taken out of it. */
function magazine({ firstName }: FixturePerson, posts: readonly Post[]): string {
  const places = new Map(
    [...posts]
      .sort((a, b) => Date.parse(a.at ?? '9') - Date.parse(b.at ?? '9') || (a.text < b.text ? -1 : 1))
      .map(({ id }, n) => [id, n]),
  )
  const analysis = analyse(posts, { today: TODAY, firstName })
  const asked = { posts, analysis, person: { firstName }, today: TODAY }
  const keys = topicsFor(analysis, posts, { firstName })
  const written = [
    ...keys.flatMap((topic) => [write({ ...asked, topic }), write({ ...asked, topic, edition: 1 })]),
    write({ ...asked, topic: { name: 'Work and weather', description: 'What I do all day.' } }),
  ]
  const said = [
    ...['What did I say about work?', 'When did I last travel?', 'Who is in my posts?'].map((question) => {
      const answer = talk({ ...asked, question })
      return { text: answer.text, posts: answer.posts.map((id) => places.get(id)) }
    }),
    suggestQuestions({ ...asked, article: asTold(write({ ...asked, topic: 'profile' })) }),
    takeNotes({ ...asked, instruction: 'work, family, weather' }),
    findings(asked).map(({ section, text }) => [section, text]),
    front(asked),
  ]
  const isId = (key: string) =>
    /^(?:id|post|postId|posts|proofs|told|ids|sources|standfirstSources)$/.test(key)
  return JSON.stringify({ keys, written, said }, (key, value) => (isId(key) ? undefined : value), 1)
}

describe('the same posts under other ids are the same magazine', () => {
  test.each(Object.keys(fixtures))('%s', (name) => {
    const one = fixtures[name] as FixturePerson
    const wanted = magazine(one, one.posts)
    fc.assert(
      fc.property(fc.shuffledSubarray(one.posts, { minLength: one.posts.length }), (posts) => {
        const other = posts.map((post, n) => ({ ...post, id: 5000 - n * 3 }))
        expect(magazine(one, other)).toBe(wanted)
      }),
      { numRuns: 1, seed: 11 },
    )
  })

  test('also where several were posted at the same minute, and some have no date', () => {
    const one = fixtures.funny as FixturePerson
    const posts = one.posts.map((post, n) => ({
      ...post,
      at: n % 17 === 0 ? null : `${post.at?.slice(0, 8)}01T12:00:00.000Z`,
    }))
    const shuffled = posts.toReversed().map((post, n) => ({ ...post, id: n * 3 + 7 }))
    expect(magazine(one, shuffled)).toBe(magazine(one, posts))
  })
})
