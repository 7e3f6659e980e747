import type { Bank } from '../../bank.ts'

/** For a subject the author has never heard of: look, count, quote, and say so when there is nothing. */
export const customEn: Bank = {
  'custom.standfirst': [
    'What {written} posts have to say about it: {k}, to be exact.',
    '{k} {k|post|posts} out of {written}, found by going through all of them.',
  ],
  'custom.standfirst.none': ['{written} posts were searched for it. | They talk about other things.'],
  'custom.standfirst.answers': ['From {N}’s own answers, with the posts as witnesses.'],
  'custom.open': [
    'The subject was given: {subject}. | The posts were not written with it in mind, which makes them better witnesses. | {k} of {written} speak of it.',
    'Ask {written} posts about {subject} and {k} of them put a hand up.',
    'There is more about {subject} in these posts than anyone would guess from outside: {k} of {written}.',
  ],
  'custom.none': [
    'On {subject} the posts have nothing. | That is a finding too, and it is better said than filled in. | What they have instead is this kind of thing: {q}, {month}.',
  ],
  'custom.first': [
    'It comes up first on {day}. | {q}',
    'The earliest is {month}: {q}',
    'Begin with {day}, because the posts do. | {q}',
  ],
  'custom.line': [
    '{q}, {N} wrote in {month}.',
    'From {day}: {q}',
    '{month:cap} has this to add. | {q}',
    '{opener}, the post of {day} begins. | {rest}',
    'In {month} {third}.',
    'Then {month}: {q}',
    '{q} | That was {day}.',
    'Another angle, {month}. | {q}',
    'A {weekday} in {month} put it this way: {q}',
    'Nor should {month} be left out. | {q}',
    'There is also {day}, and {q}',
    'By {month} it reads {q}',
  ],
  'custom.count': [
    'Most of it belongs to {year}, with {k} {k|post|posts}.',
    'The year for it is {year}: {k} {k|post|posts}.',
  ],
  'custom.word': [
    'The word that carries it is “{word}”, in {k} {k|post|posts}.',
    'It hides behind “{word}”: {k} {k|post|posts} have that word.',
  ],
  'custom.answer': [
    'Asked “{question}”, {N} answered {q}',
    'To the question “{question}” the answer was {q}',
    '{q} is what {N} said when asked “{question}”',
    'On paper, under “{question}”: {q}',
  ],
  'custom.agree': ['The posts bear that out. | {q}, {month}.', 'There is a post to go with it, {day}: {q}'],
  'custom.last': [
    'The last word so far is from {day}. | {q}',
    'And the most recent, {month}: {q}',
    'It ends, for now, on {day}. | {q}',
  ],
  'custom.description': ['{subject:cap}, as found in {N}’s own words.'],
}
