/** Each statement as it looks on a Wednesday: its words, the hour it belongs to, and the scene. */
const SCENES: [RegExp, number, string][] = [
  [
    /done badly, I notice/i,
    9,
    'Somebody has done something badly, and it is the first thing in the room that you see.',
  ],
  [
    /more plans for next weekend/i,
    12,
    'The weekend comes up; your plans for it already outnumber its hours.',
  ],
  [
    /certain song, smell or light/i,
    15,
    'A song, a smell or a certain light turns up, and what is left of the afternoon is a different afternoon.',
  ],
  [
    /taken the wheel/i,
    10,
    'In the meeting nobody is steering, so you are, before you have thought about it.',
  ],
  [/what somebody needs before/i, 11.5, 'Somebody needs something and has not said so; you know already.'],
  [
    /read everything about it/i,
    9.1,
    'There is a thing to be done, and first there is everything about it to be read.',
  ],
  [
    /every side of an argument/i,
    10.2,
    'An argument breaks out. You can see every side of it, so there is nowhere to sit.',
  ],
  [
    /something to show for it/i,
    18,
    'By evening there had better be something to show for the day; otherwise you owe it to somebody.',
  ],
  [
    /plan is going well/i,
    14,
    'The plan is going well, which is when you start to wonder what has been overlooked.',
  ],
  [
    /takes their tea/i,
    11,
    'Tea is made, and you know how everybody takes it; about your own there is less certainty.',
  ],
  [
    /rather have it out now/i,
    16,
    'Something is in the air. You would rather have it out today than be polite about it until next month.',
  ],
  [
    /harder on myself/i,
    17,
    'You go over your own part of the day, and nobody who was ever in charge of you has marked it as hard.',
  ],
  [
    /After a party/i,
    22,
    'Should there be a party tonight, the same length again will be needed afterwards, alone.',
  ],
  [
    /changes the subject or the scenery/i,
    20,
    'The talk turns heavy; the subject changes, or the scenery does, and it was you.',
  ],
  [
    /what impresses a room/i,
    13,
    'You come into a room, can tell what would impress it, and could usually be it.',
  ],
  [/test people a little/i, 13.5, 'Somebody new is tested a little. Passing it is good for years.'],
  [
    /upset people can wait/i,
    17.5,
    'Whatever has upset everybody is given until tomorrow, by which time it will have passed.',
  ],
  [
    /everybody likes it, part of me/i,
    12.5,
    'Over lunch it turns out that everybody likes the same thing, and part of you quietly stops.',
  ],
  [
    /choose one thing mostly/i,
    19,
    'The menu wants one choice, and a choice is mostly a way of losing the other dishes.',
  ],
  [/whom I can call/i, 8, 'The day goes better for knowing whom you could call, should all of it go wrong.'],
  [
    /what I have done lately/i,
    18.5,
    'Asked how the day was, you can say what was done in it; what was felt takes longer.',
  ],
  [/hangs slightly crooked/i, 8.5, 'On the way out a picture hangs slightly crooked, and then it does not.'],
  [
    /what I wanted only after/i,
    19.2,
    'Dinner is ordered; once everybody else has chosen, you find out what you wanted.',
  ],
  [
    /sad about something real/i,
    21,
    'If the evening has to be one or the other, it may be sad about something real sooner than cheerful about nothing.',
  ],
  [
    /being picked on/i,
    15.5,
    'Somebody is being picked on, and has you beside them at once, whatever that costs.',
  ],
  [
    /Saying no to a person/i,
    16.5,
    'Somebody needs an hour of yours. You are tired, and saying no would feel worse.',
  ],
  [
    /asked what I think than how I feel/i,
    13.2,
    'Somebody asks how you feel; the question you would have liked was what you think.',
  ],
  [
    /my soft side/i,
    22.2,
    'The soft side stays indoors: the list of those who may see it is very short, and asking does not lengthen it.',
  ],
  [
    /next thing on the shelf/i,
    17.2,
    'Something is won, and you are already looking at the next thing on the shelf.',
  ],
  [
    /part of my time and my thoughts/i,
    21.5,
    'Some of your time, and of your thoughts, is kept where nobody can ask for it.',
  ],
  [/properly and late/i, 16.2, 'It could be done quickly and nearly. It will be done properly and late.'],
  [/where the exits are/i, 9.5, 'You sit down, having worked out where the exits are.'],
  [/tension in a room/i, 10.5, 'There is tension in the room; you felt it before anyone had said a word.'],
  [/Being thanked matters/i, 18.2, 'Somebody says thank you, and it matters more than you let on.'],
  [/queues included/i, 8.2, 'There is a queue, and you have found something in it to look forward to.'],
  [
    /handed out on a day I was away/i,
    23,
    'And last thing, the feeling that something other people have was handed out on a day you were away.',
  ],
]

export function sceneOf(question: string): { hour: number; scene: string } | null {
  const found = SCENES.find(([words]) => words.test(question))
  return found ? { hour: found[1], scene: found[2] } : null
}

/** Statements that get in each other's way when somebody agrees with both. */
const QUARRELS: [RegExp, RegExp, string][] = [
  [
    /upset people can wait/i,
    /rather have it out now/i,
    'It is either now or tomorrow, and you have signed for both.',
  ],
  [
    /read everything about it/i,
    /taken the wheel/i,
    'One of those is reading the manual; the other is already driving.',
  ],
  [
    /sad about something real/i,
    /changes the subject/i,
    'One of the two changes the subject, and the other is the subject.',
  ],
  [
    /properly and late/i,
    /something to show for it/i,
    'The day wants something to show by evening, and properly may take until Friday.',
  ],
  [
    /plan is going well/i,
    /queues included/i,
    'So there is always something to look forward to, and something that has been overlooked in it.',
  ],
  [
    /what somebody needs before/i,
    /what I wanted only after/i,
    'Other people’s wishes reach you first; your own come by the slower post.',
  ],
  [
    /Being thanked matters/i,
    /my soft side/i,
    'Anyone who would like to thank you will first have to get onto the list.',
  ],
  [
    /what impresses a room/i,
    /everybody likes it, part of me/i,
    'You could be what the room likes, and part of you would then like it less.',
  ],
  [
    /more plans for next weekend/i,
    /After a party/i,
    'Plans for the weekend should allow for the getting over them.',
  ],
  [
    /every side of an argument/i,
    /being picked on/i,
    'You are on no side, then, until somebody is picked on, and then on one at once.',
  ],
  [
    /asked what I think than how I feel/i,
    /certain song, smell or light/i,
    'Whoever wants to know how you feel had better not ask, and put on a record.',
  ],
  [/harder on myself/i, /Being thanked matters/i, 'Somebody has to say it, and it will not be you.'],
]

export function quarrelOf(agreed: readonly { question: string; id: number }[]) {
  for (const [a, b, line] of QUARRELS) {
    const first = agreed.find((x) => a.test(x.question))
    const second = agreed.find((x) => b.test(x.question))
    if (first && second) return { first, second, line }
  }
  return null
}
