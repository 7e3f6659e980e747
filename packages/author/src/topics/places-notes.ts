import type { Material } from '../planning/material.ts'

/** What a guidebook wants to know, by the words of the post alone. */
const TRANSPORT: Record<string, [RegExp, string][]> = {
  en: [
    [/\b(?:ferry|boat)\b/i, 'by ferry'],
    [/\b(?:flight|flew|plane|airport)\b/i, 'by air'],
    [/\b(?:train|station|tram)\b/i, 'by rail'],
    [/\b(?:drove|driving|car|motorway|van|caravan)\b/i, 'by road'],
    [/\b(?:bus|coach)\b/i, 'by bus'],
    [/\b(?:walked|walking|hiked)\b/i, 'on foot'],
    [/\b(?:cycled|bike)\b/i, 'by bicycle'],
  ],
  es: [
    [/\b(?:ferry|barco)\b/i, 'en barco'],
    [/\b(?:vuelo|avión|aeropuerto)\b/i, 'en avión'],
    [/\b(?:tren|estación)\b/i, 'en tren'],
    [/\b(?:coche|carretera|furgoneta)\b/i, 'por carretera'],
    [/\b(?:autobús)\b/i, 'en autobús'],
    [/\b(?:andando|a pie|etapa|caminamos)\b/i, 'a pie'],
  ],
}
const WEATHER: Record<string, [RegExp, string][]> = {
  en: [
    [/\b(?:rain|rained|raining|drizzle|wet)\b/i, 'rain'],
    [/\b(?:snow|snowed|snowing)\b/i, 'snow'],
    [/\b(?:fog|mist)\b/i, 'fog'],
    [/\b(?:windy|wind)\b/i, 'wind'],
    [/\b(?:freezing|frost|cold)\b/i, 'cold'],
    [/\b(?:sun|sunny|sunshine|heatwave|hot)\b/i, 'sun'],
  ],
  es: [
    [/\b(?:lluvia|llueve|llovió|lloviendo)\b/i, 'lluvia'],
    [/\b(?:nieve|nevó)\b/i, 'nieve'],
    [/\b(?:niebla)\b/i, 'niebla'],
    [/\b(?:viento)\b/i, 'viento'],
    [/\b(?:frío|helada)\b/i, 'frío'],
    [/\b(?:sol|calor)\b/i, 'sol'],
  ],
}

export interface Notes {
  transport: string | null
  weather: string | null
  company: string[]
}

export function notesOn(m: Material, id: number): Notes {
  const r = m.read(id)
  const text = r?.text ?? ''
  const first = (table: Record<string, [RegExp, string][]>) =>
    table[r?.lang ?? '']?.find(([cue]) => cue.test(text))?.[1] ?? null
  const company = m
    .findings('person')
    .filter((f) => f.data.named && !f.data.tender && f.posts.includes(id))
    .map((f) => String(f.data.label))
    .filter((name) => text.toLowerCase().includes((name.split(' ').at(-1) ?? name).toLowerCase()))
    .slice(0, 3)
  return { transport: first(TRANSPORT), weather: first(WEATHER), company }
}
