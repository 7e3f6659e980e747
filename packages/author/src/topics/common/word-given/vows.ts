import { once } from '../../../reading/once.ts'
import { type SentenceSpan, stem } from '../../../reading/tokens.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import { namesIn } from '../../../writing/telling.ts'
import type { WordGiven } from './model.ts'
import { linkedAfter, ownSentences, type Said, spanOf } from './own-voice.ts'
import { WITNESSED } from './promises.ts'
import { thingOf, wordsWritten } from './things.ts'
import { linksOf } from './usable.ts'

/** What is not only refused but sworn off, in so many words. */
const SWORN = {
  en: /(?<!\p{L})(?:(?:you|they)(?:['’]ll| will) (?:not|never) (?:catch|get|see) me|(?:you|they) won['’]t (?:catch|get|see) me|over my dead body|not if you paid me|wild horses|wouldn['’]t be seen dead|not while I(?:['’]m| am) (?:alive|breathing))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ni muert[oa]|ni loc[oa]|ni borrach[oa]|ni a palos|ni aunque me paguen|antes muert[oa]|sobre mi cadáver|a mí no me (?:ven|van a ver|agarran))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:keine zehn Pferde|(?:kriegt|bringt|sieht) (?:mich|ihr mich) (?:\p{L}+ ){0,4}(?:keiner|niemand|nicht|nie)|nur über meine Leiche|im Leben nicht|nie im Leben|nicht (?:mal |einmal )?geschenkt|solange ich (?:lebe|atme))(?!\p{L})/iu,
}
const FIRST_PERSON = {
  en: /(?<!\p{L})(?:I|I['’](?:m|ve|d)|me|my|we|we['’](?:re|ve))(?!\p{L})|^(?:On|In|At|Bought|Booked|Got|Took|Wearing)(?!\p{L})/u,
  es: /(?<!\p{L})(?:me|mi|nos|yo|estoy|estamos|voy|fui|tengo|compré|\p{L}{2,}[éí])(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|wir|mich|mir|mein\p{L}{0,2}|hab|habe|bin|sitz|sitze)(?!\p{L})/iu,
}
const NOT = /(?<!\p{L})(?:not|never|no|n['’]t|nunca|ni|nie|nicht|kein\p{L}*)(?!\p{L})/iu

const LATER = 30
const RARE = 6
const STRENGTH = 3.8

/** What was sworn off, with the last post that does it; those before it come nearer. */
export const vowsGiven = once((d: Dossier): WordGiven[] =>
  ownSentences(d).flatMap((s): WordGiven[] => {
    if (!SWORN[d.spoken].test(s.text) || namesIn(d, s.text).length > 0) return []
    const doing = linkedAfter(d, s.post, LATER).filter((p) => doingIn(d, s, p.id) !== null)
    // What is announced before witnesses is not done yet.
    const answer = doing.findLast((p) => !WITNESSED.test(p.text))
    if (!answer) return []
    const before = doing.filter((p) => d.day(p.id) < d.day(answer.id)).map((p) => p.id)
    const nearer = [...new Set([s.post, ...before])].flatMap((id) => d.post(id)?.text ?? '')
    const links = [s.post, ...before].flatMap((id) =>
      linksOf(d, s.post, id === s.post ? answer.id : id, RARE),
    )
    return [
      {
        kind: 'vow',
        said: { post: s.post, from: s.from, to: s.from + s.text.length },
        between: before.slice(-1),
        answer: answer.id,
        end: spanOf(doingIn(d, s, answer.id)),
        due: null,
        isOpen: false,
        noun: thingOf(
          d,
          links.filter((w) => s.text.toLowerCase().includes(w)),
          s.text,
          ...nearer,
        ),
        strength: STRENGTH,
      },
    ]
  }),
)

/** A sentence of the writer’s own doing, with the verb of the vow to the letter, or the thing that was sworn off. */
function doingIn(d: Dossier, s: Said, id: number): SentenceSpan | null {
  const links = new Set(linksOf(d, s.post, id, RARE))
  if (links.size === 0) return null
  const sworn = new Set(
    wordsWritten(s.text.replace(new RegExp(SWORN[d.spoken].source, 'giu'), ' '))
      .map((w) => w.toLowerCase())
      .filter((w) => w.length >= 4),
  )
  const found = d.sentences(id).filter(({ text }) => {
    if (NOT.test(text) || !FIRST_PERSON[d.spoken].test(text)) return false
    return wordsWritten(text).some((w) => {
      const low = w.toLowerCase()
      return sworn.has(low) && (links.has(stem(low)) || (d.spoken !== 'en' && /[oe]$/.test(low)))
    })
  })
  return found.at(-1) ?? null
}
