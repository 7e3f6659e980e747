import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { unpackWoff } from './woff.ts'

const face = (family: string, ...parts: string[]) =>
  parts.map((part) => `@fontsource/${family}/files/${family}-${part}`)

/** The scripts, beside the ones of Noto Sans itself, that Facebook speaks to its people in. */
const SCRIPTS = [
  ...['arabic', 'armenian', 'bengali', 'canadian-aboriginal', 'ethiopic', 'georgian', 'gujarati', 'gurmukhi'],
  ...['hebrew', 'kannada', 'khmer', 'lao', 'malayalam', 'myanmar', 'oriya', 'sinhala', 'syriac', 'tamil'],
  ...['telugu', 'thaana', 'thai', 'tifinagh'],
]

/** The magazine's own faces first; then a face for each script that people write in, and one for emoji. */
const FACES = [
  ...face('fraunces', 'latin-400-normal', 'latin-ext-400-normal'),
  ...face('newsreader', 'latin-400-normal', 'latin-ext-400-normal', 'latin-400-italic'),
  ...face('noto-sans', 'latin-400-normal', 'latin-ext-400-normal', 'vietnamese-400-normal'),
  ...face('noto-sans', 'cyrillic-400-normal', 'cyrillic-ext-400-normal', 'greek-400-normal'),
  ...face('noto-sans', 'devanagari-400-normal'),
  ...SCRIPTS.flatMap((script) => face(`noto-sans-${script}`, `${script}-400-normal`)),
  ...face('hina-mincho', 'japanese-400-normal'),
  ...face('zcool-xiaowei', 'chinese-simplified-400-normal'),
  ...face('cactus-classical-serif', 'chinese-traditional-400-normal'),
  ...face('gowun-dodum', 'korean-400-normal'),
  ...face('noto-color-emoji', 'emoji-400-normal'),
]

const require = createRequire(import.meta.url)

/** Unpacked once into the folder, and made known to this process. */
export async function installFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const face of FACES) {
    const file = join(folder, `${face.split('/').at(-1)}.ttf`)
    if (!existsSync(file)) {
      const half = `${file}.${process.pid}`
      await writeFile(half, unpackWoff(await readFile(require.resolve(`${face}.woff`))))
      await rename(half, file)
    }
    // Drawing anything with a font file adds it to what every later drawing can choose from.
    await sharp({ text: { text: 'x', fontfile: file } })
      .raw()
      .toBuffer()
  }
}
