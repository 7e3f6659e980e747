import { createRequire, findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

type Detector = typeof import('eld/small')
let loaded: Detector | undefined

/**
 * Weighs 150 MB: only a thread that reads pays for it. By its path, because the package names its entries
 * for `import` alone and reading does not wait.
 */
function detector() {
  if (!loaded) {
    const home = dirname(findPackageJSON('eld', import.meta.url) ?? '')
    loaded = createRequire(import.meta.url)(join(home, 'src/entries/static.small.js')) as Detector
  }
  return loaded.eld
}

/** Short function words that hardly occur in the other five languages. */
const TELLING: Record<string, string> = {
  en: 'the and is was were my with this that have has had not just from they she he it you are for been what when i',
  es: 'el los las y que una por para con esta pero muy mi mis del hoy fue está más como cuando porque sin hay ya al nos',
  de: 'der die das und ist nicht ein eine mit ich wir auf für von dem den zu auch war haben heute noch aber wie nach im',
  fr: 'le les et est une dans pour pas je nous avec sur mais ce cette qui du aux au été mon ma aujourd très encore il',
  pt: 'o os e uma não com para meu minha mas muito hoje foi está mais como isso quando do da dos das em no na ao',
  it: 'il gli e di che non una per con mio mia sono oggi ma molto è più come quando della del nel anche questo ho',
}

const VOTES = new Map<string, string[]>()
for (const [language, words] of Object.entries(TELLING))
  for (const word of words.split(' ')) VOTES.set(word, [...(VOTES.get(word) ?? []), language])

export const KNOWN_LANGUAGES = Object.keys(TELLING)

/** Most posts are decided by their function words; only the rest pay for the detector. */
export function languageOf(text: string, words: readonly string[]): string | null {
  const votes: Record<string, number> = {}
  let cast = 0
  for (let i = 0; i < words.length && i < 60; i++) {
    const languages = VOTES.get(words[i] as string)
    if (!languages) continue
    cast++
    for (const language of languages) votes[language] = (votes[language] ?? 0) + 1 / languages.length
  }
  let best: string | null = null
  let first = 0
  let second = 0
  for (const language of KNOWN_LANGUAGES) {
    const v = votes[language] ?? 0
    if (v > first) {
      second = first
      first = v
      best = language
    } else if (v > second) second = v
  }
  if (best && cast >= 2 && first >= second * 1.6 && first >= words.length * 0.08) return best
  if (best && cast >= 1 && first > second * 1.3) return best
  if (words.length < 4) return best
  const found = detector().detect(text.length > 400 ? text.slice(0, 400) : text).language
  return found || best
}
