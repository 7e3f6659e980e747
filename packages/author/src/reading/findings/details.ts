import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { printable } from '../lines.ts'
import { quotations } from '../quotation.ts'
import { compareText } from '../seeded.ts'
import { stem } from '../tokens.ts'
import { COMMON } from '../word-lists.ts'

const QUOTED = quotations(70)

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
