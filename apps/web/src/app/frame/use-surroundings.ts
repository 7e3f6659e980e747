import { useQuery } from '@tanstack/react-query'
import { importProgressQuery } from '#features/imports/api.ts'
import { currentMagazineQuery } from '#features/magazine/api.ts'
import { useUser } from '#lib/session.ts'
import type { Surroundings } from './nav-links.ts'

/** Asks only what could change the bar: a magazine of somebody, an import of somebody not confirmed yet. */
export function useSurroundings(): Surroundings {
  const user = useUser()
  const magazine = useQuery({ ...currentMagazineQuery, enabled: user !== null })
  const progress = useQuery({ ...importProgressQuery, enabled: user !== null && !user.emailValidated })
  return {
    user,
    hasArticles: (magazine.data?.articles.length ?? 0) > 0,
    importExists: Boolean(progress.data),
  }
}
