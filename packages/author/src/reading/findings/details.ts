import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { lineScore, printable } from '../lines.ts'
import { compareText } from '../seeded.ts'
import { numberIn, stem } from '../tokens.ts'
import { COMMON } from '../word-lists.ts'
import { wink } from './nouns.ts'

const { its } = wink

const QUOTED =
  /(?<![\p{L}\d])(?:'((?:[^']|(?<=\p{L})'(?=\p{L})){3,70}?)'(?!\p{L})|"([^"]{3,70})"|“([^”]{3,70})”|‘((?:[^‘’]|(?<=\p{L})’(?=\p{L})){3,70}?)’(?!\p{L})|«([^»]{3,70})»)/gu

/** F24: words the person put between quotation marks, so probably somebody else's. */
export function findBorrowed(among: readonly Read[]): Finding[] {
  const found: Finding[] = []
  for (const r of among) {
    if (r.tone !== 'clear' || r.unquotable || r.words.length > 90 || !/['"“‘«]/.test(r.text)) continue
    QUOTED.lastIndex = 0
    const m = QUOTED.exec(r.text)
    const words = m?.slice(1).find(Boolean)
    if (!words || words.split(/\s+/).length < 2 || !printable(words)) continue
    const n = words.split(/\s+/).length
    found.push({
      id: `borrowed:${r.id}`,
      kind: 'borrowed',
      score: 1 + (n <= 8 ? 0.3 : 0),
      posts: [r.id],
      data: { text: words.replace(/[.,]$/, ''), words: n },
    })
  }
  return found
    .sort((a, b) => b.score - a.score || (a.posts[0] as number) - (b.posts[0] as number))
    .slice(0, 40)
}

/** Too abstract, too alive or too wide to stand on a shelf. */
export const NOT_OBJECTS = new Set(
  `day days hour hours minute minutes week weeks month months year years time times night morning mile miles km kilometre kilometres person people kid kids child children boy girl man men woman women pupil pupils student students friend friends guy mum dad mother father son daughter sister brother husband wife baby dog dogs cat cats house home street town city country world place room kitchen garden school office work job meeting thing things bit lot way idea question reason problem fact word words story chance moment game games round rounds number half part end start middle rest life love fun luck help news sleep weather rain snow sun sea sky percent pound pounds euro euros dollar grand hundred thousand million museum museums rainbow rainbows vote votes weekend holiday trip walk run race marathon swim birthday party wedding concert gig show film movie song album team match goal season degree course class lesson exam club campaign council government election family neighbour neighbours everyone somebody anyone one ones two three four five six seven eight nine ten second seconds attempt attempts try go slice slices piece pieces kind sort type pair couple bunch set list line lines side top bottom front back head hand hands foot feet eye eyes knee knees leg legs arm arms face hair stroke smile laugh cry silence sound noise smell fear hope dream plan plans future past law rule kilo kilos metre metres inch inches degree degrees step steps level levels grade age north south east west coast beach mountain hill lake river road path park village station airport driver nurse doctor teacher boss colleague stranger crowd queue visit visitor member staff parent parents teenager teenagers adult adults human humans body mind heart soul truth lie mistake accident disaster drama crisis war peace power control middle-age attitude opinion opinions view views tarde mañana noche familia gente voice mood taste sense size height weight length speed distance winner loser champion hero legend star fan queen king heron eagle octopus bird birds fox duck swan horse cow sheep pigeon seagull squirrel hen chicken goat shop field church shell height civilisation civilization detail value version direction directions tuner pianist judge client plumber electrician builder dentist postman postwoman nurse niece nephew cousin aunt uncle passenger passengers symbol symbols deck noise ground shoulder trade committee wind metaphor comment comments fairy series car door bus film movie button office desk snack rice dinner lunch breakfast tea coffee email emails photo photos picture rule appointment paperwork allotment secret lido pool canal towpath queue density petition petitions complaint complaints colour color form shape corner floor wall ceiling roof platform stop exit entrance turn sentence paragraph page-turner decade century birthdays summer winter spring autumn advice service customer`.split(
    /\s+/,
  ),
)

/** F37: a thing with a number, a maker or an adjective of its own in the clause. */
export function findObjects(corpus: Corpus, among: readonly Read[]): Finding[] {
  const found: Finding[] = []
  const seen = new Set<string>()
  for (const r of among) {
    if (r.tone !== 'clear' || r.unquotable || r.greeting || r.words.length > 70 || !r.when) continue
    const object =
      r.lang === 'en' ? objectEnglish(r, corpus) : r.lang === 'es' ? objectSpanish(r, corpus) : null
    if (!object || seen.has(object.head)) continue
    seen.add(object.head)
    found.push({
      id: `object:${r.id}`,
      kind: 'object',
      score: object.score,
      posts: [r.id],
      data: {
        phrase: object.phrase,
        head: object.head,
        label: object.label,
        count: object.count,
        sentence: object.sentence,
      },
    })
  }
  return found
    .sort((a, b) => b.score - a.score || (a.posts[0] as number) - (b.posts[0] as number))
    .slice(0, 60)
}

interface ObjectHit {
  phrase: string
  head: string
  label: string
  count: number | null
  sentence: number
  score: number
}

function objectEnglish(r: Read, corpus: Corpus): ObjectHit | null {
  let best: ObjectHit | null = null
  r.sentences.forEach((s, si) => {
    if (!printable(s.text)) return
    const doc = wink.readDoc(s.text)
    const tokens = doc.tokens().out() as string[]
    const tags = doc.tokens().out(its.pos) as string[]
    for (let i = 0; i < tokens.length; i++) {
      if ((tags[i] !== 'DET' && tags[i] !== 'NUM') || !/^[\p{L}\d]/u.test(tokens[i] as string)) continue
      if (
        /^(?:this|that|these|those|all|every|each|no|some|any|both|half|what|which|whole|another)$/i.test(
          tokens[i] as string,
        )
      )
        continue
      let j = i + 1
      while (
        j < tokens.length &&
        /^(?:ADJ|NOUN|PROPN|VERB)$/.test(tags[j] as string) &&
        /^\p{L}[\p{Ll}-]*$/u.test(tokens[j] as string)
      ) {
        if (
          tags[j] === 'VERB' &&
          !(j === i + 1 && /(?:en|ed)$/.test(tokens[j] as string) && tags[j + 1] === 'NOUN')
        )
          break
        j++
      }
      let head = tokens[j - 1] as string
      if (
        j - i < 2 ||
        tags[j - 1] !== 'NOUN' ||
        (!corpus.isThing(stem(head.toLowerCase())) && /^(?:PRON|DET|PROPN|NOUN|NUM|ADV)$/.test(tags[j] ?? ''))
      )
        continue
      let end = j
      if (tokens[j] === 'of' && tags[j + 1] === 'NOUN' && /^\p{Ll}+$/u.test(tokens[j + 1] as string)) {
        end = j + 2
        if (tags[j + 2] === 'NOUN') end++
      }
      const s0 = stem(head.toLowerCase())
      if (NOT_OBJECTS.has(head.toLowerCase()) || NOT_OBJECTS.has(s0) || COMMON.en?.has(s0) || s0.length < 3)
        continue
      if (corpus.nameWords.has(s0) || end - i > 5) continue
      const phrase = joinTokens(s.text, tokens.slice(i, end))
      if (!phrase) continue
      const count = tags[i] === 'NUM' ? numberIn(tokens[i] as string) : null
      const bare = tokens.slice(i + 1, end).join(' ')
      const adjective = j - i > 2
      const late = i / tokens.length
      const score =
        0.5 +
        (count !== null ? 0.35 : 0) +
        (adjective ? 0.3 : 0) +
        (end > j ? 0.2 : 0) +
        0.3 * Math.max(0, 1 - ((corpus.index.get(s0)?.length ?? 1) - 1) * 0.25) +
        (r.words.length <= 40 ? 0.2 : 0) +
        late * 0.1 +
        lineScore(s.text, r, corpus) * 0.3
      head = s0
      if (!best || score > best.score) best = { phrase, head, label: bare, count, sentence: si, score }
    }
  })
  return best
}

/** The phrase as written, found again in the text: tokens must be joined by single spaces. */
function joinTokens(text: string, tokens: string[]): string | null {
  const phrase = tokens.join(' ')
  return text.includes(phrase) ? phrase : null
}

const OBJECT_ES =
  /\b(un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|\d{1,4}|mi|el|la|unos|unas) (\p{Ll}{4,})(?: (de) (\p{Ll}{4,})| (\p{Ll}{4,}(?:[oa]s?|e)))?/gu
const NOT_OBJECTS_ES = new Set(
  'rato ratos página años horas días meses semanas minutos personas niños niñas hijo hija hijos veces tarde mañana noche vida gente casa calle pueblo ciudad mundo trabajo cosa cosas parte final semana verano invierno primavera otoño lunes martes miércoles jueves viernes sábado domingo perro gato madre padre abuela abuelo vecino vecina jefe jefa amigo amiga misma mismo primera primer última otro otra tercera segunda tercer kilómetros puntos euros grados grupo clase boda fiesta playa montaña lluvia nieve oficina reunión colegio verdad manera forma pena gracia idea hora razón culpa hermana hermano marido mujer tren avión viaje suerte cuenta profesora profesor'.split(
    ' ',
  ),
)

function objectSpanish(r: Read, corpus: Corpus): ObjectHit | null {
  let best: ObjectHit | null = null
  r.sentences.forEach((s, si) => {
    if (!printable(s.text)) return
    for (const m of s.text.matchAll(OBJECT_ES)) {
      const head = m[2] as string
      const s0 = stem(head)
      if (NOT_OBJECTS_ES.has(head) || NOT_OBJECTS_ES.has(s0) || COMMON.es?.has(head) || !corpus.isThing(s0))
        continue
      if (/(?:aba|ando|iendo|ado|ido|ar|er|ir|mente|ción)$/.test(head)) continue
      const count = /^(?:mi|el|la|unos|unas)$/.test(m[1] as string) ? null : numberIn(m[1] as string)
      const complement = m[3] ? ` de ${m[4]}` : ''
      const phrase = `${m[1]} ${head}${complement}`
      const score =
        0.5 + (count !== null ? 0.35 : 0) + (complement ? 0.35 : 0) + (r.words.length <= 40 ? 0.2 : 0)
      if (!best || score > best.score)
        best = { phrase, head: s0, label: `${head}${complement}`, count, sentence: si, score }
    }
  })
  return best
}

/** F12: one form in 3–6 quotable posts over half the span, so that a portrait can turn on it. */
export function findHinges(corpus: Corpus, among: readonly Read[]): Finding[] {
  const span = (corpus.dated.at(-1)?.when?.day ?? 0) - (corpus.dated[0]?.when?.day ?? 0)
  const byWord = new Map<string, Read[]>()
  for (const r of among) {
    if (r.tone !== 'clear' || r.unquotable || !r.when || r.words.length < 8 || r.words.length > 45) continue
    for (const w of new Set(r.words)) {
      if (!HINGE_WORDS.has(w) && (COMMON[r.lang ?? 'en']?.has(w) || w.length < 4)) continue
      if (!HINGE_WORDS.has(w) && (corpus.nameWords.has(w) || !corpus.isThing(stem(w)))) continue
      const list = byWord.get(w)
      if (list) list.push(r)
      else byWord.set(w, [r])
    }
  }
  const found: Finding[] = []
  for (const [word, reads] of byWord) {
    const usual = HINGE_WORDS.has(word)
    if (reads.length < 3 || reads.length > 4) continue
    reads.sort((a, b) => (a.when?.day ?? 0) - (b.when?.day ?? 0))
    const from = reads[0]?.when?.day ?? 0
    const to = reads.at(-1)?.when?.day ?? 0
    if (to - from < span / 2) continue
    found.push({
      id: `hinge:${word}`,
      kind: 'hinge',
      score: 0.9 + ((to - from) / Math.max(1, span)) * 0.4 + (usual ? 0.4 : 0),
      posts: reads.map((r) => r.id),
      data: { word, shown: corpus.forms.get(word) ?? word, count: reads.length },
    })
  }
  found.sort((a, b) => b.score - a.score || compareText(a.id, b.id))
  return withoutStrays(found.slice(0, 24), corpus).slice(0, 12)
}

/** "Three of sixty posts" must be true of all posts, not only of the good ones. */
function withoutStrays(found: Finding[], corpus: Corpus): Finding[] {
  const wanted = new Map(found.map((f) => [String(f.data.word), 0]))
  for (const r of corpus.reads)
    for (const w of new Set(r.words)) {
      const n = wanted.get(w)
      if (n !== undefined) wanted.set(w, n + 1)
    }
  return found.filter((f) => wanted.get(String(f.data.word)) === f.data.count)
}

/** Small words with weight: too common for a thread, just right for a portrait. */
const HINGE_WORDS = new Set(
  'hour tonight nearly quiet alone nobody window door bench kitchen sorry enough chair key keys letter song stairs train umbrella bed table hands shoulder light ladder map bread coffee tea sea river noche ventana puerta silencio casi nadie mesa pan café llaves escalera mar luz carta'.split(
    ' ',
  ),
)

/** F26: single, unshared maximums. */
export function findRecords(corpus: Corpus): Finding[] {
  const found: Finding[] = []
  const fair = corpus.dated.filter((r) => !r.unquotable && r.tone === 'clear' && !r.greeting)
  if (fair.length < 12) return []
  const longest = [...fair].sort((a, b) => b.words.length - a.words.length || a.id - b.id)[0] as Read
  found.push({
    id: 'record:longest',
    kind: 'longest',
    score: 0.9,
    posts: [longest.id],
    data: { words: longest.words.length },
  })
  const shortest = [...fair]
    .filter((r) => printable(r.text))
    .sort((a, b) => a.words.length - b.words.length || a.id - b.id)[0]
  if (shortest && shortest.words.length <= 6)
    found.push({
      id: 'record:shortest',
      kind: 'shortest',
      score: 0.9,
      posts: [shortest.id],
      data: { words: shortest.words.length },
    })
  return found
}
