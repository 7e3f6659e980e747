import type { Dossier } from '../../writing/dossier.ts'

/** “the Inspector”, where the posts write it so. */
export function asWritten(d: Dossier, name: string): string {
  const all = d.posts.filter((p) => p.text.includes(name))
  const article = /(?<!\p{L})(the|el|la|der|die|das) $/iu
  const found = all.flatMap(
    (p) => article.exec(p.text.slice(0, p.text.indexOf(name)))?.[1]?.toLowerCase() ?? [],
  )
  return found.length > all.length / 2 ? `${found[0]} ${name}` : name
}
