import { fold, numberOf, type Token } from '@youzine/words'
import { type Key, newKey, place } from './key.ts'
import type { Told } from './told.ts'

/**
 * Everyday things and their other names: whoever knits writes of wool today and of a sleeve next year. Narrow on
 * purpose; what everybody writes about (food, weddings, children) is in none. `#` stands for a number before it.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'scales slimming diet dieting weighed #stone #st calories',
    'knitting knitted knit cardigan wool yarn crochet ply knitwear',
    'greenhouse tomato tomatoes seedlings polytunnel',
    'tooth teeth dentist dentures',
    'sourdough dough yeast',
    'hen hens coop rooster cockerel',
    'thesis dissertation viva phd doctorate',
    'marathon parkrun 10k 5k',
    'smoking cigarette cigarettes fags nicotine vaping',
    'bees hive honey beekeeper beekeeping',
    'glucose diabetes insulin diabetic',
    'allotment marrow marrows courgette courgettes leek leeks',
    'piano pianist recital',
    'guitar chords strumming',
    'choir choirmaster soprano descant',
    'caravan campsite awning camping',
    'sewing quilt quilting patchwork',
    'boiler plumber radiator radiators',
    'chess checkmate pawn rook',
    'crossword crosswords anagram',
    'telescope saturn jupiter eclipse',
    'kayak canoe paddle',
    'wallpaper wallpapering plasterer plastering',
    'learner instructor',
    'pottery kiln glaze',
    'saxophone clarinet trumpet trombone',
  ],
  es: [
    'glucosa azucar diabetes insulina',
    'bascula dieta #kilos adelgazar nutriologa nutriologo',
    'tejer tejido tejiendo estambre',
    'fumar cigarro cigarros cigarrillo cigarrillos nicotina',
    'gallina gallinas gallinero gallo',
    'muela muelas diente dientes dentista',
    'abeja abejas colmena miel',
    'tesis titulacion sinodales doctorado',
    'maraton 10k',
    'guitarra acordes requinto',
    'coro soprano',
    'ajedrez jaque peon',
    'huerto jitomate jitomates tomatera',
    'costura coser cosiendo',
  ],
  de: [
    'waage diat abnehmen #kilo kalorien',
    'stricken gestrickt wolle strickzeug',
    'gewachshaus tomate tomaten setzlinge',
    'zahn zahne zahnarzt plombe',
    'huhner huhnerstall hahn henne',
    'bienen bienenstock honig imker imkerin',
    'rauchen zigarette zigaretten nikotin',
    'doktorarbeit dissertation doktorvater',
    'marathon halbmarathon volkslauf',
    'klavier klavierlehrerin etude',
    'gitarre akkorde',
    'chor chorprobe sopran',
    'schrebergarten parzelle kleingarten',
    'fahrschule fuhrerschein fahrlehrer',
    'nahmaschine nahkurs',
    'schach schachmatt',
    'zucker insulin diabetes',
  ],
}

const LEAST = 3
const MOST = 10

interface Entry {
  field: number
  isCounted: boolean
}

const INDEXES: Readonly<Record<string, ReadonlyMap<string, Entry>>> = Object.fromEntries(
  Object.entries(FIELDS).map(([language, fields]) => [
    language,
    new Map(
      fields.flatMap((words, field) =>
        words.split(' ').map((w): [string, Entry] => {
          const isCounted = w.startsWith('#')
          return [fold(isCounted ? w.slice(1) : w), { field, isCounted }]
        }),
      ),
    ),
  ]),
)

/** Posts that speak of one thing under several names. */
export function fieldKeys(posts: readonly Told[]): Key[] {
  const found = new Map<string, { key: Key; words: Set<string> }>()
  for (const post of posts) {
    const index = INDEXES[post.language]
    if (!index || post.foreign !== null) continue
    post.tokens.forEach((token, at) => {
      const entry = index.get(token.key)
      if (!entry || (entry.isCounted && !isNumber(post, at - 1))) return
      const id = `${post.language}${entry.field}`
      const one = found.get(id) ?? {
        key: newKey('field', id, token.raw.toLowerCase(), [], 0.5),
        words: new Set(),
      }
      found.set(id, one)
      one.words.add(post.lemmas[at] as string)
      if (one.key.posts.at(-1) !== post.n) one.key.posts.push(post.n)
      place(one.key, post, at)
    })
  }
  return [...found.values()]
    .filter(({ key, words }) => words.size >= 2 && key.posts.length >= LEAST && key.posts.length <= MOST)
    .map(({ key }) => key)
}

function isNumber(post: Told, at: number): boolean {
  const token = post.tokens[at] as Token | undefined
  return token !== undefined && numberOf(token.key, post.language) !== null
}
