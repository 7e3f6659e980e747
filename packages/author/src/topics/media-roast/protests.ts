import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'
import { type Exhibit, inTime, isComic } from './exhibit.ts'

const LONGEST = 40

/** What is only said by whoever has something to hide. */
const PROTEST = {
  en: /^(?:I (?:may|might) have \p{L}+|I(?:['’]ve| have) no idea (?:who|how|where)|I (?:couldn['’]t|could not) (?:possibly )?say who|Nobody can prove)(?!\p{L})|^For the (?:record|avoidance of doubt)[^.!?]{0,80}?(?<!\p{L})(?:not|never|no|nothing|only|n[’']t|\p{L}{2,9}n[’']t)(?!\p{L})/iu,
  es: /^(?:Puede que (?:yo )?haya|No tengo (?:ni )?idea (?:de )?(?:quién|cómo|dónde)|Que (?:quede claro|conste) que|Nadie puede probar)(?!\p{L})/iu,
  de: /^(?:Ich (?:hab|habe) keine Ahnung,? (?:wer|wie|wo)|Keine Ahnung,? wer|Kann sein, dass ich|Nur damit das klar ist|Das kann mir keiner nachweisen)(?!\p{L})/iu,
}

/** “I am at peace with it. I’m not.” */
const CALM = {
  en: /^I(?:['’]m| am) (?:at peace|fine|calm|over it|happy for|not bitter|delighted)(?!\p{L})/iu,
  es: /^(?:Estoy (?:en paz|bien|tranquil[oa]|content[oa])|No me importa|Ya lo superé)(?!\p{L})/iu,
  de: /^(?:Ich bin (?:ganz )?(?:ruhig|gelassen|im Reinen|drüber weg)|Das macht mir nichts)(?!\p{L})/iu,
}
const NOT = {
  en: /^(?:I['’]m not|I am not|It isn['’]t|Not true|I was lying|That is a lie)[.!]?$/iu,
  es: /^(?:No es cierto|Mentira|No lo estoy|Sí me importa|No es verdad)[.!]?$/iu,
  de: /^(?:Bin ich nicht|Stimmt nicht|Gelogen|Doch|Ist nicht wahr)[.!]?$/iu,
}

/** Denials that a reader sees through without being told. */
export function protests(d: Dossier): Exhibit[] {
  return inTime(d).flatMap((p): Exhibit[] => {
    if (wordCount(p.text) > LONGEST) return []
    const sentences = d.sentences(p.id)
    const at = sentences.findIndex((s, n) => {
      const next = sentences[n + 1]?.text ?? ''
      return PROTEST[d.spoken].test(s.text) || (CALM[d.spoken].test(s.text) && NOT[d.spoken].test(next))
    })
    const line = sentences[at]
    if (!line || !isComic(d, p.id)) return []
    return [
      {
        kind: 'denial',
        acts: [wholeAct(d, p.id)],
        noun: null,
        line: { post: p.id, from: line.from, to: line.from + line.text.length },
        beside: new Map(),
        n: 1,
        weight: 2.1,
      },
    ]
  })
}
