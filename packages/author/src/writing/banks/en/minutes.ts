import type { Bank } from '../../bank.ts'

/** Minutes of a meeting with one member. It records; it does not scold. */
export const minutesEn: Bank = {
  'minutes.standfirst': [
    'Minutes of a meeting between {N} and {N}, covering {first} to {last}.',
    'What {N} announced, and what the posts say about it since. | {written} posts, one item at a time.',
  ],
  'minutes.open': [
    'Present: {N}. | The {written} posts on the table hold {k} undertakings; {a} {a|is|are} open and {b} {b|is|are} reported done.',
    'The chair noted {k} undertakings in {written} posts. | Reported done: {b}. | Open: {a}.',
  ],
  'minutes.open.few': [
    'Present: {N}. | {written} posts were read for anything that sounded like an undertaking.',
  ],
  'minutes.done': [
    '{q}, it was resolved on {day1}. | Carried out, on the evidence of {month2}: {q2} | Time taken: {gap}.',
    'Undertaking of {month1}: {q} | Report of {month2}: {q2} | The item was closed with thanks.',
    'On {day1} the member said {q} | On {day2} the member wrote {q2} | No further action.',
  ],
  'minutes.revisited': [
    '{q}, {N} told the meeting in {month1}. | The {word} came up again {gap} later: {q2}',
    'Matter arising from {month1}: {q} | A later mention is dated {month2}. | {q2}',
    'The {word} was first tabled on {day1}. | {q} | It returned under {month2}: {q2}',
  ],
  'minutes.vow': [
    'Standing order of {day1}: {q} | It stood for {gap}. | {q2}',
    '{q}, it was minuted in {month1}. | See also {month2}: {q2}',
  ],
  'minutes.open-item': [
    '{q}, the member announced on {day}. | The {word} does not appear in the minutes again.',
    '{q}, it was said in {month}. | {n} posts have gone by since, none of them with {word} in it.',
    'From {month}: {q} | Nothing further was reported, and nobody was pressed.',
    'Still on the table since {day}: {q}',
    '{month:cap} left this with the secretary. | {q}',
    'To be carried over, as it has been for {since}: {q}',
  ],
  'minutes.unpromised': [
    '{q}, {month}. | Nobody had asked for it.',
    'Done without any motion being put, {day}: {q}',
    'Entered under firsts, {month}: {q}',
    '{q} was reported on {day}. | It is not in any plan.',
  ],
  'minutes.countdown': ['The forecast of {day2} was {phrase}. | The calendar made it {actualSpan}.'],
  'minutes.any': [
    'Under any other business, {month}: {q}',
    '{q}, somebody said in {month}, and it was entered as said.',
    'Also tabled, {day}. | {q}',
  ],
  'minutes.thin': [
    'No undertaking could be found. | The meeting has nothing to hold the member to, and says so. | It did find {month}: {q}',
  ],
  'minutes.actions': [
    'Action points: one. | It was proposed by the member on {day} and remains with the member. | {q}',
    'The meeting closed. | What stays open is dated {month}: {q}',
    'Date of next meeting: when this one is done. | {q}, {day}.',
  ],
  'minutes.close': [
    'There being no other business, the meeting closed on a line from {monthR}. | {rule}',
    'The minutes were approved under the rule of {monthR}: {rule}',
  ],
  'minutes.title': ['Matters arising'],
  'minutes.description': ['What {N} said would happen, checked against what {N} then wrote.'],
}

export const MINUTES_LABELS_EN = {
  done: 'Done',
  revisited: 'Matters arising',
  vow: 'Standing orders',
  open: 'Open',
  unpromised: 'Done without being promised',
  any: 'Any other business',
}
