import { stopWords } from '@youzine/words'
import type { Post } from '../model.ts'
import { compareIn } from '../reading/in-order.ts'
import { stem, wordsOf } from '../reading/tokens.ts'

/** Words by which a subject shows in posts that do not name it. */
const FIELDS: Record<string, string> = {
  food: 'food cook cooking cooked bake baking baked bread cake dinner lunch breakfast curry soup recipe kitchen pizza chips potato marrow jam pudding chilli biscuit pan horno turrón croissant roscón comida cocina',
  travel:
    'travel trip holiday train flight airport beach hotel ferry camino tent camping walk road map station viaje playa tren vacaciones journey place country abroad',
  work: 'work job boss office meeting colleague shift route depot client career promotion desk trabajo jefe oficina school pupil library panadería',
  family:
    'family kids children son daughter mum dad mother father baby grandfather grandmother sister brother niece nephew wedding hijo hija familia boda parent home',
  love: 'love wedding married husband wife romance valentine date partner amor boda anniversary',
  friends: 'friend friends party pub together neighbour company amigo amiga vecino',
  music:
    'music song choir piano trombone band guitar concert sing sang tune tuba música guitarra trombón gig dance dancing',
  sport:
    'run running marathon race football swim bike cycling gym match team walk mile 5k 10k training exercise fitness correr fútbol cricket',
  animals: 'dog cat tortoise horse bird hen goat sheep pet seagull heron perro gato cabra animal',
  garden: 'garden allotment hedge fence plant seed grow tree flower shed marrow harvest jardín rhubarb',
  weather: 'rain snow sun storm wind fog frost heat weather lluvia nieve calor sleet',
  books: 'book read reading library novel author poem poetry story libro leer',
  money:
    'money bought buy cost costs price paid pay sold sell cheap expensive bill bills rent wage wages salary spend spent save savings quid budget broke owe loan mortgage cash dinero comprar compré pagar pagué caro barato sueldo alquiler',
  politics: 'vote voted election council petition march campaign meeting government',
  humour: 'funny laugh joke ridiculous silly gracious competitive regret',
  fear: 'afraid scared worry worried fear nervous',
  home: 'house home door kitchen sofa boiler fridge room window casa puerta',
  technology: 'phone laptop computer internet wifi satnav printer app screen móvil ordenador',
}

/** What no word says: an amount with its sign is about money. */
const SIGNS: Record<string, RegExp> = {
  money: /[£$€]\s?\d|\d\s?(?:€|£|p\b|quid\b|euros?\b|pounds?\b|dollars?\b)/i,
}

/** Instructions to a writer are not a subject. */
const INSTRUCTIONS = new Set(
  `write article post posts facebook user users person people about using use based make create generate tone style funny humorous warm short long word words paragraph title body section sections include includes please best most each some their they them your you his her from with into topic magazine story stories piece text return output json html list example examples given following answer answers survey question questions first_name today sample facebook_posts_sample describe explain tell give what which how why when where who that this these those should must could would will then also only very more less like find look pick choose three five ten one two escribe artículo publicaciones usuario persona sobre`.split(
    /\s+/,
  ),
)

export function subjectWords(text: string): string[] {
  const plain = text.replace(/\{[{%][\s\S]*?[%}]\}/g, ' ')
  const words = wordsOf(plain).filter(
    (w) =>
      w.length > 2 &&
      !INSTRUCTIONS.has(w) &&
      !stopWords('en').has(w) &&
      !stopWords('es').has(w) &&
      !/^\d+$/.test(w),
  )
  return [...new Set(words.map(stem))]
}

export interface Hit {
  id: number
  score: number
  words: string[]
}

/** Posts that speak of the subject, best first: its own words count most, words of its field a little. */
export function searchPosts(posts: readonly Post[], text: string): Hit[] {
  const direct = new Set(subjectWords(text))
  // A field is also named by a word too common to be looked for, such as "money" or "home".
  const said = new Set(wordsOf(text.replace(/\{[{%][\s\S]*?[%}]\}/g, ' ')).map(stem))
  const field = new Set<string>()
  const signs: RegExp[] = []
  for (const [name, list] of Object.entries(FIELDS)) {
    const words = list.split(' ').map(stem)
    if (!said.has(stem(name)) && !words.some((w) => direct.has(w))) continue
    for (const w of words) field.add(w)
    if (SIGNS[name]) signs.push(SIGNS[name])
  }
  const spread = new Map<string, number>()
  const found: Hit[] = []
  for (const p of posts) {
    if (!p.text) continue
    const words = new Set(wordsOf(p.text).map(stem))
    const mine = [...words].filter((w) => direct.has(w) || field.has(w))
    const place = p.place?.toLowerCase() ?? ''
    const named = [...direct].some(
      (w) => place.includes(w) || p.people.some((n) => n.toLowerCase().includes(w)),
    )
    const signed = signs.some((sign) => sign.test(p.text))
    if (mine.length === 0 && !named && !signed) continue
    for (const w of mine) spread.set(w, (spread.get(w) ?? 0) + 1)
    found.push({ id: p.id, score: (named ? 1.5 : 0) + (signed ? 2.5 : 0), words: mine })
  }
  for (const hit of found)
    for (const w of hit.words)
      hit.score += (direct.has(w) ? 2 : 0.7) * Math.log2(2 + posts.length / (spread.get(w) ?? 1))
  return found.sort((a, b) => b.score - a.score || compareIn(posts)(a.id, b.id))
}
