import { once } from '../../../reading/once.ts'
import { stem, wordsOf } from '../../../reading/tokens.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import { isNearLoss, isTraceOfLoss } from '../../../writing/shadow.ts'
import { rareInBoth } from '../../../writing/shared-words.ts'
import { namesIn, wordCount } from '../../../writing/telling.ts'

/** Of what is longer only the sentence that gives the word is shown. */
const LONGEST = 110
const RARE = 8

/** A post that may be set against another with a smile. */
export const isUsable = (d: Dossier, id: number): boolean =>
  d.clear(id) && d.day(id) > 0 && !isNearLoss(d, id) && wordCount(d.post(id)?.text ?? '') <= LONGEST

/** What two posts share and few others have; nothing that a loss has touched. */
export const linksOf = (d: Dossier, a: number, b: number, most = RARE): string[] =>
  rareInBoth(d, d.post(a)?.text ?? '', d.post(b)?.text ?? '', most).filter(
    (w) => w.length > 2 && !isTraceOfLoss(d, w) && !MEASURE.test(w) && !namesOf(d).has(w),
  )

/** Whom they name says nothing of what they are about. */
const namesOf = once(
  (d: Dossier) =>
    new Set(d.stories.people.flatMap((p) => wordsOf([p.fullName, ...p.aliases].join(' ')).map(stem))),
)

const MEASURE =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|times?|morning|night|today|años?|mes|meses|semanas?|d[ií]as?|horas?|minutos?|veces|hoy|mañana|noche|jahre?n?|monate?n?|wochen?|tage?n?|stunden?|minuten?|heute|morgen|abend)$/

const GRAVE_POSTS = 2

/** “Told Val I’d have it back in the water”: what was promised to whoever mourns since is no joke. */
export const isOwedToMourner = (d: Dossier, words: string): boolean =>
  namesIn(d, words).some((name) => (gravePostsOf(d).get(name) ?? 0) >= GRAVE_POSTS)

/** Whom grave posts name, and in how many of them. */
const gravePostsOf = once((d: Dossier) => {
  const posts = new Map<string, number>()
  for (const p of d.posts)
    if (d.tone(p.id) === 'red')
      for (const name of namesIn(d, p.text)) posts.set(name, (posts.get(name) ?? 0) + 1)
  return posts
})
