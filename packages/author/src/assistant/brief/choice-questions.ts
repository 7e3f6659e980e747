import { type KnownQuestion, many, one } from '../known-question.ts'
import { CHOICES } from './choices.ts'

const optionsOf = (id: string): [string, string, string] => {
  const options = CHOICES.find((choice) => choice.id === id)?.options
  return [options?.en.join(' / ') ?? '', options?.es.join(' / ') ?? '', options?.de.join(' / ') ?? '']
}

/** What is named without a question around it: “a new evening”, “the activities”. */
export const CHOICE_QUESTIONS: Record<string, KnownQuestion> = {
  time: one(
    'What time suits you best?',
    '¿Qué hora [te|le] viene mejor?',
    'Welche Uhrzeit passt dir am besten?',
    ...optionsOf('time'),
  ),
  evening: one(
    'Which evening suits you best?',
    '¿Qué tarde [te|le] viene mejor?',
    'Welcher Abend passt dir am besten?',
    ...optionsOf('evening'),
  ),
  day: one(
    'Which day suits you best?',
    '¿Qué día [te|le] viene mejor?',
    'Welcher Tag passt dir am besten?',
    ...optionsOf('day'),
  ),
  month: one(
    'When would it suit you best?',
    '¿Para cuándo [te|le] viene mejor?',
    'Wann passt es dir am besten?',
    ...optionsOf('month'),
  ),
  activities: many(
    'Which activities would you like?',
    '¿Qué actividades [te|le] gustarían?',
    'Welche Aktivitäten [wünschst du dir|wünschen Sie sich]?',
    ...optionsOf('activities'),
  ),
  drinks: many(
    'Which drinks would you like?',
    '¿Qué bebidas [prefieres|prefiere]?',
    'Welche Getränke [möchtest|möchten] du?',
    ...optionsOf('drinks'),
  ),
  'school topics': many(
    'Which topics matter to you?',
    '¿Qué temas [te|le] importan?',
    'Welche Themen sind dir wichtig?',
    ...optionsOf('school topics'),
  ),
}
