import { diary } from '../diary.ts'

/** No tuning, a great deal of bread, and an aunt who teaches physics through a window. */
export const year2020 = diary(
  2020,
  `
# Wed 01-01 12:25 | at Merrowby Harbour | with Pat Dring, Tomasz Zieliński
Seven point eight! Practically soup. 41 of us went in, which is a record, and Pat's 81.

# Sun 01-12 20:20
Found in a piano, no. 178: a diary for 2010, with one entry. "17 January. Joined gym."

# Fri 01-17 18:44
Ten years on here today. I went back and read the start. I'd like to apologise for the exclamation marks! And to say that I've still not stopped eating toast over the sink.

# Fri 01-31 22:58
The bakery's always got a flag up for something, he's had the lifeboat's, Yorkshire's, Hattie's (it's a cat). Tonight he took in the blue one with the stars and folded it into a triangle and put it with the good tablecloths.

# Sun 02-09 20:12
Storm Ciara, and two years. I lit the porch lamp and it blew out and I lit it again.

# Sun 02-16 19:31
From the log, this week in 1962: "Wound. Gale. Held hat with teeth."

# Sun 03-08 20:01
Washing hands to Happy Birthday twice. It's a terrible tune for it, the octave leap's got everyone splashing. I've switched to the first eight bars of the Brahms. It's exactly twenty seconds.

# Thu 03-12 17:50
Hattie is nine. The party's off. She did a cake on her own, in an apron, by candlelight, over the phone, and she described every mouthful.

# Tue 03-17 12:35
Eleven customers have rung to cancel since nine this morning. It's not the money, it's how they were all so polite.

# Fri 03-20 17:20 | at Merrowby Station
Last tuning. The station piano, six o'clock this morning, nobody there but Maureen. Then we put the lid down, and the tarpaulin on, and she tied it with a parcel knot and we stood two metres off and looked at it. Closed until further notice. The sign says PLAY ME I AM NOT A SHELF.

# Mon 03-23 21:15
Right then. Stay in. I've got a husband who's essential and a cat who isn't.

# Tue 03-24 05:30
The queue for bread goes round the yard, up the Steps and past our front door, two metres each. I passed the time of day with fourteen people, from the bedroom window, in my dressing gown. He said, "So. You are back."

# Thu 03-26 20:02
Clapped. Somebody brought a tuba out.

# Sat 03-28 11:20
Tomasz has had 61 people ask him for yeast. He gives it them in a twist of paper, like a dealer.

# Sun 03-29 19:40
Clocks went forward today, did you notice? Twenty to nine's never been so accurate. It's twenty to nine all the time now, everywhere.

# Tue 03-31 10:14
Mum and Dad are shielding. Dad has moved the gauge so he can read it with binoculars from the landing, "for variety".

# Wed 04-01 09:00
Starting today: Auntie Thea's Physics of Pianos, ten o'clock on Zoom, for Hattie, who's doing school from under the table. Lesson 1: why is it loud.

# Thu 04-02 11:05
Lesson 2: why is it black and white. I'd no idea it would be that one that broke me.

# Fri 04-03 10:55
Lesson 3 had nine children in it. I don't know who they are.

# Sun 04-05 20:18 | photo
Found in a piano, no. 180. My own. I've had the bottom off it for the first time since I bought it. It was the other mustard sock.

# Mon 04-06 12:40
Furlough. I'd never heard that word in my life, and now it's got its own chair.

# Wed 04-08 05:50
I've gone on the books as bakery staff. I'm on trays. I'm told I knock back dough like somebody checking a bass string.

# Fri 04-10 14:20
A lady rang to ask could I tune her piano down the phone. I said no. Then I thought, well, have you got a socket set? She had. We did her A. She cried. I didn't, I'd got flour on.

# Sun 04-12 19:50
Easter Sunday. Hid twelve eggs for Hattie, by post. She's found eleven.

# Tue 04-14 18:18
I've now tuned nine notes by telephone, for nine people. They hold the spanner and I hold my breath.

# Thu 04-16 20:04
The tuba has been joined by a euphonium. It's Thursday, it's eight, it's B flat.

# Sat 04-18 16:00
Lesson 14: what is a beat. 31 children. I struck two forks a hair apart and told them don't chase it, it'll come round. There. There. There. I hadn't planned to say that.

# Mon 04-20 12:11
Day 32 of no pianos.

# Fri 04-24 12:30
Clock Day. Nine years. Letter no. 23, by email for once, so it's got a time on it. I waited and sent it at 8.40.

# Fri 04-24 12:52
He answered in four minutes. "Noted. Are you both keeping well? C."

# Sun 04-26 20:24
Brahms: bar 68. There's nothing else to do, and I've found out that's all it ever wanted.

# Wed 04-29 11:22
Hattie, lesson 21: "So every piano is going out of tune all the time, even now, in the dark?" Yes. "And you just go round and round?" Yes. "That's the best job."

# Fri 05-08 15:30
VE Day on the Steps, sixty-one of them, a household on every fourth one like a choir. Ray and Peter on different steps with a flask each. Peter's been locked down in Ray's box room since the twenty-third of March. "He came for the weekend," says Ray.

# Sun 05-10 20:41
Stay alert. I've been alert since 2.15, it's the oven.

# Thu 05-14 19:05
Miss Threlfall has a lesson with me on the telephone. That's how she puts it. She has it on the lid with the receiver off. "Again, dear. And this time don't play to the telephone."

# Mon 05-18 12:02
Day 60 of no pianos. I've started to hear them anyway. It's like when you get off a boat.

# Wed 05-20 17:15
28 degrees and the beach is shut.

# Sun 05-24 19:22
I miss: other people's front rooms. The smell, the dog, the one good chair, "you'll have a cup of tea." I'd not known that was the job.

# Thu 05-28 20:10
Last clap. The tuba player came down the Steps and it was the vicar.

# Mon 06-01 10:50
Lesson 44. Last one. Somebody's grandad was on it in Aberdeen the whole time with a notebook. I asked them what they'd learned. Hattie: "That it's mostly waiting."

# Sun 06-07 20:20
I've done the sleeve! The last half a sleeve! The jumper is FINISHED. Ten and a half years. I held it up. It wouldn't fit Dad, it wouldn't fit Tomasz, it'd not have fit Rhys. It's six foot two and thin as a rake. Who've I been knitting?

# Mon 06-08 12:13
(It's still got the sleeve that took four goes. I'd know that sleeve anywhere.)

# Fri 06-19 18:01
Question: are pianos essential? Asking a minister.

# Sun 06-28 19:55
Bar 76. I played it for him in the dark at half past three before the first bake. He said "this is the one from your hands on the blanket." Apparently I do it in my sleep.

# Sat 07-04 14:20
Haircut!! ✂️ I look like somebody I used to work with.

# Mon 07-06 09:12
A PIANO. Mrs Coates, all windows open, me in a mask and gloves, her in the garden in a hat. 108 days since the last one. It was filthy out. I've never been so happy with a semitone.

# Sun 07-12 20:26
Found in a piano, no. 181: a thermometer. It's Mrs Coates's, it's been in there since 1970, it read nineteen and it was right.

# Mon 08-03 17:40
94. We took the bun to the bench and the bench was taped off, so we stood next to it.

# Sun 08-16 20:08
Rain like stair rods. Dad: "44mm. I have informed the Met Office."

# Sat 08-22 13:33
The trains are back to normal, that's to say, the 11.06 didn't come.

# Sat 09-05 06:02 | at Merrowby Station
We took the tarp off. Five months and sixteen days under there, and the D above middle C had a spider in it, and it was in tune. The D. Not the rest, God, not the rest. It took me two mornings.

# Sun 09-13 20:14
Mr Odell: Roll Out the Barrel. In a visor. People stood on the platform, and they didn't get on the train.

# Tue 09-15 06:10
Two years married. Loaf, 2 on it. I gave him back the earplugs.

# Thu 10-01 09:20
Seven years of Wadlow Pianos. In all honesty it's five and a bit.

# Wed 10-14 21:02
36, thank you all, love to all. Cake by post from Bev, strapped.

# Sat 10-24 11:50
New rules. I've been reading them aloud to the cat, and she says she's not a household either.

# Sun 11-01 19:30
Locked down again, though "piano tuner" turns out to be a tradesperson. So I can come in your house, but you can't.

# Sun 11-15 20:20
Found in a piano, no. 184: a D. In the same piano as that first E, in Totley, I went over for old times' sake. 74 tiles. She'd saved it for me ten years in an egg cup. "I knew you'd be back for it."

# Mon 11-16 17:22
MOT. Clara failed. 171,455. He just shook his head and named the parts, like a memorial.

# Sun 11-22 19:04
Eight years of Una.

# Sat 12-05 15:15
No pubs, so no pub pianos. It's the first December since I was 25 that I've not been under the Ship's with a torch. I went and stood outside it.

# Tue 12-08 12:30
Pat's had the jab! 82! "It was mostly a matter of not thinking."

# Thu 12-24 18:20
Twelve dishes for two, the empty chair, and a laptop on it with nine people in. The star was out for once. We all said we'd seen it. We all had.

# Fri 12-25 20:40
Hattie (9¾) on the screen: "Next Christmas I'm going to hug you for one whole hour, so eat before."

# Thu 12-31 20:20
I'd like to withdraw my request of last year.
`,
)
