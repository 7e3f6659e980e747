import { createContext, useContext } from 'react'

/** The article's own language: a page speaks one at a time. */
const Locale = createContext<string | undefined>(undefined)

export const LocaleProvider = Locale.Provider
export const useLocale = () => useContext(Locale)

/** What a model calls its language may be none: then the reader's own. */
export function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language || [])[0]
  } catch {
    return undefined
  }
}
