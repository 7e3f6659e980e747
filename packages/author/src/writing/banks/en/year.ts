import type { Bank } from '../../bank.ts'

/** An almanac: present tense, one fact to a month, no linking prose. */
export const yearEn: Bank = {
  'year.standfirst': [
    '{year} as it was posted: {k} entries out of {written}, one for each month that left something.',
    'One year of {N}’s, month by month. | {k} {k|post|posts} to choose from, {year}.',
  ],
  'year.open': [
    'Any year would do. | This one is {year}, with {k} {k|post|posts}, and nobody was keeping an almanac.',
    '{year} has {k} {k|post|posts} in it. | Here are some of them, by month.',
    'Open the calendar at {year}. | It has {k} {k|post|posts} written on it.',
  ],
  'year.entry': [
    '{q}',
    'The {d}: {q}',
    'On a {weekday}, {q}',
    'It is the {d}. | {q}',
    '{third:cap}.',
    'This, and it will do: {q}',
    'A {weekday}. | {q}',
    'On the {d}: {q}',
    '{q} | (A {weekday}.)',
    'From the {d}, {q}',
    'The {d}, a {weekday}. | {q}',
    'What remains is {q}',
  ],
  'year.blank': ['{list}: nothing posted.', 'Blank on the page: {list}.', '{list} left no mark.'],
  'year.blank.one': ['{list} is blank, and stays blank.', 'For {list} there is nothing to show.'],
  'year.next': [
    'And then it is {next}. | From {day}: {q}',
    'The page turns on {day}. | {q}',
    '{next} has, among others, {q}',
  ],
  'year.tender': ['{q}'],
  'year.title': ['{year}, month by month'],
  'year.description': ['{N}’s {year}, told in its own months.'],
}
