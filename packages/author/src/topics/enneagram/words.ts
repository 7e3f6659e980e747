import type { Bank } from '../../writing/bank.ts'

/** A coach who shows the workings. A score is explained, nobody is. */
export const enneagramEn: Bank = {
  'enneagram.title': ['{type:cap}, by {margin} {margin|point|points}'],
  'enneagram.title.tie': ['{type:cap} or {type2}: a tie'],
  'enneagram.standfirst': [
    '{m} statements make you a type {n}, {type}, with {points} {points|point|points} out of {full}. | Type {n2}, {type2}, is {margin} behind. | Every point is accounted for below, including the ones that disagree.',
  ],
  'enneagram.standfirst.tie': [
    '{m} statements, and two types come out with {points} {points|point|points} each: {n}, {type}, and {n2}, {type2}. | The workings, and what might break the tie.',
  ],
  'enneagram.count': [
    'You were shown {m} statements, a few for each of nine types, and nobody said which was whose. | Agreeing strongly gave a type four points, disagreeing strongly none; {full} is full marks. | Type {n}, {type}, collected {points}.',
    '{m} statements, shuffled, each working in secret for one of nine types. | Strong agreement was worth four points and strong disagreement nothing, so that a type could have {full} at most. | {type:cap}, which is type {n}, got to {points}.',
  ],
  'enneagram.second': [
    'Next comes type {n2}, {type2}, with {points2}.',
    'Behind it, with {points2}, stands type {n2}, {type2}.',
  ],
  'enneagram.tied': ['So did type {n2}, {type2}, to the point.'],
  'enneagram.margin.close': [
    'A gap of {margin} is one answer on a different morning, so read both.',
    'That is {margin} {margin|point|points} of difference: a mood, or a late night, could undo it.',
  ],
  'enneagram.margin.clear': [
    'A gap of {margin} takes more than one answer to close.',
    'With {margin} points between them, one changed mind would not turn the order round.',
  ],
  'enneagram.last': [
    'Last of the nine is type {n3}, {type3}, with {points3}, and you can be quoted on it: you {gave} that {q}',
    'At the other end is type {n3}, {type3}: {points3} {points3|point|points}. | You {gave} that {q}',
  ],
  'enneagram.pen.strong': [
    'Before the answers, the pen. | You agreed strongly {k} {k|time|times} in {m}, and {share} of those went to type {n}.',
    'First, how you tick a box: {k} strong {k|agreement|agreements} in {m} answers, of which type {n} took {share}.',
  ],
  'enneagram.pen.never': [
    'First, how you tick a box: in {m} statements there was not one that you agreed with strongly. | All of this is decided in the middle of the page.',
  ],
  'enneagram.pen.middle': [
    'To {k} statements you would say neither yes nor no.',
    'The middle box was used {k} times.',
  ],
  'enneagram.decided.first': [
    'Now the statements that did it. | You {gave} that {q}',
    'What decided it begins here: you {gave} that {q}',
  ],
  'enneagram.decided': [
    'To {q} you said {said}',
    'Then {q} | {said}, you answered.',
    '{q} was another: {said}',
    'Set beside that {q}, which also got {said}',
  ],
  'enneagram.rival': [
    'Type {n2} had its own advocates. | You {gave} that {q}',
    'The case for type {n2} is not empty: you {gave} that {q}',
  ],
  'enneagram.rival.more': ['Next to it stands {q}, with {said}', 'And {q}: {said}'],
  'enneagram.wing': [
    'Types sit in a circle, and the two beside yours are called wings. | Yours have {pointsA} {pointsA|point|points} ({typeA}) and {pointsB} ({typeB}), so a specialist would write you down as {n:digits}w{a:digits}.',
    'Of the two neighbours on the circle, {typeA} has {pointsA} {pointsA|point|points} and {typeB} {pointsB}. | The stronger one is called the wing, and the shorthand for all this is {n:digits}w{a:digits}.',
  ],
  'enneagram.wing.even': [
    'Types sit in a circle, and the stronger neighbour is called the wing. | Your neighbours, {typeA} and {typeB}, have {pointsA} {pointsA|point|points} each, so you may fly straight.',
  ],
  'enneagram.against': [
    'Here the type stops fitting. | Its own statement {q} got {said} from you.',
    'A type {n} is supposed to agree that {q} | You {gave}.',
  ],
  'enneagram.against.none': [
    'It would be neater if a statement of type {n} had failed, and none did: the weakest of them is {q}, which still got {said}',
  ],
  'enneagram.stray': [
    'Not every strong agreement stayed at home, either. | Type {n4}, {type4}, owes you one for {q}',
    'Some of your firmest answers went to strangers. | {q}, for instance, which works for type {n4}, {type4}.',
  ],
  'enneagram.vocabulary': [
    'No post was scored. | But of the words that go with type {n}, “{word}” is in {k} of your {written} posts, and once, in {month}, like this: {q}',
    'The posts were read as well, though not scored. | Type {n} has its vocabulary, and from it you use “{word}” in {k} {k|post|posts} of {written}. | {q}, says {day}.',
  ],
  'enneagram.vocabulary.against': [
    'For fairness, a word of type {n3}, where you scored least: “{word}”, {k} {k|post|posts}. | From {day}: {q}',
    'Against it stands “{word}”, a word of type {n3}, in {k} {k|post|posts}. | {q}, you wrote in {month}.',
  ],
  'enneagram.quarrel': [
    'Two of your answers should not be left alone in a room. | You agreed that {q1} | You also agreed that {q2}',
    'Then there is the pair that will have to talk. | {q1}: yes, you said. | {q2}: yes to that as well.',
  ],
  'enneagram.wednesday': [
    'You were asked to answer as you are on a Wednesday, so here is one, put together from what you agreed with and nothing else.',
    'Put the statements you agreed with in the order of a day and they make a Wednesday.',
  ],
  'enneagram.wrong': [
    'What do people get wrong about you in the first ten minutes? | {q}, you wrote.',
    'There were three questions without a scale. | What people get wrong in the first ten minutes is {q}',
  ],
  'enneagram.wince': [
    'The statement that made you laugh, or wince: {q}',
    'Asked which statement made you laugh or wince, you put {q}',
  ],
  'enneagram.wince.said': [
    'If that is {q2}, your answer to it was {said}',
    'The nearest statement on the sheet is {q2}, and there you said {said}',
  ],
  'enneagram.opposite': [
    'And the time when you did the opposite of what you usually do is told like this.',
    'Last, the time you did the opposite of what you usually do, in your own words.',
  ],
  'enneagram.opposite.after': [
    'No type accounts for that one, and it gets no points.',
    'The score cannot see this answer, which has no points to give.',
  ],
  'enneagram.free': ['To “{question}” you wrote {q}', 'Asked “{question}”, you answered {q}'],
  'enneagram.post': [
    'Your posts were not asked, but one from {day} comes nearest to this: {q}',
    'Of all your posts the one that shares most words with that is from {day}. | {q}',
    'For comparison, {month}: {q}',
  ],
  'enneagram.question': [
    'A type {n} comes with a question, to be answered or not. | {ask}',
    'Which leaves the question that is kept for every type {n}. | {ask}',
  ],
  'enneagram.level': [
    'All {m} statements got the same score from you, type by type, and nine types tie for first place. | That happens when one box is ticked all the way down, and in saints. | The sum cannot tell which.',
  ],
  'enneagram.level.question': ['One question would settle more than the sum does. | {ask}'],
  'enneagram.none': [
    'There are not enough words in these answers to lean one way. | Short answers are allowed; they just cannot be added up.',
  ],
  'enneagram.words.standfirst': [
    'Your answers lean towards type {n}, {type}. | Here are the workings.',
    'Type {n}, {type}, on the strength of {k} answers.',
  ],
  'enneagram.words.score': [
    'Add up {k} answers by their words and type {n}, {type}, comes out first, with {points} {points|point|points}. | Type {n2}, {type2}, has {points2}.',
    '{points} {points|point|points} for type {n}, {type}; {points2} for type {n2}, {type2}. | That is from {k} answers, counted by their words.',
  ],
  'enneagram.words.answer': [
    'Asked “{question}”, you wrote {q}',
    'To “{question}” you said {q}',
    '{q} was your answer to “{question}”, and it counts towards {type}.',
    'Under “{question}” stands {q}',
  ],
  'enneagram.words.least': [
    'One answer does not fit. | Asked “{question}”, you said {q} | Keep that one; the sum could do nothing with it.',
    'And then there is the answer that belongs to nobody’s type: {q}, to “{question}”',
  ],
  'enneagram.description': ['{N}’s Enneagram, worked out in the open from {k} answers.'],
}
