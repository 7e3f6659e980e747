// Verifies what the built-in author writes: `npm run author:check -- [ARCHIVE…]`; without arguments, its own fixtures.
import { checkArchives } from '../packages/author/src/command-line/check-archives.ts'

process.exit((await checkArchives(process.argv.slice(2))) === 0 ? 0 : 1)
