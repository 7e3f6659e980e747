import { safeNextPath } from './next-path.ts'

const KEY = 'youzine.came-from'

/** Where somebody was when they signed up: the mailed link opens another tab, which should lead back there. */
export function rememberPlace() {
  const { pathname, search } = window.location
  const asked = new URLSearchParams(search).get('next')
  const place = safeNextPath(pathname === '/login' ? asked : `${pathname}${search}`)
  try {
    if (place) localStorage.setItem(KEY, place)
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the confirmation ends on the front page.
  }
}

/** Once: the next confirmation is another story. */
export function placeToReturn(): string | undefined {
  try {
    const place = safeNextPath(localStorage.getItem(KEY))
    localStorage.removeItem(KEY)
    return place
  } catch {
    return undefined
  }
}
