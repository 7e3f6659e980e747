import type { Bank } from '../../bank.ts'

/** A guidebook by attachment: opening hours are the dates somebody was there. */
export const placesEn: Bank = {
  'places.standfirst': [
    'A guidebook to {k} {k|place|places}, compiled from the posts {N} sent back.',
    '{k} {k|place|places}, described by the only visitor whose notes survive: {N}, {first} to {last}.',
  ],
  'places.open': [
    'Most guidebooks tell you what there is to see. | This one only knows what {N} saw, on the day, and wrote down.',
    'The entries that follow are arranged by attachment. | Where {N} went once comes first; where {N} went back comes last.',
  ],
  'places.once': [
    'Visited {month}. | {q}',
    'From the entry of {day}: {q}',
    'One stay, {month}. | {q}',
    '{q}, {N} reported in {month}. | There has been no second visit on file.',
    'Best reached in {month}. | {q}',
    'Notes of {day}: {q}',
    'What to expect, going by {month}: {q}',
    'Seen from a {weekday} in {month}. | {q}',
    'A remark from {month}. | {q}',
  ],
  'places.many': [
    '{k} {k|visit|visits}. | {month1:cap}: {q1} | {month2:cap}: {q2}',
    'In the posts from {month1} to {month2}, on {k} separate occasions. | It began with {q1} | Most recently it was {q2}',
  ],
  'places.return': [
    'Which leaves the place that got {N} back. | {q1}, {month1}. | {gap:cap} later: {q2}',
    'Last in this book, because it was not left for good: {month1}, {q1} | Then, after {gap}, {q2}',
  ],
  'places.local': [
    'For those who stay at home, {month} has something too: {q}',
    'Closer to hand, {day}: {q}',
    'Not every place needs a ticket. | {q}, {month}.',
  ],
  'places.thin': ['The posts name few places. | What they have instead are rooms, and {month} is one: {q}'],
  'places.end': [
    'The map stops there. | It is {N}’s map, and it has room.',
    'Further editions depend on further travel.',
  ],
  'places.title': ['Where {N} was', 'A short guide to elsewhere'],
  'places.description': ['{N}’s own guidebook: {k} {k|place|places}, and what was written there.'],
}
