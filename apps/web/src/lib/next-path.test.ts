import { describe, expect, it } from 'vitest'
import { safeNextPath } from './next-path.ts'

describe('safeNextPath [NAV-23]', () => {
  it.each(['/', '/magazine/current', '/surveys/7/take?autoGenerate=true', '/article/3#where', '/a//b'])(
    'keeps %s',
    (path) => {
      expect(safeNextPath(path)).toBe(path)
    },
  )

  it.each([
    undefined,
    null,
    7,
    '',
    'account',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/ /evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(2000)}`,
  ])('refuses %j', (path) => {
    expect(safeNextPath(path)).toBeUndefined()
  })

  it('refuses the log-in page itself, which would go round in a circle', () => {
    expect(safeNextPath('/login')).toBeUndefined()
    expect(safeNextPath('/login?next=/account')).toBeUndefined()
  })
})
