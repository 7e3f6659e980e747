import type { Bank } from '../../bank.ts'

/** Labels. Things are the subjects; the person is the donor. */
export const museumEn: Bank = {
  'museum.standfirst': [
    '{k} {k|object|objects} from {N}’s posts, in order of acquisition.',
    'A small permanent collection: {k} {k|piece|pieces}, acquired between {first} and {last}.',
    '{k} {k|exhibit|exhibits}, one donor, free admission.',
  ],
  'museum.lede.thread': [
    'Every museum has one object that the others were built around. | Here it is the {word}. | It came in with {day1}: {q1} | {gap:cap} later it was still in the collection: {q2}',
    'The founding piece is the {word}. | {q1}, says the accession note of {month1}. | A second note, {gap} younger, confirms its condition: {q2}',
  ],
  'museum.lede.object': [
    'The collection was founded on {day}, with {thing}. | The acquisition note is brief: {q}',
    'Museums begin with one thing that nobody could throw away. | This one began with {thing}, {month}. | {q}',
    'On the way in, please note {thing}. | It was left here in {month}, and the note that came with it reads {q}',
  ],
  'museum.label': [
    '{month:cap}. | {q}',
    'Acquired {day}. | {q}',
    'Entered the collection in {month}. | The donor’s note: {q}',
    'From {month}. | Provenance: {q}',
    '{q} | On display since {month}.',
    'Date: {day}. | Condition, in the donor’s words: {q}',
    'Last seen in {month}. | {q} | Whereabouts since then: not recorded.',
    'In {month} {third}. | The object has been here ever since.',
    '{opener}, begins the label of {day}. | It goes on: {rest}',
    'A gift of {month}, with a note pinned to it: {q}',
    'Not for sale. | {day}: {q}',
    'Please do not touch. | {q} | ({month}.)',
    'Catalogued under {month}, next to the sentence it arrived in: {q}',
    'Found in a post of {day}, where it stands between other things: {q}',
    'The card beside it, {month}, says only {whole}',
    'Handled once, in {month}, and then put down: {q}',
    'Lent to nobody. | {day:cap}: {q}',
    'Under glass since {month}. | {q}',
    'One of the smaller pieces. | {q}, {month}.',
  ],
  'museum.label.number': [
    'Quantity: {k}. | {month:cap}: {q}',
    '{k} of them, counted by the donor on {day}. | {q}',
    'The number is the donor’s own. | {q}, {month}.',
    'Inventory of {month}: {k}. | {q}',
  ],
  'museum.label.kicker': [
    '{opener}, {month}. | The label’s last words have been left on: {kicker}',
    'Arrived {day}. | The donor’s closing remark is part of the piece: {kicker}',
    '{month:cap}. | Visitors usually stop at the last line: {kicker}',
  ],
  'museum.label.thread': [
    '{month1:cap}: {q1} | Re-examined {gap} later. | {q2}',
    'First catalogued in {month1}: {q1} | The condition report of {month2} runs {q2}',
    'Two labels hang here, {gap} apart. | The older: {q1} | The newer: {q2}',
  ],
  'museum.unnumbered': [
    'One piece has no number and a wall to itself. | Its label is the post of {day}, in full. | {whole}',
    'In the last room there is a single object, without a number. | The label is from {day}. | {whole}',
  ],
  'museum.rules': [
    'House rules are few, and were written by the donor. | {rule}',
    'The museum’s policy hangs by the exit. | It dates from {monthR}: {rule}',
    'As to the keeping of all this, the donor left one instruction, in {monthR}. | {rule}',
  ],
  'museum.exit': [
    'The shop sells nothing. | By the exit hangs one more label, {month}: {q}',
    'One thing stands by the door, unlabelled but for its date, {day}. | {q}',
    'On the way out, {month}: {q}',
  ],
  'museum.close': [
    'That is the last case. | Another {k} posts are in storage, unlabelled, at a steady temperature.',
    'The attendant would like to go home. | What the other {k} posts contain will be unpacked another day.',
  ],
  'museum.title': ['+The {FN} collection', 'Small things, kept'],
  'museum.description': ['{k} small things from {N}’s posts, each with its label and its date.'],
}
