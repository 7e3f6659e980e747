import type { AssistantQuestion } from '../model.ts'
import { whole } from './words-of-command.ts'

type Type = AssistantQuestion['question_type']

const NAMED: [readonly Type[], RegExp][] = [
  [
    ['ranking'],
    whole(
      'the rankings?(?: (?:ones?|questions?))?|rankings|ranking questions?|(?:die )?rangfolgen?|(?:la |las )?(?:pregunta )?(?:clasificaci[oó]n|de ordenar)',
    ),
  ],
  [
    ['rating_scale', 'likert_scale'],
    whole(
      '(?:the |all |no )?(?:scales?|rating)(?: ones?| questions?)(?!\\s(?:from|of|to))|the scales?|all (?:the )?scales|no scales|(?:die |alle |keine )skalen?|(?:la |las |sin )escalas?',
    ),
  ],
  [
    ['boolean'],
    whole(
      'the yes ?/ ?no (?:ones?|questions?)|yes[- ]or[- ]no questions|die ja ?/ ?nein[- ]fragen?|las? (?:de|preguntas? de) sí (?:o|y|/) ?no',
    ),
  ],
  [
    ['long_text'],
    whole(
      '(?:the )?(?:open|free text|essay|long text)(?:[- ]ended)? (?:ones?|questions?)|(?:die )?offenen?(?: fragen?)?|las? (?:preguntas? )?abiertas?',
    ),
  ],
  [['date_time'], whole('the date (?:ones?|question)|die datumsfrage|la de (?:la )?fecha')],
  [
    ['single_select', 'multi_select'],
    whole('the multiple[- ]choice (?:ones?|questions?)|die auswahlfragen?|las? de opci[oó]n múltiple'),
  ],
]

/** “the ranking”: those that are answered so; null where no way of answering was named. */
export function typesNamed(text: string, questions: readonly AssistantQuestion[]): number[] | null {
  const types = NAMED.find(([, words]) => words.test(text))?.[0]
  if (!types) return null
  const places = questions.flatMap(({ question_type }, at) => (types.includes(question_type) ? [at] : []))
  // “the date question” may be a choice between days.
  return places.length === 0 && types[0] === 'date_time' ? null : places
}
