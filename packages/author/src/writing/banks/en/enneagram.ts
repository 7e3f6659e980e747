import type { Bank } from '../../bank.ts'

/** A coach who shows the workings. Conditional throughout: a score is explained, nobody is. */
export const enneagramEn: Bank = {
  'enneagram.standfirst': [
    'Your answers lean towards type {n}, {type}. | Here are the workings.',
    'Type {n}, {type}, on the strength of {k} answers.',
  ],
  'enneagram.score': [
    'Add up {k} answers and type {n}, {type}, comes out first, with {points} points. | Type {n2}, {type2}, has {points2}.',
    '{points} points for type {n}, {type}; {points2} for type {n2}, {type2}. | That is from {k} answers, counted by their words.',
  ],
  'enneagram.margin.close': [
    'The margin is small. | Read both.',
    'It is close enough that another week might turn it round.',
  ],
  'enneagram.margin.clear': [
    'The margin is {margin}. | That is not nothing.',
    'The runner-up is {margin} behind.',
  ],
  'enneagram.answer': [
    'Asked “{question}”, you wrote {q} | It gave type {n} {points} of its points.',
    'To “{question}” you said {q}',
    '{q} was your answer to “{question}”, and it counts towards {type}.',
    'Under “{question}” stands {q}',
  ],
  'enneagram.post': [
    'The posts know about this. | {q}, you wrote in {month}.',
    'There is a post from {day} that could have been the answer instead: {q}',
    'Compare {month}: {q}',
  ],
  'enneagram.wing': [
    'Of its two neighbours, type {n3}, {type3}, is the nearer, with {points3}. | People who like wings would call that one.',
    'The wing, going by points, is {n3}, {type3}.',
  ],
  'enneagram.least': [
    'One answer does not fit. | Asked “{question}”, you said {q} | Keep that one; it is probably the most interesting.',
    'And then there is the answer that belongs to nobody’s type: {q}, to “{question}”',
  ],
  'enneagram.question': [
    'Type {n} comes with a question, to be answered or not. | {ask}',
    'Here is what a type {n} might be asked next: {ask}',
  ],
  'enneagram.none': [
    'There are not enough words in these answers to lean one way. | Short answers are allowed; they just cannot be added up.',
  ],
  'enneagram.title': ['Type {n}, with workings', 'Mostly {n}'],
  'enneagram.description': ['{N}’s Enneagram, worked out in the open from {k} answers.'],
}
