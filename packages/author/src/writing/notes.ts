import type { Analysis } from '../model.ts'
import { wordingFor } from './banks/all.ts'

const LANGUAGES: Record<string, Record<string, string>> = {
  en: { en: 'English', es: 'Spanish', de: 'German', fr: 'French', pt: 'Portuguese', it: 'Italian' },
  es: { en: 'inglés', es: 'español', de: 'alemán', fr: 'francés', pt: 'portugués', it: 'italiano' },
}

/** One line that says how much has been read. */
export function firstLookNote(analysis: Analysis, language: string): string | null {
  if (!analysis.outOf) return null
  const { records } = analysis.totals
  return language === 'es'
    ? `Escrito con ${records} de ${analysis.outOf} publicaciones; las demás se están leyendo.`
    : `Written from ${records} of ${analysis.outOf} posts; the rest are still being read.`
}

/** One line that says which language is quoted and which one tells. */
export function languageNote(analysis: Analysis, language: string): string | null {
  const t = analysis.totals
  const others = Object.entries(t.languages)
    .filter(([l, n]) => l !== language && LANGUAGES.en?.[l] && n >= Math.max(2, t.written * 0.05))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([l]) => LANGUAGES[language]?.[l] ?? l)
  if (others.length === 0) return null
  if (language === 'es')
    return `Las citas se dejan en su idioma (${wordingFor(language).list(others)}); el relato va en español.`
  return `Posts in ${wordingFor(language).list(others)} are quoted as they were written; the telling is in English.`
}
