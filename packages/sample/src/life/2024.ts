import { diary } from '../diary.ts'

/** A hundred and sixteen bars, and forty. */
export const year2024 = diary(
  2024,
  `
# Mon 01-01 12:33 | at Merrowby Harbour | with Pat Dring
Six point six. Ten years of this. I went back and read the first one. I'd like to speak to her about "never".

# Sun 01-07 19:30
"Wound. Frost. Hat on, strings tied."

# Thu 01-18 19:12
Bar 116. That's all of them, there's no more. It ends so quietly that I didn't notice I'd stopped. Twelve years and four months. It was going to be Christmas.

# Thu 01-18 19:15
"Now," said Miss Threlfall, "from the beginning."

# Sun 01-28 20:08
Found in a piano, no. 224: a parking ticket, 1979, appealed.

# Fri 02-09 06:12
Six years. Bread in. Window open. And then it struck, I'd forgotten it would.

# Wed 02-14 05:40
Ten years of heart-shaped buns this morning (I asked: no, they weren't all heart-shaped. It was just the one. "I made a special tin.")

# Sun 02-25 19:36
"Wound. Gale. Held on to Clive."

# Thu 02-29 12:29
Extra day. I spent it on bar 49.

# Tue 03-12 17:45
THIRTEEN. Hattie's taller than Mum. Mum's denying it, on tiptoe.

# Sun 03-31 19:30
Clocks forward, and Easter, on the same day. I put it on an hour and hid eleven eggs.

# Sat 04-06 15:10 | event Brahms and Buns: an evening at the Corn Exchange
Saturday the first of June, half past seven, the Corn Exchange. Kieran's coming home to play, Oksana's choir, the band, buns. And in the middle, for about six minutes, me. I've told you now.

# Sun 04-14 20:11 | photo
Found in a piano, no. 227: my nerve. No. A hairgrip.

# Wed 04-24 12:30
Thirteen years. It's stopped being Clock Day, it's just a Wednesday with a clock.

# Thu 05-02 19:04
"Again, dear." "Again, dear." "Again, dear." I asked her is it any good. "It will be. On the night you must be sure to play it to somebody."

# Fri 05-10 23:50 | photo 3 | at Merrowby Harbour
The northern lights!!! In MERROWBY! Over the lifeboat shed, pink, like curtains at a pantomime. We've been saying for years we should go to Norway for that. It came to us. Ray slept through it. Peter's not telling him.

# Thu 05-23 12:15
Nine days. I've dropped a lever, a mug and a trifle.

# Sat 06-01 06:30
Tuned it myself. Kieran held his finger up for the top octave.

# Sat 06-01 23:41
I played it. All of it, 116 bars, both hands, in front of three hundred and eleven people. I was going to play it to Grandad but when I sat down and looked up, there's that glass, and the shadow of the hands going round. So I didn't play to him. I played it to Tomasz. He was by the urn. At bar 49 I thought, here it comes, and it came, and I let it. And just before the end it struck eight. A quarter-tone flat! Right across the quiet bit! I waited. I've never been so glad to wait for anything. And then I finished.

# Sat 06-01 23:55
Miss Threlfall was in the front row. She's 92. Everybody stood, and she didn't, she can't. I went over, I knelt down. She took hold of my sleeve. "Again, dear," she said.

# Sun 06-02 19:20
"Wound. Fine. Hands a bit shaky."

# Mon 06-03 05:55
So what do I do on Thursdays?

# Thu 06-06 19:01
Op. 118 number 3. Bar 1.

# Sun 06-16 20:12
Father's Day. Dad got a hygrometer. Dad: "5mm. 71%. Thank you." He's bilingual.

# Fri 07-05 05:30
Up all night, again, again with bread. Clive was counting at the Town Hall. "Old habits," he said. "I noted them."

# Sun 07-14 23:10
I'm not going to talk about finals. I'll just say the clock was striking at the time and it was flat as well.

# Sun 07-21 20:20
Found in a piano, no. 231: H, V, O. 97 tiles. Three to go. L, U, Q.

# Sat 08-03 18:03
98. A bun for him. The Alderman had half. He's not a young bird either.

# Thu 08-29 19:30
I was going through the start of this (again, I know) and found the café. "2024, put it in your diaries!!" Fourteen years ago today, Saskia and me. With a piano, and no scones with cheese in. I wonder if she remembers.

# Sun 09-15 06:20
Six years. A six, it looked like a nine, we had a nice time thinking about that.

# Sun 09-22 19:34
"Wound. Sea like a plate. Kieran up, home for the weekend. He's grown again, he had to duck at step 80, where Grandad's pencil mark is."

# Tue 10-01 09:20
Eleven years of Wadlow Pianos. I've been approached about an apprentice. She's 13 and she's got her own fork.

# Sat 10-12 13:05
A parcel's come from Melbourne.

# Sat 10-12 13:20 | photo
It's an enamel sign. Blue, white letters, two holes for the screws. It says NO. That's all. And a card: "Happy 40th. Put it over the scones. S." I've had to sit down on the stairs.

# Mon 10-14 20:50
FORTY. Thank you, all of you, for years of this. I had bread for breakfast, a tower for lunch, and a phone call to Australia for tea. It was two hours and ten minutes and we never once said sorry, we just started from the beginning.

# Sun 10-27 19:30
Clocks back. Held the pendulum. Hattie came, she brought crisps, we didn't talk for the hour. It's not that we didn't have anything to say.

# Sun 11-10 20:15
Found in a piano, no. 234: an acorn, sprouted. I've put it in the bucket.

# Fri 11-22 19:04
Twelve years of Una. She was in her tin before I'd got the key in it.

# Sat 12-07 11:30
Storm Darragh. No trains, no post, no hat. NO HAT. It was the woolly one with strings.

# Sun 12-08 19:31
"Wound. Gale. Hat lost." It runs in the family.

# Wed 12-18 16:44
Three pubs. My knees have written to the council.

# Tue 12-24 18:05
Oksana and the boys are in our back room this Christmas. So the empty chair's got somebody in it, and we had to go and find another.

# Wed 12-25 20:12
Hattie (13¾): "I think people are like pianos." Go on. "They're all going out of tune all the time, and somebody has to go round." I said where did you get that. She said "you. In lockdown. I was nine."

# Tue 12-31 22:20
A good one. I'm leaving that there, as I said once before.
`,
)
