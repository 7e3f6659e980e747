import type { InLanguages } from '../../known-question.ts'
import type { Order } from '../order.ts'

const TICKING =
  /(?<!\p{L})(?:no (?:typing|writing|free text|open (?:questions|text))|(?:only|just) (?:ticking|ticks|tick ?boxes|clicks|clicking|multiple choice)|nothing to (?:type|write)|nur (?:ankreuzen|anklicken|zum ankreuzen)|(?:kein|ohne) (?:freitext|tippen|schreiben)|nichts (?:zu schreiben|zum schreiben|tippen)|solo (?:marcar|casillas|opciones)|sin (?:escribir|texto libre|preguntas abiertas)|nada de escribir)(?!\p{L})/iu
const LONGEST = 10
const isWritten = ({ question_type }: { question_type: string }) => question_type.endsWith('_text')

const SAID = (gone: number): InLanguages<string> => ({
  en: `Everything can be ticked now: ${gone} questions to write in went out, and others came in their place where I had some.`,
  es: `Ahora todo se marca: quité ${gone} preguntas de escribir y puse otras en su lugar donde tenía.`,
  de: `Jetzt lässt sich alles ankreuzen: ${gone} Fragen zum Schreiben sind raus, andere stehen dafür da, soweit ich welche hatte.`,
})
const ALREADY: InLanguages<string> = {
  en: 'There is nothing to write in it; everything can be ticked already.',
  es: 'No hay nada que escribir; ya se marca todo.',
  de: 'Es gibt nichts zu schreiben; alles lässt sich schon ankreuzen.',
}

/** “no typing, only ticking” */
export const onlyTicking: Order = (message, at) => {
  if (!TICKING.test(message) || message.split(/\s+/u).length > LONGEST || /\d/u.test(message)) return null
  const kept = at.questions.filter((one) => !isWritten(one))
  const gone = at.questions.length - kept.length
  if (gone === 0) return { questions: [...at.questions], touched: null, said: [ALREADY] }
  const others = at.spare.filter((one) => !isWritten(one)).slice(0, gone)
  if (kept.length + others.length < 2) return null
  return { questions: [...kept, ...others], touched: null, said: [SAID(gone)] }
}
