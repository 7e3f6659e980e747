import type { Bank } from '../../bank.ts'

/** Third person, plain and warm. It observes; it does not diagnose. */
export const profileEn: Bank = {
  'profile.standfirst.hinge': [
    '{N}, by way of one word: {written} posts, {first} to {last}.',
    'A portrait of {N} in {k} {k|sitting|sittings}, from {written} posts.',
  ],
  'profile.standfirst.scenes': [
    '{N} at three moments, from {written} posts written between {first} and {last}.',
    'Three scenes and what lies between them: {N}, {first} to {last}.',
  ],
  'profile.standfirst.thin': ['A small portrait of {N}, from {written} posts.'],
  'profile.hinge': [
    'The word “{word}” stands in {k} of {N}’s {written} posts. | Read as they came, weeks and years apart, nobody would notice. | Laid next to each other they make a portrait.',
    'Out of {written} posts, {k} share one small word, and the word is “{word}”. | It is not a word anybody chooses to be painted with. | That is what makes it useful.',
    'Take one word, “{word}”, and follow it through {written} posts. | It stops {k} times. | At each stop there is somebody standing still for long enough to be drawn.',
  ],
  'profile.panel.1': [
    'The first is from {month}. | {q}',
    'It turns up for the first time on {day}: {q}',
    'Start in {month}. | {q}',
  ],
  'profile.panel.2': [
    'The second belongs to {month}. | {q}',
    '{gap:cap} after the first comes the second: {q}',
    'By {month} the word has moved house. | {q}',
  ],
  'profile.panel.3': [
    'The third is dated {day}. | {q}',
    'A third, from {month}: {q}',
    'Then once more, in {month}. | {q}',
  ],
  'profile.panel.last': [
    'That leaves the last one. | It is from {month}, and it can stand without a caption. | {q}',
    'The last sitting is {day}. | {q}',
    'And the last time, {month}: {q}',
  ],
  'profile.scene.first': [
    'Begin on {day}, a {weekday}. | {q}',
    'It starts on {day}. | {q} | There is no introduction, and it turns out that none was needed.',
    '{q}, {N} wrote on {day}. | It is as good a place to begin as any.',
  ],
  'profile.scene.turn': [
    'Then there is {day}. | {q}',
    'The hinge of it all, if a date can be one, is {day}: {q}',
    'The middle of it, by the calendar and otherwise, is {day}. | {q}',
  ],
  'profile.scene.last': [
    'The latest page is dated {day}. | {q}',
    'As of {day}, this is where it stands: {q}',
    'The most recent word on the matter came on {day}. | {q}',
  ],
  'profile.scene.late': [
    'Further on there is {day}, and it may as well have the end. | {q}',
    'Leave the last word to {day}. | {q}',
  ],
  'profile.line': [
    '{q}, {N} wrote on {day}.',
    'From {month}: {q}',
    '{opener}, {N} noted in {month}. | {rest}',
    '+In {month} {third}.',
    'There is {month}, and in it {q}',
    '{month:cap} is remembered for this: {q}',
    '{whole} is the whole entry for {day}.',
    'A {weekday} in {month}: {q}',
    'What {N} had to say on {day} was {q}',
    'Turn a few pages, to {month}. | {q}',
    '{opener}, goes the post of {day}. | Then: {rest}',
    'Under {day} stands {q}',
    'Take {month}. | {q}',
    'Between other things, {month} has this: {q}',
    '{q} | (That was {month}.)',
    'Somewhere in {year} it reads {q}',
    '+{day:cap} ends on {kicker}',
    'On {day}, {N} began with {opener} and ended with {kicker}',
  ],
  'profile.first-time': [
    '{month:cap} had a first in it. | {q}',
    'Firsts are recorded without fuss. | {day:cap}: {q}',
    '{q}, says {month}, of something that had not happened before.',
  ],
  'profile.turn': [
    'Changes come in plain sentences. | {q}, {day}.',
    'The larger turns are announced in the same voice as everything else: {q}, in {month}.',
    '{month:cap} is one of the dates on which things were different afterwards. | {q}',
  ],
  'profile.borrowed': [
    'Other people come in between quotation marks. | {q} is one of them, from {month}.',
    '{N} listens as well. | {q}, somebody is quoted on {day}.',
    'Not every good line here is {N}’s. | {q}, {month} reports, and reports it fairly.',
  ],
  'profile.voices': [
    'Other people come in between quotation marks: {a} in {monthA}, {b} in {monthB}.',
    '{N} listens, too. | {a} was somebody’s line in {monthA}, and {b} somebody’s in {monthB}; both were thought worth keeping.',
  ],
  'profile.kickers': [
    '{k} of the posts close in five words or fewer. | {k1} | {k2} | {k3}',
    'Endings are kept short. | {k1} | {k2} | {k3} | There are {k} like these.',
  ],
  'profile.company': [
    '{name} is in {k} of the posts, from {month1} to {month2}.',
    'Nobody is named more often than {name}: {k} {k|post|posts}.',
    'The name that returns most is {name}, in {k} {k|post|posts}, the first of them in {month1}.',
  ],
  'profile.company.deed': ['In {month} {name} {deed}.', 'It was {name} who, in {month}, {deed}.'],
  'profile.tender': ['On {day} {N} wrote: {q}', 'The post of {day} reads {q}'],
  'profile.thread': [
    'Some things stay. | {q1}, {month1}; and {gap} later, {q2}',
    'The {word} of {month1} comes back {gap} later. | First: {q1} | Then: {q2}',
    '{q1}, {N} wrote in {month1}. | It took {gap} for the other half to arrive: {q2}',
  ],
  'profile.longest': [
    'The longest post takes {words} words. | It is from {month}, and this is in it: {q}',
    'Most posts are short; the average is {avg} words. | When {N} needed {words}, in {month}, it was for this: {q}',
  ],
  'profile.rhythm': [
    'Most of it was written on a {weekdayName}: {k} of {of} posts, where an even week would give {even}.',
    'If there is a day for it, the day is {weekdayName}, with {k} of {of} posts.',
  ],
  'profile.links': [
    'Much of the archive is other people’s work, passed on: {links} of {records} records carry a link. | What {N} adds is short, and easy to miss.',
    'Of {records} records, {links} carry a link. | A portrait has to be made from what stands beside them.',
  ],
  'profile.close': [
    'There is no summary. | There is only the next line, and it was {kicker}',
    'It would be easy to add something here. | {kicker}',
  ],
  'profile.title': ['{N}, a portrait'],
  'profile.description': ['A portrait of {N}, drawn from {written} posts between {first} and {last}.'],
}
