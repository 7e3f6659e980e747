import { fold, kindOfNoun } from '@youzine/words'
import type { Shown } from '../../forms/block.ts'
import { standsAlone as isStanding } from '../../stories/leans-on.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { isAnimate } from './somebody.ts'
import { endsThere, standsAlone } from './stands-alone.ts'

const SHORTEST = 5
const LONGEST = 36

/** Whoever is ill, hurt or treated is not made funny. */
const UNWELL =
  /(?<!\p{L})(?:hospital|ambulance|covid|corona|on the mend|fever|fiebre|Fieber|cough\p{L}*|dizzy|stumbl\p{L}*|tripp(?:ed|ing)|fell|broke (?:his|her)|knee|chest|lump|biops\p{L}*|vet['’]?s?|limp\p{L}*|unwell|tos|tosiendo|tropez\p{L}*|tropieza\p{L}*|se cayó|mare\p{L}+|husten|hustet|stolper\p{L}*|schwindl\p{L}*|gestürzt|hinkt|humpelt|Knie|Befund|consultant|doctors?|surgery|operation|nurses?|stroke|scan|ill|clinic|médic[oa]s?|doctora?|enferm[oa]s?|operaron|internad[oa]|Krankenhaus|Klinik|Arzt|Ärztin|krank|Herz)(?!\p{L})/iu
const LIKENED = /(?<!\p{L})(?:like an?|como una?|wie eine?) (\p{L}+)/giu

/** “eating like a dog”: with an animal nobody is compared on a card. */
export const isUnkind = (text: string) =>
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
      if (opensOnAnother(d, text, named)) continue
      if (where < 0 || n < SHORTEST || n > LONGEST || /https?:|\n/.test(text)) continue
      const names = namesIn(d, text)
      if (!standsAlone(text, d.spoken, names) || (!isWhole && !endsThere(text, d.spoken))) continue
      const others = names.filter((x) => d.person(x) !== p).length
      let score = (isWhole ? 1 : 0) - others * 0.3 - where / 100
      // Whom a post comes to late it is not about.
      if (where > (d.sentences(id)[0]?.text.length ?? 0)) score -= 0.8
      if (/["“„‘]/.test(text)) score += 0.3
      // A stranger reads it alone.
      if (!isStanding(d, id)) score -= 1.5
      // What is somebody's is not what they do; who they are is worth most.
      if (THEIRS.test(text.slice(where))) score -= 0.8
      if (SAYS_WHO.test(text.slice(where))) score += 0.6
      if (n >= 8 && n <= 24) score += 0.3
      score += Math.min(0.6, (lines.get(id) ?? 0) * 0.4)
      if (!best || score > best.score) best = { shown: d.show(act), score }
    }
  }
  return best?.shown ?? null
}

const THEIRS =
  /^\p{L}+(?:['’]s (?=\p{Ll}+(?:[ .,]|$))(?!(?:got|been|had|given|gone|come|put|made|started|taken|a|an|the|my|at|in|on)(?!\p{L})))/u
const SAYS_WHO =
  /^\p{L}+(?: \p{L}+)?(?:[.,(:] ?| )(?:(?:he|she)['’]s|is|ist|es)? ?(?:my|our|mein\p{L}*|unser\p{L}*|mi|nuestr[oa]) \p{L}/iu

const SOMEBODY = {
  en: /(?<!\p{L})(?:he|she|him|her|his)(?:['’](?:s|d|ll))?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:él|ella)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:er|ihm|ihn)(?!\p{L})/iu,
}

/** “He’s gone to a flat. Mr Lund brought a pie.”: before the name it is about somebody else. */
export function opensOnAnother(d: Dossier, text: string, named: RegExp): boolean {
  const at = text.search(SOMEBODY[d.spoken])
  if (at < 0 || at >= text.search(named)) return false
  const ahead = text.slice(0, at)
  const isMeant = (ahead.match(/\p{L}+/gu) ?? []).some((w) => isAnimate(w))
  return !isMeant && namesIn(d, ahead).length === 0
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
