import { typographic } from './quote.ts'

/**
 * "Walked into Santiago with blisters." → "Nora walked into Santiago with blisters". Only where no other
 * word would have to change: a sentence that goes on in the first person is left to be quoted.
 */
const PAST =
  'walked taught made dropped delivered finished started locked left went took ran bought built painted planted cooked baked found lost won met sat stood spent drove flew swam climbed cycled voted signed joined moved packed unpacked cleaned fixed broke burned burnt read wrote learned learnt watched saw heard ate drank slept woke missed caught threw gave got tried managed attempted survived joined visited returned carried filled opened closed booked ordered sold adopted married passed failed forgot remembered discovered invented queued waited danced sang played knitted sewed dug mowed trimmed washed ironed assembled flipped paid raised collected donated volunteered marched had came put told rang called asked lit held kept brought cut fell grew helped hid hit hung laughed lent offered picked pulled pushed reached rode sent set shook showed shut stopped stuck swept talked tore turned wore worked rescued repaired borrowed chased counted cried knocked lifted measured replaced spilled spilt typed wrapped'.split(
    ' ',
  )
const VERB = new RegExp(`^(?:I |Just |Finally |I just |I finally )?(${PAST.join('|')})\\b`, 'i')
const FIRST_PERSON =
  /\b(?:I|I'm|I’m|I've|I’ve|I'd|I’d|I'll|I’ll|me|my|mine|myself|we|we're|we’re|us|our|ours|you|your|today|tonight|tomorrow|yesterday|this morning|this afternoon|this evening|ago|now|here)\b/i

export function asThirdPerson(sentence: string, name: string): string | null {
  const m = VERB.exec(sentence)
  if (!m || /[?!]$/.test(sentence) || /['"“‘:;()]/.test(sentence.replace(/\p{L}['’]\p{L}/gu, ''))) return null
  const adverb = /\b(just|finally)\b/i.exec(m[0])?.[1]?.toLowerCase()
  const rest = sentence.slice(m[0].length)
  if (FIRST_PERSON.test(rest) || rest.split(/\s+/).length < 4 || rest.split(/\s+/).length > 24) return null
  if (/\p{Extended_Pictographic}|https?:|#|@/u.test(rest)) return null
  return typographic(
    `${name} ${adverb === 'finally' ? 'finally ' : ''}${(m[1] as string).toLowerCase()}${rest.replace(/[.…]+$/, '')}`,
  )
}
