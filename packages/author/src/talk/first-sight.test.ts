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

describe('posts that go on with an earlier one', () => {
  test('what was lost is found where the post says how long it was, to the month', () => {
    const lines = [
      '2011-06-19 | My tie pin is missing from the hall. Silver, round, initial K',
      '2013-02-02 | Frost',
      '2020-02-09 | Moved the piano for the tuner. Behind the pedal: silver, round, K. Eight years and eight months',
    ]
    expect(ask(lines, 'Where was the lost tie pin found?').text).toContain('9 February 2020')
    expect(ask(lines, 'How long was the tie pin lost?').text).toContain('Eight years and eight months')
  })

  test('of two things of one age the one that was lent comes back', () => {
    const lines = [
      '2012-04-01 | Planted a quince',
      '2012-04-21 | Moll has borrowed the long hose until Sunday',
      '2019-05-09 | Moll brought it back. Seven years. It is shorter',
    ]
    expect(ask(lines, 'What became of the hose?').text).toContain('9 May 2019')
  })

  test('an attempt that comes off in its season need not name what was tried', () => {
    const lines = [
      '2011-11-05 | Gingerbread like a roof tile',
      '2012-11-04 | Gingerbread 2. Liquid',
      '2014-07-01 | It is hot',
      '2019-11-06 | IT WORKED. Dark, soft, nobody lost a tooth',
    ]
    expect(ask(lines, 'When did my gingerbread work at last?').text).toContain('6 November 2019')
  })

  test('a deed that a post announces by itself is of the thing there was talk of', () => {
    const lines = [
      '2016-02-01 | I want a bookshop. I have the chair for it',
      '2017-03-04 | Opened. Nineteen customers, four of them my aunt',
    ]
    expect(ask(lines, 'When did I open the bookshop?').text).toContain('4 March 2017')
  })

  test('what was planned for a thing is not what was done to it', () => {
    const lines = [
      '2016-09-11 | This year I am going to learn to play the banjo. I have the chair',
      '2020-09-13 | The banjo is still on the chair',
    ]
    expect(ask(lines, 'Did I ever learn to play the banjo?').known).toBe(false)
  })
})

describe('deaths that are told by name', () => {
  const lines = [
    '2010-06-12 | Lent Jim the atlas that was my father’s',
    '2016-10-16 | Mummy began treatment at the hospital. She took her own pillow. We would be glad of your prayers',
    '2017-03-23 | Edith Marlow, 1944 to this afternoon. The window was open. Thank you all',
  ]
  test('whoever was ill before is meant', () => {
    expect(ask(lines, 'When did my mother pass away?').text).toContain('23 March 2017')
  })
  test('whoever was not is not', () => {
    expect(ask(lines, 'When did my father die?').known).toBe(false)
  })
  test('what somebody died of is not said by the day', () => {
    expect(ask(lines, 'What did my mother die of?').known).toBe(false)
  })
})

describe('the kind of answer', () => {
  test('the best of what was measured is the furthest of it', () => {
    const lines = [
      '2015-07-19 | Pumpkin update: 4 kilos',
      '2018-08-19 | Dropped the pumpkin. It was 11 kilos',
      '2019-09-15 | Pumpkin number three. 14.2 kilos. I have sat down',
      '2021-09-12 | Pumpkin, 9 kilos, modest',
    ]
    expect(ask(lines, 'What was my heaviest pumpkin?').text).toMatch(/^14\.2 kilos/)
  })

  test('a reason is what stood in the way, and not what is asked about', () => {
    const lines = [
      '2016-01-24 | Flights to Oslo were booked. Doctor says Mum is not to travel before the tests',
      '2018-11-10 | The hen coughs. Patients are not eaten',
    ]
    expect(ask(lines, 'Why did we not fly to Oslo?').text).toContain('Doctor says')
    expect(ask(lines, 'Why did the hen cough?').known).toBe(false)
  })

  test('who somebody is, is the post that says most of them', () => {
    const lines = [
      '2012-11-03 | Reuben’s fan was moved to the altos',
      '2015-05-30 | Reuben Shaw, bass, has sung in the same seat for forty years',
      '2018-11-25 | Reuben took two dozen buns',
    ]
    expect(ask(lines, 'Who is Reuben?').text).toContain('bass')
  })
})

describe('the second look', () => {
  test('a near word, a slip of the pen and hurried spelling are understood', () => {
    const lines = [
      '2012-05-04 | Bought a ute off Barry for 600, no floor in it',
      '2014-03-02 | Leeks are in',
      '2016-08-09 | Lost the omega at Torquay beach, tide took the shoe it was in',
    ]
    expect(ask(lines, 'where did i lose the omegga').text).toContain('Torquay')
    expect(ask(lines, 'whats the car i bought off Barry').text).toContain('ute')
  })

  test('two words that only stand near are no answer for somebody else', () => {
    const lines = [
      '2012-05-04 | Neil is moving home, Moira bought a tin',
      '2014-03-02 | A job for the weekend',
    ]
    expect(ask(lines, 'What is Neil’s salary?').known).toBe(false)
    expect(ask(lines, 'Which school did Neil go to?').known).toBe(false)
  })

  test('whoever says that they do not say it does not say it', () => {
    const lines = ['2012-12-25 | Nan made the potato bake, she wont tell anybody the secret of the bake']
    expect(ask(lines, 'what is the secret ingredient in the spud bake of nan').known).toBe(false)
  })
})

