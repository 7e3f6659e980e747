import { fold, kindOfNoun } from '@youzine/words'
import type { Shown } from '../../forms/block.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { endsThere, standsAlone } from './stands-alone.ts'

const SHORTEST = 5
const LONGEST = 36

/** Whoever is ill, hurt or treated is not made funny. */
const UNWELL =
  /(?<!\p{L})(?:hospital|ambulance|consultant|doctors?|surgery|operation|nurses?|stroke|scan|ill|clinic|médic[oa]s?|doctora?|enferm[oa]s?|operaron|internad[oa]|Krankenhaus|Klinik|Arzt|Ärztin|krank|Herz)(?!\p{L})/iu
const LIKENED = /(?<!\p{L})(?:like an?|como una?|wie eine?) (\p{L}+)/giu

/** “eating like a dog”: with an animal nobody is compared on a card. */
const isUnkind = (text: string) =>
  UNWELL.test(text) || [...text.matchAll(LIKENED)].some((m) => kindOfNoun(fold(m[1] as string)) === 'animal')

const QUOTED = /["“„«][^"”“»]*["”“»]|(?<!\p{L})['‘][^'’]*['’](?!\p{L})/gu

/** The post that shows somebody best: short and whole, or a beginning that needs nothing else; shown nowhere else. */
export function bestLineAbout(d: Dossier, p: Acquaintance, spent: ReadonlySet<number>): Shown | null {
  const forms = [p.name, ...p.aliases].map((f) => f.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const named = new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'u')
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  let best: { shown: Shown; score: number } | null = null
  for (const id of spreadOut(p.posts)) {
    if (!d.clear(id) || spent.has(id) || isUnkind(d.post(id)?.text ?? '') || isShadowed(d, id)) continue
    for (const act of candidates(d, id)) {
      const text = d.wordsOf(act)
      const isWhole = act.to === (d.post(id)?.text.length ?? 0)
      const n = wordCount(text)
      const where = text.replace(QUOTED, ' ').search(named)
      if (where < 0 || n < SHORTEST || n > LONGEST || /https?:|\n/.test(text)) continue
      const names = namesIn(d, text)
      if (!standsAlone(text, d.spoken, names) || (!isWhole && !endsThere(text, d.spoken))) continue
      const others = names.filter((x) => d.person(x) !== p).length
      let score = (isWhole ? 1 : 0) - others * 0.3 - where / 100
      // Whom a post comes to late it is not about.
      if (where > (d.sentences(id)[0]?.text.length ?? 0)) score -= 0.8
      if (/["“„‘]/.test(text)) score += 0.3
      if (n >= 8 && n <= 24) score += 0.3
      score += Math.min(0.6, (lines.get(id) ?? 0) * 0.4)
      if (!best || score > best.score) best = { shown: d.show(act), score }
    }
  }
  return best?.shown ?? null
}

/** Of somebody who is in thousands of posts, so many from all of the years say enough. */
const READ = 80
const spreadOut = (ids: readonly number[]) =>
  ids.filter((_, n) => ids.length <= READ || n % Math.ceil(ids.length / READ) === 0)

/** All of a post, and its beginnings. */
function candidates(d: Dossier, id: number) {
  const whole = wholeAct(d, id)
  const ends = d.sentences(id).slice(0, -1)
  return [whole, ...ends.map((s) => ({ ...whole, to: s.from + s.text.length }))]
}
