import type { Bank } from '../../bank.ts'

/** Labels. Things are the subjects; whoever wrote the posts is the donor. */
export const museumEn: Bank = {
  'museum.standfirst': [
    '{k} {k|object|objects} from {N}’s posts, in order of acquisition.',
    '{k} {k|thing|things} that {N} wrote down between {first} and {last}, labelled and dated.',
    'A small permanent collection: {k} {k|piece|pieces}, acquired between {first} and {last}.',
  ],
  'museum.standfirst.quiet': [
    '{k} {k|object|objects} from {N}’s posts, in order of acquisition, and one that is not for counting.',
  ],
  'museum.standfirst.none': ['A museum of {written} posts, most of them without a thing in them.'],
  'museum.lede.again': [
    'The collection is built around {aObject}. | {q}, {N} wrote on {day1}. | It was inspected again {gap} later: {s2}',
    'It began in {month1}, with {aObject}. | {q} | The condition report is {gap} younger: {s2}',
  ],
  'museum.lede.said': [
    'The founding document is {aObject}. | It dates from {day}, and it says {said}. | {N}’s own comment took {kickerWords} {kickerWords|word|words}: {kicker}',
    'At the entrance hangs {aObject}, {month}. | The lettering can be read from the door: {said}.',
  ],
  'museum.lede.kicker': [
    'The collection was founded on {day}, over {aObject}. | {s} | The post then closes in {kickerWords} {kickerWords|word|words}: {kicker}',
    'The tour begins with {aObject}. | {s}, {N} wrote in {month}. | What follows in the same post is the founding charter, and {kickerWords} {kickerWords|word|words} long: {kicker}',
  ],
  'museum.lede': [
    'The tour begins with {aObject}. | {q}, {N} wrote on {day}.',
    'The collection was founded in {month}, over {aObject}: {q}',
  ],
  'museum.label.again': [
    'Catalogued in {month1} as {thing}. | Re-examined {gap} later. | {s2}',
    '{month1:cap}: {thing}. | The entry was reopened {gap} afterwards: {s2}',
    'Two notes are pinned to it. | The first, {month1}, is {thing}; the second came {gap} later. | {s2}',
  ],
  'museum.label.said': [
    'Dated {day}. | The words on it are {said}.',
    '{month:cap}. | It does not say much. | It says {said}.',
    'The inscription, copied out in {month}, reads {said}. | {kicker}',
    'Inscribed {said}, {month}.',
  ],
  'museum.label.told': [
    'Present in {month}, when {third}. | {goesOn}',
    '{month:cap}: {third}. | The note goes on: {goesOn}',
    'What is known: {third}. | That was {day}.',
    'It comes with a history. | In {month}, {third}.',
    '{third}, {month}. | {goesOn}',
    'On {day}, the label says, {third}.',
    'From the day in {month} when {third}.',
    'Evidence that, in {month}, {third}.',
  ],
  'museum.label.bought': [
    'By purchase, {month}. | {q}',
    'Paid for in {month}: {q}',
    'The bill is from {month}. | {q}',
  ],
  'museum.label.found': [
    'A find, {month}. | {q}',
    'Came to light on {day}: {q}',
    'Nobody was looking for it. | {q}, {month}.',
    'Dug up, so to speak, in {month}. | {q}',
  ],
  'museum.label.made': ['Handmade, {month}. | {q}', 'The workshop’s own, {month}: {q}'],
  'museum.label.given': ['A present, {month}. | {q}', 'Donated to the donor, {month}: {q}'],
  'museum.label.won': ['A prize, {month}. | {q}', 'Won fairly, {day}. | {q}'],
  'museum.label.lost': ['Lost property, {month}. | {q}', 'The case is empty. | {q}, {day}.'],
  'museum.label.left': ['Last seen in {month}. | {q}', 'Left behind on {day}: {q}'],
  'museum.label.broken': [
    'Damaged, {month}. | {q}',
    'Condition: see {month}. | {q}',
    'In pieces since {day}. | {q}',
  ],
  'museum.label.eaten': [
    'Only the label survives. | {q}, {month}.',
    'Eaten before the catalogue got there, {month}. | {q}',
  ],
  'museum.label.number': [
    'Quantity: {k}. | {q}, {month}.',
    'A set of {k}. | {month:cap}: {q}',
    'Counted on {day}: {k}. | {q}',
  ],
  'museum.label.kicker': [
    '{s}, {month}. | The last words of the post have been kept with it: {kicker}',
    'Entered on {day}. | {s} | Below, in the same hand: {kicker}',
    '{month:cap}. | {s} | Then, in {kickerWords} {kickerWords|word|words}: {kicker}',
  ],
  'museum.label.place': ['{place}, {month}: {q}', 'Brought back from {place}, {month}. | {q}'],
  'museum.label.once': [
    'The only {word} in {written} posts. | {q}, {month}.',
    'Mentioned on {day}, and not before or since. | {q}',
    'Its whole history is one sentence, {day}. | {s}',
  ],
  'museum.label.plain': [
    '{q}, {month}.',
    'From a {weekday} in {month}: {q}',
    '{month:cap}. | {q}',
    'On file under {month}: {q}',
    'The {object} of {month}. | {q}',
    'As described on {day}: {q}',
    '{q} | So much for {month}.',
  ],
  'museum.aside.no-price': ['No price is given.', 'What it cost is not stated.'],
  'museum.aside.not-back': ['Its return is not recorded.', 'No later post has it back.'],
  'museum.aside.witness': ['There was a witness: {who}.', '{who} was there.', 'Also present: {who}.'],
  'museum.aside.only': ['There is no other {word} in {written} posts.'],
  'museum.unnumbered': [
    'One object has no number. | It has a room to itself. | The label is the post of {day}, in full: {whole}',
    'The last room holds a single thing, and no number. | Its label is the whole post of {day}. | {whole}',
  ],
  'museum.rules.two': [
    'The museum restores nothing without consulting its charter, {monthR}: {rule} | For everything else it follows an article of {monthS}. | {rule2}',
    'There are two house rules, both in the donor’s words. | {rule}, says {monthR}. | {rule2}, says {monthS}.',
  ],
  'museum.rules': [
    'House rules: one, dated {dayR}. | {rule}',
    'As to conservation, the museum follows a sentence of {monthR}. | {rule}',
    'Visitors are asked to observe what {N} wrote in {monthR}: {rule}',
  ],
  'museum.inventory': [
    'Stocktaking, {k} pieces in all: {list}.',
    'By the verbs on the labels, the collection of {k} comes to {list}.',
  ],
  'museum.distance': [
    'The distance from the {a} to the {b} is {gap}.',
    'From the {a} to the {b} it is {gap}, and {k} things were put down on the way.',
  ],
  'museum.title': ['+The {FN} collection', 'Small things, kept'],
  'museum.description': ['{k} small {k|thing|things} from {N}’s posts, each with its label and its date.'],
}
