import type { Sentence } from '../../model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import type { Spoken } from '../../writing/wordings.ts'

/** Close kin, each with the article that it takes where somebody has it. */
const HAS: Record<Spoken, ReadonlyMap<string, string>> = {
  en: new Map(
    ['wife', 'husband', 'son', 'daughter', 'sister', 'brother', 'grandson', 'granddaughter'].map((x) => [
      x,
      `a ${x}`,
    ]),
  ),
  es: new Map([
    ...['esposa', 'hija', 'hermana', 'nieta'].map((x): [string, string] => [x, `una ${x}`]),
    ...['marido', 'esposo', 'hijo', 'hermano', 'nieto'].map((x): [string, string] => [x, `un ${x}`]),
  ]),
  de: new Map([
    ...['Frau', 'Tochter', 'Schwester', 'Enkelin'].map((x): [string, string] => [x, `eine ${x}`]),
    ...['Mann', 'Sohn', 'Bruder', 'Enkel'].map((x): [string, string] => [x, `einen ${x}`]),
  ]),
}

const SAID: Record<Spoken, (name: string, family: string) => string> = {
  en: (name, family) => `In these posts ${name} has ${family}.`,
  es: (name, family) => `En estas publicaciones ${name} tiene ${family}.`,
  de: (name, family) => `In diesen Beiträgen hat ${name} ${family}.`,
}

const MOST = 3

/** Who is nearest to whoever writes, where no post says what they do; nobody who is mourned or parted from. */
export function ownFamily(d: Dossier): Sentence | null {
  if (!d.hasName) return null
  const near = d.stories.people
    .flatMap((p) => {
      const role = p.roles.find((r) => HAS[d.spoken].has(r.role))
      const isPlain = p.kind === 'person' && !p.isTender && !p.isParted
      if (!role || !isPlain || role.posts.some((id) => !d.mild(id) || isShadowed(d, id))) return []
      return [{ text: `${HAS[d.spoken].get(role.role)}, ${p.name}`, posts: role.posts, of: p.posts.length }]
    })
    .sort((a, b) => b.of - a.of || (a.text < b.text ? -1 : 1))
    .slice(0, MOST)
  if (near.length < 2) return null
  const commas = near.map((x, n) => (n < near.length - 1 ? `${x.text},` : x.text))
  const and = { en: 'and', es: 'y', de: 'und' }[d.spoken]
  const family = `${commas.slice(0, -1).join(' ')} ${and} ${commas.at(-1)}`
  return say(SAID[d.spoken](d.name, family), post(...near.flatMap((x) => x.posts)))
}
