import type { Session } from './session.ts'

/** What no survey of somebody who wants to know something may ask. */
export const LIFE_STORY =
  /start between you and|has to do with|object in your home|talk about \p{L}+ \p{L}+\?|lo tuyo con|objeto de tu casa|Gegenstand bei dir|dreht sich um|about the without|Who ['’]s|How bad/u
const PERSONAL = /how old are you|where do you live|your (?:address|e-?mail|age|income|salary)/i

/** Sessions of people who had not been seen while it was built; what must hold was written by somebody else. */
export const ENGLISH_SESSIONS: Session[] = [
  {
    title: 'Choir repertoire',
    description:
      "I run a community choir of about 45 and want to find out what they'd like to sing next season. Also whether they're ok with learning stuff in other languages.",
    first: {
      count: [4, 10],
      words: [/style of music|which piece/i, /other languages/i],
      types: ['long_text'],
      not: [LIFE_STORY, PERSONAL],
    },
    turns: [
      [
        'add options to the style one: gospel, folk, renaissance, pop arrangements, film music',
        {
          changed: [0],
          at: [{ place: 0, options: [/^gospel\nfolk\nrenaissance\npop arrangements\nfilm music$/] }],
        },
      ],
      ['and ask which voice part they sing', { added: 1, words: [/soprano\nalto\ntenor\nbass/] }],
      ['how many are there now', { reply: 'text', says: /\b9\b/ }],
    ],
  },
  {
    title: 'Wedding guests',
    description:
      "our wedding is 14 june and we need to know from guests who's coming, what they eat, allergies, and if they need the shuttle bus from the station",
    first: {
      count: [5, 10],
      words: [
        /Are you coming\?/,
        /like to eat\?/,
        /cannot or do not eat/,
        /shuttle bus from the station\?/,
        /How many of you|your name/,
      ],
      not: [LIFE_STORY, /gift|present|money/i],
    },
    turns: [
      ['merge the two about food', { count: 7, words: [/like to eat\?.*cannot or do not eat/] }],
      ['hmm no put it back', { count: 8 }],
      [
        'great, can you send it to my sister so she can check it',
        { reply: 'text', says: /cannot send.*share/ },
      ],
    ],
  },
  {
    title: 'Night shift nurses',
    description:
      "I'm a ward manager. Want to ask my night staff how they are coping - sleep, breaks, feeling safe. must be anonymous or they won't be honest",
    first: {
      words: [/sleep/, /break/, /safe/],
      not: [LIFE_STORY, PERSONAL, /your name|nurses/i],
      says: /name/,
    },
    turns: [
      [
        'make number four a 1–10',
        { at: [{ place: 3, type: 'rating_scale' }], says: /from 1 \(.+\) to 10 \(.+\)/ },
      ],
      [
        'sound less like HR',
        {
          words: [/sleep/, /sit down|break/, /safe/],
          at: [{ place: 3, type: 'rating_scale' }],
          says: /the way people talk/,
        },
      ],
      ['will I be able to see who wrote what?', { reply: 'text', says: /cannot promise/ }],
    ],
  },
  {
    title: 'Village bus',
    description:
      "Parish council here. County wants to cut our bus (the 17). We need to show who uses it, when and what they'd do without it.",
    first: {
      words: [
        /How often do you use the village bus\?/,
        /what times|When do you/i,
        /need it for/,
        /do without the village bus/,
        /never|do not use it/,
      ],
      not: [LIFE_STORY],
    },
    turns: [
      [
        "ask how far they'd walk to a stop but in minutes",
        { added: 1, words: [/walk to a stop, in minutes\?/], not: [/ km| metres/] },
      ],
      ['swap 3 and 5', { order: () => [0, 1, 4, 3, 2, 5, 6, 7, 8] }],
      ['why is number 1 there?', { reply: 'text', says: /who uses it/ }],
    ],
  },
  {
    title: 'Grief group',
    description:
      "I lead a small bereavement group at our church and I'd like to hear how people are finding it. Please be gentle.",
    first: {
      count: [4, 9],
      words: [/how is it for you/],
      types: ['long_text'],
      not: [LIFE_STORY, /who died|death/i],
      says: /left to each person/,
    },
    turns: [
      ['the second one is a bit nosy', { changed: [1], says: /Question 2/ }],
      ['could you make it shorter, five at most', { count: 5, types: ['long_text'] }],
    ],
  },
  {
    title: 'Bouldering gym',
    description:
      'we run a bouldering gym & want feedback from members on route setting, opening hours, crowding, maybe a new kilter board',
    first: {
      words: [/route setting/, /opening hours/, /crowd/, /kilter board/, /level|How often/],
      not: [LIFE_STORY, /the maybe|use bouldering gym/],
    },
    turns: [
      [
        'add V grades to the level one: V0-V2, V3-V5, V6-V8, V9+',
        { changed: [4], at: [{ place: 4, text: /level/, options: [/^V0-V2\nV3-V5\nV6-V8\nV9\+$/] }] },
      ],
      ["drop the opening hours one we can't change that anyway", { gone: [1], not: [/opening hours/] }],
      [
        'actually what was the wording of the one you just took out',
        { reply: 'text', says: /How well do the opening hours suit you\?/ },
      ],
    ],
  },
  {
    title: 'Allotment waiting list',
    description:
      "I keep the waiting list for 60 allotment plots, 112 people on it, some since 2017. Need to find out who still wants one and if they'd share or take a half plot",
    first: {
      count: [4, 8],
      words: [/still want an allotment plot/, /half plot/, /share/, /your name/],
      not: [LIFE_STORY],
    },
    turns: [
      [
        "Add one about whether they've grown veg before, yes / a bit / never",
        { added: 1, words: [/Have you grown veg before\?\nyes\na bit\nnever/] },
      ],
      ["ask how far they'd travel but in km", { added: 1, words: [/How far would you travel, in km\?/] }],
      ['And tell me which of them I should give a plot to first', { reply: 'text', says: /cannot decide/ }],
    ],
  },
  {
    title: 'Exchange students',
    description:
      "hi! I'm the coordinator for incoming exchange students (about 30, from everywhere) and want to know how the first month went. their english is ok but not perfect",
    first: {
      count: [5, 10],
      words: [/first month/, /where you live/, /classes/, /friends/, /need help/],
      not: [LIFE_STORY, /exchange students/i],
    },
    turns: [
      ['translate the whole thing into Spanish too please', { reply: 'text', says: /one language/ }],
      ['ok leave it in english only', { changed: [], language: 'en' }],
      ['can number 2 be easier words', { changed: [1] }],
    ],
  },
  {
    title: 'First-time fathers',
    description:
      'Doing a little research for a podcast about becoming a dad. I want honest answers about sleep, relationship, work and the stuff nobody tells you',
    first: {
      words: [/sleep/, /partner/, /work\b/, /nobody tell you/, /How old is your child/],
      types: ['long_text'],
      not: [LIFE_STORY, /first-time fathers/i],
    },
    turns: [
      ["no names please, it's anonymous", { changed: [], says: /name/ }],
      ['sound less like a doctor', { words: [/sleep/, /partner/, /work\b/, /nobody tell you/] }],
      [
        'add a question if I may quote them',
        { added: 1, words: [/May I quote you\?/], types: ['boolean'], not: [/your name/] },
      ],
    ],
  },
  {
    title: 'Team lunch',
    description: 'where should we go for the xmas lunch. 11 ppl. budget 25 quid',
    first: {
      count: [3, 5],
      words: [/Where should we go for the xmas lunch/, /cannot or do not eat/, /days and times/, /£25/],
      not: [LIFE_STORY, /What is your budget|How much would you/],
    },
    turns: [
      ['shorter', { count: [2, 4], words: [/Where should we go/, /cannot or do not eat/] }],
      [
        'options for place: Dishoom, the Marksman, Pizza Pilgrims, somewhere else',
        {
          changed: [0],
          at: [{ place: 0, options: [/^Dishoom\nthe Marksman\nPizza Pilgrims\nsomewhere else$/] }],
        },
      ],
    ],
  },
  {
    title: 'Primary school homework',
    description:
      "I'm a year 5 teacher and want to ask parents about homework, like how long it takes and whether there are rows about it at home. No blame.",
    first: {
      count: [4, 8],
      words: [/How long does it usually take/, /rows about it at home/, /help your child/],
      not: [LIFE_STORY, /income|your job|married/i, /the parents about/],
    },
    turns: [
      ['the one about rows - soften it', { changed: [2], words: [/tense/] }],
      [
        'make the time one in minutes per evening',
        { changed: [1], words: [/take, in minutes per evening\?/] },
      ],
      ['why that order?', { reply: 'text', says: /first/ }],
      [
        'ok put the time one first',
        { order: (n) => [1, 0, ...Array.from({ length: n - 2 }, (_, at) => at + 2)] },
      ],
    ],
  },
  {
    title: 'Museum volunteers',
    description:
      "Our small maritime museum has 38 volunteers, mostly retired. we're losing people and I don't know why. I want to find out what would keep them",
    first: {
      words: [/enjoy/, /stop one day/, /help you to stay/, /How long have you/],
      not: [LIFE_STORY, /^Why\?$/m],
    },
    turns: [
      [
        'can you add a question on whether they can manage the stairs, but tactfully',
        { added: 1, words: [/stairs\?/], not: [/tactfully|illness|your age/] },
      ],
      ['Remove the last one.', { gone: [-1], says: /question 9/ }],
      ['Print 38 copies for me would you', { reply: 'text', says: /cannot print/ }],
    ],
  },
  {
    title: 'Dog park rules',
    description:
      "there's a fight on our residents board about dogs off leash in the courtyard. i want a fair poll. people with and without dogs",
    first: {
      count: [3, 7],
      words: [
        /Do you have any dogs/,
        /What do you think of dogs off leash in the courtyard\?/,
        /at set hours only/,
        /no opinion/,
      ],
      not: [LIFE_STORY],
    },
    turns: [
      ["that's biased towards dog owners", { changed: [1], says: /question 2/ }],
      ["add 'don't care' to the main one", { changed: [1], at: [{ place: 1, options: [/don't care/] }] }],
      ['what are the results so far?', { reply: 'text', says: /no answers/ }],
    ],
  },
  {
    title: 'Migraine diary for friends',
    description:
      'I get migraines and so do 6 people in a chat group. we want to compare what triggers ours. nothing medical just us',
    first: {
      words: [/What triggers it for you/, /How often/, /What helps you/, /something else/],
      not: [LIFE_STORY, /you should take/],
    },
    turns: [
      [
        'add triggers: red wine, weather, screens, skipping meals, periods, stress',
        {
          changed: [0],
          at: [
            {
              place: 0,
              type: 'multi_select',
              options: [/red wine/, /weather/, /screens/, /skipping meals/, /periods/, /stress/],
            },
          ],
        },
      ],
      ['number 3 is too personal, drop it', { gone: [2] }],
      ['which medication should I ask my doctor for', { reply: 'text', says: /doctor or a pharmacist/ }],
    ],
  },
  {
    title: 'Street party',
    description:
      "Planning a street party for Elm Row (22 houses) on the bank holiday. need to know who's in, what they'll bring, who has gazebos lol",
    first: {
      words: [/Are you coming\?/, /How many of you/, /What will you bring\?/, /gazebos\?/, /your name/],
      not: [LIFE_STORY, /lol/],
    },
    turns: [
      [
        'split the bringing one into food and stuff',
        { count: 9, words: [/What food will you bring\?/, /What stuff will you bring\?/] },
      ],
      ['add: would you play music, and what', { added: 1, words: [/Would you play music, and what\?/] }],
      ['undo that', { gone: [8], words: [/What food will you bring\?/] }],
    ],
  },
  {
    title: 'Amateur football end of season',
    description:
      "Manager of a sunday league vets side. want to know who's staying on next year, whether they can do tuesdays training and what they think of the subs going up to £8",
    first: {
      count: [4, 7],
      words: [/Are you staying on next year\?/, /Tuesdays training\?/, /£8/, /your name/],
      not: [LIFE_STORY],
    },
    turns: [
      ['make the subs question yes/no', { changed: [2], at: [{ place: 2, type: 'boolean', text: /£8/ }] }],
      [
        "and a 1-5 on how they rate the manager. that's me. anonymous that bit",
        { added: 1, words: [/How do you rate the manager\?/], says: /cannot be anonymous by itself/ },
      ],
      ['fine, take the names out altogether', { not: [/your name/], says: /will not see/ }],
    ],
  },
]
