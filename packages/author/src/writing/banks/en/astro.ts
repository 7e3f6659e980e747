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
    'Each year, around {monthName}, the {word} returns. | It has done so in {years} different years: {q1}, you wrote in {month1}; by {month2} it was {q2} | Expect the next in {monthName}.',
    'There is a long orbit in your chart, and it carries {word}. | It comes round in {monthName}: {month1}, {month2}. | {q2}, you said the last time.',
  ],
  'astro.transit.thread': [
    'Something is on a slow orbit. | It passed in {month1}: {q1} | It passed again {gap} later: {q2} | It will be back; it has form.',
    'The {word} left your chart in {month1} and re-entered it in {month2}, after {gap}. | {q2}, you observed. | Leave a light on.',
  ],
  'astro.number': [
    'It is {n}. | That number is in {k} of your posts, among them {day}: {q}',
    'Yours is {n}, with {k} {k|post|posts} to its name. | It governed {month}, when you wrote {q}',
  ],
  'astro.element.wet': [
    'Water, mostly falling. | It is in {k} of your posts. | {q}, you noted in {month}, and there is more on the way.',
    'Yours is water. | {k} {k|post|posts} mention what came out of the sky. | On {day} it was {q}',
  ],
  'astro.element.other': [
    'Air, of the kind that fills a room. | On {day} you released some: {q}',
    'Earth. | You keep both feet on it, as in {month}: {q}',
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
  'astro.company': [
    '{a} is well aligned, in {ka} posts. | {b} follows with {kb}. | In {month} it was {q}',
    'Watch for {a}, who is in {ka} of your posts, and for {b}, who is in {kb}. | {q}, you wrote on {day}.',
  ],
  'astro.company.one': [
    'One name crosses your chart more than any other: {a}, in {ka} posts. | {q}, says {month}.',
    'You will hear from {a}. | The name is in {ka} of your posts, including {day}: {q}',
  ],
  'astro.money': [
    'Money will leave the house. | It did in {month}: {q}',
    'A purchase is in the cards. | The last comparable one, {day}, was described as follows: {q}',
  ],
  'astro.household': [
    'Handle small things with care. | {q} was {month}, and Mercury had nothing to do with it.',
    'Avoid haste near the {label}. | {day:cap}: {q}',
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
  ahead: 'Tonight and after.',
}
