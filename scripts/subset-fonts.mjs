// `node scripts/subset-fonts.mjs`: cuts the fonts of the first screen to the letters and axes that the pages use.
// The result is kept in packages/ui/src/fonts; run it again after an update of the fonts or of the type scale.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './prepare.mjs'

const range = (from, to) =>
  Array.from({ length: to - from }, (_, n) => String.fromCodePoint(from + n)).join('')
const LETTERS = `${range(0x20, 0x7f)}${range(0xa0, 0x100)}ıŒœŠšŽžŸ–—‘’‚“”„†‡•…‰‹›€™−×·←→↑↓\u2060\u200b\u2009\u202f`

const FONTS = [
  ['fraunces/files/fraunces-latin-opsz-normal.woff2', 'fraunces.woff2', { wght: { min: 300, max: 600 } }],
  [
    'newsreader/files/newsreader-latin-wght-normal.woff2',
    'newsreader.woff2',
    { wght: { min: 400, max: 600 } },
  ],
  ['newsreader/files/newsreader-latin-wght-italic.woff2', 'newsreader-italic.woff2', { wght: 400 }],
  ['inter/files/inter-latin-wght-normal.woff2', 'inter.woff2', { wght: { min: 400, max: 700 } }],
]

for (const [source, name, variationAxes] of FONTS) {
  const font = readFileSync(join(root, 'node_modules/@fontsource-variable', source))
  const cut = await subsetFont(font, LETTERS, { targetFormat: 'woff2', variationAxes })
  writeFileSync(join(root, 'packages/ui/src/fonts', name), cut)
  console.log(`${name}: ${Math.round(cut.length / 1000)} kB`)
}
