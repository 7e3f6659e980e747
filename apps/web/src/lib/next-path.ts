const ELSEWHERE = 'http://nowhere.invalid'

/** A path to come back to after log-in, or nothing when it could lead off this site or round in a circle. */
export function safeNextPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined
  if (!value.startsWith('/') || value.startsWith('//')) return undefined
  // Browsers read a backslash as a slash and drop tabs and line breaks, so `/\t/host` names another host.
  if (value.includes('\\') || hasControlCharacter(value)) return undefined
  const url = new URL(value, ELSEWHERE)
  if (url.origin !== ELSEWHERE || url.pathname.startsWith('//') || url.pathname === '/login') return undefined
  return value
}

const hasControlCharacter = (text: string) =>
  [...text].some((character) => character <= ' ' || character === '\u007f')
