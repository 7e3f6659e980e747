import type { Bank } from '../bank.ts'
import type { Wording } from '../wording.ts'
import { english } from '../wording-en.ts'
import { spanish } from '../wording-es.ts'
import { banksEn } from './en/all.ts'
import { banksEs } from './es/all.ts'

const BANKS: Record<string, Bank> = { en: banksEn, es: banksEs }
const WORDINGS: Record<string, Wording> = { en: english, es: spanish }

export const bankFor = (language: string): Bank => BANKS[language] ?? banksEn
export const wordingFor = (language: string): Wording => WORDINGS[language] ?? english

/** Prefix of a topic's frames in the banks. */
export const PREFIXES: Record<string, string> = {
  media_roast: 'roast.',
  profile: 'profile.',
  museum: 'museum.',
  spirit_meme: 'spirit.',
  astrology: 'astro.',
  running_jokes: 'jokes.',
  year_in_twelve: 'year.',
  letter: 'letter.',
  people: 'people.',
  places: 'places.',
  said_you_would: 'minutes.',
  quiet_months: 'quiet.',
  counted: 'index.',
  dictionary: 'dictionary.',
  timeline: 'timeline.',
  enneagram: 'enneagram.',
  ordinary_day: 'tuesday.',
  the_table: 'table.',
  kept_and_thrown: 'drawer.',
}

/** A language tells a topic only if it has a frame for every occasion that English has. */
export function speaks(topic: string, language: string): boolean {
  if (language === 'en') return true
  const bank = BANKS[language]
  const prefix = topic.startsWith('custom:') ? 'custom.' : PREFIXES[topic]
  if (!bank || !prefix) return false
  const keys = Object.keys(banksEn).filter((k) => k.startsWith(prefix))
  return keys.length > 0 && keys.every((k) => (bank[k]?.length ?? 0) > 0)
}
