import { useSyncExternalStore } from 'react'

const KEY = 'youzine.ask'
/** From here on the page has a side column, and the panel stands over it. */
const WIDE = '(min-width: 80rem)'

type Choice = 'open' | 'closed'

/** Whether the panel is open, as this tab last said; nothing where it has not said so. */
let choice: Choice | null = null
const listeners = new Set<() => void>()

const isWide = () => window.matchMedia(WIDE).matches

function stored(): Choice | null {
  const kept = sessionStorage.getItem(KEY)
  // A sheet covers what one came to read: on a small screen it opens only when it is asked to.
  return kept === 'closed' || (kept === 'open' && isWide()) ? kept : null
}

function choose(next: Choice) {
  choice = next
  sessionStorage.setItem(KEY, next)
  for (const listener of listeners) listener()
}

export const openAsk = () => choose('open')
export const closeAsk = () => choose('closed')

/** When another article is opened, the tab's last word counts again. */
export function recallAsk() {
  choice = stored()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A conversation that is there already is shown where there is room for it. */
export function useAskIsOpen(hasMessages: boolean): boolean {
  const said = useSyncExternalStore(subscribe, () => choice)
  return said === null ? hasMessages && isWide() : said === 'open'
}
