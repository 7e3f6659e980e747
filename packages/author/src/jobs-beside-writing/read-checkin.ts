import { numberIn } from '../reading/tokens.ts'

export interface Feature {
  name: string
  kind: 'number' | 'scale' | 'boolean' | 'text'
  /** Words under which a note may mention it, besides its name. */
  words?: string[]
  min?: number
  max?: number
}

export interface Reading {
  name: string
  value: number | boolean | string
  /** The words of the note it was read from. */
  from: string
}

const NUMBER = String.raw`\b(\d+(?:[.,]\d+)?|(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\b)`
const KNOWN: [string, RegExp][] = [
  [
    'sleep_hours',
    new RegExp(
      String.raw`\b(?:slept|sleep|dorm[íi]|dormido)\b[^.,;]{0,20}?${NUMBER} ?(?:h|hours?|hrs?|horas?)?\b|${NUMBER} ?(?:h|hours?|horas) (?:of sleep|de sueño)`,
      'i',
    ),
  ],
  [
    'mood',
    new RegExp(
      String.raw`\b(?:mood|feeling|felt|[áa]nimo)\b[^.,;\d]{0,16}${NUMBER}(?: ?\/ ?10| out of 10)?`,
      'i',
    ),
  ],
  ['energy', new RegExp(String.raw`\b(?:energy|energ[íi]a)\b[^.,;\d]{0,16}${NUMBER}`, 'i')],
  ['stress', new RegExp(String.raw`\b(?:stress|estr[ée]s)\b[^.,;\d]{0,16}${NUMBER}`, 'i')],
  [
    'run_km',
    new RegExp(
      String.raw`\b(?:ran|run|running|corr[íi])\b[^.,;\d]{0,16}${NUMBER} ?(?:km|k|kil[óo]metros)`,
      'i',
    ),
  ],
  [
    'walk_km',
    new RegExp(String.raw`\b(?:walked|walk|camin[ée])\b[^.,;\d]{0,16}${NUMBER} ?(?:km|k|kil[óo]metros)`, 'i'),
  ],
  ['steps', /\b(\d[\d.,]*) (?:steps|pasos)\b/i],
  ['coffees', new RegExp(String.raw`${NUMBER} (?:cups? of )?(?:coffees?|caf[ée]s?)\b`, 'i')],
  ['drinks', new RegExp(String.raw`${NUMBER} (?:beers?|glasses of wine|drinks?|cervezas?|copas?)\b`, 'i')],
  [
    'weight_kg',
    new RegExp(String.raw`\b(?:weigh\w*|weight|peso)\b[^.,;\d]{0,12}${NUMBER} ?(?:kg|kilos)?`, 'i'),
  ],
  [
    'water_litres',
    new RegExp(String.raw`${NUMBER} ?(?:l|litres?|liters?|litros?)\b(?: of water| de agua)?`, 'i'),
  ],
  [
    'work_hours',
    new RegExp(String.raw`\b(?:worked|work|trabaj[ée])\b[^.,;\d]{0,12}${NUMBER} ?(?:h|hours?|horas)`, 'i'),
  ],
]

/** Reads the asked-for features out of a note, or whatever it can recognise when none are asked for. */
export function readCheckin(note: string, features: readonly Feature[] = []): Reading[] {
  if (features.length === 0) return KNOWN.flatMap(([name, pattern]) => asReading(name, pattern.exec(note)))
  return features.flatMap((f) => readFeature(note, f))
}

function asReading(name: string, m: RegExpExecArray | null): Reading[] {
  const value = m ? amountOf(m.slice(1).find(Boolean) ?? '') : null
  return m && value !== null ? [{ name, value, from: m[0].trim() }] : []
}

function readFeature(note: string, f: Feature): Reading[] {
  const words = [f.name.replace(/[_-]+/g, ' '), ...(f.words ?? [])].map(literal).join('|')
  const sentence = note
    .split(/(?<=[.!?;\n])\s+|,\s+/)
    .find((s) => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu').test(s))
  const known = KNOWN.find(([name]) => name === f.name || name.startsWith(`${f.name}_`))
  if (f.kind === 'boolean') {
    if (!sentence) return []
    const no = /\b(?:no|not|didn'?t|did not|never|skipped|without|missed|sin|no he)\b/i.test(sentence)
    return [{ name: f.name, value: !no, from: sentence.trim() }]
  }
  if (f.kind === 'text')
    return sentence ? [{ name: f.name, value: sentence.trim(), from: sentence.trim() }] : []
  const near =
    new RegExp(`(?:${words})[^.;\\d]{0,24}?${NUMBER}|${NUMBER} ?(?:\\p{L}+ )?(?:${words})`, 'iu').exec(
      note,
    ) ??
    known?.[1].exec(note) ??
    null
  const raw = near?.slice(1).find(Boolean)
  const value = raw ? amountOf(raw) : null
  if (!near || value === null) return []
  if ((f.min !== undefined && value < f.min) || (f.max !== undefined && value > f.max)) return []
  return [{ name: f.name, value, from: near[0].trim() }]
}

function amountOf(raw: string): number | null {
  const w = raw.toLowerCase()
  if (w === 'a' || w === 'an') return 1
  if (w === 'half') return 0.5
  if (/^\d+,\d{1,2}$/.test(w)) return Number(w.replace(',', '.'))
  return numberIn(w)
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
