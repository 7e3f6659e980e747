import type { Bank } from '../../writing/bank.ts'

/** For a subject the author has never heard of: look, count, quote, and say so when there is nothing. */
export const customEn: Bank = {
  'custom.standfirst': [
    'What {written} posts have to say about it: {k}, to be exact.',
    '{k} {k|post|posts} out of {written}, found by going through all of them.',
  ],
  'custom.standfirst.none': ['{written} posts were searched for it. | They talk about other things.'],
  'custom.standfirst.answers': ['In {N}’s own words: {a} {a|answer|answers}, quoted to the letter.'],
  'custom.standfirst.both': [
    'From {a} of {N}’s own answers, with {k} {k|post|posts} called as {k|a witness|witnesses}.',
  ],
  'custom.open': [
    'The subject was given: ‘{subject}’. | The posts were not written with it in mind, which makes them better witnesses. | {k} of {written} speak of it.',
    'Ask {written} posts about ‘{subject}’ and {k} of them put a hand up.',
    '‘{subject:cap}’ was the heading, and {k} of {written} posts turned out to belong under it.',
  ],
  'custom.none': [
    'Under ‘{subject}’ the posts have nothing. | That is a finding too, and it is better said than filled in. | What they have instead is this kind of thing: {q}, {month}.',
  ],
  'custom.first': [
    '+It starts on {day}, when {third}. | {thirdThen}',
    'It comes up first on {day}. | {q}',
    'The earliest is {month}: {q}',
    'Begin with {day}, because the posts do. | {q}',
  ],
  'custom.line': [
    '{q}, {N} wrote in {month}.',
    'From {day}: {q}',
    '{month:cap} has this to add. | {q}',
    '{opener}, the post of {day} begins. | {rest}',
    '+In {month} {third}. | {thirdThen}',
    '+In {month} {third}. | The post ends: {thirdEnd}',
    '+{gap:cap} later {third}.',
    '{gap:cap} later: {q}',
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
  'custom.last': [
    'The last word so far is from {day}. | {q}',
    'And the most recent, {month}: {q}',
    'It ends, for now, on {day}. | {q}',
  ],
  'custom.description': ['{subject:cap}, as found in {N}’s own words.'],
}
