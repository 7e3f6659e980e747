import type { Bank } from '../../writing/bank.ts'

/** For a subject the author has never heard of: look, count, quote, and say so when there is nothing. */
export const customEn: Bank = {
  'custom.answers.open': [
    'The subject was put to {N} in questions, and {k} of them came back with an answer.',
    'What follows rests on {k} {k|answer|answers} of {N}’s and on nothing else.',
  ],
  'custom.answer': [
    'Asked {question}, {N} answered {q}',
    'To {question} the answer was {q}',
    'On paper, under {question}: {q}',
    'Then {question} | {q}, wrote {N}.',
    'The line after {question} reads {q}',
    'For {question} there is {q}',
    '{N}’s reply to {question}: {q}',
    'And {question} | It says {q}',
  ],
  'custom.said.long': [
    'One question got more than a line. | {question}',
    'At {question} the pen did not stop.',
    'More room was needed for {question}',
    'There was also {question}, and the answer is best left whole.',
  ],
  'custom.said.choice': [
    'Given a choice under {question}, {N} took {q}.',
    '{question} had several boxes, and the tick went to {q}.',
    'Of what was on offer for {question}, {N} chose {q}.',
    'Next to {question} the mark stands beside {q}.',
  ],
  'custom.said.order': [
    'Put in order for {question}, the list begins with {first} and ends with {last}',
    'First place under {question} goes to {first}, last place to {last}',
    'Ranked, for {question}: {first} on top, {last} at the bottom.',
  ],
  'custom.said.scale': [
    'On the scale beside {question} stands {q}',
    '{question} got {q} from {N}.',
    'How far does {question} hold? | {q}, says the scale.',
    'Measured by {question}, the reading is {q}',
    'For {question} the pointer went to {q}',
    'Beside {question}: {q}',
  ],
  'custom.said.yes': ['{question} | Yes.', 'To {question} {N} said yes.', 'A plain yes went to {question}'],
  'custom.said.no': ['{question} | No.', 'To {question} {N} said no.', 'A plain no went to {question}'],
  'custom.said.date': ['{question} | {N} gives a date: {day}.', 'The date under {question} is {day}.'],
  'custom.agree': [
    'A post has the same words in it. | {q}, {month}.',
    'There is a post to go with it, {day}: {q}',
  ],
}
