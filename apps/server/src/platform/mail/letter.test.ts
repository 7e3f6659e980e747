import { expect, test } from 'vitest'
import { hello } from './letter.ts'

test('no name is printed as something that a mail program makes a link of', () => {
  const printed = {
    'evil.Com/login': 'evil. Com/ login',
    'evil。com': 'evil。 com',
    '例．公司': '例． 公司',
    'https://a.b': 'https: / / a. b',
    'me@evil.com': 'me@ evil. com',
    'J.R. Tolkien': 'J. R. Tolkien',
    Zoë: 'Zoë',
  }
  for (const [name, shown] of Object.entries(printed)) expect(hello(name)).toBe(`Hello ${shown},`)
})
