import type { TrackedFeature } from './model.ts'

/** “made my bed”, “bed made”, “cama ✅” of “Make bed”, “Hacer la cama”: a thing and what is done to it, in any order. */

const VERBS: [title: string, said: string][] = [
  ['make|making', 'made|make|making'],
  ['do|doing', 'did|done|doing'],
  ['feed|feeding', 'fed|feeding'],
  ['sweep|sweeping', 'swept|sweeping'],
  ['fold|folding', 'folded|folding'],
  ['put out|take out', 'put out|took out|taken out|out'],
  ['hacer', 'hice|hecho|hecha|hechos|hechas|hago'],
  ['poner', 'puse|puesto|puesta'],
  ['tender', 'tendí|tendido|tendida'],
  ['llamar', 'llamé|llamado|llamada'],
  ['sacar', 'saqué|sacado|sacada'],
  ['tirar', 'tiré|tirado|tirada'],
  ['machen', 'gemacht|machte'],
  ['füttern', 'gefüttert|fütterte'],
  ['rausbringen', 'rausgebracht|raus'],
]
const ARTICLE = '(?:a la|al|a mi|a|the|my|our|el|la|los|las|mi|mis|das|den|die|mein|meine|meinen|unser)'
const TICKED = 'done|check|yes|ticked|hecho|hecha|sí|erledigt|fertig|ja'

interface Chore {
  title: string
  thing: string
  said: string
}

function choreOf({ title }: TrackedFeature): Chore | null {
  for (const [verb, said] of VERBS) {
    const first = new RegExp(`^(?:${verb}) (?:${ARTICLE} )?(\\p{L}{3,})$`, 'iu').exec(title)?.[1]
    const last = new RegExp(`^(?:${ARTICLE} )?(\\p{L}{3,}) (?:${verb})$`, 'iu').exec(title)?.[1]
    const thing = first ?? last
    if (thing) return { title, thing, said }
  }
  return null
}

const GOING_TO_BED =
  /(?<!\p{L})((?:ins|im|zu|zum|vorm|vor dem|aus dem|a la|en la|de la|para la|to|in|into|out of|before|from) (?:(?:mein|meinem|mi|my|the) )?)(bett|cama|bed)(?!\p{L})/giu
/** Where one lies down, in words that nobody makes. */
const LYING_DOWN: Record<string, string> = { bett: 'Schlafengehen', cama: 'acostarme', bed: 'bed' }

export function withChores(note: string, features: readonly TrackedFeature[]): string {
  const chores = features.map(choreOf).filter((one) => one !== null)
  return chores.reduce(
    (text, { title, thing, said }) =>
      text
        .replace(GOING_TO_BED, (whole, where: string, bed: string) =>
          bed.toLowerCase() === thing.toLowerCase()
            ? `${where}${LYING_DOWN[bed.toLowerCase()] ?? bed}`
            : whole,
        )
        .replace(new RegExp(`(?<!\\p{L})(?:${said}) (?:${ARTICLE} )?${thing}(?!\\p{L})`, 'giu'), title)
        .replace(
          new RegExp(
            `(?<!\\p{L})${thing}:? (?:(?:is|was|got|está|ist|wurde|war|finally|schon|ya|already|auch|too) ){0,2}(?:(?:${said}|${TICKED})(?!\\p{L})|(?=[✅✔✓☑👍]))`,
            'giu',
          ),
          title,
        ),
    note,
  )
}
