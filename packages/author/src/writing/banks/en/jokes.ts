import type { Bank } from '../../bank.ts'

/** A set list: set-up, callback, tag. Introductions shrink as the gag goes on. */
export const jokesEn: Bank = {
  'jokes.standfirst': [
    '{k} {k|gag|gags} that {N} has been running since {first}, with their dates of service.',
    'The long-running material, {first} to {last}: {k} {k|item|items}, in rising order.',
  ],
  'jokes.open': [
    'A joke needs two dates: the day it was made and the day it came back. | {N} has {written} posts, and some of them have been waiting years for the second.',
    'Nobody plans a running joke. | It is something said twice, a long time apart, by a person who has forgotten the first time. | {written} posts were searched for the first times.',
  ],
  'jokes.setup': [
    'Set-up, {day1}. | {q1}',
    'It was planted in {month1}: {q1}',
    '{q1} | That is {month1}, and at that point it is not yet a joke.',
    'First heard on {day1}: {q1}',
  ],
  'jokes.middle': [
    '{month:cap} keeps it warm: {q}',
    'A reminder, {day}. | {q}',
    'Again in {month}: {q}',
    '{q} ({month}.)',
  ],
  'jokes.callback': [
    'Callback, {gap} later. | {q2}',
    'The rest of it took {gap}. | {q2}',
    '{gap:cap} pass. | {q2}',
    '{month2:cap} brings it back. | {q2}',
  ],
  'jokes.tag': [
    'That is {k} appearances in all.',
    'Total running time: {gap}.',
    'The timing is better than it was meant to be.',
    'Some comedians tour with less.',
  ],
  'jokes.phrase': [
    'The words {text} have been on {k} times, first in {month1}. | {q1}',
    '{text} is the nearest thing to a catchphrase: {k} {k|post|posts} between {month1} and {month2}. | Here it is at work: {q2}',
    'Ask any of {k} {k|post|posts} and they will say {text}. | The first to say it was {month1}: {q1}',
  ],
  'jokes.series': [
    'The numbering gag. | In {month1} it stood at {from}: {q1} | By {month2} it stood at {to}: {q2}',
    'It is a slow one. | Number {from} was in {month1}. | Number {to}, the tag, came {gap} later: {q2}',
  ],
  'jokes.list': [
    'Then there is the list with something wrong at the end. | {q}, {month}.',
    'The rule of three, {day}: {q}',
    '{q} is from {month}. | Watch the last item.',
    'Same shape, {month}: {q}',
  ],
  'jokes.opening': [
    '{k} {k|post|posts} walk on with {text}. | It saves on introductions.',
    'The entrance is always the same: {text}, {k} times.',
  ],
  'jokes.reversal': [
    'Every set needs a change of mind. | {month1:cap}: {q1} | {month2:cap}: {q2}',
    'The {word} gets both sides. | {q1}, said {month1}. | {q2}, said {month2}.',
  ],
  'jokes.oneoff': [
    'No history, no callback, just {month}: {q}',
    'Warm-up material, {day}. | {q}',
    '{q}, {N} wrote in {month}. | It has not been done again, and should be.',
  ],
  'jokes.end': [
    'Lights. | One short line to go out on, {month}: {kicker}',
    'Good night. | {kicker}, as {N} said in {month}.',
    'Off, on {kicker} | ({month}.)',
  ],
  'jokes.title': ['Heard before', '{N}, the long set'],
  'jokes.description': ['The jokes {N} has been making for years, with the dates to prove it.'],
}

export const JOKES_LABELS_EN = {
  thread: 'The {word}.',
  phrase: 'The line.',
  series: 'The numbers.',
  list: 'The list.',
  opening: 'The entrance.',
  reversal: 'The change of mind.',
}
