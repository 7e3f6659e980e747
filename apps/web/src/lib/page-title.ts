import { useEffect } from 'react'
import { useSite } from './site.ts'

/** Names the page in the tab and in the history. */
export function usePageTitle(title: string) {
  const { name } = useSite()
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
}
