import type { Bank } from '../../bank.ts'

/** Low, second person, no jokes, no causes. It notices and does not ask. */
export const quietEn: Bank = {
  'quiet.standfirst': [
    '{k} {k|pause|pauses} in {written} posts, and what stands on either side.',
    'Where the posts stop for a while, and where they go on.',
  ],
  'quiet.rhythm': [
    'Most of the time you write again after about {usual}. | The calendar shows it, the way a path shows where people walk. | This page is about the places where the path stops.',
    'There is a rhythm in these {written} posts, and it comes to about {usual} between one and the next. | Now and then it rests.',
  ],
  'quiet.before': [
    'On {day1} you wrote {q1}',
    'The last words before it are from {day1}. | {q1}',
    'It begins after {day1}: {q1}',
    'Before: {q1} | ({month1}.)',
  ],
  'quiet.length': [
    'Then nothing for {gap}.',
    'After that the page is white for {gap}.',
    '{gap:cap} pass.',
    'The next post is {gap} away.',
  ],
  'quiet.after': [
    'The first words after are {q2}',
    'You came back on {day2}. | {q2}',
    'And then, in {month2}: {q2}',
    'On {day2} the page has writing on it again. | {q2}',
  ],
  'quiet.same': ['Both sides mention {word}.', 'The word “{word}” stands before the pause and after it.'],
  'quiet.either-side': [
    'In the year that ends there, you posted {a} {a|time|times}; in the year that begins after it, {b}.',
  ],
  'quiet.why': [
    'The posts do not say what was in between, and they do not have to.',
    'Whatever filled the time was not for here.',
  ],
  'quiet.plain': [
    'There is no long pause in these posts. | The longest stretch without one is {gap}, from {day1} to {day2}.',
  ],
  'quiet.steady': [
    'There is no long pause in these {written} posts. | You kept coming back before one could begin.',
  ],
  'quiet.end': [
    'The latest post is from {day}. | It is not a pause yet. | {q}',
    'At the time of writing the last words are from {day}: {q}',
  ],
  'quiet.title': ['In between'],
  'quiet.description': ['The pauses in {N}’s posts, and the first words after.'],
}
