import { describe, expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { datesOf, storiesOf } from './testing.ts'

/** Whether one story holds all of these days. */
function isOneStory(rows: readonly Row[], dates: readonly string[], name = 'Nell'): boolean {
  const life = person(name, rows)
  return storiesOf(life).sagas.some((s) => {
    const own = datesOf(s, life)
    return dates.every((date) => own.includes(date))
  })
}

const RAIN: Row[] = [
  ['2013-02-02', 'Rain since breakfast, nobody in the street.'],
  ['2014-06-20', 'Ferry cancelled, chips on the pier instead.'],
  ['2016-11-11', 'Quiet evening, soup, early to bed.'],
  ['2018-01-25', 'Somebody parked across our drive again.'],
]
const life = (...rows: Row[]): Row[] => [...rows, ...RAIN].sort((a, b) => (a[0] < b[0] ? -1 : 1))

describe('a later post that counts back', () => {
  test('to something lent, by who has it', () => {
    const rows = life(
      ['2011-03-05', 'Lent Morris the tile cutter, he only needs it for the weekend.'],
      ['2012-08-19', 'The tile cutter is holding up his runner beans.'],
      ['2021-03-09', 'Morris at the door, red in the face, ten years, new blade on it.'],
    )
    expect(isOneStory(rows, ['2011-03-05', '2012-08-19', '2021-03-09'])).toBe(true)
  })
  test('to something lost, by how it is found', () => {
    const rows = life(
      ['2012-05-01', 'I have lost my grandmother’s brooch, looked under every bench of the hall.'],
      ['2016-10-30', 'Pulled out the piano and there it was, 4 and a half years, not a scratch.'],
    )
    expect(isOneStory(rows, ['2012-05-01', '2016-10-30'])).toBe(true)
  })
  test('and not to whatever else happened in that year', () => {
    const rows = life(
      ['2011-03-05', 'Lent Morris the tile cutter, he only needs it for the weekend.'],
      ['2012-08-19', 'The tile cutter is holding up his runner beans.'],
      ['2021-03-09', 'Ten years since they closed the swimming baths.'],
    )
    expect(isOneStory(rows, ['2011-03-05', '2021-03-09'])).toBe(false)
  })
  test('in Spanish and in German', () => {
    expect(
      isOneStory(
        [
          ['2013-07-14', 'No encuentro mi navaja, la de cacha de hueso. Ya revolví el cajón entero.'],
          ['2014-01-03', 'Frijoles y lumbre. Nada más.'],
          ['2015-09-09', 'El camión no pasó.'],
          ['2018-02-11', 'Moví el ropero y ahí estaba, casi cinco años, con todo y polvo.'],
        ],
        ['2013-07-14', '2018-02-11'],
        'Chano',
      ),
    ).toBe(true)
    expect(
      isOneStory(
        [
          ['2012-04-10', 'Hab Henning den Häcksler geliehen, nur übers Wochenende.'],
          ['2013-09-01', 'Der Häcksler steht bei ihm im Carport.'],
          ['2015-02-02', 'Nebel bis mittags.'],
          ['2019-04-12', 'Henning ist wieder da gewesen, sieben Jahre, mit neuen Messern dran.'],
        ],
        ['2012-04-10', '2013-09-01', '2019-04-12'],
        'Imke',
      ),
    ).toBe(true)
  })
})

describe('what comes back without its name', () => {
  test('a yearly thing, in the years that do not name it', () => {
    const rows = life(
      ['2011-10-08', 'Village fete, marmalade, beaten by the vicar.'],
      ['2012-10-06', 'Runner-up AGAIN, he did not even look pleased.'],
      ['2015-10-10', 'My marmalade set like glass, he won.'],
      ['2017-10-07', 'Second, by a whisker.'],
      ['2019-10-05', 'First! The marmalade, and the vicar clapped.'],
    )
    expect(isOneStory(rows, ['2011-10-08', '2012-10-06', '2015-10-10', '2017-10-07', '2019-10-05'])).toBe(
      true,
    )
  })
  test('but not a post of those days that is about something else', () => {
    const rows = life(
      ['2011-10-08', 'Village fete, marmalade, beaten by the vicar.'],
      ['2013-10-07', 'Boris the van broke down again.'],
      ['2014-02-02', 'Boris the van failed his test.'],
      ['2015-10-10', 'My marmalade set like glass, he won.'],
      ['2016-03-03', 'Boris the van is sold.'],
      ['2019-10-05', 'First! The marmalade, and the vicar clapped.'],
    )
    expect(isOneStory(rows, ['2011-10-08', '2013-10-07'])).toBe(false)
  })
  test('somewhere, by where it was posted', () => {
    const at = { place: 'Cove Point' }
    const rows = life(
      ['2012-08-14', 'Last swim before term, flask, towels, hail.', at],
      ['2015-08-16', 'Too many jellyfish, we played cards.', at],
      ['2019-08-11', 'Only the two of us, and a seal.', at],
    )
    expect(isOneStory(rows, ['2012-08-14', '2015-08-16', '2019-08-11'])).toBe(true)
  })
  test('the day after, by a pronoun', () => {
    const rows = life(
      ['2012-04-01', 'Lent Otto the big trestle.'],
      ['2014-05-05', 'The trestle is in his porch.'],
      ['2019-07-07', 'Otto has moved to Leith, and the trestle was on our step.'],
      ['2019-07-08', 'his windows look blind'],
    )
    expect(isOneStory(rows, ['2012-04-01', '2019-07-07', '2019-07-08'])).toBe(true)
  })
})

describe('one thing under several words', () => {
  test('made of one another', () => {
    expect(
      isOneStory(
        [
          ['2012-03-03', 'Plantamos un naranjo atrás del pozo.'],
          ['2013-06-06', 'Se fue la luz toda la tarde.'],
          ['2016-05-05', 'El naranjo no da nada, puro follaje.'],
          ['2018-09-09', 'El perro se comió mi sombrero.'],
          ['2020-12-12', 'Una naranja. La partimos entre siete.'],
          ['2023-01-08', 'Naranjada para todos.'],
        ],
        ['2012-03-03', '2016-05-05', '2020-12-12', '2023-01-08'],
        'Tomasa',
      ),
    ).toBe(true)
  })
  test('counted part by part', () => {
    const rows = life(
      ['2012-09-09', 'How to fold a map, part 1 of 10: do not unfold it.'],
      ['2013-01-01', 'Somebody wants part 2. Patience.'],
      ['2017-04-04', 'Part 2! You never do, only four years late.'],
      ['2022-06-06', 'My niece asked at the lay-by. Part 3 of 10: turn the phone off.'],
    )
    expect(isOneStory(rows, ['2012-09-09', '2013-01-01', '2017-04-04', '2022-06-06'])).toBe(true)
  })
  test('in the words of a trade or a pastime', () => {
    const rows = life(
      ['2012-01-05', 'First night at the slimming class, 14 stone 1, they clap.'],
      ['2015-01-11', '13 stone exactly, no idea how.'],
      ['2019-06-25', 'The scales say otherwise.'],
      ['2023-01-09', 'Gave the scales to the jumble sale.'],
    )
    expect(isOneStory(rows, ['2012-01-05', '2015-01-11', '2019-06-25', '2023-01-09'])).toBe(true)
  })
  test('first as a stranger, then by name', () => {
    const rows = life(
      ['2011-09-01', 'A boy in the queue would eat nothing but semolina.'],
      ['2014-09-03', 'Semolina boy is a head taller and had two bowls.'],
      ['2017-06-28', 'The semolina boy left school today, I asked his name at last, Fergus.'],
      ['2023-11-11', 'The cook came out to shake hands, it was FERGUS.'],
    )
    expect(isOneStory(rows, ['2011-09-01', '2014-09-03', '2017-06-28', '2023-11-11'])).toBe(true)
  })
  test('where things happen is no story', () => {
    const rows = life(
      ['2011-02-01', 'Spilled a tin of varnish in the workshop.'],
      ['2013-08-08', 'A wren got shut in the workshop overnight.'],
      ['2017-05-05', 'Radio plays only polkas in the workshop.'],
      ['2021-03-03', 'Nobody can find the stapler in the workshop.'],
    )
    const found = storiesOf(person('Nell', rows)).sagas.find((s) => s.subject === 'workshop')
    expect(found?.score ?? 0).toBeLessThan(2)
  })
})
