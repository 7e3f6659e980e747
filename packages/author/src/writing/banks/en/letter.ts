import type { Bank } from '../../bank.ts'

/** "I" then to "you" now. The writer of the letter knows nothing after its date; the margin does. */
export const letterEn: Bank = {
  'letter.standfirst': [
    'Written on {day}, delivered today. | Notes in the margin are from the time between.',
    'Dated {day}, forwarded {span} later, with annotations.',
  ],
  'letter.open': [
    'Dear you, it is {day} here, a {weekday}, and I have posted {k} {k|time|times} so far. | The last thing I wrote was {q}',
    'To whoever I am by now: this is {month}. | There are {k} {k|post|posts} behind me and I am told more will follow. | Today’s is {q}',
  ],
  'letter.where': [
    '+In {month} {me}. | {meThen}',
    '+In {month} {me}. | I ended with {meEnd}',
    '+{me:cap}; that was {month}.',
    '+On {day}, a {weekday}, {me}.',
    '+You may not remember that in {month} {me}.',
    'So that you remember where we were in {month}: {q}',
    'Things stand as follows. | {q}',
    'You will have forgotten {month}, so I have kept it: {q}',
    'In {month} I put this on record: {q}',
    'I can still hear myself, in {month}: {q}',
    'The news from {month} was {q}',
    '{opener}, I wrote in {month}. | {rest}',
  ],
  'letter.sure': [
    'I am sure of one thing, having said it in {month}. | {q} | Tell me if that still holds.',
    'Do not let anyone talk you out of {month}. | {q}',
  ],
  'letter.people': [
    '{name} is in {k} of the posts so far.',
    'A name I write often is {name}: {k} {k|post|posts} up to now.',
  ],
  'letter.people.margin': ['It is {all} by now.', 'Brought up to date: {all}.'],
  'letter.next-name': [
    'Postscript in another ink: {gap} after this letter the name {name} is written for the first time. | It has been in {k} posts since.',
    'Not yet on the page at this date: {name}, first named in {month}, {gap} later, and by now in {k} posts.',
  ],
  'letter.next-word': [
    'Not yet needed, either: the word “{word}”. | It comes in {month}, and then in {k} posts.',
    'And “{word}”, which is not in a single post up to here, is in {k} from {month} on.',
  ],
  'letter.waiting': [
    'I am waiting to see about something I announced in {month}: {q}',
    'There is a plan, dated {day}. | {q} | I would like to know.',
    'I said this in {month}, and meant it: {q}',
  ],
  'letter.ask': [
    '{is} the {word} still with us? | I wrote this in {month}: {q}',
    'What happened about the {word}? | As of {month}: {q}',
    '{does} the {word} come up again? | Here, in {month}, I have {q}',
  ],
  'letter.margin': [
    'In the margin, {month2}: {q2}',
    'Added {gap} later, in the same hand: {q2}',
    'Note of {day2}: {q2}',
    'Pencilled in beside it, {month2}. | {q2}',
  ],
  'letter.open-question': [
    'That is all I know from here. | One thing I should still like to hear about is {month}. | {q}',
    'I will stop, because the rest is yours. | If you get a moment, see to this one, from {month}: {q}',
  ],
  'letter.close': [
    'Write back. | You know the address; it is the one I used for {q}',
    'Yours, and I mean that literally: {N}, {month}.',
    'With the regards of {month}, {N}.',
  ],
  'letter.title': ['By slow post', 'A letter, {month}'],
  'letter.description': ['A letter from {N}, {month}, to {N} now, annotated by everything in between.'],
}