describe('stories that are followed to their end', () => {
  test('what was lent comes back where the post counts the years, though it says neither word', () => {
    const lines = [
      '2010-05-15 | Lent Dod the long aluminium ladder for his gutters',
      '2013-06-30 | Back at the fish boxes with the flask',
      '2021-04-03 | Clearing the shed. Behind the mangle, twelve feet of aluminium with my name on it. Eleven years',
    ]
    const { text } = ask(lines, 'Who borrowed the ladder?', 'And when did I get it back?')
    expect(text).toContain('3 April 2021')
  })

  test('a forecast is held against the post that names its day', () => {
    const lines = [
      '2010-01-17 | I predict, in writing, that we shall win a Test in Australia before I am fifty',
      '2012-03-02 | Rain',
      '2024-01-28 | EIGHT RUNS. Exhibit A: 17 January 2010, on this very page',
    ]
    const asked = ['What did I predict about Australia?', 'Did it come true?']
    expect(ask(lines, ...asked).text).toContain('28 January 2024')
  })

  test('what has been given a name is found by it', () => {
    const lines = [
      '2012-05-05 | Nadie ha reclamado al canario. Se llama Pavarotti y vive con nosotras',
      '2014-02-01 | Frío',
      '2019-03-23 | Siete años cantándole a la freidora. Adiós, Pavarotti',
    ]
    expect(ask(lines, '¿Qué fue del canario?').text).toContain('23 de marzo de 2019')
  })

  test('a changed mind is what was said first and what was said last', () => {
    const lines = [
      '2009-10-11 | Those turbines on the hill are knitting needles in a cathedral',
      '2013-05-11 | The turbines are up. I shave facing the other way',
      '2022-10-22 | I spoke for the new row of turbines at the meeting',
    ]
    const { text } = ask(lines, 'How did my view of the turbines change?')
    expect(text).toContain('cathedral')
    expect(text).toContain('new row')
  })

  test('the year that something was missed is told by a no', () => {
    const lines = [
      '2018-10-12 | Ofrenda. Siete horas de cola',
      '2019-10-12 | Ofrenda con lluvia',
      '2020-10-12 | Sin ofrenda. He puesto un clavel en el retrovisor',
    ]
    expect(ask(lines, '¿Qué año no hubo ofrenda?').text).toContain('2020')
  })
})

describe('an account that somebody keeps from year to year', () => {
  const kept = [
    '2014-12-31 | Punctures 2014: 9. The hill again',
    '2015-03-02 | One puncture, in the rain, by the abattoir',
    '2015-12-31 | Punctures 2015: 12, of which 3 in one day',
    '2016-12-31 | Punctures 2016, after recount: 4',
    '2017-12-31 | Punctures 2017: 7',
  ]
  test('is added up where its sum is asked for', () => {
    expect(ask(kept, 'How many punctures have I had altogether over the years?').text).toContain(
      'The figures from 2014 to 2017 add up to 32.',
    )
    const spanish = kept.map((line) => line.replaceAll('Punctures', 'Pinchazos'))
    expect(ask(spanish, '¿Cuántos pinchazos llevo en total?').text).toContain('de 2014 a 2017 suman 32')
    const german = kept.map((line) => line.replaceAll('Punctures', 'Plattfüße'))
    expect(ask(german, 'Wie viele Plattfüße waren es insgesamt?').text).toContain('von 2014 bis 2017')
  })

  test('has its leanest year, and a single puncture is not one', () => {
    const answer = ask(kept, 'In which year did I have the most punctures?', 'And the fewest?')
    expect(answer.text).toContain('Punctures 2016')
  })
})

describe('what does not answer', () => {
  test('what was there when somebody began to post may be older', () => {
    const lines = [
      '2011-02-06 | Hello everybody',
      '2011-02-08 | Two weeks on the ferry, two weeks off, that is a purser’s life',
      '2019-04-01 | Rain on the quay',
    ]
    expect(ask(lines, 'Since when have I been a purser?').known).toBe(false)
  })

  test('what is spoken of once is heard of no more', () => {
    const lines = [
      '2014-02-24 | Pony race. Came fourth of four. Treacle stopped to look at a goose',
      '2015-06-01 | Leeks are in',
    ]
    expect(ask(lines, 'What became of Treacle?').known).toBe(false)
  })

  test('who has it now is not told by a post of many years ago', () => {
    const lines = [
      '2010-09-11 | Grandpa’s silver trumpet is with Otto now',
      '2011-01-01 | Snow',
      '2023-05-05 | Leeks are in',
    ]
    expect(ask(lines, 'Who has the silver trumpet now?').known).toBe(false)
    expect(ask(lines.slice(0, 2), 'Who has the silver trumpet now?').known).toBe(true)
  })

  test('that something was taken does not tell who was found out', () => {
    const lines = ['2011-05-22 | Nina says they stole the box of records out of the van', '2012-01-01 | Snow']
    expect(ask(lines, 'Did I find out who stole the box of records?').known).toBe(false)
  })

  test('the name of a parrot is not that of whoever bought it', () => {
    const lines = [
      '2013-04-28 | Mi abuela compró un perico. Se llama Pacheco. Solo sabe decir “puta madre”',
      '2014-01-01 | Nieve',
    ]
    expect(ask(lines, '¿Cómo se llama mi madre?').known).toBe(false)
    expect(ask(lines, '¿Cómo se llama el perico?').text).toContain('Pacheco')
  })

  test('a sale without a sum does not say for how much', () => {
    const lines = [
      '2020-10-18 | Vendimos la planta de luz y cuatro bajos. Pidió factura',
      '2021-01-01 | Nieve',
    ]
    expect(ask(lines, '¿En cuánto vendimos la planta de luz?').known).toBe(false)
  })
})

test('a month with a slip in it is still that month', () => {
  const lines = [
    '2013-02-10 | At Fox Bay for the shearing',
    '2014-02-10 | At Port Howard for the races',
    '2014-06-01 | Snow',
  ]
  expect(ask(lines, 'What happened in Febuary 2014?').text).toContain('Port Howard')
})
