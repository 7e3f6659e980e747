import { expect, test } from 'vitest'
import { harbour } from '../../fixtures/harbour.ts'
import { kiosk } from '../../fixtures/kiosk.ts'
import { person, type Row } from '../../fixtures/make.ts'
import { blockText } from '../../forms/text.ts'
import type { Article, Post } from '../../model.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'
import { wordingFor } from '../../writing/wordings.ts'

const today = '2026-01-01'

function roast({ posts, firstName }: { posts: Post[]; firstName: string | null }): Article {
  const analysis = analyse(posts, { today, firstName })
  return write({ topic: 'media_roast', analysis, posts, person: { firstName }, today })
}

/** As it is read, without the marks that set it. */
const text = (a: Article) =>
  a.paragraphs
    .map((p) => (p.block ? blockText(p.block, wordingFor('en')) : p.sentences.map((s) => s.text).join(' ')))
    .join(' ')
    .replace(/(?:^|\s)- |[*#]/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' :', ':')
    .replaceAll(' ,', ',')
    .trim()

test('the title is what the writer says, and the standfirst names nothing that is still to come', () => {
  const a = roast(harbour)
  const said = harbour.posts.find((p) => p.text.replace(/’/g, "'").includes(a.title.replace(/’/g, "'")))
  expect(said).toBeDefined()
  expect(a.standfirst).toBe('The case against Ines, in the words of the accused.')
})

test('who it is comes first', () => {
  const rows: Row[] = [
    ['2011-03-29', 'Retired on Friday. 30 years, two vans, one dent.'],
    ['2012-02-03', 'I happened to be at the window when the post came. Twice.'],
    ['2013-04-05', 'I had nothing to do with the cake. I only ate it.'],
    ['2014-05-05', 'Linnea, five. ‘What did you do before you were old?’ Drove a van. ‘Is that all?’'],
    ['2015-04-06', 'Told Greta it was the onions. She said we were having soup.'],
    ...FORSWORN,
  ]
  const a = roast(person('Anton', inOrder(rows)))
  expect(a.standfirst).toBe('The case against Anton, who drove a van, in the words of the accused.')
  expect(a.paragraphs[0]?.sentences.map((s) => s.text).join(' ')).toContain('two vans, one dent')
})

test('what somebody else promised is not held against the writer', () => {
  expect(text(roast(harbour))).not.toContain('The council said so in writing')
})

const FAMILY: Row[] = [
  ['2011-08-14', '30 years married today. Greta got a card. She gave me a list.'],
  ['2012-02-03', 'I happened to be at the window when the post came. Twice.'],
  ['2013-04-05', 'I had nothing to do with the cake. I only ate it.'],
  ['2014-03-09', 'Linnea is two and has started naming things. Greta is Nana. I am Boat.'],
  ['2015-04-06', 'Told Greta it was the onions. She said we were having soup.'],
  ['2015-05-01', 'Linnea asked where the sea stops. She drew it.'],
  ['2016-05-01', 'Linnea rowed to the buoy. She came back.'],
]

test('denials are one charge together, and then comes a grandchild', () => {
  const rows = [...FAMILY, ...FORSWORN]
  const told = text(
    roast(
      person(
        'Anton',
        rows.sort((x, y) => (x[0] < y[0] ? -1 : 1)),
      ),
    ),
  )
  expect(told).toContain('“I had nothing to do with the cake. I only ate it.”')
  expect(told).toMatch(
    /For the defence: Linnea, Anton’s granddaughter .*Guilty on three counts\. Released to Linnea\.$/,
  )
})

const LATE: Row[] = [
  ['2012-05-01', 'The ferry was six minutes late. I was never late in 30 years. Said nothing.'],
  ['2014-02-09', 'Bought a greenhouse off a man in Skien. It will be up by Easter.'],
  ['2014-04-20', 'Easter. The greenhouse is lying beside the shed.'],
  ['2016-05-15', 'Greenhouse is up. The rest is ventilation.'],
  ['2017-01-08', 'Rain.'],
  ['2017-01-15', 'Rain.'],
  ['2017-01-29', 'Sleet, for a change.'],
  ['2017-05-01', 'The boat needed paint, so I looked at the colours all afternoon with Greta.'],
  ['2017-06-01', 'There is a new bench by the harbour and nobody has sat on it since Monday.'],
  ['2017-07-01', 'Went to Larvik for a hinge and came back with two hinges and a lamp.'],
  ['2017-08-01', 'The neighbours have a drum. I have written down the hours of the drum.'],
  ['2018-03-01', 'First! I have never been first at anything, and now the cat is looking at me.'],
  ['2018-03-02', 'I apologise for the exclamation mark.'],
  ['2019-04-01', 'I do not like cats. It was on my chair when I came back from the ferry.'],
  ['2020-04-01', 'The cat again. I do not like cats. It has a bowl now, that is all.'],
  ['2024-04-01', 'Ten years of the cat. I do not like cats.'],
]

test('whoever was never late is shown the date, the day itself and the end', () => {
  const a = roast(person('Anton', LATE))
  expect(a.title).toBe('I was never late in 30 years')
  expect(text(a)).toMatch(/^1 May 2012: “The ferry was six minutes late\./)
  expect(text(a)).toContain('20 April 2014: “Easter. The greenhouse is lying beside the shed.”')
  expect(text(a)).toContain('15 May 2016, 756 days late: “Greenhouse is up.')
})

test('where nobody else has the last word, what was denied for years has it', () => {
  expect(text(roast(person('Anton', LATE)))).toMatch(/“Ten years of the cat\. I do not like cats\.”$/)
})

test('no line of ours is built twice', () => {
  for (const who of [harbour, person('Anton', LATE), person('Anton', FAMILY)]) {
    const leads = roast(who).paragraphs.flatMap((p) => (p.kind === 'p' ? p.sentences.map((s) => s.text) : []))
    expect(new Set(leads).size).toBe(leads.length)
  }
})

test('with less than three things to laugh about there is no roast in the magazine', () => {
  const { posts, firstName } = person('Anton', FAMILY.slice(0, 3))
  expect(analyse(posts, { today, firstName }).plan.media_roast).toBeUndefined()
  const whole = person('Anton', inOrder([...LATE, ...FORSWORN]))
  expect(analyse(whole.posts, { today, firstName: 'Anton' }).plan.media_roast).toBeDefined()
})

const FORSWORN: Row[] = [
  ['2013-04-14', 'Greta wants a goat. We are not getting a goat.'],
  ['2014-12-07', 'Greta asked if we could talk about a goat. We are not getting a goat.'],
  ['2015-06-13', 'We have a goat.'],
  ['2017-03-05', 'No marrows this year. I have told Greta and now I am telling everybody.'],
  ['2017-08-06', '19 marrows. One plant. It came in under a false name.'],
]

const inOrder = (rows: Row[]) => [...rows].sort((x, y) => (x[0] < y[0] ? -1 : 1))

const named = (a: Article) =>
  a.paragraphs
    .flatMap((p) => (p.kind === 'h2' ? p.sentences.map((s) => s.text) : []))
    .filter((h) => /^\d/.test(h))

test('charges are numbered, and named by the thing they are about', () => {
  const a = roast(person('Anton', inOrder([...LATE, ...FORSWORN])))
  expect(named(a).map((label) => Number.parseInt(label, 10))).toEqual(named(a).map((_, n) => n + 1))
  expect(named(a).join(' ')).toMatch(/The marrows.*The goat.*The greenhouse/)
})

test('a vow is quoted as often as it was sworn, and nothing steps on what came of it', () => {
  const told = text(roast(person('Anton', inOrder([...LATE, ...FORSWORN]))))
  expect(told).toContain('“Greta wants a goat. We are not getting a goat.” 7 December 2014: “')
  expect(told).toContain('13 June 2015: “We have a goat.”')
})

test('what comes years after a vow was broken is another story', () => {
  const again: Row[] = [['2024-06-13', 'We have a goat. I know what I said.']]
  const told = text(roast(person('Anton', inOrder([...LATE, ...FORSWORN, ...again]))))
  expect(told).not.toContain('We have a goat. I know')
})

test('after the days of lateness, the minutes that were held against somebody, with their post', () => {
  const somebody = person('Anton', inOrder([...LATE, ...FORSWORN]))
  const article = roast(somebody)
  expect(text(article)).toContain('The rest is ventilation.” “The ferry was six minutes late.”')
  const said = article.paragraphs.flatMap((p) => p.sentences)
  const held = said.find((s) => s.text === '“The ferry was six minutes late.”')
  const ferry = somebody.posts.find((p) => p.text.startsWith('The ferry was six'))?.id
  expect(held?.sources).toEqual([{ type: 'post', id: ferry }])
})

test('of one story told in two ways, what did not change is said', () => {
  const warned: Row[] = [
    ['2014-05-13', 'The written warning of 1988: I parked outside a chip shop with eleven folk on board.'],
    ['2020-05-31', 'Told Linnea the written warning was a swan. 1988, it sat down. Eleven passengers.'],
  ]
  const told = text(roast(person('Anton', inOrder([...LATE, ...FORSWORN, ...warned]))))
  expect(told).toContain('Eleven passengers.” Eleven, both times.')
})

test('what was said on a day that is named is held against it', () => {
  const forecast: Row[] = [
    ['2011-01-17', 'I predict that the harbour wall will be finished before I am fifty.'],
    ['2023-01-28', 'The wall is done. I am 45. Exhibit A: 17 January 2011, on this very page.'],
  ]
  const told = text(roast(person('Anton', inOrder([...LATE, ...FORSWORN, ...forecast]))))
  expect(told).toContain('before I am fifty.” 28 January 2023: “The wall is done.')
})

test('a run of a word, of the weather or of places is no charge', () => {
  const told = text(roast(person('Anton', inOrder([...LATE, ...FORSWORN]))))
  expect(told).not.toContain('Sleet')
})

test('the strongest come second and last, and nothing is set up twice in one way', () => {
  const rows = inOrder([
    ...LATE.slice(4),
    ...FORSWORN,
    ['2019-09-01', 'I happened to be at the window. Twice.'],
  ])
  const a = roast(person('Anton', rows))
  expect(named(a)[1]).toBe('2. The marrows')
  expect(named(a).at(-2)).toMatch(/The goat$/)
  const told = text(a)
  expect(told.match(/Anton has sworn (?:once|twice), in writing/g)).toHaveLength(1)
  expect(told).not.toMatch(/undefined|null/)
})

test('what is sworn for one weekday and done on another of them is counted in these', () => {
  const book: Row[] = [
    ['2013-11-10', 'Found a library book behind the boiler. I will hand in the library book on Tuesday.'],
    ['2018-03-06', 'Handed in the library book. They do not do fines now.'],
  ]
  const rows = [...LATE, ...book].sort((x, y) => (x[0] < y[0] ? -1 : 1))
  expect(text(roast(person('Anton', rows)))).toContain('225 Tuesdays late: “')
})

test('a place that leaves open what it was won at says so under it', () => {
  const show: Row[] = [
    ['2014-09-06', 'Skien Show. Onions, class 3. I came fifth of six.'],
    ['2015-09-05', 'Skien Show. Fourth.'],
    ['2016-09-03', 'Third. A yellow card.'],
    ['2017-09-02', 'Second.'],
    ['2018-09-01', 'First!'],
    ['2018-09-02', 'I apologise for the exclamation mark.'],
  ]
  const rows = [...LATE.filter(([, said]) => !/First|apologise/.test(said)), ...show]
  const a = roast(
    person(
      'Anton',
      rows.sort((x, y) => (x[0] < y[0] ? -1 : 1)),
    ),
  )
  expect(text(a)).toContain('“First!” Skien Show, Onions. 2 September 2018: “I apologise')
})

test('what was said of somebody years before is said with its year', () => {
  const rows: Row[] = [
    ...LATE,
    ['2011-04-03', 'New apprentice. Linnea, 19. She asked where the sea is kept.'],
    ['2021-05-02', 'I had nothing to do with Linnea’s cake. I only ate it.'],
    ['2022-05-02', 'I happened to be at the window when the post came. Twice.'],
    ['2023-05-02', 'Told Greta it was the onions. She said we were having soup.'],
  ]
  const told = text(
    roast(
      person(
        'Anton',
        rows.sort((x, y) => (x[0] < y[0] ? -1 : 1)),
      ),
    ),
  )
  expect(told).toContain('Linnea, an apprentice in 2011.')
})

test('whoever has come round is shown what they had said, of the year they name or else most firmly', () => {
  const turned: Row[] = [
    ['2011-08-11', 'The satnav sent me down a lane that a goat would refuse. Never again. Map and a brain.'],
    ['2014-05-18', 'I believe in the whistle. It made us who we are.'],
    ['2018-01-20', 'New satnav. It knew about the bridge. I take some of it back.'],
    ['2018-10-20', 'No whistle this term. An experiment.'],
    ['2021-10-23', 'In case you knew me in 2014: I was wrong about the whistle.'],
  ]
  const rows = [...LATE, ...turned].sort((x, y) => (x[0] < y[0] ? -1 : 1))
  const told = text(roast(person('Anton', rows)))
  expect(told).toContain('Map and a brain.” 20 January 2018: “New satnav.')
  expect(told).toContain('It made us who we are.” 23 October 2021: “In case you knew me in 2014')
})

test('one word that two posts happen to share is nothing taken back', () => {
  const rows: Row[] = [
    ...LATE,
    [
      '2016-04-23',
      'The falcon has sat tight. We have had the whole jib roped off for her. Never seen a foreman do that for a human',
    ],
    [
      '2017-01-01',
      'Went to see the opening do. Films of the old docks thirty foot high on the museum, the square full of people and nobody speaking. There was trawlers. I was wrong, bring on the tights',
    ],
  ]
  expect(text(roast(person('Gerd', rows)))).not.toContain('bring on the tights')
})

const SWIMMER: Row[] = [
  ['2012-10-21', 'Swim. 12 degrees. The two Birgits have bought gloves. I have not bought gloves.'],
  ['2013-10-27', 'Bought gloves.'],
  ['2013-06-05', 'The weekend has been and gone. There is a very level pile of timber.'],
  ['2016-05-15', 'Somebody painted our gate in the night. I have no idea who would do a thing like that.'],
  ['2017-09-03', 'Second at the fete. The winner uses bought pastry. I am at peace with it. I’m not.'],
  ['2021-06-05', 'Whit again. There is a very level pile of timber.'],
]

test('what somebody made a point of not doing, and did, is held against them', () => {
  const a = roast(person('Sanne', SWIMMER))
  expect(text(a)).toMatch(/I have not bought gloves.*Bought gloves\./s)
})

test('so is what is said twice, years apart, word for word', () => {
  expect(text(roast(person('Sanne', SWIMMER)))).toContain('Word for word, eight years to the day.')
})

test('and a denial that is taken back in the same breath', () => {
  expect(text(roast(person('Sanne', SWIMMER)))).toContain('I am at peace with it. I’m not.')
})

test('a word said in another year is no announcement', () => {
  const rows: Row[] = [
    ['2012-12-25', 'Christmas swim done, 8 degrees, my legs are the colour of ham.'],
    ['2024-12-25', 'Christmas swim. 8 degrees. Nora put a toe in and said the word I said in 2012.'],
  ]
  expect(text(roast(person('Sanne', [...SWIMMER, ...rows])))).not.toContain('settled')
})

test('a single post is no charge, whatever it admits to, and two charges are no roast', () => {
  const admitted: Row[] = [
    [
      '2012-02-11',
      'The neighbour’s hedge is four inches over. I have not mentioned it. I own a tape measure.',
    ],
    ['2014-09-20', 'Stopped on the bridge to photograph the mileage. A man in a van asked if I was lost.'],
    ['2016-11-03', 'The choir came last. I blame the curtains.'],
    ['2019-09-01', 'I had nothing to do with the cake. I only ate it.'],
  ]
  const whole = inOrder([...LATE, ...FORSWORN, ...admitted])
  expect(text(roast(person('Anton', whole)))).not.toMatch(/tape measure|in a van|curtains|the cake/)
  const { posts, firstName } = person('Anton', inOrder([...FORSWORN, ...admitted]))
  expect(analyse(posts, { today, firstName }).plan.media_roast).toBeUndefined()
})

test('under a charge stands what it comes to, counted', () => {
  const told = text(roast(person('Anton', inOrder([...LATE, ...FORSWORN]))))
  expect(told).toContain('“We have a goat.” No goat: 790 days, sworn twice.')
  expect(told).toContain('No marrows: 154 days.')
  expect(named(roast(person('Anton', inOrder([...LATE, ...FORSWORN])))).length).toBeLessThanOrEqual(5)
})

test.each<[string, Row[], string]>([
  [
    'de',
    [
      ['2014-08-03', 'Sonntags ist zu. Ohne Ausnahme. Wer klopft, klopft umsonst an meine Werkstatt.'],
      ['2020-04-05', 'Sonntag, es klopft an der Werkstatt. Ich hab aufgemacht. Das ist die Ausnahme.'],
      ['2011-02-01', 'Ich kaufe nie wieder eine Ziege.'],
      ['2013-02-01', 'Wir haben eine Ziege.'],
      ['2012-05-01', 'Das Regal steht bis Ostern, sage ich.'],
      ['2013-05-01', 'Das Regal steht.'],
      ['2015-05-01', 'Keine Kürbisse dieses Jahr. Ich habe es allen gesagt.'],
      ['2015-09-01', '14 Kürbisse. Eine Pflanze.'],
    ],
    'Bis dahin waren 296 Sonntage vergangen.',
  ],
])('a rule of one weekday is counted in these: %s', (_language, rows, wanted) => {
  const { posts, firstName } = person('Ulf', inOrder(rows))
  const analysis = analyse(posts, { today, firstName })
  const a = write({ topic: 'media_roast', analysis, posts, person: { firstName }, today })
  expect(JSON.stringify(a.paragraphs)).toContain(wanted)
})

test('whoever is ill introduces nobody', () => {
  const rows: Row[] = [
    [
      '2012-01-03',
      'Silke keeps stumbling. She works at the bakery and dropped a tray of rolls. New shoes, she says.',
    ],
    ...LATE,
    ...FORSWORN,
  ]
  expect(text(roast(person('Anton', inOrder(rows))))).not.toContain('stumbling')
})

const OWNED_UP: Row[] = [
  ['2011-02-03', 'Set off the smoke alarm with porridge. I did not know that it could.'],
  ['2012-04-05', 'The loaf came out like a brick. The hens wouldn’t touch it.'],
  ['2013-05-05', 'Missed the ferry by the length of a gangway. It waved.'],
  ['2014-07-08', 'Slept in, and went to work on a Saturday to make up for it. It was shut.'],
  ['2015-08-09', 'Egg and spoon race at the gala. I came last, and there were six of us and a pram.'],
  ['2016-09-09', 'Quiz night at the hall. We lost by one, and it was a question about our own village.'],
  ['2017-10-10', 'The tide was out, and the whole bay smelt of pepper.'],
]

test('whoever has nothing else against them has what they own up to, two of a matter and more', () => {
  const a = roast(person('Gudrun', OWNED_UP))
  const headings = a.paragraphs.filter((p) => p.kind === 'h2').map((p) => p.sentences[0]?.text)
  expect(headings.map((h) => h?.replace(/^\d\. /, '')).sort()).toEqual([
    'The clock',
    'The defeats',
    'The kitchen',
  ])
  expect(text(a)).toContain('It waved.')
  expect(text(a)).not.toContain('smelt of pepper')
})

test('a contest that was won is no defeat', () => {
  const won: Row[] = [
    ...OWNED_UP.filter(([, words]) => !/gala|Quiz/.test(words)),
    ['2018-08-09', 'FIRST in the egg and spoon. Olaug second. She had glued hers.'],
    ['2019-08-09', 'Second. Olaug has practised with a turnip.'],
  ]
  expect(text(roast(person('Gudrun', won)))).not.toContain('She had glued hers')
})

test('a roast of words given: each set up once with what it came to, and what says who it is comes first', () => {
  const told = text(roast(kiosk))
  expect(told).toContain('Die Scheibe: dafür gab es eine Erklärung. Sie hielt 1.806 Tage.')
  expect(told).toContain('Am 17. Juli 2011 war die Akte leer. Sie blieb es 819 Tage.')
  expect(told).toMatch(/^1\. Die leere Akte/)
  expect(told).not.toContain('blauen Auge')
  expect(told).not.toContain('Papa')
})

test('how they met, in two accounts of one year', () => {
  const rows: Row[] = [
    [
      '2011-08-21',
      '20 years married. I met her at the tennis club dance in 1987. She crossed the whole floor.',
    ],
    [
      '2016-08-21',
      '25 years. People ask how it began. A bus stop, 1987, rain. She had the umbrella. I have never danced.',
    ],
    ...FORSWORN,
  ]
  expect(text(roast(person('Anton', inOrder(rows))))).toContain(
    'Of the first meeting there are two accounts on file, five years to the day apart.',
  )
})

test('whoever takes back what they said is shown what it was', () => {
  const rows: Row[] = [
    [
      '2016-11-13',
      'The starlings stopped ten seconds before the gale. I’ll never swear at the racket again.',
    ],
    ['2017-10-20', 'Starlings since four. I take back what I said.'],
    ...FORSWORN,
  ]
  expect(text(roast(person('Anton', inOrder(rows))))).toContain('I take back what I said.')
})

test('who sets somebody else right has taken nothing back', () => {
  const rows: Row[] = [
    ...FORSWORN,
    ['2023-05-28', 'Hattie counted the steps and makes it 111. I am not having that.'],
    ['2023-05-29', 'It’s 112. She had not counted the one you stand on.'],
  ]
  expect(text(roast(person('Anton', inOrder(rows))))).not.toContain('It had stood')
})
