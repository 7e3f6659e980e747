import { createContext, useContext } from 'react'

/** The article's own language: a page speaks one at a time. */
const Locale = createContext<string | undefined>(undefined)

export const LocaleProvider = Locale.Provider
export const useLocale = () => useContext(Locale)
