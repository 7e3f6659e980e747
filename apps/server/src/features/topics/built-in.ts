import { topics as builtIn, type Genre } from '@youzine/author'

/** The built-in topics' numbers never change: addresses and articles hold them. */
export const BUILT_IN_IDS: Record<string, number> = Object.fromEntries(
  builtIn.map(({ key, id }) => [key, id]),
)

/** In the order in which they are shown. */
export const GENRES: readonly { id: number; name: Genre }[] = [
  { id: 1, name: 'Portraits' },
  { id: 2, name: 'Humour' },
  { id: 3, name: 'The years' },
  { id: 4, name: 'Facts and figures' },
  { id: 5, name: 'Stars and types' },
  { id: 6, name: 'In your own words' },
]

export const genreOf = (key: string) => {
  const genre = builtIn.find((topic) => topic.key === key)?.genre
  return GENRES.find(({ name }) => name === genre)?.id ?? null
}

/** How many check-ins a topic needs beside its requirements. */
export const checkinsNeeded = (key: string | null): number =>
  builtIn.find((topic) => topic.key === key)?.checkins ?? 0
