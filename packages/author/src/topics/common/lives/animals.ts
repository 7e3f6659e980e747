import { fold, kindOfNoun } from '@youzine/words'
import { escaped } from '../../../reading/escaped.ts'
import { once } from '../../../reading/once.ts'
import type { Acquaintance } from '../../../stories/model.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import { rareInBoth } from '../../../writing/shared-words.ts'

/** Animals that people give names to; compounds end in one of them. */
const CREATURES = new Set(
  (
    'fish goldfish carp cockatiel budgie budgerigar canary parrot parakeet finch pigeon dove duck goose gander hen chicken rooster cockerel cat kitten tomcat dog puppy hamster gerbil rabbit bunny mouse rat ferret hedgehog tortoise turtle terrapin gecko lizard snake axolotl newt frog toad snail crab lobster pony horse donkey mule goat sheep lamb ewe ram pig piglet cow calf fox squirrel robin crow magpie gull seagull heron swan raccoon skunk possum ' +
    'pez carpa cotorra perico periquito loro canario paloma pato ganso gallina gallo pollito gato gata gatito perro perra perrito cachorro hámster conejo coneja ratón rata hurón erizo tortuga iguana lagartija serpiente rana sapo caracol poni caballo yegua burro burra mula cabra chivo oveja borrego cordero cerdo chancho marrana vaca ternero zorro ardilla gaviota ' +
    'fisch goldfisch karpfen nymphensittich wellensittich kanarienvogel papagei fink taube ente gans ganter henne huhn hahn kater katze kätzchen hund hündin welpe hamster kaninchen hase maus ratte frettchen igel schildkröte gecko eidechse schlange axolotl frosch kröte schnecke krebs pony pferd stute esel maultier ziege bock schaf lamm widder schwein ferkel kuh kalb fuchs eichhörnchen amsel krähe elster möwe reiher schwan'
  )
    .split(' ')
    .map(fold),
)

export const isCreature = (word: string): boolean => {
  const key = fold(word.toLowerCase())
  return CREATURES.has(key) || CREATURES.has(key.replace(/e?s$/u, '')) || kindOfNoun(key) === 'animal'
}

