import { describe, expect, test } from 'vitest'
import { person } from '../fixtures/make.ts'
import { analyse } from '../index.ts'
import type { Turn } from './model.ts'
import { talk } from './talk.ts'

/** Asks a conversation about invented posts, `day | text`, and gives the last answer. */
function ask(lines: readonly string[], ...questions: string[]) {
  const { posts } = person(
    'Ada',
    lines.map((line) => line.split(' | ') as [string, string]),
  )
  const analysis = analyse(posts, { today: '2026-03-01', firstName: 'Ada' })
  const earlier: Turn[] = []
  let answer = talk({ question: '', posts, analysis, person: { firstName: 'Ada' } })
  for (const question of questions) {
    answer = talk({ question, posts, analysis, person: { firstName: 'Ada' }, earlier: [...earlier] })
    earlier.push({ question, posts: answer.posts })
  }
  return answer
}

const KAYAK = [
  '2012-05-04 | Lent Ravi the kayak for the weekend',
  '2013-08-11 | Saw the kayak on the roof of his car. Waved at it',
  '2014-03-02 | Leeks are in',
  '2019-05-20 | Ravi has moved to Cork, and there it was on the drive this morning, 7 years, one paddle',
]

describe('how a story ended', () => {
  test('what became of a thing is the post that says the time since, though it only says “it”', () => {
    expect(ask(KAYAK, 'What became of the kayak I lent Ravi?').text).toContain('20 May 2019')
    expect(ask(KAYAK, 'How long was the kayak away?').text).toMatch(/^7 years\./)
    expect(ask(KAYAK, 'Where did the kayak turn up?').text).toContain('on the drive')
  })

  test('a post about another thing of the same age is not its end', () => {
    const lines = [
      '2012-05-04 | Bought a piano stool at the fair',
      '2012-05-09 | Lent Olive the trowel',
      '2019-05-20 | The trowel is back. 7 years. It was in her boot',
    ]
    expect(ask(lines, 'What became of the piano stool?').text).toContain('4 May 2012')
  })

  test('the time gone by in the midst of a story is not how long it took', () => {
    const lines = ['2010-06-12 | Lent Kit the atlas', '2013-06-20 | Three years, Kit. I saw it on your shelf']
    expect(ask(lines, 'How long was the atlas on loan?').known).toBe(false)
  })

  test('who did it is asked of the posts just shown', () => {
    const lines = [
      '2011-06-01 | Ned bought me a shed, flat packed, it will be up by Sunday',
      '2012-06-03 | The shed is still in its wrapping',
      '2018-06-12 | Omar was bored so he put it up in one morning. 7 years. Ned watched',
    ]
    expect(ask(lines, 'What became of the shed?', 'Who put it up?').text).toContain('Omar')
  })
})

describe('plans are no events', () => {
  test('the first time somewhere is not the promise of it', () => {
    const lines = [
      '2010-03-01 | Hinnerk hat mir Helgoland versprochen',
      '2016-07-02 | Helgoland. Wind, Robben, ein Eis für sechs Euro',
      '2018-07-02 | Wieder Helgoland',
    ]
    expect(ask(lines, 'Wann waren wir zum ersten Mal auf Helgoland?').text).toContain('2. Juli 2016')
  })

  test('what somebody is does not say when it came about', () => {
    const lines = ['2016-09-04 | Consejo de cartero jubilado: nunca corras delante de un perro']
    expect(ask(lines, '¿Cuándo me jubilé?').known).toBe(false)
  })

  test('whether it was ever done is the last post that tells it', () => {
    const lines = [
      '2012-01-02 | One day I want to learn to juggle',
      '2015-02-03 | I cannot juggle and the eggs agree',
      '2019-06-07 | Learnt to juggle at the fair, three oranges, nobody hurt',
    ]
    expect(ask(lines, 'Did I ever learn to juggle?').text).toContain('7 June 2019')
  })
})

describe('deaths', () => {
  const lines = [
    '2013-05-09 | lost my mum in the market for 40 minutes, found her at the buns',
    '2017-02-11 | Mum slipped away at ten to five. She had her good scarf on',
  ]
  test('who was lost in a shop has not died; who slipped away has', () => {
    expect(ask(lines, 'When did Mum die?').text).toContain('11 February 2017')
    expect(ask(lines.slice(0, 1), 'When did Mum die?').known).toBe(false)
  })

  test('nobody else’s death is shown', () => {
    const bird = ['2021-05-30 | The Major passed away in his sleep, a good age for a cockerel']
    expect(ask(bird, 'When did my dad pass away?').posts).toEqual([])
    expect(ask(lines, 'When did my dad die?').text).toBe('The posts don’t say.')
  })
})

describe('what is near', () => {
  test('two years are compared by what each says', () => {
    const lines = ['2013-01-20 | Glucosa 201, me regañaron', '2024-01-21 | Azúcar 119 y el doctor contento']
    const { text } = ask(lines, 'Compara mi glucosa de 2013 con la de 2024')
    expect(text).toContain('201')
    expect(text).toContain('119')
  })

  test('a subordinate “when” does not ask when', () => {
    const lines = ['2015-06-20 | El portugués llegó al Atlético. Ese no dura ni un invierno']
    expect(ask(lines, '¿Qué opiné del portugués cuando llegó al Atlético?').text).toContain('invierno')
  })

  test('what came next may name only the first of what was asked', () => {
    const lines = [
      '2015-06-20 | El portugués llegó al Atlético. Ese no dura ni un invierno',
      '2016-02-14 | El portugués otra vez con gol',
    ]
    const asked = ['¿Qué opiné del portugués cuando llegó al Atlético?', '¿Y después?']
    expect(ask(lines, ...asked).text).toContain('14 de febrero de 2016')
  })

  test('the reason for one deed is not that for another', () => {
    const lines = ['2015-03-31 | applied for the warden job because Olive filled in the form']
    expect(ask(lines, 'Why did I give up the warden job?').known).toBe(false)
  })

  test('somebody is introduced by the post that says the relation', () => {
    const lines = [
      '2012-09-19 | Zelda spoke. She said too much salt',
      '2014-06-30 | Zelda and the tent, never again',
      '2018-12-14 | Zelda gave the speech, best pal I have got',
    ]
    expect(ask(lines, 'Who is Zelda?').text).toContain('best pal')
  })

  test('how long, where no post says it, is told by the first and last that speak of it', () => {
    const lines = [
      '2012-09-19 | Choir again',
      '2014-06-30 | Choir was flat',
      '2018-12-14 | Last choir for me',
    ]
    const { text, known } = ask(lines, 'How long was I in the choir?')
    expect(known).toBe(false)
    expect(text).toContain('from 19 September 2012 to 14 December 2018')
  })
})
