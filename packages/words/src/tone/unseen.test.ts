import { describe, expect, test } from 'vitest'
import { tonesOf } from '../testing/tones-of.ts'

describe('who is somebody, and what is a thing', () => {
  test('a van with a name breaks down; nobody has died, and the posts about it stay as they are', () => {
    expect(
      tonesOf([
        ['2012-03-01', 'We bought a minivan, 90,000 miles on her. Ollie has named her Dolores.'],
        ['2014-12-01', 'Dolores died outside the bank. Just gone. Pete is coming with the jumper cables.'],
        ['2014-12-04', 'She lives! New alternator.'],
        ['2016-05-01', 'Ollie backed Dolores into the postbox.'],
      ]),
    ).toEqual(['clear', 'clear', 'clear', 'clear'])
  })

  test('a man who has a truck is a man', () => {
    expect(
      tonesOf([
        ['2019-03-01', 'Across the hall from Mum lives a man named Walter, and he has a truck.'],
        ['2020-03-01', 'Walter came for Christmas and brought a ham.'],
        ['2021-03-01', 'Walter died on Sunday. Mum has his keys in her pocket.'],
      ])[2],
    ).toBe('red')
  })

  test('a German noun is no name, and a name may have an article', () => {
    expect(
      tonesOf([
        ['2012-03-01', 'Die Lampe vor dem Haus ist kaputt. Licht gibt es keins.'],
        ['2012-05-01', 'Ohne Licht find ich den Schlüssel nicht.'],
        ['2013-03-01', 'Die Rosi hat Kuchen gebracht.'],
        ['2013-04-01', 'Der Kuchen von der Rosi war in zehn Minuten weg.'],
        ['2017-03-02', 'Fünf Jahre ohne Licht! Hab der Lampe einen Hut aufgesetzt.'],
        ['2018-03-02', 'Zwei Jahre ohne Rosi. Der Kuchen wird nichts.'],
      ]),
    ).toEqual(['clear', 'clear', 'amber', 'amber', 'clear', 'red'])
  })
})

describe('said without the word for it', () => {
  test.each([
    [
      'red',
      'len hartigan 1944-2021. half past four. they let mom in with the suit on. service when they let us',
    ],
    ['red', 'It’s in the bone. Back on the Tuesdays then. They have put the car park up to four euro.'],
    [
      'red',
      'buster died this morning. 12ish. in the yard in the sun w his head in jos lap. whole cheeseburger first',
    ],
    ['red', 'He was a good dad and a terrible driver.'],
    ['red', 'leash is still on the hook in the van. jingles on every turn. not taking it down'],
    ['red', 'Um zehn nach drei. Die Schwester hat das Fenster aufgemacht, und draußen war es ganz leise.'],
    ['red', 'Seit Mama nicht mehr ist, gehe ich um sechs vor die Tür. Klar, minus vier.'],
    ['red', 'fibrosis dice el papel, lo lei en el pasillo y otra vez en el auto'],
    ['red', 'Sie haben links etwas gefunden, klein. Montag in einer Woche Linz.'],
    ['clear', 'RIP my makita 2010-2015. lost my best friend today. off a ladder. he never knew what hit him'],
    ['clear', 'They died a death tonight. The scenery went in the second act.'],
    ['clear', 'hartigan street garage 1944-2021. thirty flats going up instead'],
    ['red', 'Gramps went home at 5:10 this morning. Nan was holding his hand.'],
    ['red', 'Not the news we were hoping for. It’s in both lungs. Keep my mom in your prayers.'],
    ['red', 'Heute Nacht ist sie eingeschlafen. Ganz leise, sagt die Nachtschwester. Pfiat di Oma'],
    ['red', 'Jetzt steht es auf Papier. Das Wort mit A. Draußen hat einer gehupt.'],
    [
      'hidden',
      'Prayers for my brother please. He checked himself in for 30 days, it’s the pills. Mom thinks he is in Denver for work and it needs to stay that way.',
    ],
    ['clear', '400 Pakete diese Woche. Bin tot. Gute Nacht'],
    ['clear', 'They broke up the concrete in the yard today. Loud.'],
    ['clear', 'I want to teach knitting instead of doing it all day.'],
  ])('%s: %s', (tone, text) => {
    expect(tonesOf([['2016-04-02', text]])).toEqual([tone])
  })

  test('who sees somebody after a dark night is not shown doing so', () => {
    expect(
      tonesOf([
        ['2017-02-03', 'Some nights I wish I could just not be here anymore.'],
        ['2017-03-01', 'A friend drove me to see somebody. Thursdays at 4 from now on.'],
      ]),
    ).toEqual(['hidden', 'hidden'])
  })

  test('a year without soda is counted with pride, though a painful night began it', () => {
    const [night, years] = tonesOf([
      ['2019-08-19', 'Kidney stone at 3 am. The doctor asked how much I drink in a day. I’m done with cans.'],
      ['2023-08-19', '4 years today. Somebody put one in front of me and I passed it on. Sparkling water.'],
    ])
    expect(night).not.toMatch(/red|hidden/)
    expect(years).toBe('clear')
  })

  test('whoever was sworn to silence does not toast to it later', () => {
    expect(
      tonesOf([
        ['2015-10-03', 'Der Toni hat gelacht wie ein Pferd.'],
        [
          '2015-11-03',
          'Dem Toni haben sie gekündigt und die Rosi weiß nix davon. Er hat es mir im Auto gesagt.',
        ],
        ['2016-03-03', 'Der Toni hat einen neuen Job. Prost, gut dass das vorbei ist.'],
      ]).slice(1),
    ).toEqual(['hidden', 'hidden'])
  })

  test('Mother’s Day without her is tender', () => {
    expect(
      tonesOf([
        ['2019-01-23', 'Mutti ist heute Nacht friedlich eingeschlafen.'],
        ['2020-05-10', 'Muttertag. Automatisch Pralinen gekauft.'],
      ]),
    ).toEqual(['red', 'amber'])
  })
})
