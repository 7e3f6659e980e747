import { expect, test } from 'vitest'
import { findThemes, type ThemePost, themeCounter } from './themes.ts'
import { findThemesInThread } from './themes-thread.ts'

/** Posts about the same thing point the same way, each with some noise of its own. */
function aPost(text: string, direction: number, n: number): ThemePost {
  const vector = new Int8Array(16).map((_, at) => ((n * 31 + at * 17) % 21) - 10)
  vector[direction] = 110
  return { text, vector }
}

const GARDEN = ['The beans are up.', 'Frost on the beans again.', 'Beans, frost, a new spade.']
const TRAINS = ['A train to Leeds.', 'The train, on the viaduct.', 'Viaduct, train.']
const told = Array.from({ length: 30 }, (_, n) => [
  aPost(GARDEN[n % 3] as string, 0, n),
  aPost(TRAINS[n % 3] as string, 1, n + 7),
  ...Array.from({ length: 8 }, (_unused, m) =>
    aPost(`Remembered number${'abcdefghijklmnopq'[(n + m) % 17]} today.`, 2 + ((n * 8 + m) % 14), n + m),
  ),
]).flat()

test('[IMP-01] themes are words whose posts lie near each other; what is said everywhere is none', () => {
  const themes = findThemes(told).map((words) => [...words].sort().join(' '))
  expect(themes.sort()).toEqual(['beans frost spade', 'leeds train viaduct'])
})

test('grief is nobody’s theme while they wait', () => {
  const grieving = told.map(({ text, vector }) => ({ text: text.replace(/beans/i, 'funeral'), vector }))
  expect(findThemes(grieving).flat()).not.toContain('funeral')
})

test('few posts have no themes, and the thread answers as the function does', async () => {
  expect(findThemes(told.slice(0, 29))).toEqual([])
  expect(await findThemesInThread(told)).toEqual(findThemes(told))
})

test('a theme counts the posts that hold one of its words, each once', () => {
  const counter = themeCounter([
    ['viaduct', 'train'],
    ['beans', 'frost'],
  ])
  for (const text of [...GARDEN, ...TRAINS.slice(0, 2), 'Nothing of either.']) counter.add(text)
  expect(counter.themes()).toEqual([
    { words: ['beans', 'frost'], count: 3 },
    { words: ['viaduct', 'train'], count: 2 },
  ])
})
