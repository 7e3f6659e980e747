import { fold, kindOfNoun } from '@youzine/words'
import { escaped } from '../../reading/escaped.ts'
import { once } from '../../reading/once.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { KIN_NAMES } from '../../stories/people/kinship.ts'
import type { Dossier } from '../../writing/dossier.ts'

/** Words of machines, and measures that nobody has. */
const OF_MACHINES =
  /(?<![\p{L}\d])(?:\d{1,6} (?:met(?:re|er)s?|tonnes?|hp|bhp|cc|metros|toneladas|caballos|Meter|Tonnen|PS)|engine|gearbox|carburett?or|exhaust|jib|mileage|MOT|motor|carburador|llantas|kilometraje|Baujahr|Vergaser|Auspuff|Getriebe|Motor|TÜV|geklaut)(?!\p{L})/iu
/** “It’s my dog. Name’s Hook.” – “einen Hahn. Heißt Erich.” – “un gallo. Se llama Paco.” */
const NAMED =
  /(?:(?:is |are |was |she['’]s |he['’]s |it['’]s |we['’]ve |I['’]m )?(?:called|named|calling (?:him|her|it))|(?:his |her |its )?name['’]?(?:s| is)|(?:se )?llama(?:mos)?|(?:er |sie |es )?heißt)[ :,]*$/iu
/** “Herr Direktor (Walross, 1898)”. */
const APPOSED =
  /^\s*[(,]\s*(?:an? |the |our |my |el |la |un |una |mi |der |die |das |ein |eine |unser(?:e)? |mein(?:e)? )?(\p{L}{3,})/u
const ABOARD = /(?<!\p{L})(?:on|onto|up|aboard|sobre|encima de|arriba de)\s+$/iu

const REACH = 70

/** How often the posts treat a name as that of an animal, a machine or a thing. */
function signsOfThing(d: Dossier, p: Acquaintance): { told: number; machine: number } {
  const named = new RegExp(`(?<!\\p{L})${escaped(p.name)}(?!\\p{L})`, 'gu')
  let told = 0
  let machine = 0
  for (const id of p.posts) {
    const text = d.post(id)?.text ?? ''
    for (const m of text.matchAll(named)) {
      const before = text.slice(Math.max(0, m.index - REACH), m.index)
      const after = text.slice(m.index + p.name.length, m.index + p.name.length + REACH)
      const cue = NAMED.exec(before)
      if (cue && kindBefore(before.slice(0, cue.index)) !== null) told += 1
      else if (cue && OF_MACHINES.test(before)) told += 1
      if (kindOf(APPOSED.exec(after)?.[1] ?? '') !== null) told += 1
      if (
        ABOARD.test(before) ||
        OF_MACHINES.test(
          after
            .split(/(?<=[.!?])\s/)
            .slice(0, 2)
            .join(' '),
        )
      ) {
        machine += 1
        break
      }
    }
  }
  return { told, machine }
}

/** The kind of the last noun that is known by one. */
function kindBefore(text: string): 'animal' | 'thing' | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  for (const w of words.reverse()) {
    if (PERSON.test(w)) return null
    const kind = kindOf(w)
    if (kind) return kind
  }
  return null
}

const PERSON =
  /^(?:man|woman|lad|lass|girl|boy|friend|customer|neighbour|neighbor|colleague|driver|nurse|hombre|mujer|señora?|chic[oa]|amig[oa]|cliente|vecin[oa]|mann|frau|junge|freund(?:in)?|kunde|kundin|nachbar(?:in)?|kolleg(?:e|in))$/

/** Animals that few people live with, as far as posts have them. */
const CREATURE =
  /^(?:cocks?|rooster|cockerel|hen|walrus|seal|whale|fox|badger|owl|crow|gull|gander|goose|goat|donkey|pony|tarantula|spider|snail|gallo|gallina|morsa|foca|zorro|búho|cuervo|gaviota|ganso|cabra|burro|tarántula|araña|caracol|hahn|henne|walross|robbe|fuchs|dachs|eule|krähe|möwe|gans|ziege|esel|vogelspinne|spinne|schnecke)$/u

const kindOf = (noun: string) =>
  CREATURE.test(noun.toLowerCase()) ? 'animal' : kindOfNoun(fold(noun.toLowerCase()))

/** What may be he or she. */
export const isAnimate = (noun: string) => PERSON.test(noun.toLowerCase()) || kindOf(noun) === 'animal'

const MACHINE = 2

/** “sein Opa”, “your Dad”: whose they are is somebody else. */
const OF_OTHERS =
  /(?<!\p{L})(?:his|her|their|your|an?|the|su|sus|tu|un|una|el|la|sein\p{L}*|ihr\p{L}*|dein\p{L}*|eine?[nmrs]?|vom|der|dem|den|die)\s+$/iu

const FEWEST = 3

/** Whether somebody of the family is spoken of as the writer's own often enough. */
function isOwn(d: Dossier, p: Acquaintance): boolean {
  if (!KIN_NAMES.has(fold(p.name.toLowerCase()))) return true
  const named = new RegExp(`(?<!\\p{L})${escaped(p.name)}(?!\\p{L})`, 'u')
  const own = p.posts.filter((id) => {
    const text = d.post(id)?.text ?? ''
    const m = named.exec(text)
    return m !== null && !OF_OTHERS.test(text.slice(Math.max(0, m.index - REACH), m.index))
  })
  return own.length >= FEWEST
}

/** Whether it is a person of the writer's: no crane, no cock, nobody else's grandfather. */
export const isSomebody = (d: Dossier, p: Acquaintance): boolean => somebodies(d).has(p)

const somebodies = once(
  (d: Dossier): ReadonlySet<Acquaintance> =>
    new Set(
      d.stories.people.filter((p) => {
        if (p.kind !== 'person' || !isOwn(d, p)) return false
        const { told, machine } = signsOfThing(d, p)
        // Whoever speaks is somebody, whatever they drive.
        return told === 0 && (machine < MACHINE || p.speech.length > 0 || p.pronoun !== null)
      }),
    ),
)

/** Who does something or is called something; a name that posts only go to is that of a place. */
export function isThere(d: Dossier, p: Acquaintance): boolean {
  if (p.kind === 'person' && !isSomebody(d, p)) return false
  if (p.kind === 'animal' || p.roles.length > 0 || p.speech.length > 0 || p.acts.length > 1) return true
  const gone = new RegExp(`(?<!\\p{L})(?:${GONE_TO[d.spoken]}) ${escaped(p.name)}(?!\\p{L})`, 'u')
  return p.posts.filter((id) => gone.test(d.post(id)?.text ?? '')).length < p.posts.length * MOSTLY_GONE_TO
}

const MOSTLY_GONE_TO = 0.3
const GONE_TO = {
  en: 'at|to|in|from|near|outside|for',
  es: 'en|a|de|desde|hasta|hacia|por',
  de: 'in|nach|aus|bei|von|vor|um',
}

const TITLE = /^(?:Mrs|Señora|Doña|Frau) /

/** “Mrs Raymond Bell” is whoever married Raymond: somebody else's title, where the name also stands without it. */
function titledRightly(d: Dossier, p: Acquaintance): string {
  const full = p.fullName || p.name
  const title = TITLE.exec(full)?.[0]
  if (!title) return full
  const alone = new RegExp(`(?<!${title})(?<!\\p{Lu}\\. ?)(?<!\\p{L})${escaped(p.name)}(?!\\p{L})`, 'u')
  return p.posts.some((id) => alone.test(d.post(id)?.text ?? '')) &&
    full.slice(title.length).startsWith(p.name)
    ? full.slice(title.length)
    : full
}

const AFTER_PREPOSITION = /(?<!\p{L})(?:von|vom|by|from|de|para|für)\s+$/iu

/** The full name, unless it is a word that stood beside the name once: “von Moritz Chili”. */
export function fullNameOf(d: Dossier, p: Acquaintance): string {
  const titled = new RegExp(
    `(?<!\\p{L})(?:Frau|Herr|Herrn) (?:Dr|Prof)\\.? ${escaped(p.name)}(?!\\p{L})`,
    'u',
  )
  for (const id of p.posts) {
    const m = titled.exec(d.post(id)?.text ?? '')
    if (m) return m[0].replace(/^Herrn /, 'Herr ')
  }
  const full = titledRightly(d, p)
  const found = p.posts.filter((id) => d.post(id)?.text.includes(full))
  const [only] = found
  const text = only === undefined ? '' : (d.post(only)?.text ?? '')
  const isChance =
    full.startsWith(`${p.name} `) &&
    found.length === 1 &&
    AFTER_PREPOSITION.test(text.slice(0, text.indexOf(full)))
  return isChance ? p.name : full
}