/** What gives a name to something that has been spoken of: “named him”, “le pusimos”, “heißt jetzt”. */
const CHRISTENS =
  /(?<!\p{L})(?:(?:named|called|calling|call|christened|naming)(?: (?:him|her|it|this one))?|(?:his|her|its) name(?:['’]s| is)|(?:se )?llama|le (?:pus[oe]|pusimos|pusieron|puso|dicen|decimos)|bautiz\p{L}+|heißt(?: jetzt| nun)?|getauft(?: auf)?|nenn\p{L}*(?: (?:ihn|sie|es))?|Name(?: ist)?)[ :,]*["“„‘']?$/iu

export interface Animal {
  noun: string
  /** The post that says what it is, and the one that gives it its name. */
  post: number
  naming: number
  /** “Named him”: as the post calls it that gives it its name. */
  pronoun: 'he' | 'she' | null
}

/** What sort of animal somebody with a name is, where the post that names it says so, or the one that it goes back to. */
export function animalOf(d: Dossier, who: Acquaintance): Animal | null {
  const known = animals(d)
  const before = known.get(who)
  if (before !== undefined) return before
  const found = readAnimal(d, who)
  known.set(who, found)
  return found
}

const animals = once((_: Dossier) => new Map<Acquaintance, Animal | null>())

function readAnimal(d: Dossier, who: Acquaintance): Animal | null {
  const own = who.roles
    .flatMap((r) => r.role.match(/\p{L}{3,}/gu) ?? [])
    .filter((w) => who.kind === 'animal' && isCreature(w))
  const [naming] = who.posts.filter((id) => christens(d, who, id)).sort((a, b) => d.day(a) - d.day(b))
  const pronoun = pronounIn(d, naming) ?? (who.pronoun === 'they' ? null : who.pronoun)
  if (own[0]) {
    const post = who.roles[0]?.posts[0] ?? who.posts[0] ?? 0
    return { noun: own[0], post, naming: naming ?? post, pronoun }
  }
  if (naming === undefined) return null
  const text = d.post(naming)?.text ?? ''
  const before = creaturesIn(text)
  if (before.length > 0) return { noun: before.at(-1) as string, post: naming, naming, pronoun }
  const [back] = d.posts
    .filter((p) => d.day(p.id) > 0 && d.day(p.id) < d.day(naming) && d.mild(p.id))
    .map((p) => ({ id: p.id, noun: creaturesIn(p.text).at(-1), ties: tiesOf(d, p.id, naming) }))
    .filter((x) => x.noun !== undefined && x.ties > 0)
    .sort((a, b) => b.ties - a.ties || d.day(b.id) - d.day(a.id))
  return back ? { noun: back.noun as string, post: back.id, naming, pronoun } : null
}

const pronounIn = (d: Dossier, naming: number | undefined) => {
  const text = naming === undefined ? '' : (d.post(naming)?.text ?? '')
  const said =
    /(?<!\p{L})(?:named?|called?|calling|naming|christened|nenn\p{L}*) (him|her|ihn|sie)(?!\p{L})/iu.exec(
      text,
    )?.[1]
  return said ? (/^(?:him|ihn)$/i.test(said) ? 'he' : 'she') : null
}

/** “A year on”, and a word that hardly any other post has. */
function tiesOf(d: Dossier, a: number, naming: number): number {
  const gap = d.day(naming) - d.day(a)
  const off = Math.min(gap % YEAR, YEAR - (gap % YEAR))
  const words = rareInBoth(d, d.post(a)?.text ?? '', d.post(naming)?.text ?? '', RARE)
  return words.length > 0 && (gap <= SOON || (gap > YEAR / 2 && off <= NEAR)) ? words.length : 0
}
const YEAR = 365.25
const NEAR = 8
const SOON = 60
const RARE = 4

function christens(d: Dossier, who: Acquaintance, id: number): boolean {
  const text = d.post(id)?.text ?? ''
  const at = text.search(new RegExp(`(?<!\\p{L})${escaped(who.name)}(?!\\p{L})`, 'iu'))
  return at >= 0 && CHRISTENS.test(text.slice(Math.max(0, at - 40), at))
}

const creaturesIn = (text: string): string[] => (text.match(/\p{L}{3,}/gu) ?? []).filter((w) => isCreature(w))

const DISH =
  'fingers?|pie|cakes?|and chips|chips|tacos?|sticks?|fry|market|counter|tank|bowl|food|soup|stew|sauce|frito|asado|suppe|stäbchen|brötchen|markt'

/** “The fish”, of a goldfish; not what is fried. */
export function formsOfAnimal(d: Dossier, { noun }: Animal): RegExp {
  const key = noun.toLowerCase()
  const heads = [...CREATURES].filter((c) => key.length > c.length + 2 && fold(key).endsWith(c))
  const words = [key, ...heads].map(escaped).join('|')
  const leads = {
    en: 'the|my|our|a|an|his|her|this|that|your|dollar|old',
    es: 'el|la|mi|nuestr[oa]|un|una|al|del|este|esta',
    de: 'der|die|das|den|dem|des|mein\\p{L}*|unser\\p{L}*|ein\\p{L}*',
  }[d.spoken]
  return new RegExp(`(?<!\\p{L})(?:${leads}) (?:${words})(?!\\p{L})(?! (?:${DISH})(?!\\p{L}))`, 'iu')
}

/** “A goldfish”, “una tortuga”, “Wellensittich”. */
export function nounWithArticle(d: Dossier, { noun }: Animal): string {
  if (d.spoken === 'de') return d.w.capital(noun)
  const word = noun.toLowerCase()
  if (d.spoken === 'en') return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
  const isHers = d.posts.some((p) =>
    new RegExp(`(?<!\\p{L})(?:una|la|esta|otra) ${escaped(word)}(?!\\p{L})`, 'iu').test(p.text),
  )
  return `${isHers ? 'una' : 'un'} ${word}`
}
