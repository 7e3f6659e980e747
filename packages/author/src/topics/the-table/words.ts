import type { Bank } from '../../writing/bank.ts'

/** A seating plan. The answers lay the table; the posts say what happened when these people met. */
export const tableEn: Bank = {
  'table.title': ['The table, as laid', 'A seating plan'],
  'table.title.guests': ['Chairs for {list}', '{list} are expected', 'Laid for {list}'],
  'table.standfirst': [
    'Eight chairs, one evening, and {k} answers about who gets which.',
    'A seating plan, from {k} answers, with the posts called in as witnesses.',
  ],
  'table.standfirst.alone': [
    'Eight chairs, one evening, {k} answers. | The posts were not asked to this one.',
  ],
  'table.description': ['Who sits at {N}’s table, what is on the stove, and who gets the last chair.'],
  'table.none': ['The table has not been laid yet: there are no answers.'],
  'table.open': [
    'There are eight chairs. | {k} of them {k|is|are} spoken for by name.',
    'Eight chairs were on offer, and {k} {k|name was|names were} given.',
  ],
  'table.open.over': [
    'There are eight chairs, and {k} names were given. | Somebody will have to fetch stools.',
  ],
  'table.open.full': [
    'There are eight chairs, and eight names were given. | Nobody was forgotten, then, or somebody was counted.',
  ],
  'table.open.told': ['Eight chairs, and the guest list in your own hand.'],
  'table.guest': [
    'The reason given is {q}',
    'The ground for admission: {q}',
    'According to the plan: {q}',
    'Seated because {q2}.',
    'Your note beside the name says {q}',
    'In the margin: {q}',
    'Half a sentence was asked for, and this is it: {q}',
    'Entered as {q}',
  ],
  'table.guest.bare': [
    'No reason was given, which at a table is the best one.',
    'The name stands alone.',
    'Nothing beside the name.',
    'On the list without a word.',
  ],
  'table.post': [
    'The posts know the name: {k} of them mention it. | {q}, said {month}.',
    'Named in {k} {k|post|posts}, the earliest of them from {month}: {q}',
    '{k:cap} {k|post has|posts have} been here before. | From {day}: {q}',
    'As for the record, {k} {k|post|posts}, among them {month}: {q}',
    'On file, {k} {k|time|times}; this was {day}. | {q}',
  ],
  'table.post.none': [
    'In {written} posts the name does not come up once.',
    'The posts have never heard of this one.',
    'Not mentioned in any post, which only means that some people are kept off the internet.',
  ],
  'table.absent': [
    'One regular of the posts has no chair: {name}, in {k} of them.',
    'The posts mention {name} {k} times, and the plan does not.',
  ],
  'table.stove': ['On the stove: {what}.', 'What there is to eat comes down to one line. | {what:cap}.'],
  'table.stove.pot': [
    'On the stove is a pot so large that it feeds whoever turns up. | With {k} on the list, the pot has been told to expect more.',
  ],
  'table.role': [
    'And you? | At a table you are {list}.',
    'Your own part is written down as well. | You are {list}.',
  ],
  'table.role.both': ['That is {k} parts for one chair.'],
  'table.late': [
    'Somebody will be late. | Easiest to forgive is this: {first}. | Hardest: {last}.',
    'For those who are late there is a scale of charges. | It begins with {first} and ends with {last}.',
  ],
  'table.phone': [
    'On ringing somebody up without a reason you give yourself {x} out of seven.',
    'How easily do you ring somebody without a reason? | {x} out of seven, you say.',
  ],
  'table.phone.low': [
    'The invitations go out in writing: ringing somebody up without a reason got {x} out of seven.',
  ],
  'table.phone.high': [
    'The invitations go out by telephone: ringing somebody without a reason got {x} out of seven.',
  ],
  'table.kept.yes': [
    'You have kept a friend for longer than any address.',
    'At least one friend has outlasted every address you have had.',
  ],
  'table.kept.no': ['No friend has yet lasted longer than an address, you say.'],
  'table.before': [
    'Somebody here knows you from before you were anybody. | {q}',
    'From before you were anybody, and what they call you: {q}',
  ],
  'table.before.guest': ['{name} has a chair on the plan above, as is only right.'],
  'table.before.absent': ['On the plan above there is no {name}.'],
  'table.haircut.yes': [
    'Whoever comes with a new haircut will be told the truth about it; you {gave} that you would.',
  ],
  'table.haircut.no': [
    'On haircuts nothing will be said at this table. | Would you tell a friend the truth about one? | You {gave}.',
  ],
  'table.work.yes': ['In your friendships somebody else does more of the work, and you said so: you {gave}.'],
  'table.work.no': ['Does somebody else do more of the work in your friendships? | You {gave}.'],
  'table.work.middle': ['Who does more of the work in your friendships is left open: there you {gave}.'],
  'table.evening': [
    'The last evening that went on much longer than planned was {day}, a {weekday}.',
    'It has happened before that nobody went home. | The date you give is {day}, which was a {weekday}.',
  ],
  'table.evening.told': ['What was said, or done, is on record.', 'You were asked what happened.'],
  'table.evening.post': [
    'Your posts have something from that week. | {q}, says {day}.',
    'The post nearest to that evening is from {day}: {q}',
  ],
  'table.chair': ['One chair is left. | {q}', 'Which leaves the last chair, and for whom it is kept. | {q}'],
  'table.chair.none': ['One chair is left, and no name stands on it.'],
}
