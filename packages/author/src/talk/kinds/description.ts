import { fold } from '@youzine/words'
import { functionWords } from '../../stories/function-words.ts'
import { KINSHIP } from '../../stories/people/kinship.ts'
import type { SentenceOf, Shelved } from '../library.ts'

/** What people are to one another, and what they do. */
const TRADES = new Set(
  `pal friend mate boss neighbour neighbor colleague partner fiance fiancee landlord landlady lodger apprentice trainee student teacher headmaster director manager supervisor customer client nurse doctor vet porter driver builder joiner plumber electrician engineer accountant auditor lawyer solicitor priest vicar pastor deacon librarian chef cook waiter waitress barber baker butcher farmer fisherman postman policeman soldier sailor captain coach keeper singer soprano alto tenor bass drummer guitarist pianist organist conductor treasurer secretary chairman mayor
amigo amiga jefe jefa vecino vecina colega socio socia maestro maestra profesor profesora alumno alumna doctor doctora medico enfermera veterinario chofer albanil plomero electricista ingeniero ingeniera contador abogado abogada cura padre cocinero cocinera mesero panadero carnicero carpintero mecanico cartero policia soldado capitan entrenador cantante
freund freundin chef chefin nachbar nachbarin kollege kollegin lehrling praktikant praktikantin azubi lehrer lehrerin schuler schulerin direktor kunde kundin arzt arztin tierarzt tierarztin pfleger krankenschwester fahrer fahrerin maurer elektriker ingenieur ingenieurin anwalt anwaltin pfarrer pfarrerin pastor pastorin koch kochin backer metzger bauer bauerin landwirt fischer postbote polizist kapitan trainer trainerin sanger sangerin burgermeister wirt wirtin`
    .split(/\s+/)
    .map(fold),
)

export const isTrade = (key: string): boolean => TRADES.has(key)
const isOfSomebody = (key: string): boolean => isTrade(key) || KINSHIP.has(key)

/** Where a post says what somebody or something is called. */
export const NAMING =
  /(?:called|named) (?:him |her |it )?(?=["“‘']?\p{Lu})|calling (?:him|her|it)|names? (?:is|are)|name['’]s|has a name|your name|cómo te llamas|[Ss]e llama|[Ll]e pus\p{L}{1,40} (?:de nombre )?(?=["“‘'«]?\p{Lu})|[Hh]eißt|[Gg]etauft|bautizad|\p{Lu}\p{L}{1,40} (?:is|ist|es) (?:my|mein|meine|mi) /u
const WHERE_FROM =
  /(?<!\p{L})(?:next door|from work|across the road|over the road|de al lado|de enfrente|del trabajo|von nebenan|von gegenüber|aus der Arbeit)(?!\p{L})/iu

/** How much a post says of who somebody is, 0 where it only names them. */
export function describes(names: ReadonlySet<string>, post: Shelved): number {
  let most = 0
  for (const sentence of post.sentences)
    for (let at = sentence.first; at < sentence.end; at++)
      if (isNamed(names, post, at)) most = Math.max(most, saidBeside(names, post, sentence, at))
  return most
}

const bareName = (key: string) => key.replace(/'?s$/, '')
const isNamed = (names: ReadonlySet<string>, { tokens }: Shelved, at: number): boolean => {
  const key = tokens[at]?.key ?? ''
  return names.has(key) || names.has(bareName(key))
}

function saidBeside(
  names: ReadonlySet<string>,
  post: Shelved,
  { first, end }: SentenceOf,
  at: number,
): number {
  const { tokens, text } = post
  const said = text.slice(tokens[first]?.from ?? 0, tokens[end - 1]?.to ?? 0)
  let next = at + 1
  while (next < end && (isNamed(names, post, next) || (tokens[next]?.isCapital && post.language !== 'de')))
    next++
  const behind = text.slice(tokens[next - 1]?.to ?? 0, (tokens[next - 1]?.to ?? 0) + 40)
  const before = text.slice(Math.max(0, (tokens[at]?.from ?? 0) - 24), tokens[at]?.from ?? 0)
  // "Ray Holt, bass, forty years", "Kit (the one with the goat)", "Ada is my boss", "her name is Ada"
  if (
    /^,? (?:is|was|ist|war|es|era) (?:my|our|the|an?|meine?|unsere?|der|die|eine?|mi|el|la|una?) /u.test(
      behind,
    )
  )
    return 3
  if (/(?:name['’]s|name is|called|[Hh]eißt|[Ss]e llama) $/u.test(before)) return 3
  if (/has a name|[Ss]e llama/u.test(said)) return 3
  const apposed =
    /^(?:,| \() ?(?:my |our |the |an? |meine? |unsere? |der |die |eine? |mi |el |la |una? )?(\p{L}+)/u.exec(
      behind,
    )
  if (apposed && isOfSomebody(fold(apposed[1] as string))) return 3
  // "my old boss Pete", "eine Praktikantin, Svenja", "el vecino Rogelio"
  const lead = tokens.slice(Math.max(first, at - 2), at).map((t) => t.key)
  if (lead.some(isOfSomebody) && !lead.some((key) => key === 'and' || key === 'und' || key === 'y'))
    return 2.5
  if (WHERE_FROM.test(said)) return 2
  // "Ray’s wife" is somebody else.
  const isOwned = (n: number) => n === next && /['’]s$/.test(tokens[at]?.raw ?? '')
  for (let n = first; n < end; n++) {
    const { key = '' } = tokens[n] ?? {}
    if (isOfSomebody(key) && !names.has(key) && !isOwned(n)) return 1.5
  }
  const isNear = tokens.length <= SHORT && tokens.some((t) => isOfSomebody(t.key) && !names.has(t.key))
  const isPut = !functionWords(post.language).has(apposed?.[1]?.toLowerCase() ?? 'the')
  return isNear ? 1.2 : apposed && isPut ? 1 : 0
}

const SHORT = 45
