import type { Sentence } from '../../model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import type { Spoken } from '../../writing/wordings.ts'

/** Close kin, nearest first, each with the article that it takes where somebody has it. */
const HAS: Record<Spoken, readonly (readonly string[])[]> = {
  en: [
    ['a wife', 'a husband'],
    ['a son', 'a daughter', 'a child'],
    ['a grandson', 'a granddaughter'],
    ['a sister', 'a brother'],
  ],
  es: [
    ['una esposa', 'un marido', 'un esposo'],
    ['un hijo', 'una hija'],
    ['un nieto', 'una nieta'],
    ['una hermana', 'un hermano'],
  ],
  de: [
    ['eine Frau', 'einen Mann'],
    ['einen Sohn', 'eine Tochter', 'ein Kind'],
    ['einen Enkel', 'eine Enkelin'],
    ['eine Schwester', 'einen Bruder'],
  ],
}

const SAID: Record<Spoken, (name: string, family: string) => string> = {
  en: (name, family) => `In these posts ${name} has ${family}.`,
  es: (name, family) => `En estas publicaciones ${name} tiene ${family}.`,
  de: (name, family) => `In diesen Beiträgen hat ${name} ${family}.`,
}

/** So many are enough; of a household none is left out. */
const ENOUGH = 3
const HOUSEHOLD = 1

/** Who is nearest to whoever writes, where no post says what they do; nobody who is mourned or parted from. */
export function ownFamily(d: Dossier): Sentence | null {
  if (!d.hasName) return null
  const near = d.stories.people
    .flatMap((p) => {
      const kin = p.roles.flatMap((r) => kinOf(d, r.role, r.posts))[0]
      const isPlain = p.kind === 'person' && !p.isTender && !p.isParted
      if (!kin || !isPlain || kin.posts.some((id) => !d.mild(id) || isShadowed(d, id))) return []
      return [{ text: `${kin.text}, ${p.name}`, rank: kin.rank, posts: kin.posts, of: p.posts.length }]
    })
    .sort((a, b) => a.rank - b.rank || b.of - a.of || (a.text < b.text ? -1 : 1))
    .filter((x, n) => n < ENOUGH || x.rank <= HOUSEHOLD)
  if (near.length < 2) return null
  const commas = near.map((x, n) => (n < near.length - 1 ? `${x.text},` : x.text))
  const and = { en: 'and', es: 'y', de: 'und' }[d.spoken]
  const family = `${commas.slice(0, -1).join(' ')} ${and} ${commas.at(-1)}`
  return say(SAID[d.spoken](d.name, family), post(...near.flatMap((x) => x.posts)))
}

function kinOf(d: Dossier, role: string, posts: readonly number[]) {
  return HAS[d.spoken].flatMap((all, rank) =>
    all.filter((x) => x.endsWith(` ${role}`)).map((text) => ({ text, rank, posts })),
  )
}
