import { diary } from '../diary.ts'

/** What every page is mostly made of: buses, toast, lost scissors, somebody else's link. */
export const ordinaryEarly = [
  ...diary(
    2010,
    `
# Mon 02-01 08:05
Monday. No.

# Sat 02-20 11:33
Has anyone seen my good scissors? Orange handles. Last seen on the arm of the sofa.

# Thu 03-25 19:10 | link https://www.longlistens.example/brahms-late Late Brahms in ten recordings
Number four. NUMBER FOUR. I had to pull over.

# Tue 04-27 12:30
Lunch: crisps, on a wall, in the sun, with a view of a skip. 10/10.

# Sat 06-05 18:20
Giving up biscuits. Starting Monday.

# Mon 06-07 11:15
It's somebody's birthday in the shop. Starting Tuesday.

# Tue 07-20 20:20 | with Saskia Bloom
We painted the kitchen yellow!! It's very yellow. It's like being shouted at by an egg.

# Fri 09-17 23:12
Best chips in Sheffield, and I will fight you.

# Tue 10-05 18:31
Missed the 95, ran for it, missed it again at the next stop. The driver waved.

# Sat 11-20 21:02 | with Rhys Maddox
Film night. It had subtitles. Rhys ate a whole bag of Revels with the lights off, for danger.

# Mon 12-27 15:22
Does anybody actually like the orange ones
`,
  ),
  ...diary(
    2011,
    `
# Tue 01-18 08:41
Ice on the INSIDE of the bathroom window. I've drawn a smiley face in it. It's still there from Thursday.

# Sat 02-12 13:10
Those orange scissors still haven't turned up. I'm using the bread knife on wrapping paper like an animal.

# Thu 03-03 20:15 | link https://www.pianotechnicians.example/mice Mice: a tuner's field guide
Filing this under "work".

# Tue 04-05 12:40
A lady gave me a whole trout for a tuning. It's a good rate.

# Mon 05-02 17:12
Bank holiday. Put up a shelf. Took down a shelf.

# Fri 06-10 22:40 | with Saskia Bloom, Bev Hallam
Karaoke. We're barred from doing Bohemian Rhapsody again, it's not the singing, it's the length.

# Sat 07-30 10:30
Slept till ten!

# Thu 08-18 18:18
Dad: "Nothing to report." He reported it, though.

# Mon 09-26 13:00
If you ring a tuner to ask "do you do guitars" the answer's going to have a pause in it.

# Sun 10-16 11:12
Thank you again for the birthday things, it's 11am and I'm still in the paper hat.

# Wed 11-30 20:30
Curry. That's the post.

# Tue 12-20 08:15
Car park, rain, radio, somebody playing the Brahms (mine). Sat and was late.
`,
  ),
  ...diary(
    2012,
    `
# Thu 01-05 18:02
Who else has still got the tree up and is pretending not to have noticed

# Tue 02-21 19:14
Pancakes: nine made, seven eaten, one on the lampshade, one at large.

# Wed 03-07 12:33
My new phone corrects "tuning" to "tuna". I've been advertising tuna.

# Sat 04-21 14:30 | with Bev Hallam | at Hallam & Daughter, Sheffield
Record Store Day next door. We put a piano out on the pavement and a man of about ninety sat and played stride for an hour, with his shopping between his feet.

# Sun 05-06 18:40 | shared
This, but for pianos.

# Thu 05-31 21:02
Boxes so far: 11. Boxes marked MISC: 11.

# Mon 06-25 19:21
Top floor flat, week two: I know the names of all the pigeons now. Kevin. Kevin. Big Kevin.

# Sat 07-07 12:40
Rained off. Dad: "22mm. Tennis has a roof. I have not."

# Tue 08-07 08:05 | photo
Breakfast on the fire escape. Not technically a balcony. Not technically allowed.

# Sat 09-08 23:20
Paralympics. I've cried at a relay, a horse and an advert for yoghurt.

# Tue 10-09 17:58
Giving up biscuits, and this time I've told Bev.

# Wed 10-10 17:03
Bev brought shortbread in. She says it's a test. I failed it twice.

# Fri 12-21 11:11
It's meant to be the end of the world at eleven past eleven. I'm in Rotherham, so it's hard to say.
`,
  ),
  ...diary(
    2013,
    `
# Fri 01-04 13:22
Back to work. Nobody's piano had a good Christmas.

# Sat 02-16 20:40
Una has learned to open the fridge. There's nothing in it, so it's more of a philosophical thing.

# Thu 03-21 08:20
First day of spring, six inches of snow. Clara's under there somewhere.

# Tue 04-09 18:19 | link https://www.wool.example/mustard Forty-one yarns in mustard
It says "a colour that suits nobody". We'll see.

# Sat 05-04 14:15 | with Col Wadlow
Took Hattie to the ducks. She fed them one pea at a time. We were there two hours and eleven minutes.

# Mon 05-27 16:20
Bank holiday barbecue. Eleven of us under one umbrella, watching a sausage.

# Tue 06-11 12:20
Nine years' worth of receipts in a boot box and there's a sandwich in it. Accountancy's very like pianos.

# Fri 06-21 22:12
Sky still light. Una and me on the fire escape. 😊

# Wed 08-07 13:10
Someone has parked across Clara and left a note: "Sorry!! Just popped in!!" That was yesterday.

# Thu 08-15 18:40
I'm going to paint Clara. Blue, with WADLOW PIANOS in cream on the side. I'm going to do it this autumn before the weather turns.

# Mon 09-16 08:30
The weather's turned.

# Sat 10-26 17:35 | at Merrowby | photo 2
Seals!

# Wed 11-13 19:02
Insurance renewed. They'd got me down as "pianist". I asked was it more or less. More! Apparently we fall off things.

# Thu 11-28 20:44
Is it me or is the moon massive

# Fri 12-20 23:02 | with Bev Hallam
Christmas do. Staff of one, plus Bev. I gave a short speech. I thanked me.
`,
  ),
  ...diary(
    2014,
    `
# Mon 01-06 08:22
Twelfth Night. Tree's down, there's a pine needle in my ear.

# Tue 02-11 18:48
Dad has sent a photograph of the gauge. It's his first photograph. It's mostly thumb.

# Sat 03-08 12:22 | with Saskia Bloom
Brunch. We used to call it breakfast and have it at breakfast.

# Mon 04-21 15:10 | at Merrowby Harbour | photo
Easter Monday, hands round a cup of tea, sun on the wall. I could nearly. You know.

# Thu 06-05 12:02
Sold the fire escape chair to the pigeon man. He paid in eggs.

# Wed 06-25 20:20
The man who reads the meter here is also the man who drives the bus and he's also Father Christmas.

# Mon 07-14 18:40
I'd been using a tea towel as a curtain and Mr Sleight has sold me eleven hooks. Singly.

# Tue 07-29 19:50 | photo
Una's on the quay wall, looking out to sea like the French Lieutenant's cat. 🐟

# Thu 08-14 12:15
Mackerel off a boat, pan, salt, done. I'm never eating anything else. 🐟

# Wed 08-20 12:30
I've eaten something else.

# Mon 09-01 17:45
First of the month, new notebook, neat handwriting. I give it till the third.

# Tue 09-30 18:32
Lost my flask. Tartan, dent in the lid. I think I put it down inside a piano, and I've done nineteen since.

# Mon 10-06 19:10
Mrs Coates has asked me to sort out her left pedal "and the neighbours".

# Tue 11-18 20:15
Fog. You can hear the buoy going, it's a D with a sort of cough. Nobody asked me.

# Mon 12-01 07:12
Advent calendar: Una opened hers. All of it.

# Sun 12-28 15:02 | with Col Wadlow, Ruth Wadlow | photo 5
Long walk, short day. Hattie did the last mile in the picnic basket.
`,
  ),
]
