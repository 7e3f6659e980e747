import { fileName, normalised } from '../paths.ts'

/**
 * Where a post's picture really is: archives put a folder of their own around everything, and split what a post names
 * into other zips. The whole address counts; the name alone only where no other file has it.
 */
export function pictureFinder(paths: readonly string[]): (uri: string) => string | undefined {
  const byName = new Map<string, string[]>()
  for (const path of paths) {
    const name = fileName(path)
    byName.set(name, [...(byName.get(name) ?? []), path])
  }
  return (uri) => {
    const named = byName.get(fileName(uri)) ?? []
    const address = `/${normalised(uri)}`
    const exact = named.find((path) => `/${normalised(path)}`.endsWith(address))
    return exact ?? (named.length === 1 ? named[0] : undefined)
  }
}
