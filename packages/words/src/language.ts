import type { Language } from './model.ts'

/** Short function words that hardly occur in the other languages. */
const TELLING: Record<Language, string> = {
  en: 'the and is was were my with this that have has had not just from they she he it you are for been what when i of to in at a an we me no on still one',
  es: 'el la los las y que una un por para con esta pero muy mi mis del hoy fue está más como cuando porque sin hay ya al nos se me le lo en de no ni su dice dijo es',
  de: 'der die das und ist nicht ein eine mit ich wir auf für von dem den zu auch war haben hab hat heute noch aber wie nach im er sie es am zum jetzt da seit vor bei',
  fr: 'le les et est une dans pour pas je nous avec sur mais ce cette qui du aux au été mon ma aujourd très encore il',
  pt: 'o os e uma não com para meu minha mas muito hoje foi está mais como isso quando do da dos das em no na ao',
  it: 'il gli e di che non una per con mio mia sono oggi ma molto è più come quando della del nel anche questo ho',
}

const VOTES = new Map<string, Language[]>()
for (const [language, words] of Object.entries(TELLING) as [Language, string][])
  for (const word of words.split(' ')) VOTES.set(word, [...(VOTES.get(word) ?? []), language])

/** A vote of function words; null where they do not settle it. Cheap enough for every post and every sentence. */
export function guessLanguage(words: readonly string[]): Language | null {
  const votes = new Map<Language, number>()
  for (let i = 0; i < words.length && i < 60; i++)
    for (const language of VOTES.get((words[i] as string).toLowerCase()) ?? [])
      votes.set(
        language,
        (votes.get(language) ?? 0) + 1 / (VOTES.get((words[i] as string).toLowerCase()) ?? []).length,
      )
  const ranked = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const first = ranked[0]
  if (!first || first[1] < 1) return null
  return first[1] >= (ranked[1]?.[1] ?? 0) * 1.4 ? first[0] : null
}
