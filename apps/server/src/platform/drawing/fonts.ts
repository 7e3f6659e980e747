import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { unpackWoff } from './woff.ts'

/** The magazine's own faces first; then a face for each script that people write in, and one for emoji. */
const FACES = [
  '@fontsource/fraunces/files/fraunces-latin-400-normal',
  '@fontsource/fraunces/files/fraunces-latin-ext-400-normal',
  '@fontsource/newsreader/files/newsreader-latin-400-normal',
  '@fontsource/newsreader/files/newsreader-latin-ext-400-normal',
  '@fontsource/newsreader/files/newsreader-latin-400-italic',
  '@fontsource/noto-sans/files/noto-sans-latin-400-normal',
  '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal',
  '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal',
  '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal',
  '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal',
  '@fontsource/noto-sans/files/noto-sans-greek-400-normal',
  '@fontsource/noto-sans/files/noto-sans-devanagari-400-normal',
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal',
  '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal',
  '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal',
  '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal',
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
