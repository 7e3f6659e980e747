/**
 * The sample person's issue: what the built-in author wrote from the sample archive. Kept here so that the
 * front page can show it before anybody has asked for anything.
 */
export const COVER_LINES = [
  'The vuvuzelas are all a B flat',
  'Edale again, with all the poles',
  '2024, put it in your diaries!!',
  'Three years married',
]

/** Posts a week, a digit each. */
const YEARS = [
  { year: 2010, weeks: '00322322212212132213013111221120112113032211112411241' },
  { year: 2011, weeks: '12111231304021113114102020121131112122123110230342221' },
  { year: 2012, weeks: '13111033032011111222014322131121101202112111126212122' },
  { year: 2013, weeks: '21110121031310201211322211111021303210152120212151131' },
  { year: 2014, weeks: '51110211111121111053022094232123422313222221212211240' },
  { year: 2015, weeks: '31404124103131202052111222231021102201212402125123171' },
  { year: 2016, weeks: '23124445422233111111151103113052021211211202212211141' },
  { year: 2017, weeks: '50111110203011104030133022142010310211112523221212031' },
  { year: 2018, weeks: '12011201004112002121011102122012013032221011111102021' },
  { year: 2019, weeks: '31000000000000000000003112101112202011111020402211111' },
  { year: 2020, weeks: '11102110012387544442422211221210120131020112031020032' },
  { year: 2021, weeks: '21206302003012101211131110020311103021111111122111121' },
  { year: 2022, weeks: '10212212012011202102210310111030112022011013341111121' },
  { year: 2023, weeks: '10110241201112002932220212010111010110111102011211031' },
  { year: 2024, weeks: '21210111101111101111153100111021001042012111202220141' },
  { year: 2025, weeks: '11120111101111301211011210110110111010212232101100000' },
]

export const RHYTHM = YEARS.map(({ year, weeks }) => ({ year, weeks: [...weeks].map(Number) }))

export const EXCERPT = {
  topic: 'The people in your margins',
  title: 'Nobody needs to hurry with that power',
  standfirst: 'Programme notes for 1,045 posts: nine names, in the order they walked on.',
  opening:
    'The house lights go down in January 2010. What follows is the cast, in the order in which the writer first wrote their names.',
  entries: [
    {
      label: 'Clara.',
      text: 'Discovered, February 2011: “She’s white, she’s done 61,204 miles, she smells of carpet tiles, and she’s called Clara, after Clara Schumann, because she’s going to have to put up with a lot of pianists.” From February 2011 to November 2022, twenty-two scenes. Best scene, November 2016: “MOT: Clara’s failed on a thing I’d never heard of, on the underneath, that’s come off, and that’s still in the road at Pickering.”',
    },
    {
      label: 'Hattie.',
      text: 'Sixty-seven posts in all. A later appearance, December 2020: “Hattie (9¾) on the screen: ‘Next Christmas I’m going to hug you for one whole hour, so eat before.’”',
    },
    {
      label: 'Tomasz.',
      text: 'Makes an entrance in June 2015: “His name’s Tomasz. The baker.” Named in forty posts, the latest in October 2025. To be read twice, 18 November 2015. “Candlelight, soup off the camping stove, and Tomasz came up the stairs with a warm loaf under his coat like a hot water bottle.”',
    },
  ],
} as const
