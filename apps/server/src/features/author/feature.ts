import type { Feature } from '#platform/feature.ts'
import type { Platform } from '#platform/platform.ts'
import { createBuiltInAuthor } from './author.ts'
import { createMaterial } from './material.ts'

export function createAuthorFeature({ db, clock }: Platform) {
  const author = createBuiltInAuthor()
  return {
    author,
    material: createMaterial({ db, clock, author }),
    close: () => author.close(),
  } satisfies Feature & Record<string, unknown>
}
