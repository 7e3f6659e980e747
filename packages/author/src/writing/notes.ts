import type { Analysis } from '../model.ts'
import { spokenIn, wordingFor } from './wordings.ts'

const LANGUAGES: Record<string, Record<string, string>> = {
  en: { en: 'English', es: 'Spanish', de: 'German', fr: 'French', pt: 'Portuguese', it: 'Italian' },
  es: { en: 'inglés', es: 'español', de: 'alemán', fr: 'francés', pt: 'portugués', it: 'italiano' },
  de: {
    en: 'Englisch',
    es: 'Spanisch',
    de: 'Deutsch',
    fr: 'Französisch',
    pt: 'Portugiesisch',
    it: 'Italienisch',
  },
}

const NOTES = {
  en: {
    others: (list: string) => `Posts in ${list} stand as they were written; the telling is in English.`,
  },
  es: {
    others: (list: string) => `Lo escrito en ${list} se deja como está; el relato va en español.`,
  },
  de: {
    others: (list: string) => `Was auf ${list} geschrieben ist, bleibt so stehen; erzählt wird auf Deutsch.`,
  },
}

/** Spanish typed in haste is easily taken for its neighbours. */
const leastOf = (other: string, spoken: string) =>
  spoken === 'es' && (other === 'pt' || other === 'it') ? 0.2 : 0.05

/** One line that says which language is quoted and which one tells. */
export function languageNote(analysis: Analysis, language: string): string | null {
  const t = analysis.totals
  const spoken = spokenIn(language)
  const others = Object.entries(t.languages)
    .filter(([l, n]) => l !== spoken && LANGUAGES.en?.[l] && n >= Math.max(4, t.written * leastOf(l, spoken)))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([l]) => LANGUAGES[spoken]?.[l] ?? l)
  return others.length > 0 ? NOTES[spoken].others(wordingFor(spoken).list(others)) : null
}
