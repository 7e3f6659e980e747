import type { Bank } from '../../bank.ts'

/** A set list: set-up, callback, tag. Introductions shrink as the gag goes on. */
export const jokesEn: Bank = {
  'jokes.standfirst': [
    '{k} {k|gag|gags} from {N}’s posts, with {k|its|their} dates of service.',
    'The long-running material, {first} to {last}: {k} {k|item|items}, in rising order.',
  ],
  'jokes.open.counted': [
    '{k} things would not leave {N}’s posts alone. | The longest run belongs to the {long}, {gap}; the shortest, {gap2}, to the {short}.',
    'A running joke needs two dates. | For the {long} they lie {gap} apart, for the {short} {gap2}.',
  ],
  'jokes.open': [
    'A joke needs two dates: the day it was made and the day it came back. | {written} posts were searched for the second.',
  ],
  'jokes.setup.told': [
    'It starts in {month}, when {third}.',
    'Set-up, {day}: {third}.',
    'In {month} {third}. | Nobody laughs yet.',
    'First, in {month}, {third}.',
  ],
  'jokes.setup': [
    'Set-up, {day}. | {q}',
    'It was planted in {month}: {q}',
    '{q} | That is {month}, and not yet a joke.',
    'First heard on {day}: {q}',
    'It opens in {month}. | {q}',
  ],
  'jokes.middle': [
    '{gap:cap} later: {q}',
    'A reminder, {day}. | {q}',
    'Again in {month}: {q}',
    '{month:cap} keeps it warm: {q}',
    'It is heard of again in {month}. | {q}',
  ],
  'jokes.again': ['{month:cap}: {q}', '{q} ({month}.)', 'Then {q}', 'And {q}', 'Next, {q}'],
  'jokes.callback': [
    'Callback, {gap} later. | {q}',
    'The rest of it took {gap}. | {q}',
    'Then {nothing} of nothing, and {q}',
    '{month:cap} brings it back. | {q}',
    'Last seen in {month}: {q}',
  ],
  'jokes.tag': [
    '{k} posts over {gap}, and it has not been retired.',
    'Running time: {gap}.',
    'That makes {k}.',
    '{k} appearances, one {word}.',
  ],
  'jokes.tag.numbers': [
    'The score, in order: {list}.',
    'The figures by themselves: {list}. | The record is {n}.',
  ],
  'jokes.tag.month': ['Every one of the {k} is dated {monthName}.', '{k} times, and always in {monthName}.'],
  'jokes.tag.weekday': ['All {k} fell on a {weekdayName}.'],
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
    '{k} {k|post|posts} walk on with {text}. | The first did it in {month1}, the latest in {month2}.',
    'The entrance is always the same: {text}, {k} times since {month1}.',
  ],
  'jokes.reversal': [
    'A change of mind, in two parts. | {month1:cap}: {q1} | {month2:cap}: {q2}',
    'The {word} gets both sides. | {q1}, said {month1}. | {q2}, said {month2}.',
  ],
  'jokes.oneoff': [
    'No history, no callback, just {month}: {q}',
    'Warm-up material, {day}. | {q}',
    '{q}, {N} wrote in {month}. | It has not been done again.',
  ],
  'jokes.end': [
    'To go out on, the shortest of them all, {month}: {q}',
    'By {month} the {word} needed only {n} words. | {q}',
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
