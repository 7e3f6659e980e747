import type { Bank } from '../../bank.ts'

/** Programme notes. People are introduced as the posts introduce them, and thanked by being counted. */
export const peopleEn: Bank = {
  'people.standfirst': [
    'The cast of {N}’s posts, in order of appearance: {k} speaking and non-speaking parts.',
    'Programme notes for {written} posts: {k} {k|name|names}, in the order they walked on.',
  ],
  'people.standfirst.none': ['Programme notes for {written} posts in which hardly anybody is named.'],
  'people.open': [
    'Nobody writes {written} posts alone. | Here, in order of appearance, are the people who got into them.',
    'The house lights go down in {first}. | What follows is the cast, in the order in which {N} first wrote their names.',
  ],
  'people.entrance': [
    'Enters on {day}: {q}',
    'First seen in {month}. | {q}',
    'On from {month}, with {q}',
    'Walks in on {day}. | {q}',
    'Makes an entrance in {month}: {q}',
    'Appears from {month}. | The stage direction reads {q}',
    'Discovered, {month}: {q}',
    'Is there when the curtain rises on {day}. | {q}',
  ],
  'people.count': [
    '{k} {k|post|posts} in all.',
    'Named in {k} {k|post|posts}, the latest in {month2}.',
    '{k} appearances between {month1} and {month2}.',
    'Stays for {k} {k|post|posts}.',
    'A part in {k} {k|post|posts}.',
    'Last listed in {month2}, after {k} {k|post|posts}.',
    'Credited {k} {k|time|times}, to {month2}.',
    'On the bill {k} {k|time|times}.',
    'From {month1} to {month2}, {k} {k|scene|scenes}.',
  ],
  'people.greeted': [
    '{k} {k|greeting|greetings}, every one of them kept.',
    'Wished well {k} {k|time|times}.',
    'Receives {k} {k|greeting|greetings} and needs no other lines.',
    '{k} good {k|wish|wishes}, in public.',
    'Remembered on the right day, {k} {k|time|times}.',
  ],
  'people.deeds': [
    'Business: {deed}, {month}.',
    'Also {deed}, as of {month}.',
    'In {month}, {deed}.',
    'Known to have {past} in {month}.',
  ],
  'people.line': [
    'Best scene, {month}: {q}',
    'To be read twice, {day}. | {q}',
    'The scene to wait for is {month}. | {q}',
    'A later appearance, {month}: {q}',
    'Watch for {day}. | {q}',
    'Nobody leaves before {month}: {q}',
    'In the second half, {month}. | {q}',
    'One scene in full light, {day}: {q}',
  ],
  'people.company': [
    '{a} and {b} share {k} {k|post|posts}.',
    '{a} and {b} are on together {k} {k|time|times}.',
  ],
  'people.apart': ['{a} and {b} never share a post.', 'At no point are {a} and {b} on stage together.'],
  'people.walk-ons': [
    'Walk-on parts: {list}. | One post each, and no understudy.',
    'With, for one post each: {list}.',
  ],
  'people.role': [
    'Uncredited, but present from {month}: {label}. | {q}',
    '{label:cap} has no name in the posts, and {k} {k|scene|scenes} all the same. | {q}, {month}.',
    'Among the parts without a name, {label}: {q}, {day}.',
  ],
  'people.silent': [
    'The curtain call belongs to {name}, who is in {k} {k|post|posts} and is never quoted in one.',
    'One last bow, for {name}: {k} {k|post|posts}, and not one word in quotation marks.',
  ],
  'people.end': [
    'The cast is complete as of {last}. | New parts are added without notice.',
    'Everybody else is thanked for holding the door.',
  ],
  'people.thin': [
    'It is a small company: the posts name nobody more than once. | The good lines had to be shared out among the furniture. | {q}, {month}.',
  ],
  'people.title': ['In order of appearance'],
  'people.description': ['The people in {N}’s posts, in order of appearance.'],
}
