import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { areGreetings, isGreeting } from '../../writing/greeting.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { wordCount } from '../../writing/telling.ts'
import { endsTender } from './answered.ts'
import { type Exhibit, inTime, type Words } from './exhibit.ts'

const LONGEST = 40
const SENTENCE = { least: 5, most: 14 }
/** A whole post that comes again may be shorter. */
const WHOLE = 3
const APART = 300

// What is posted twice is left out elsewhere the second time; here the second time is the point.
const isOpen = (d: Dossier, id: number) => d.tone(id) === 'clear' && !isShadowed(d, id) && d.day(id) > 0

/** One sentence, years apart, word for word: whoever wrote it the second time had forgotten the first, or had not. */
export function saidTwice(d: Dossier): Exhibit[] {
  const said = new Map<string, Words[]>()
  for (const p of inTime(d)) {
    if (wordCount(p.text) > LONGEST) continue
    const sentences = d.sentences(p.id)
    for (const s of sentences) {
      const words = s.text.replace(/[.!…]+$/, '')
      const n = wordCount(words)
      const least = sentences.length === 1 ? WHOLE : SENTENCE.least
      if (n < least || n > SENTENCE.most || /https?:|[?\d“”„"]/.test(words)) continue
      const key = words.toLowerCase()
      said.set(key, [...(said.get(key) ?? []), { post: p.id, from: s.from, to: s.from + words.length }])
    }
  }
  return [...said.values()].flatMap((all): Exhibit[] => {
    const [first, last] = [all[0] as Words, all.at(-1) as Words]
    const days = d.day(last.post) - d.day(first.post)
    if (all.length !== 2 || days < APART || !all.every((x) => isOpen(d, x.post))) return []
    if (endsTender(d, first.post, last.post)) return []
    if (isGreeting(d.wordsOf(first)) || areGreetings(all.map((x) => d.post(x.post)?.text ?? ''))) return []
    return [
      {
        kind: 'again',
        acts: all.map((x) => wholeAct(d, x.post)),
        noun: null,
        line: first,
        beside: new Map(),
        n: 2,
        weight: 2.3,
      },
    ]
  })
}
