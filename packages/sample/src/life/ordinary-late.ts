import { diary } from '../diary.ts'

/** The same, from an empty quay to a full one. */
export const ordinaryLate = [
  ...diary(
    2020,
    `
# Sat 02-01 12:20
The lad next door's got a drum kit. I've been round with a bun. It's how you do it.

# Wed 03-25 06:10
Dip on my own. Seven degrees, one seal. We kept our distance.

# Fri 03-27 18:30
Quarantine, day five: alphabetised the felts.

# Mon 03-30 12:15
Bev on Zoom. She'd got the camera upside down and she wouldn't turn it, she said it was the rest of us.

# Sat 04-04 18:48
Quiz on Zoom. We came fourth. There were five households.

# Tue 04-07 08:30
Una is disgusted that we're both in. She's got a schedule.

# Sat 04-11 15:20 | photo
Scrubbed the whole of Chapel Steps with Ray from the boat shed, starting at opposite ends. Met at 30. He'd had Peter on the bottom half.

# Wed 04-22 20:20
Col's cut his own hair. Ruth has sent me the photograph "for the police".

# Thu 04-30 19:02
Quarantine jam: rhubarb. Six jars. Label says RHUBARB / TIME.

# Tue 05-05 12:12
Mum, by text: "Your father has counted the birds. There are more. Mum (Jean)".

# Fri 05-22 17:05
I have learned: bread, forty Polish verbs, how to cut a baker's hair. I've not learned: what day it is.

# Fri 06-12 20:10
Zoom choir. Everyone's on mute apart from one, we don't know who it is, and he's flat.

# Tue 07-21 12:34
Tape measure, mask, tuning lever, sanitiser, biscuit. I look like I've come to arrest it.

# Sat 09-19 16:18
Hattie's grown two inches since March, and I'd only been seeing the top half.

# Wed 10-28 18:20
Furlough's ended and then it hasn't. I've stopped taking the chair back in.

# Fri 11-13 06:10
A postcard from Miss Threlfall, who lives a hundred yards away: "Bar 79. The thumb. D.T."
`,
  ),
  ...diary(
    2021,
    `
# Wed 01-06 12:20
Back to quarantine. I've un-alphabetised the felts so there'd be something to do.

# Tue 02-23 19:12
There's a date! There are four dates! I've put them all on the calendar and they look like birthdays of people I used to know.

# Sun 03-14 15:30
Mother's Day. Left flowers on the step, rang the bell, stood on the lawn next to the gauge. Mum cried. Dad took a reading.

# Mon 05-17 18:30 | at The Ship, Merrowby
INSIDE. I'm inside a pub. It smells the same. There's the piano.

# Sat 06-05 13:40
Key 14 doesn't fit anything in the Corn Exchange. I'd got my hopes up a bit.

# Wed 07-14 05:50
Sea like milk. Fourteen degrees. In before the bread, out before the gulls.

# Thu 09-02 17:22
Last night of Physics of Pianos, in person, on the beach, eleven of the children, and the grandad from Aberdeen. He'd come on the train. With the notebook.

# Wed 10-20 18:15 | shared
If you're in Merrowby on Saturday: jumble, biscuits, tuba.

# Sat 12-18 12:30 | with Bev Hallam
Bev's sold the lorry. She's kept the straps.
`,
  ),
  ...diary(
    2022,
    `
# Sat 01-29 14:20
Somebody's handed in a tile at the bakery, in an envelope. It's from Kerplunk. I've thanked them.

# Sun 02-06 16:10
Six jars of rhubarb jam found at the back of the cupboard, dated TIME. It's got better.

# Wed 04-13 12:15
I've been asked to give a talk to the WI. "Things I have found in pianos." Twenty minutes, they say. I've 201 things.

# Thu 04-14 21:40
The talk took an hour and fifty. Nobody left, they'd all got one of their own.

# Fri 06-24 18:22
Six years since the long Friday. He's put the flag tablecloth on for tea. It's only a tablecloth.

# Sat 07-09 11:05
Johannes has a flat battery, so I did the round on foot. Eleven miles. You hear more.

# Mon 08-29 17:30
Bank holiday. Counted eleven pianos from the pavement, through windows. Only two were shelves.

# Mon 10-31 19:20
Seventy-one trick-or-treaters. Nine as the clock! It's the hands that go first, they catch on the railings.

# Wed 11-30 12:20
Council Christmas tree: not on a table.
`,
  ),
  ...diary(
    2023,
    `
# Sat 01-28 15:10 | shared
Volunteers wanted, Tuesdays and Sundays. Good knees. 112 reasons.

# Fri 02-17 12:33
Miss Threlfall would like it known that she isn't deaf, she's selective.

# Wed 04-05 18:20
Went up to oil something. Stayed two hours. Came down with a pigeon.

# Sat 05-13 21:40
The Eurovision's next door to us, near enough, and everyone's flat. Nobody asked me. Oksana rang from Poznań to say the same.

# Mon 05-15 12:10 | photo
My bio on here says "Pianos, mostly." I've added "Winder (Sundays)."

# Sat 08-12 14:22 | with Bev Hallam
Bev went up the tower and shouted "DELIVERY".

# Tue 09-26 12:15
Mum: "Your father is explaining the clock to a couple from Goole. Mum (Jean)".

# Tue 10-31 20:12
Eighty! Eighty trick-or-treaters. Sixty of them had a watch on.

# Thu 11-30 07:40
Ice on the Steps. Good salt.
`,
  ),
  ...diary(
    2024,
    `
# Sat 01-13 16:10
The shed. This is the year I sort out the shed.

# Wed 03-20 18:30
Danylo, 11, on the telephone, in English: "Thea, I have now the Grade Three and I am unbearable." That's Oksana's word, apparently.

# Thu 05-16 05:45
Bar 1 to bar 116 in my head while the ovens heat. Tomasz says I nod.

# Tue 07-30 12:20
Una's got a chair on the quay now. Nobody gave it to her. People walk round it.

# Fri 08-09 06:15
Paris in the daytime for once. The bakery radio's been on the gymnastics, you can't tell what's happening, you just hear thuds and joy.

# Sat 11-02 11:20
I've put the NO sign over the scones. Three people have asked no what. Tomasz says just "no".

# Thu 11-28 18:40
I'm told there's a new post at the council, "Heritage Timekeeping Liaison". It's Clive. It's unpaid. It's got a lanyard.
`,
  ),
  ...diary(
    2025,
    `
# Thu 01-23 12:30
Hattie wants to know what we did with our hands before phones. I said look at Clive.

# Sat 03-22 14:40
The shed remains unsorted. It's more of a chapel now.

# Sat 05-31 15:50 | with Bev Hallam | photo
Bev's sixty. We strapped the cake in.

# Tue 07-15 18:20
A lady in Scalby has a piano that hasn't been tuned since the Coronation. I said which one. She said, "the recent one." So not bad!

# Mon 08-25 16:30
Bank holiday. Told a visitor the time without looking up. It's the first thing I've ever wanted to be able to do.

# Sat 10-18 12:10
Kieran's on the radio on Thursday. The RADIO. Two minutes past one. I've told the whole queue and Tomasz has told the whole queue that I've told them.

# Thu 10-23 13:20
He played the Brahms. My one. He never said. He rang after and said "I didn't want to make you interesting."
`,
  ),
]
