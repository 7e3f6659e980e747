import { type InventedPerson, postsFrom } from './person.ts'

/** Bakes at night, writes in the morning, three lines at most. */
export const marek: InventedPerson = {
  key: 'marek',
  firstName: 'Marek',
  leaning: 0.3,
  posts: postsFrom(`
2013-02-04 05:40 | First night shift done. Four hundred rolls. My hands smell of Tuesday.
2013-02-05 05:52 | The old oven sticks. You kick it low on the left. Nobody told me, I watched.
2013-02-19 06:10 | I have named the oven Halina. She only listens to feet.
2013-03-31 06:01 | Easter. Hot cross buns, 900. Never again.
2013-04-20 05:33 | Mr Okafor comes at half five for one plain roll. He asked if I play chess. I said I know how the horse goes.
2013-04-27 05:49 | Chess, Mr Okafor, on a flour sack. Lost in eleven moves.
2013-06-15 05:44 | Chess. Lost in nineteen moves. He says that is progress. I say it is longer suffering.
2013-09-01 06:20 | Zosia started school. Her bag is bigger than her. She walked in without turning round.
2013-12-24 04:58 | I will take Sundays off from January.
2014-01-12 05:55 | Sunday. Working.
2014-03-02 06:15 | Zosia asked why I go to bed when it is bright. I said the bread is afraid of the dark.
2014-04-18 06:05 | Hot cross buns, 1,100. I said never again last year as well.
2014-05-10 05:41 | Chess. Lost in thirty-one moves. He had to take his coat off.
2014-10-03 05:30 | Halina's door fell off. I held it on for two hours with my back. The rolls are a bit brown on one side. So am I.
2014-10-04 05:37 | They want to buy a new oven. I said give me a week.
2014-10-11 05:48 | Fixed Halina. A hinge from a garden gate. She no longer sticks. I kicked her anyway, out of manners.
2015-01-01 05:50 | I will take Sundays off this year.
2015-02-14 06:02 | Baked a heart for Ola. It came out as a kidney. She ate it.
2015-06-20 05:45 | Chess. Draw. A DRAW. We shook hands with flour.
2015-06-21 06:00 | Sunday. Working. I don't care. A draw.
2016-03-25 06:11 | Hot cross buns, 1,300. Zosia has drawn a chart.
2016-05-08 06:30 | Babcia died on Friday. She taught me to hear when a loaf is done. You knock underneath.
2016-07-02 05:39 | Mr Okafor was not there today.
2016-07-09 05:41 | Mr Okafor is back. Hip. He has been playing against the radio.
2016-11-19 05:43 | Chess. Lost in forty moves. I am not counting, Zosia is.
2017-03-05 06:07 | Zosia is nine and can plait a challah with six. I can do four. She was polite about it.
2017-04-14 06:00 | Hot cross buns, 1,500. The chart needed a second sheet.
2017-09-16 05:36 | I won. Twenty-six moves. He looked at the board for a long time and then bought two rolls.
2017-09-23 05:40 | He came with a chess book. Page forty is marked. It is my opening, he says it has a name.
2018-01-07 06:22 | Sunday. At home. I woke at four and stood in the kitchen. Ola sent me back to bed.
2018-01-14 05:58 | Sunday. Working.
2018-06-30 05:35 | New owner. He wants avocado. Halina does not.
2019-02-02 05:51 | Starter is six years old. I fed it before I fed myself. Ola has noticed.
2019-04-19 06:09 | Hot cross buns, 1,700. Zosia does the crosses now. She charges.
2020-03-28 05:29 | They say we are key workers. I have the key, that is true.
2020-04-10 05:50 | Hot cross buns, 600. Left them on doorsteps. Nobody kicked anything.
2020-05-02 05:44 | Chess with Mr Okafor through the shop window. He points, I move. Lost in twenty-two.
2021-04-02 06:04 | Hot cross buns, 1,400. Chart says recovery.
2022-01-02 06:15 | Sunday. At home. Slept until seven. Ola checked if I was breathing.
2022-10-29 05:38 | Mr Okafor is eighty. I baked him a board. Poppy seed for the black squares. He said it is a shame to eat it and ate a rook.
2023-02-04 05:40 | Ten years of nights. Four hundred rolls times ten years, Zosia worked it out. I told her not to tell me.
2023-09-04 06:18 | Zosia, sixth form. She walked in without turning round. Then she turned round.
2024-03-29 06:02 | Hot cross buns, 1,900. Never again.
2024-10-12 05:46 | The gate hinge on Halina is ten years old. I brought it oil.
2025-02-16 06:30 | Sunday. At home. Third in a row. I do not know what to do with my hands, so I baked.
`),
  remarks: [
    {
      about: /work|job|night|day/i,
      text: 'I start at ten in the evening and I see every morning before anybody else.',
    },
    {
      about: /food|cook|eat|bread|bake|kitchen|table/i,
      text: 'Bread, with butter, standing up. The best thing I ever ate was burnt on one side.',
    },
    {
      about: /family|child|daughter|mother|father|friend|people/i,
      text: 'My wife, my daughter, and an old man who beats me at chess on a flour sack.',
    },
    {
      about: /proud|best|good/i,
      text: 'I mended an oven with the hinge of a garden gate, and it still holds.',
    },
    { about: /regret|worst|wish|change/i, text: 'I say every year that I will take Sundays off.' },
    {
      about: /keep|object|thing|own|throw/i,
      text: 'A jar of starter. It is older than my shoes and better fed.',
    },
    { about: /morning|evening|sleep|time/i, text: 'I go to bed when it is bright.' },
    { about: /./, text: 'You knock underneath and listen. That is all I know.' },
  ],
}
