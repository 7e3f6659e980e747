import type { Material } from '../planning/material.ts'
import { dayOf } from '../reading/calendar.ts'
import type { Wording } from '../writing/wording.ts'

/** Titles for an archive whose lines do not give six: nothing clever, but each can be counted. */
export function countedTitles(m: Material, w: Wording): { key: string; title: string }[] {
  const t = m.analysis.totals
  const es = w.language === 'es'
  const say = (n: number) => w.capital(w.number(n))
  const found: { key: string; title: string }[] = []
  const add = (key: string, when: boolean, en: string, spanish: string) => {
    if (when) found.push({ key: `counted-${key}`, title: es ? spanish : en })
  }
  const with_ = (mark: string) => m.posts.filter((p) => p.text.includes(mark)).length
  const n = say(t.written)
  add(
    'questions',
    t.written >= 8 && with_('?') === 0,
    `${n} posts, not one question mark`,
    `${n} publicaciones y ni una pregunta`,
  )
  add(
    'exclamations',
    t.written >= 8 && with_('!') === 0,
    `${n} posts, not one exclamation mark`,
    `${n} publicaciones y ni una exclamación`,
  )
  const top = Math.max(...t.weekdays)
  const day = t.weekdays.indexOf(top)
  add(
    'weekday',
    top >= 3 && t.weekdays.filter((k) => k === top).length === 1,
    `${say(top)} of them on a ${w.weekday(day)}`,
    `${say(top)} en ${w.weekday(day)}`,
  )
  const first = dayOf(t.first)
  const last = dayOf(t.last)
  const years = first && last ? last.y - first.y + 1 : 0
  add(
    'years',
    years >= 2,
    `${n} posts in ${w.number(years)} calendar years`,
    `${n} publicaciones en ${w.number(years)} años de calendario`,
  )
  add(
    'average',
    t.averageWords >= 4,
    `${say(t.averageWords)} words at a time`,
    `De ${w.number(t.averageWords)} en ${w.number(t.averageWords)} palabras`,
  )
  const [year, k] = Object.entries(t.years).sort((a, b) => b[1] - a[1] || Number(a[0]) - Number(b[0]))[0] ?? [
    '',
    0,
  ]
  add('year', k >= 3 && years >= 2, `${say(k)} posts in ${year}`, `${say(k)} publicaciones en ${year}`)
  add('links', t.links >= 3, `${say(t.links)} links, forwarded`, `${say(t.links)} enlaces, reenviados`)
  add('words', t.words >= 60, `${say(t.words)} words, all told`, `${say(t.words)} palabras en total`)
  return found
}
