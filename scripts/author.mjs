// Writes the articles of an archive with the built-in author: `npm run author -- ARCHIVE [--topic KEY|all] [--out DIR] [--name NAME]`.
import { writeArticles } from '../packages/author/src/command-line/write-archive.ts'

await writeArticles(process.argv.slice(2))
