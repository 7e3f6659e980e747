import { admit } from './door.ts'
import { front } from './front/front.ts'
import type { Post } from './model.ts'
import { analyse } from './reading/analyse.ts'
import { write } from './write.ts'

const TODAY = '2020-01-01'
const DAY_MS = 86_400_000

/** A little of everything that is looked for: promises, counts, people, places, a loss, other languages. */
const TEXTS = [
  'I will finish the shed by Easter. Promised Marta.',
  'The shed has a roof now. Day 12, and Marta says it leans.',
  'Easter has come and gone, and the shed still has no door.',
  'Third time this week that the kettle has tripped the fuse.',
  'Kettle number four. It cost £19 and it whistles.',
  'My brother Tom came for lunch and stayed until Tuesday.',
  'Tom has named the sourdough Gerald. Gerald is 3 days old.',
  'Gerald rose! Two loaves, one of them edible.',
  'Went to Bristol with Tom and lost the keys at the station again.',
  'Never again will I lend Tom my bicycle. He says it was like that before.',
  'I have lent Tom the bicycle.',
  'Choir tonight, 14 of us and one tenor. Mrs Hale brought cake.',
  'Grandad died this morning. He taught me to whistle, and I miss him.',
  'His coat is still on the hook by the door.',
  'First day at the new job. The coffee is terrible, the view is not.',
  'A year ago today I said that I would run ten kilometres. I ran two.',
  'Ran 5 km before breakfast. My knees have written to the council.',
  'Ran 7 km. The knees got an answer: “We are looking into it.”',
  'The shed has a door. Four years, 2 months, and one hinge.',
  'Hoy he vuelto a prometer que no compro más plantas. Compré dos.',
  'Nächstes Jahr fahren wir an die See, hat Marta versprochen.',
  'Marta and I are off to the sea at last. Gerald stays with Tom.',
]

const posts: Post[] = TEXTS.map((text, n) => ({
  id: n + 1,
  at: new Date(Date.parse('2015-03-01T19:00:00Z') + n * 67 * DAY_MS).toISOString(),
  text,
  place: null,
  people: [],
  links: [],
  kind: 'status',
  language: n === 19 ? 'es' : n === 20 ? 'de' : 'en',
}))

/** Expressions and functions are made ready when they are first used, which takes longer than a thousand posts then do. */
export function warmUp(): void {
  const read = admit(posts)
  const person = { firstName: 'Ada' }
  const analysis = analyse(read, { today: TODAY, ...person })
  const [topic = 'profile'] = Object.keys(analysis.plan)
  write({ topic, analysis, posts: read, person, today: TODAY })
  front({ analysis, posts: read, person })
}
