import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'
import { type Exhibit, inTime, isComic } from './exhibit.ts'

const LONGEST = 30
const MANY = 40

/** Whoever begins with having nothing to say, or with not staying. */
const RELUCTANT = {
  en: /(?<!\p{L})(?:nothing to say|(?:won['’]?t|will not|not going to) (?:be )?(?:us|post|stay|writ)\p{L}*|not staying|don['’]?t (?:see the point|do facebook)|only (?:here )?to (?:look|see|read))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nada que decir|no (?:voy a|pienso) (?:usar|escribir|publicar)\p{L}*|no me quedo|solo (?:para|vengo a) (?:ver|mirar))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:nichts zu sagen|nur (?:zum|mal) (?:gucken|schauen|lesen)|bleibe? nicht lange|schreibe? hier nichts|werde hier nichts)(?!\p{L})/iu,
}

/** “I have nothing to say.”, and how many posts came after it. */
export function firstWord(d: Dossier): Exhibit[] {
  const [first, ...later] = inTime(d)
  const isWhole = d.posts.every((p) => !p.text.trim() || d.day(p.id) > 0)
  if (!first || !isWhole || later.length < MANY || !isComic(d, first.id)) return []
  const line = d.sentences(first.id).find((s) => RELUCTANT[d.spoken].test(s.text))
  if (!line || wordCount(first.text) > LONGEST) return []
  return [
    {
      kind: 'denial',
      acts: [wholeAct(d, first.id)],
      noun: null,
      line: { post: first.id, from: line.from, to: line.from + line.text.length },
      beside: new Map(),
      n: d.analysis.totals.written - 1,
      weight: 3.5,
    },
  ]
}
