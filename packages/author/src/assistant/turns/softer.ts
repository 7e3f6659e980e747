import { ROWS } from '../inquiry/learning.ts'
import { PAIN, TIRED } from '../inquiry/wellbeing.ts'
import { type InLanguages, type KnownQuestion, one, story } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { GENTLE } from '../purposes/feedback.ts'
import { recognised } from '../recognise.ts'
import { type Style, shaped } from '../shape.ts'
import { voiced } from '../voice.ts'

const GENTLER = new Map<KnownQuestion | undefined, KnownQuestion>([
  [
    ROWS.question,
    one(
      'It gets tense now and then in most families. How is it with you at home?',
      'En casi todas las familias hay ratos de tensión. ¿Cómo es en casa?',
      'In den meisten Familien wird es ab und zu angespannt. Wie ist es zu Hause?',
      'relaxed / tense now and then / often tense / I would rather not say',
      'con calma / a ratos con tensión / a menudo con tensión / prefiero no decirlo',
      'entspannt / ab und zu angespannt / oft angespannt / das behalte ich für mich',
    ),
  ],
  [
    PAIN.question,
    one(
      'Does the work leave its mark on your body now and then?',
      '¿[Notas|Nota] a veces el trabajo en el cuerpo?',
      'Macht sich die Arbeit manchmal körperlich bemerkbar?',
      'yes, often / now and then / hardly ever / I would rather not say',
      'sí, a menudo / de vez en cuando / casi nunca / prefiero no decirlo',
      'ja, oft / ab und zu / kaum / das behalte ich für mich',
    ),
  ],
  [
    TIRED.question,
    one(
      'How do you mostly come home after work?',
      '¿Cómo [sueles|suele] llegar a casa después del trabajo?',
      'Wie [kommst|kommen] du nach der Arbeit meistens nach Hause?',
      'still fresh / a little tired / very tired / I would rather not say',
      'con energía / con algo de cansancio / con mucho cansancio / prefiero no decirlo',
      'noch frisch / etwas müde / sehr müde / das behalte ich für mich',
    ),
  ],
  [
    GENTLE[0],
    story(
      'If you like: how are the hours after we have met for you?',
      'Si [te|le] apetece: ¿cómo son las horas después de vernos?',
      'Nur wenn [du magst|Sie mögen]: Wie sind die Stunden nach unserem Treffen?',
    ),
  ],
])

const LEAD: InLanguages<string> = {
  en: 'Only if you like to say:',
  es: 'Solo si [te|le] apetece decirlo:',
  de: 'Nur wenn [du magst|Sie mögen]:',
}
const RATHER_NOT: InLanguages<string> = {
  en: 'I would rather not say',
  es: 'prefiero no decirlo',
  de: 'das behalte ich für mich',
}
const YES_NO: InLanguages<string[]> = { en: ['yes', 'no'], es: ['sí', 'no'], de: ['ja', 'nein'] }

const lowered = (text: string) =>
  text.replace(/^(¿?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())

/** The same question, left to each person, in gentler words where they are known. */
export function softer(question: AssistantQuestion, style: Style): AssistantQuestion {
  const known = GENTLER.get(recognised(question)?.known)
  if (known) return shaped(known, null, style)
  const { language } = style
  const lead = voiced(LEAD[language], language, style.address)
  const text = question.question_text
  const isLeft = text.startsWith(lead) || /^(?:If you like|Si (?:te|le) apetece|Nur wenn)/u.test(text)
  const standing =
    question.options ??
    (question.question_type === 'boolean'
      ? YES_NO[language].map((option_text) => ({ option_text }))
      : undefined)
  const isFree = standing?.some(({ option_text }) => option_text === RATHER_NOT[language])
  const type = question.question_type === 'boolean' ? 'single_select' : question.question_type
  const isChoice = type === 'single_select' || type === 'multi_select'
  return {
    ...question,
    question_type: type,
    question_text: isLeft ? text : `${lead} ${language === 'de' ? text : lowered(text)}`,
    ...(standing
      ? { options: isChoice && !isFree ? [...standing, { option_text: RATHER_NOT[language] }] : standing }
      : {}),
  }
}
