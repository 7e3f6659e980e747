import { useSyncExternalStore } from 'react'

export type Edition = 'system' | 'light' | 'dark'

const KEY = 'youzine-edition'
const listeners = new Set<() => void>()

const current = (): Edition => {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function chooseEdition(edition: Edition) {
  const root = document.documentElement
  if (edition === 'system') delete root.dataset.theme
  else root.dataset.theme = edition
  try {
    if (edition === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, edition)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useEdition = () => useSyncExternalStore(subscribe, current)
