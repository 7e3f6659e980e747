import type { Bank } from '../../bank.ts'

/** "You", present and future. Habits are the only heavens; the wink is in the standfirst. */
export const astroEn: Bank = {
  'astro.standfirst': [
    'Your horoscope, cast from {written} posts and one calendar. | No stars were consulted.',
    'A forecast drawn up from {written} posts, {first} to {last}, with the sky left out of it.',
  ],
  'astro.sign.odd': [
    'You were born under {weekdayName}. | {k} of your {of} posts fall on one, and an even spread would give it {even}. | Your weakest house is {low}, with {lowCount}.',
    'Your sign is {weekdayName}: {k} {k|post|posts} of {of}, against the {even} that chance would allow. | {low} rules over {lowCount}, and should not be relied upon.',
  ],
  'astro.sign.even': [
    'Your sign is undecided. | {weekdayName} leads with {k} {k|post|posts} of {of}, which is about what chance would do. | You will act on any day of the week.',
    'No single day claims you. | {weekdayName} has {k} {k|post|posts} of {of} and {low} has {lowCount}; plan accordingly.',
  ],
  'astro.transit': [
    'Each year, around {monthName}, the word “{word}” returns. | It has done so in {years} different years: {q1}, you wrote in {month1}; by {month2} it was {q2} | Expect the next in {monthName}.',
    'There is a long orbit in your chart, and it carries {word}. | It comes round in {monthName}: {month1}, {month2}. | {q2}, you said the last time.',
  ],
  'astro.transit.place': [
    'In {k} different years, some day between {from} and {to} has found you in {place}.',
    '{place} again: {k} years so far, and never outside the days from {from} to {to}.',
  ],
  'astro.transit.case': [
    '+In {month} {you}. | {youThen}',
    'The chart of {month} reads {q}',
    '{q}, you wrote in {month}.',
  ],
  'astro.transit.next': ['The window opens again on {from}.', 'Keep {from} free.'],
  'astro.transit.thread': [
    'Something is on a slow orbit. | It passed in {month1}: {q1} | It passed again {gap} later: {q2} | It will be back; it has form.',
    'The {word} left your chart in {month1} and re-entered it in {month2}, after {gap}. | {q2}, you observed. | Leave a light on.',
  ],
  'astro.number': [
    '{n:cap}. | It is in {k} of your posts, and no other number above one is in more.',
    'Yours is {n}. | Of all the numbers above one it is in most of your posts: {k}.',
  ],
  'astro.number.governs': [
    'It has come to you as {list}.',
    'So far it has ruled over {list}.',
    'It has been sent as {list}, and can be expected in other forms.',
  ],
  'astro.number.once': ['On {day} it went by like this: {q}', 'It governed {month}, when you wrote {q}'],
  'astro.rising.same': [
    'Even “{word}” obeys: it is in {of} posts, and {k} of these were written on one.',
    'Of the {of} posts with “{word}” in them, {k} kept to it as well.',
  ],
  'astro.rising': [
    'Rising sign: {weekdayName}, on account of “{word}”, which is in {of} posts, {k} of them written on one.',
    '{weekdayName} is rising: of the {of} posts with “{word}” in them, {k} were written on one.',
  ],
  'astro.element': [
    '{element:cap}. | It is in {k} of your {written} posts, mostly as {list}; your weakest element is {weakest}, with {j}.',
    'Yours is {element}, in {k} of {written} posts, by way of {list}. | {weakest:cap} has {j}.',
  ],
  'astro.element.only': [
    '{element:cap}, and plenty of it: {k} of your {written} posts, mostly {list}. | There is no {weakest} in your chart at all.',
    'Yours is {element}, in {k} of {written} posts, by way of {list}. | Of {weakest} there is none.',
  ],
  'astro.element.case': [
    '+In {month} {you}. | {youThen}',
    '+In {month} {you}.',
    'You know it by now: {q}, {month}.',
    'A fair sample is {day}. | {q}',
    '{q}, you wrote in {month}.',
  ],
  'astro.element.other': [
    'None of the usual ones comes up often enough to be held responsible. | What {month} had instead was {q}',
    'Undecided among the usual ones, which the old books do not provide for. | On {day} it took this form: {q}',
  ],
  'astro.journeys': [
    'The road favours {list}. | {q}, you reported in {month}. | When you next feel the pull, you will know what to pack.',
    'You have been seen in {list}. | From {month}: {q} | The chart shows more luggage.',
  ],
  'astro.journeys.return': [
    'You go back to {place}. | First in {month1}: {q1} | Then, {gap} later: {q2} | A third visit would surprise nobody who can count.',
  ],
  'astro.retrograde': [
    'Your longest quiet stretch lasted {gap}, from {day1} to {day2}; your usual one is {usual}. | This column does not ask. | You came back with {q2}',
    'Between {day1} and {day2} your chart is blank: {gap}, where {usual} would be normal. | Then, with no explanation due to anyone: {q2}',
  ],
  'astro.retrograde.bare': [
    'Your longest quiet stretch lasted {gap}, from {day1} to {day2}; your usual one is {usual}. | The chart does not say why, and neither will this column.',
    'Between {day1} and {day2} your chart is blank: {gap}, where {usual} would be normal. | It passed.',
  ],
  'astro.company': [
    '+{a} is well aligned, in {ka} posts, and {b} follows with {kb}. | In {month} {you}. | {youThen}',
    '+{a}, in {ka} posts; {b}, in {kb}. | In {month} {you}, and nothing in the chart forbids a repetition.',
    '{a} is well aligned, in {ka} posts. | {b} follows with {kb}. | {q}, you wrote in {month}.',
    'Watch for {a}, who is in {ka} of your posts, and for {b}, who is in {kb}. | {q}, you wrote on {day}.',
  ],
  'astro.company.one': [
    '+One name crosses your chart more than any other: {a}, in {ka} posts. | In {month} {you}.',
    'One name crosses your chart more than any other: {a}, in {ka} posts. | {q}, says {month}.',
    'You will hear from {a}. | The name is in {ka} of your posts, including {day}: {q}',
  ],
  'astro.money': [
    '+Money will leave the house. | In {month} {you}. | {youThen}',
    'Money will leave the house. | It did in {month}: {q}',
    'A purchase is in the cards. | The last comparable one, {day}, was described as follows: {q}',
  ],
  'astro.household': [
    '+Handle small things with care. | In {month} {you}, and Mercury had nothing to do with it.',
    'Handle small things with care. | {q} was {month}, and Mercury had nothing to do with it.',
    'Avoid haste near the {label}. | {day:cap}: {q}',
  ],
  'astro.omen': [
    '+Beware of a second time. | In {month} {you}. | {youThen}',
    '+It may come again: in {month} {you}. | You closed with {youEnd}',
    '+The last time the chart looked like this, {you}. | That was {month}.',
    'Look out for the following, last seen in {month}: {q}',
    'Conditions are much as they were on {day}. | {q}',
    'If {month} comes round again, you will know it by this: {q}',
    'It has happened on a {weekday} before. | {q}, you wrote, and the year was {year}.',
  ],
  'astro.tonight': [
    'You have announced a “{word}” in {k} posts.',
    'The word “{word}” is in {k} of your posts, so this column is not the first to look that far ahead.',
  ],
  'astro.tonight.case': [
    'One of them will serve again: {q}',
    'Of these, {day} is the one to keep in mind. | {q}',
  ],
  'astro.advice': [
    'When in doubt, follow the advice you gave in {monthR}. | {rule}',
    'The stars would only tell you what you wrote yourself in {monthR}: {rule}',
  ],
  'astro.ahead': [
    'For anything later than this, see your own forecast of {day}. | {q}',
    'As for what comes next, you have already said it, on {day}: {q}',
  ],
  'astro.close': [
    'Nothing further is visible. | Your latest post has done the rest of this column’s work: {q}',
    'Here the chart ends, on {day}, with {q}',
  ],
  'astro.title': ['What the posts foretell', 'The {N} almanac'],
  'astro.description': ['{N}’s horoscope, with no stars in it: {written} posts, one calendar.'],
}

export const ASTRO_LABELS_EN = {
  sign: 'Your sign.',
  transit: 'The long transit.',
  number: 'Lucky number.',
  element: 'Element.',
  journeys: 'Journeys.',
  retrograde: 'Retrograde.',
  company: 'Company.',
  money: 'Money.',
  household: 'Household.',
  advice: 'Guidance.',
  omens: ['An omen.', 'A warning.', 'Favourable.', 'Unfavourable.'],
  tonight: 'Tonight.',
  ahead: 'And after.',
}
