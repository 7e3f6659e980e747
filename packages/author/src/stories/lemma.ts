/**
 * One form for all forms of a word, good enough to find the same thing again. Words come folded (lower case,
 * without accents); what comes out is for comparing, never for print.
 */
export function lemma(word: string, language: string | null): string {
  const key = `${language}|${word}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const found = language === 'es' ? spanish(word) : language === 'de' ? german(word) : english(word)
  if (cache.size > 100_000) cache.clear()
  cache.set(key, found)
  return found
}

const cache = new Map<string, string>()

const IRREGULAR = new Map(
  Object.entries({
    men: 'man',
    women: 'woman',
    children: 'child',
    feet: 'foot',
    teeth: 'tooth',
    mice: 'mouse',
    geese: 'goose',
    people: 'person',
    knives: 'knife',
    wives: 'wife',
    lives: 'life',
    loaves: 'loaf',
    leaves: 'leaf',
    shelves: 'shelf',
    halves: 'half',
    wolves: 'wolf',
    lent: 'lend',
    lost: 'lose',
    won: 'win',
    sold: 'sell',
    bought: 'buy',
    drove: 'drive',
    driven: 'drive',
    wrote: 'write',
    written: 'write',
    ate: 'eat',
    eaten: 'eat',
    broke: 'break',
    broken: 'break',
    built: 'build',
    sang: 'sing',
    rang: 'ring',
    grew: 'grow',
    grown: 'grow',
    buses: 'bus',
    stole: 'steal',
    stolen: 'steal',
    paid: 'pay',
    sent: 'send',
    taught: 'teach',
    wore: 'wear',
    worn: 'wear',
    fell: 'fall',
    fallen: 'fall',
  }),
)
const VOWEL = /[aeiouy]/

function english(word: string): string {
  let w = word.endsWith("'s") ? word.slice(0, -2) : word
  w = IRREGULAR.get(w) ?? w
  if (w.length > 4 && w.endsWith('ies')) w = `${w.slice(0, -3)}y`
  else if (w.length > 4 && /(?:ch|sh|ss|x|zz)es$/.test(w)) w = w.slice(0, -2)
  else if (w.length > 3 && w.endsWith('s') && !/(?:ss|us|is)$/.test(w)) w = w.slice(0, -1)
  if (w.length > 8 && w.endsWith('ment')) w = w.slice(0, -4)
  if (w.length > 4 && w.endsWith('ied')) w = `${w.slice(0, -3)}y`
  else if (w.length > 5 && w.endsWith('ing')) w = base(w.slice(0, -3), w)
  else if (w.length > 4 && w.endsWith('ed')) w = base(w.slice(0, -2), w)
  return w.length > 4 && w.endsWith('e') ? w.slice(0, -1) : w
}

function base(stem: string, whole: string): string {
  if (stem.length < 3 || !VOWEL.test(stem)) return whole
  return /([bdgklmnprt])\1$/.test(stem) && !stem.endsWith('ll') ? stem.slice(0, -1) : stem
}

function spanish(word: string): string {
  let w = word
  if (w.length > 4 && w.endsWith('ces')) w = `${w.slice(0, -3)}z`
  else if (w.length > 5 && w.endsWith('es')) w = w.slice(0, -2)
  else if (w.length > 3 && w.endsWith('s')) w = w.slice(0, -1)
  return w.length > 4 && /[aoe]$/.test(w) ? w.slice(0, -1) : w
}

function german(word: string): string {
  const ending =
    word.length > 6 ? /(?:ern|em|en|er|es|nen|e|n|s)$/ : word.length > 4 ? /(?:en|er|es|e|n|s)$/ : /e$/
  const w = word.replace(ending, '')
  return w.length >= 3 ? w : word
}
