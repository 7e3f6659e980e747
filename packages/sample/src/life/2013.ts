import { diary } from '../diary.ts'

/** The bicycle pump letter; the wool begins again; Wadlow Pianos opens with forty cards and a kettle. */
export const year2013 = diary(
  2013,
  `
# Tue 01-01 12:40
Resolution: same as last year, so it's still nearly new.

# Sun 01-13 20:22
Cast the mustard wool on again. It's for Dad this time. Dad has arms of a known length and he isn't going anywhere.

# Mon 01-21 11:30
Snow. Una has never seen it, she put one paw in it, took it out, looked at the paw, and went to live in the wardrobe till spring.

# Sun 01-27 20:04
Found in a piano, no. 66: nine tiles at once!! In an ottoman piano stool in Crosspool, so it's a bit of a cheat, but nine! That's 28. Still no Q, still no X, more vowels than a yodel.

# Wed 02-06 12:48
A man today told me that his piano "used to be in tune". They all did, love. So did we all.

# Thu 02-14 19:30
To the man on the 52 bus who carried my tool case all the way up Crookes hill, and told me it was heavier than his wife: hello.

# Sun 02-24 20:35
Hattie's favourite thing is the lowest note on Grandad's piano. She presses it and puts her cheek on the wood. She's not two yet. I've never taught anybody anything so quickly, and I didn't teach her.

# Sun 03-10 20:12
Found in a piano, no. 70. This one's a letter. It was down behind the hammers of the old school piano at Ebenezer Chapel in Merrowby, I did it as a favour for Grandad's friend. One sheet, lined, 1958: "I have your bicycle pump. I am sorry. I will give it back when I am not so embarrassed. P." No name on the other end. He never posted it. He put it in the piano.

# Mon 03-11 12:20
I can't stop thinking about the bicycle pump.

# Tue 03-12 08:05
Hattie is two! Dad: "0mm. Many happy returns."

# Sun 03-24 19:40 | at Merrowby
Asked around about the pump. Grandad says there were four lads whose names began with P in 1958 and every one of them was a thief.

# Mon 04-01 10:12
Una got shut in a customer's Broadwood. I did not take her to work. She took herself, in the case, under the felts. Four miles.

# Sun 04-14 20:20
Brahms: still bar 16. I keep playing the first sixteen really well, like somebody who's only read the first page but has opinions.

# Wed 04-24 12:30
Clock Day. Two years at twenty to nine. I have written to the council. Letter no. 7, and this year I wrote it in the first person, from the clock.

# Thu 05-02 18:15
Voted, wrote to the council, stroked a dog. That's me done as a citizen.

# Thu 05-09 13:10
The council has written back to the clock. "Dear Clock." MR PREWETT.

# Sun 05-19 20:41 | photo
Found in a piano, no. 73: a wasp. Then, at quarter past three, another wasp, with views.

# Sat 05-25 21:20 | with Saskia Bloom | at Sheffield Botanical Gardens
@[Saskia Bloom] has met a man from Bristol. He owns a paddle board. I said is that a boat, and he said not exactly, and I thought, oh aye.

# Wed 06-05 18:52
Mr Hallam's selling the shop. He told us over the tea, he was folding the tea towel for a very long time. He's 68, his knees have gone, Bev doesn't want it, she wants the lorry. So that's that, end of September.

# Thu 06-06 12:24
Bev, in full: "You should go on your own. You've been on your own for years, you just do it at our place."

# Sun 06-16 20:30
Father's Day. Dad got a book on clouds. He's found two mistakes.

# Sat 06-29 16:44
Lists I have made this week: customers who'd come with me (31). Things I own (lever, van, cat). Things I'd need (everything else).

# Sun 07-07 18:20
MURRAY. I was tuning in Dronfield and the whole family and me stood round the radio on the piano, and when he won it the grandad hit a great big C major with both fists. It was horribly out. I hadn't got to that bit.

# Sat 07-13 14:20
32 degrees. Una's asleep in the bath. I'm jealous of the bath.

# Mon 07-22 18:40
A baby's been born, and all of telly is a door. 👶

# Sat 08-03 17:55 | at Merrowby
87! Grandad had a bun with a candle and told Hattie that when he was a lad the clock was so loud it knocked the herrings off the hooks. She believed him. I believed him.

# Sun 08-04 20:10
Col asked him what was it like, winding it. He said, "You had a hundred and twelve steps and a handle and then you had Merrowby. You could hear who was in and who was out." Then he had another bun.

# Sun 08-18 20:19
Found in a piano, no. 79: a 1974 Blue Peter badge. The lady's brother had told everyone he'd been on it. Nobody had believed him in THIRTY-NINE YEARS.

# Thu 08-29 12:15
Cards have come! WADLOW PIANOS. Tuning, regulation, repairs. Forty of them, because I lost my nerve at a hundred.

# Wed 09-04 19:10
Council says the Corn Exchange clock will be repaired "in the spring". IN THE SPRING! Grandad says they didn't say which.

# Sat 09-07 17:09
Four years at Hallam's, and the last one. He did the candle after all.

# Fri 09-27 18:36 | with Bev Hallam | photo 3 | drawn middle-c
Last day. We turned the sign together and none of us could get it to hang straight. Mr Hallam gave me the shop's middle C, in a frame: string, pin, hammer. He said "so you've always got one that's right."

# Tue 10-01 09:00 | life Started New Job at Wadlow Pianos
First day of Wadlow Pianos. Open for business. It's me and a kettle. The kettle's a G.

# Tue 10-01 17:45
Jobs today: none. Biscuits: nine.

# Thu 10-03 18:20
FIRST JOB. An upright in Stannington, "only the one note sticks". It was all of them. I charged for the one.

# Sun 10-06 20:22
Found in a piano, no. 82, first under new management: a five pound note. I gave it back. Nobody tells you that being your own boss means there's nobody else to be honest.

# Mon 10-14 21:14
29, thank you all!! Bev brought a cake in the lorry. Strapped in. With the piano straps.

# Sun 10-20 19:38
Dad's jumper: back done, front begun. It's the same wool and it doesn't seem to hold a grudge.

# Mon 10-28 08:40
Big storm down south, trees down everywhere. Here: one wheelie bin, thoughtful. Dad: "19mm. Gauge stood firm."

# Thu 11-07 18:02
Clara: 84,930 miles, MOT: failed on "general". I said general what. He said "just, generally."

# Sun 11-10 20:05 | photo
Found in a piano, no. 85: sheet music for a song called "Wait Till the Clock Strikes". I'm waiting.

# Fri 11-22 19:04
A year of Una. I've had more conversations with that cat about felt than with anyone on my course.

# Thu 12-05 17:50
Tidal surge warning all along the coast. Rang Grandad. He's taken the rug up, he's put the sardines on a high shelf, and he's fine.

# Fri 12-06 07:44 | at Merrowby
Drove over at first light. Water was in the harbour office and half of Quay Street, everybody out with brooms. Grandad's step was wet and the carpet wasn't. An inch in it. There's a piano in the Mission Hall floated across the room and came down facing the wall, like it'd had enough.

# Sun 12-08 20:31
Four of us spent the weekend on that Mission piano with towels and a hairdryer. It'll never be right. It played the first hymn this morning anyway and they sang over the bits it didn't have.

# Mon 12-09 13:02
Thing is I drove home from Merrowby last night and it didn't feel like that direction was the home one.

# Sat 12-14 16:15
Pubs by Friday: nineteen this year, all mine, my own invoices. I'm rich till about the 28th.

# Tue 12-24 18:50 | at Merrowby
Porch light on.

# Wed 12-25 20:45
Hattie can say my name. It comes out as "Fear". "FEAR'S HERE."

# Tue 12-31 22:18
What if I moved? I'm just saying it to see what it sounds like.
`,
)
