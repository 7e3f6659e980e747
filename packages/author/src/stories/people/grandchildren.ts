import type { Acquaintance } from '../model.ts'
import type { Told } from '../told.ts'

const SPOUSE = /^(?:spouse|wife|husband|casados|esposa|mujer|marido|esposo|Frau|Mann)$/i
const GRANDPARENT =
  /^(?: is (?:her |his |their )?(?:nan|nana|nanna|gran|granny|grandma|grandad|granddad|grandpa|gramps)| es (?:su |la |el )?(?:abuel[oa]|abuelit[oa]|yay[oa])| ist (?:die |der )?(?:oma|opa|omi|opi))(?!\p{L})/iu

const WORDS = {
  en: { she: 'granddaughter', he: 'grandson', they: 'grandchild' },
  es: { she: 'nieta', he: 'nieto', they: 'nieta o nieto' },
  de: { she: 'Enkelin', he: 'Enkel', they: 'Enkelkind' },
}

/** "Isla is two and has started naming things. Moira is Nana.": whoever calls the writer's wife that is a grandchild. */
export function withGrandchildren(
  people: readonly Acquaintance[],
  posts: readonly Told[],
  language: string,
): Acquaintance[] {
  const spouses = people.filter((p) => p.roles.some((r) => SPOUSE.test(r.role)))
  const words = WORDS[language === 'es' || language === 'de' ? language : 'en']
  const found = new Map<string, Acquaintance['roles'][number]>()
  for (const spouse of spouses) {
    const ids = new Set(spouse.posts)
    for (const post of posts) {
      if (!ids.has(post.id)) continue
      const at = post.text.indexOf(spouse.name)
      if (at < 0 || !GRANDPARENT.test(post.text.slice(at + spouse.name.length))) continue
      const child = people.find(
        (p) => p !== spouse && p.kind === 'person' && post.text.startsWith(`${p.name} `),
      )
      const proof = spouse.roles.find((r) => SPOUSE.test(r.role))?.posts[0]
      if (child && proof !== undefined && !found.has(child.name))
        found.set(child.name, {
          role: words[child.pronoun ?? 'they'],
          from: child.roles[0]?.from ?? null,
          posts: [post.id, proof],
        })
    }
  }
  return people.map((p) => {
    const role = found.get(p.name)
    return role ? { ...p, roles: [role, ...p.roles.filter((r) => r.role !== role.role)] } : p
  })
}
