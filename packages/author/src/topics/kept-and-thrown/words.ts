import type { Bank } from '../../writing/bank.ts'

/** An inventory: each thing with its provenance. Dry, never tidy; the answers speak, the posts are looked up. */
export const drawerEn: Bank = {
  'drawer.title': ['Contents of a drawer', 'Kept, for no stated reason'],
  'drawer.standfirst': [
    'An inventory from {k} answers, with the posts consulted for provenance.',
    'What was kept, what went, and what the posts had to say about it. | Compiled from {k} answers.',
  ],
  'drawer.standfirst.alone': ['What was kept and what went: an inventory from {k} answers.'],
  'drawer.description': ['What {N} kept, what {N} let go, and the one thing to be had back.'],
  'drawer.none': ['The drawer is empty: there are no answers yet.'],
  'drawer.box': [
    'There is a box that has been moved more than once and never unpacked. | Contents, as declared: {what}.',
    'One box has come along every time and has not been opened since. | By your own statement it holds {what}.',
  ],
  'drawer.box.unknown': [
    'There is a box that has been moved more than once and never unpacked. | What is in it you honestly could not say, so it is entered here as one box.',
  ],
  'drawer.box.never': [
    'The question was about a box that is moved from home to home and never unpacked. | There is no such box, you say; you would not allow it.',
  ],
  'drawer.oldest': [
    'The oldest thing that could leave the house under one arm is {q}',
    'Oldest piece, portable: {q}',
  ],
  'drawer.cannot': ['Marked as not to be thrown away: {list}.', 'These stay, whatever happens: {list}.'],
  'drawer.cannot.all': ['Could not be thrown away, from a list of six: all six.'],
  'drawer.kept': [
    'One thing was kept although it is of no use to anybody. | The file on it is complete.',
    'Then the useless piece, with its papers.',
  ],
  'drawer.word': [
    'The posts have the word too: “{word}” is in {k} of them, first on {day}. | {q}',
    'Looked up in the posts, “{word}” turns up {k} {k|time|times}. | The earliest is {month}: {q}',
    'For “{word}” the posts offer {k} {k|entry|entries}; this one is from {day}. | {q}',
  ],
  'drawer.unwritten': [
    'In {written} posts it is not mentioned.',
    'It has never been in a post; {written} were searched.',
  ],
  'drawer.order': [
    'If the place had to be cleared, the first thing out of the door would be {first}, and the last {last}.',
    'The order of rescue is fixed. | It opens with {first} and closes with {last}.',
  ],
  'drawer.order.box': ['Some of those photographs are, by your account, in the box, so the box comes too.'],
  'drawer.order.proof': ['Proof of who you are can wait, then, until the rest is safe.'],
  'drawer.bin.yes': [
    'Things thrown away do not always stay so: you have been to the bin in the middle of the night and brought one back.',
  ],
  'drawer.bin.no': [
    'What goes into the bin stays there. | You have never gone back for anything in the night.',
  ],
  'drawer.let': [
    'Let go, with difficulty: {day}, a {weekday}.',
    'The last thing that was hard to let go of went on {day}. | That was a {weekday}.',
  ],
  'drawer.let.told': [
    'This is what it was, and what the place looked like afterwards.',
    'The entry, in full:',
  ],
  'drawer.let.post': [
    'From the same days there is a post. | {q}, it says, {day}.',
    'Posted that week, {day}: {q}',
  ],
  'drawer.room.empty': [
    'The room in which this was filled in is at {x} out of a hundred, which is nearer to the chair and the window than to a call for help.',
  ],
  'drawer.room.half': ['The room in which this was filled in is, by your estimate, {x} per cent full.'],
  'drawer.room.full': [
    'The room in which this was filled in is at {x} out of a hundred, where a hundred stands for a call for help.',
  ],
  'drawer.people.yes': ['You {gave} that you keep things because of the people they came from.'],
  'drawer.people.no': ['Not because of the people they came from, though: to that you {gave}.'],
  'drawer.people.middle': ['Whether it is for the people they came from you leave open.'],
  'drawer.back': [
    'One line of the inventory is for what is missing. | {q}',
    'Last entry, under things wished back: {q}',
  ],
  'drawer.back.twice': [
    'One entry stands in this inventory twice, once among what was let go and once here. | {q}',
  ],
  'drawer.end': ['The rest of the drawer is not listed.'],
}
