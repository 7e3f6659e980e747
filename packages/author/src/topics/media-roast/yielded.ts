import type { Dossier } from '../../writing/dossier.ts'
import { wholeAct } from '../../writing/dossier.ts'
import { spreadOf, stemsIn } from '../../writing/shared-words.ts'
import { wordCount } from '../../writing/telling.ts'
import { type Exhibit, inTime, isComic, NEGATED } from './exhibit.ts'

const LONGEST = 45
const CURT = 7
const RARE = 9

/** “I have not bought gloves.”: what somebody makes a point of not having done. */
const HELD_OUT = {
  en: /^(?:I|We) (?:have not|haven['’]t|do not|don['’]t|will not|won['’]t|am not|are not|would never|refuse to) (?<what>\p{L}.*)$/iu,
  es: /^(?:Yo )?no (?<what>(?:he|hemos|pienso|voy a|vamos a|uso|necesito|tengo|quiero) \p{L}.*)$/iu,
  de: /^(?:Ich|Wir) (?:hab(?:e|en)?|brauch(?:e|en)?|will|wollen|kaufen?|nehmen?) (?<what>(?:mir |uns )?kein\p{L}* \p{L}.*)$/iu,
}

/** Made a point of, and done after all, in a few words: “Bought gloves.” */
export function yielded(d: Dossier): Exhibit[] {
  const spread = spreadOf(d)
  const posts = inTime(d).filter((p) => wordCount(p.text) <= LONGEST)
  return posts.flatMap((then): Exhibit[] => {
    const said = d.sentences(then.id).find((s) => HELD_OUT[d.spoken].test(s.text))
    const what = said ? HELD_OUT[d.spoken].exec(said.text)?.groups?.what : undefined
    if (!said || !what || !isComic(d, then.id)) return []
    const own = [...stemsIn(d, what)]
    if (own.length < 2 || own.length > 4) return []
    const now = posts.find(
      (p) =>
        d.day(p.id) - d.day(then.id) > 14 &&
        d.sentences(p.id).some((s) => {
          const words = stemsIn(d, s.text)
          const isCurt = wordCount(s.text) <= CURT && !NEGATED.test(s.text)
          return isCurt && own.every((w) => words.has(w))
        }) &&
        own.some((w) => (spread.get(w) ?? 0) <= RARE) &&
        isComic(d, p.id),
    )
    if (!now) return []
    return [
      {
        kind: 'vow',
        acts: [wholeAct(d, then.id), wholeAct(d, now.id)],
        noun: null,
        line: { post: then.id, from: said.from, to: said.from + said.text.length },
        beside: new Map([[now.id, {}]]),
        n: 1,
        weight: 2.6,
      },
    ]
  })
}
