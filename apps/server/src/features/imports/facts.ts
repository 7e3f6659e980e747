import type { ImportFacts } from '@youzine/contract'
import type { ToldPost } from '#features/posts/index.ts'
import { ownWords } from './common-words.ts'

const DAY_MS = 86_400_000
const MOST_WORDS = 12
const LEAST_POSTS_FOR_A_WORD = 3
/** More different words than anybody has: those that come after are not counted, the others are counted to the end. */
const MOST_DIFFERENT_WORDS = 150_000
const LEAST_SILENCE_DAYS = 14
const LEAST_POSTS_FOR_AN_HOUR = 20

/** From one post to the next, in milliseconds. */
export interface Silence {
  from: number
  to: number
}

/** Counts as posts come; nothing here guesses. */
export function factCounter(timeZone: string | null) {
  const years = new Map<number, number>()
  const hours = new Map<number, number>()
  const words = new Map<string, number>()
  const moments: number[] = []
  const hourIn = timeZone
    ? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
    : null
  const add = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1)

  function busiestHour(): ImportFacts['busiest_hour'] {
    const [busiest] = [...hours].sort(([a, x], [b, y]) => y - x || a - b)
    if (!timeZone || !busiest || moments.length < LEAST_POSTS_FOR_AN_HOUR) return null
    return { hour: busiest[0], count: busiest[1], time_zone: timeZone }
  }

  return {
    add({ postedAt, text }: Pick<ToldPost, 'postedAt' | 'text'>) {
      if (postedAt) {
        moments.push(postedAt.getTime())
        add(years, postedAt.getUTCFullYear())
        if (hourIn) add(hours, Number(hourIn.format(postedAt)))
      }
      for (const word of ownWords(text))
        if (words.size < MOST_DIFFERENT_WORDS || words.has(word)) add(words, word)
    },
    /** The longest first; which of them may be told is not for a counter to say. */
    silences(): Silence[] {
      moments.sort((a, b) => a - b)
      return moments
        .slice(1)
        .map((to, at) => ({ from: moments[at] ?? to, to }))
        .filter(({ from, to }) => to - from >= LEAST_SILENCE_DAYS * DAY_MS)
        .sort((a, b) => b.to - b.from - (a.to - a.from))
    },
    facts(silence: Silence | null): ImportFacts {
      moments.sort((a, b) => a - b)
      const iso = (moment: number | undefined) =>
        moment === undefined ? null : new Date(moment).toISOString()
      return {
        first: iso(moments[0]),
        last: iso(moments.at(-1)),
        per_year: [...years].sort(([a], [b]) => a - b).map(([year, count]) => ({ year, count })),
        busiest_hour: busiestHour(),
        longest_silence: silence && {
          days: Math.floor((silence.to - silence.from) / DAY_MS),
          from: new Date(silence.from).toISOString(),
          to: new Date(silence.to).toISOString(),
        },
        loved_words: [...words]
          .filter(([, count]) => count >= LEAST_POSTS_FOR_A_WORD)
          .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
          .slice(0, MOST_WORDS)
          .map(([word, count]) => ({ word, count })),
      }
    },
  }
}
