import { fileURLToPath } from 'node:url'

/**
 * One for all tests: a process remembers the fonts it has drawn with for as long as it lives, so their files must
 * outlast the test that unpacked them.
 */
export const TEST_CACHE = fileURLToPath(new URL('../../../../.cache/testing', import.meta.url))
