import type { Bank } from '../../bank.ts'

/** A guidebook by attachment: opening hours are the dates somebody was there. */
export const placesEn: Bank = {
  'places.standfirst': [
    'A guidebook to {k} {k|place|places}, compiled from the posts {N} sent back.',
    '{k} {k|place|places}, described by the only visitor whose notes survive: {N}, {first} to {last}.',
  ],
  'places.open': [
    'Of the places in {N}’s posts, {a} {a|was|were} seen once and {b} got {N} back. | They are entered in that order.',
    '{N} went to {b} {b|place|places} more than once, and {b|it stands|they stand} at the end. | The other {a} come by date.',
  ],
  'places.open.once': ['The entries go by date: {a} {a|place|places}, each of them seen once.'],
  'places.open.home': [
    '{home} is in {n} of {N}’s posts, so it counts as home and gets no entry. | What follows is elsewhere.',
  ],
  'places.once.told': [
    '{third}, {month}. | {after}',
    'In {month} {third}.',
    'One visit, {month}: {third}. | {after}',
    'On {day} {third}. | Of the rest the notes say {after}',
  ],
  'places.once': [
    'Visited {month}. | {q}',
    'From the entry of {day}: {q}',
    'One stay, {month}. | {q}',
    '{q}, {N} reported in {month}.',
    'Notes of {day}: {q}',
    'What to expect, going by {month}: {q}',
    'Seen on a {weekday} in {month}. | {q}',
    'A remark from {month}. | {q}',
  ],
  'places.transport': [
    'Reached {transport}.',
    'Getting there: {transport}.',
    'The way in is {transport}.',
    'Access {transport}.',
  ],
  'places.weather': [
    'Weather: {weather}.',
    'Pack for {weather}.',
    'Expect {weather}.',
    'The forecast is {weather}.',
  ],
  'places.company': [
    'Best seen with {list}.',
    'Company: {list}.',
    'In the party: {list}.',
    'Not alone: {list}.',
  ],
  'places.many': [
    '{k} {k|visit|visits}. | The first is {month1}: {q1}',
    'On {k} separate occasions, from {month1} on. | {q1}',
    'Been back: {k} {k|stay|stays}. | {q1}, {month1}.',
  ],
  'places.return': [
    'Which leaves the place that got {N} back. | It begins in {month1}: {q1}',
    'Last in this book, because it was not left for good. | {q1}, {N} wrote in {month1}.',
  ],
  'places.years.month': [
    'After that it is the same month every time: {monthName}, in {list}.',
    'The season is {monthName}; the years are {list}.',
  ],
  'places.years': ['The years are {list}.', 'It is in the posts of {list}.'],
  'places.missing': ['There is no {year}.'],
  'places.between': ['In between, {month}: {q}', 'Halfway, {month}. | {q}', '{month:cap} reports {q}'],
  'places.latest': [
    '{gap:cap} after the first: {q}',
    'The latest entry is {month}. | {q}',
    'And, {gap} on from where it began, {q}',
  ],
  'places.local': [
    'For those who stay at home, {month} has something too: {q}',
    'Closer to hand, {day}: {q}',
  ],
  'places.title': ['Where {N} was', 'A short guide to elsewhere'],
  'places.description': ['{N}’s own guidebook: {k} {k|place|places}, and what was written there.'],
}
