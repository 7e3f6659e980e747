import { fold, kindOfNoun } from '@youzine/words'
import type { Shown } from '../../forms/block.ts'
import { escaped } from '../../reading/escaped.ts'
import { standsAlone as isStanding } from '../../stories/leans-on.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isThanks } from '../../writing/greeting.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { introduces, isAbout, isWished } from './about.ts'
import { pointsAtSecret } from './confided.ts'
import { isAnimate } from './somebody.ts'
import { standsAlone } from './stands-alone.ts'

const SHORTEST = 5
const LONGEST = 55

/** Whoever is ill, hurt or treated is not made funny. */
const UNWELL =
  /(?<!\p{L})(?:hospital|ambulance|covid|corona|on the mend|fever|fiebre|Fieber|cough\p{L}*|dizzy|stumbl\p{L}*|tripp(?:ed|ing)|fell|broke (?:his|her)|knee|chest|lump|biops\p{L}*|vet['’]?s?|limp\p{L}*|unwell|tos|tosiendo|tropez\p{L}*|tropieza\p{L}*|se cayó|mare\p{L}+|husten|hustet|stolper\p{L}*|schwindl\p{L}*|gestürzt|hinkt|humpelt|Knie|Befund|consultant|doctors?|surgery|operation|nurses?|stroke|scan|ill|clinic|médic[oa]s?|doctora?|enferm[oa]s?|operaron|internad[oa]|Krankenhaus|Klinik|Arzt|Ärztin|krank|Herz)(?!\p{L})/iu
const LIKENED = /(?<!\p{L})(?:like an?|como una?|wie eine?) (\p{L}+)/giu

/** “eating like a dog”: with an animal nobody is compared on a card. */
export const isUnkind = (text: string) =>
  UNWELL.test(text) || [...text.matchAll(LIKENED)].some((m) => kindOfNoun(fold(m[1] as string)) === 'animal')

const QUOTED = /["“„«][^"”“»]*["”“»]|(?<!\p{L})['‘][^'’]*['’](?!\p{L})/gu

/** The post that shows somebody best, whole: rather one that says who they are; shown nowhere else. */
export function bestLineAbout(
  d: Dossier,
  p: Acquaintance,
  spent: ReadonlySet<number>,
  among: readonly number[] = p.posts,
): Shown | null {
  const forms = [p.name, ...p.aliases].map(escaped)
  const named = new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'u')
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  let best: { shown: Shown; score: number } | null = null
  for (const id of spreadOut(among)) {
    if (!d.clear(id) || spent.has(id) || isUnkind(d.post(id)?.text ?? '') || isShadowed(d, id)) continue
    // A post is shown whole: its end is what it was written for.
    const act = wholeAct(d, id)
    const text = d.wordsOf(act)
    const n = wordCount(text)
    const where = text.replace(QUOTED, ' ').search(named)
    if (opensOnAnother(d, text, named)) continue
    if (where < 0 || n < SHORTEST || n > LONGEST || /https?:|\n/.test(text)) continue
    const names = namesIn(d, text)
    const isWho = introduces(d, p, id)
    const isFirst = where <= (d.sentences(id)[0]?.text.length ?? 0)
    if (isWished(text) || pointsAtSecret(d, p, id)) continue
    if (!isWho && (!standsAlone(text, d.spoken, names) || !isAbout(d, p, id) || isThanks(text))) continue
    const others = names.filter((x) => d.person(x) !== p).length
    let score = 1 - others * 0.3 - where / 100
    // Whom a post comes to late it is hardly about.
    if (!isFirst && !isWho) score -= 1.5
    if (/["“„‘]/.test(text)) score += 0.3
    // A stranger reads it alone.
    if (!isStanding(d, id)) score -= 1.5
    // What is somebody's is not what they do; who they are is worth most.
    if (THEIRS.test(text.slice(where))) score -= 0.8
    if (isWho) score += 1.6
    if (n >= 8 && n <= 24) score += 0.3
    score += Math.min(0.6, (lines.get(id) ?? 0) * 0.4)
    if (!best || score > best.score) best = { shown: d.show(act), score }
  }
  return best?.shown ?? null
}

/** The post with which somebody came into the posts: whoever reads it is told of them for the first time, too. */
export function firstLineAbout(d: Dossier, p: Acquaintance, spent: ReadonlySet<number>): Shown | null {
  const [first] = p.posts.filter((id) => d.day(id) > 0).sort((a, b) => d.day(a) - d.day(b))
  return first === undefined ? null : bestLineAbout(d, p, spent, [first])
}

const THEIRS =
  /^\p{L}+(?:['’]s (?=\p{Ll}+(?:[ .,]|$))(?!(?:got|been|had|given|gone|come|put|made|started|taken|a|an|the|my|at|in|on)(?!\p{L})))/u
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
