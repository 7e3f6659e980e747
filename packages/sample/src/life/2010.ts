import { diary } from '../diary.ts'

/** Twenty-five, a year out of college, third pair of hands at Hallam & Daughter, Sheffield. */
export const year2010 = diary(
  2010,
  `
# Sun 01-17 20:12
Right! I'm on here! @[Saskia Bloom] made me. She says it's where everybody is and I said I've met everybody.

# Sun 01-17 20:19
How do I make it stop telling people I'm on here

# Tue 01-19 18:40
Second post! Apparently you're meant to say what you're doing. I am eating toast over the sink in my coat because the heating in this house is a rumour.

# Sat 01-23 15:02
Cast on a jumper for Rhys. Mustard, cable down the front, proper wool. His birthday's in May so it'll be done by May. How hard can a jumper be!

# Wed 01-27 12:55
Mr Hallam let me do a concert tuning on my own today. Well, a school assembly. Well, the piano they keep next to the vaulting horse. ON MY OWN though!!

# Sun 01-31 19:33
The kettle in this house is an A, a bit sharp. Nobody asked me.

# Fri 02-05 23:48
Rhys's band played the back room at the pub and the piano in there has eleven working notes, so they used all of them!!

# Tue 02-09 17:20
Snow on Walkley. You can't get up our street, you can only get down it, and then you live at the bottom!

# Sun 02-14 21:05
Valentine's: Rhys made a lasagne. It had a structural failure. We ate it with spoons!

# Wed 02-17 13:01
A customer asked how long I've been doing this and I said "a while". It has been five months. But it FEELS a while, mainly in the shoulders.

# Sun 02-21 20:10
First E. Found it under the keys of an upright in Totley: a Scrabble tile, letter E, one point! The lady said "oh we gave up on that game in 1994". I'm keeping it.

# Fri 02-26 18:15
Pay day!! Wool shop!! No regrets!!

# Tue 03-02 12:48
Bev Hallam reversed the delivery lorry down Conduit Road with a baby grand in the back, a cup of tea on the dash and one hand, and didn't spill any of the three. She's my hero!!

# Sun 03-07 19:55
Grandad rang. He doesn't hold with texting, he says if it's worth saying it's worth fourpence. He wanted to know was I eating and had I been up a ladder. Yes and no. He seemed to think it should have been the other way about.

# Sat 03-13 22:31 | with Saskia Bloom, Rhys Maddox
Quiz night. We came fourth. There were five teams!! One of them was two lads on their phones.

# Thu 03-18 18:02
Today's piano had not been tuned since the Coronation. The man said it like it was a good thing. I've been at it four hours and I've got it up to "nearly".

# Sun 03-21 20:25
Jumper update: the back is done! To the armpits. I have learned the word "armscye" and I intend to use it!

# Mon 03-29 08:12
Clocks went forward and I was an hour late for a tuner's job, which is to say, for the one job where somebody is bound to mention timing.

# Sat 04-03 16:40 | at Merrowby Harbour | with Col Wadlow
Easter at Grandad's. Fish and chips on the wall at Merrowby, Col dropped a whole haddock and a gull had it before it landed. I swear it nodded at him.

# Sun 04-04 19:48
I could never live by the sea. Everything rusts! Grandad's gate, Grandad's bike, Grandad's spare bike. I'd be replacing strings every ten minutes. Lovely to visit.

# Sun 04-11 20:30
Two more tiles, an R and a blank, in a chapel hall in Dore. Does a blank count? I say it counts!

# Fri 04-16 17:33
No planes over Sheffield because of the volcano. The sky's gone back to being sky. You don't notice a hum until somebody turns it off.

# Wed 04-21 12:20
Dad has bought a rain gauge. He's put it on a post in the middle of the lawn, where he can see it from the kitchen, the landing and the bath.

# Thu 04-22 07:31
Dad: "4mm." That's the whole text. I didn't know he could text.

# Sun 04-25 20:02
Mum signs her texts "Mum (Jean)". In case I've got a few.

# Sat 05-01 23:59
Crucible! Dad got us standing-room-for-the-bar tickets for the snooker and we saw about nine square inches of baize and he said it was the best day of his life. Then he remembered Mum was there.

# Thu 05-06 21:44
Voted in the primary school at the top of the hill. The hall piano is a Chappell, somebody's painted the white keys with nail varnish, and I stood in the queue with my hands in my pockets so they wouldn't do anything.

# Sun 05-09 19:20
Rhys's birthday next Saturday and the jumper has no arms. A tank top is a kind of jumper. I'm told a tank top is NOT a kind of jumper.

# Sat 05-15 21:10 | with Rhys Maddox
Happy birthday to this one!! Who got a card with a drawing of a jumper in it.

# Sun 05-16 20:41
I'll have it done for his next birthday. There. It's in writing.

# Thu 05-20 13:14
Somebody's toddler posted a digestive into a Bechstein. I got it out whole. He asked for it BACK!!

# Sun 05-30 20:15
Things customers have told me this month while I'm trying to hear a beat in the tenor: 1) their divorce 2) somebody else's divorce 3) how to do my job.

# Wed 06-09 18:50 | link https://www.pianotechnicians.example/temperament Equal temperament, explained with cake
This is the best explanation of temperament I've read and it's a cake. You've got one cake, twelve guests, and everybody has to be equally slightly disappointed.

# Sun 06-13 22:20
World Cup on the telly in the shop window opposite. The vuvuzelas are all a B flat. Every one, every match, thousands of B flats. Nobody asked me.

# Fri 06-18 17:45
Melted.

# Sun 06-27 19:12
4–1. I don't want to talk about it. Rhys has gone to lie down on the kitchen lino.

# Sat 07-03 14:30 | photo
New (old) tuning lever, rosewood handle, 1920s, from Mr Hallam's drawer. He said "I was saving it for somebody" and then pretended to look for a pen.

# Sun 07-04 20:05
I'm never lending that lever to anybody. I want that minuted.

# Mon 07-12 12:41
Passed the practical. I'M A QUALIFIED TUNER!!! There's a certificate and it spells my name Thea Wardlow. I'm going to frame it anyway.

# Mon 07-12 21:30 | with Saskia Bloom, Bev Hallam, Rhys Maddox
Fourteen people in our kitchen and the certificate is already sticky!!

# Sun 07-25 19:40
Mum has had my certificate corrected. With a biro. The extra r is crossed out and she's initialled it in the margin, like a cheque.

# Tue 08-03 18:30 | at Merrowby
Grandad's 84 today. Made him a cake. He looked at it, he walked round it, he said "by and by". That's a yes.

# Tue 08-03 20:51
He took me down to the front after tea to set his watch by the Corn Exchange clock, like he always does. I said Grandad you've got a radio. He said the radio's never had my hands in it. He used to wind that clock. Every Sunday, before I was thought of.

# Sun 08-15 20:09
Camping in Edale with Saskia. One pole short. We held the tent up in shifts!

# Thu 08-26 12:59
Had to explain to a grown man that a piano with the lid shut is not a shelf. He said what is it then. I said it's a piano.

# Sun 08-29 21:13 | with Saskia Bloom
Bank holiday. @[Saskia Bloom] and I have decided we are going to open a café when we're forty, with a piano, and no scones with cheese in, and a sign that says NO. We shook on it. 2024, put it in your diaries!!

# Tue 09-07 17:11
A year at Hallam & Daughter today! Mr Hallam gave me a Kit Kat with a candle in it. Bev gave me the good van key for a day. I nearly cried and it was nearly about the Kit Kat.

# Sun 09-12 19:30
Sleeve one. Unpicked sleeve one.

# Wed 09-22 13:22
Question for the room: what is the noise a fridge makes when it stops? Like it's just remembered something.

# Fri 10-01 17:56
Rain. Dad: "11mm." I've started looking forward to them.

# Sun 10-10 20:20
Found in a piano this week, and I'm going to start numbering them because nobody believes me:
No. 1, one mint imperial, sucked, returned.

# Thu 10-14 22:10
26!! Thank you for all the lovely messages, I've never had so many people say happy birthday who I also owe a pint.

# Sun 10-17 19:50
Found in a piano, no. 2: a 1981 bus ticket to Castleton, single. Somebody never came back.

# Sun 10-24 20:33
Found in a piano, no. 3: a tooth. Small. There was a silence in the room and then the grandmother said "that'll be our Graham."

# Sun 10-31 18:44
Sixteen trick-or-treaters and I'd bought a bag of satsumas. They looked at me as if I'd handed them a leaflet.

# Sun 11-07 20:01
Found in a piano, no. 5. No. 4 was not suitable for a family audience. No. 5 is a pencil. It's always a pencil. Let's say that from now on pencils don't count.

# Tue 11-16 12:37
I don't like cats. I'm just putting it out there because the customer's cat sat on my tool roll for two hours and looked at me like I was the one who'd come in through a flap.

# Wed 11-24 18:22
College reunion in the pub. Nine of us, nine tuners, one jukebox slightly flat. Nobody could talk about anything else.

# Wed 12-01 07:40
SNOW!!! Proper. To the knee. Shop's shut, schools are shut, the 95 bus is parked across the bottom of our street like a cork.

# Thu 12-02 11:15 | photo 3
Day two of snow. We have eaten the good biscuits, we've started on the crackers, and Rhys is knitting. HE'S better at it than me. I hate everything.

# Sun 12-05 20:47
Found in a piano, no. 8: an unopened pay packet, 1967, eleven pounds four shillings. The family's gone. Mr Hallam says put it in the lifeboat box and so we did, unopened, the coins and all.

# Sun 12-12 19:30 | at Sheffield City Hall
Carols at the City Hall. I didn't tune that one and you could tell. You could! All right, you couldn't.

# Sat 12-18 16:05
Every pub in Sheffield wants its piano "just made so it's all right for Christmas" by Friday. They've had all year. The piano's had all year. It's been full of crisps.

# Fri 12-24 17:10 | at Merrowby
Made it! Two trains, a bus that gave up and a lift from a man delivering sprouts. Grandad had left the porch light on since dinnertime in case I came early.

# Sat 12-25 21:22
Col and Ruth have NEWS. I'm going to be an AUNTIE. In March!! Mum knew. Mum's known for weeks. Mum (Jean) can keep a secret like a piano can keep a mint imperial.

# Fri 12-31 22:05
Resolutions: finish the jumper. Learn one piece all the way through, with both hands, because it's embarrassing. Stop eating toast over the sink. That's plenty.
`,
)
