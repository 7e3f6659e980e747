import type { Bank } from '../../writing/bank.ts'

/** Three columns and no verdict: what was said, what was posted, what was noted down. */
export const sayPostDoEn: Bank = {
  'side.title': ['You say, you post, you do'],
  'side.standfirst': ['{k} answers, {n} posts and {m} check-ins about the same person, laid side by side.'],
  'side.description': ['What {N} says, posts and does, counted.'],
  'side.none': [
    'There is nothing to lay side by side yet: this piece needs answers, posts and check-ins that speak of the same things.',
  ],

  'side.early.head': ['Early'],
  'side.early.say': ['You rate yourself an early riser, {x} of five.'],
  'side.early.post': ['Of {n} posts, {k} {k|was|were} written before nine in the morning.'],
  'side.early.do': ['Of {m} check-ins, {j} {j|was|were}.'],
  'side.early.do.none': ['Of {m} check-ins, none.'],

  'side.weekday.say': ['Asked which day of the week is most your own, you chose {Day}.'],
  'side.weekday.post': ['Posts choose {Other}: {j} of them fell on that day, {k} on a {Day}.'],
  'side.weekday.post.same': ['So do your posts: {k} of {n} fell on a {Day}, more than on any other day.'],
  'side.weekday.do': ['The check-ins go with {Other}, {j} of {m}; {Day} has {k}.'],
  'side.weekday.do.same': ['And so do the check-ins: {k} of {m} belong to a {Day}.'],

  'side.hours.say': ['You are at your best {when}, you say.'],
  'side.hours.post': ['Posting is done {other}: {j} of {n}, against {k} {when}.'],
  'side.hours.post.same': ['That is also when you post: {k} of {n}, more than at any other time of day.'],
  'side.hours.do': ['Most notes were written {other}, {j} of {m}.'],
  'side.hours.do.same': ['Most notes were written then, too: {k} of {m}.'],

  'side.talk.head': ['Words'],
  'side.talk.say': ['For talkativeness you give yourself {x} out of five.'],
  'side.talk.post': ['Your posts run to {a} {a|word|words} on average.'],
  'side.talk.do': ['A check-in gets {b}.'],

  'side.days.head': ['How many days'],
  'side.days.say': ['You write something down on {x} {x|day|days} of every week, by your own account.'],
  'side.days.post': ['There are posts from {d} different days, in {w} weeks from the first to the last.'],
  'side.days.do': ['Check-ins cover {e} days of the {v} weeks since they began.'],

  'side.weekly.head': ['Every week, without fail'],
  'side.weekly.say': ['One thing you do every week, you say. | {q}'],
  'side.more.head': ['More often than admitted'],
  'side.more.say': ['More often than you admit, there is this: {q}'],
  'side.less.head': ['Less often than you would like'],
  'side.less.say': ['And less often than you would like: {q}'],
  'side.weekly.post': [
    'The word “{word}” stands in {k} of {n} posts.',
    'Among {n} posts, {k} {k|has|have} “{word}” in {k|it|them}.',
  ],
  'side.more.post': ['Posts that say “{word}”: {k}, of {n}.'],
  'side.less.post': ['“{word:cap}” comes up in {k} {k|post|posts}; there are {n} in all.'],
  'side.weekly.do': ['In the check-ins it is on {j} {j|day|days} out of {m}.'],
  'side.more.do': ['Noted down: {j} {j|time|times} in {m} days with a note.'],
  'side.less.do': ['The notes know it from {j} {j|day|days}, of {m}.'],
  'side.weekly.sum': ['Under “{feature}” that makes {sum} {unit} in all.'],
  'side.more.sum': ['The sum of it, under “{feature}”: {sum} {unit}.'],
  'side.less.sum': ['Added up, “{feature}” comes to {sum} {unit}.'],
  'side.shown': ['{day}: {q}', 'From {day}: {q}'],

  'side.month': ['And if somebody watched you for a month? | You wrote down what they would learn.'],
  'side.month.do': ['The last thirty days of check-ins hold {list}.'],
}
