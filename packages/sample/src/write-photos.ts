/** Renders the drawn photographs: `node packages/sample/src/write-photos.ts`, and after it `write-zip.ts`. */
import sharp from 'sharp'
import { drawn } from './drawn/drawn.ts'
import { photoFile } from './drawn/files.ts'

for (const [name, svg] of Object.entries(drawn))
  await sharp(Buffer.from(svg)).resize(960).webp({ quality: 78 }).toFile(photoFile(name))
