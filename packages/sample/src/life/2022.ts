import { diary } from '../diary.ts'

/** The grant, the hats, Kieran's train, and what the brass screw was for. */
export const year2022 = diary(
  2022,
  `
# Sat 01-01 12:24 | at Merrowby Harbour | with Pat Dring, Tomasz Zieliński
Eight point two. Pat says it's not worth getting wet for.

# Sun 01-16 20:10 | photo
Found in a piano, no. 199: a valentine that says "You'll do." I want that on my headstone.

# Mon 01-17 18:50
Twelve years on here.

# Thu 01-27 19:02
Bar 88, like the keys, like Grandad at his birthday. Miss Threlfall said to stop finding meaning in it and find the fingering.

# Wed 02-09 06:12
Four years. Bread in, window open. It was blowing so hard I'd to hold it.

# Fri 02-18 13:40
Storm Eunice. The Alderman went past the kitchen window backwards, looking furious.

# Sun 02-20 20:22
Found in a piano, no. 200!!! I'd hoped for something good. It was a pencil. I know what I said about pencils, I'm counting it.

# Thu 02-24 21:30
Tomasz has been on the phone to Poznań all evening. His mother's got a family from Kharkiv in the back room, a mother and two boys. She's put them in the good beds. She asked him for his bun recipe and he gave it her in grams.

# Sat 03-05 10:02
Every loaf today went for Pani Zofia's street. We sold out by seven and people just kept putting money in.

# Sat 03-12 18:12
Hattie is eleven, and would like no fuss, and here is a list of the fuss.

# Sun 03-27 19:30
Clocks forward. Not for much longer, lads.

# Fri 04-08 16:04
🕰️ WE'VE GOT THE GRANT. I was under a piano. I hit my head on the keybed. The Lottery people, the whole of the rest of it, the lease, the roof and the CLOCK. I rang Clive and I couldn't get it out, so I just hummed and he knew.

# Sun 04-24 12:30
Clock Day, eleven years. Letter no. 31. It says thank you. There won't be a 32.

# Mon 05-02 09:30
Noted. (He's not even there any more, they've taught the new one.)

# Thu 05-19 18:40
Scaffolding's up round the tower. Hattie says it looks like it's been given a brace.

# Wed 05-25 12:48
THEY'VE FOUND THE HATS. The roofers. In the valley gutter behind the clock face, under the lead. Two of them, flat as plaice. One's a trilby. "Wound. Gale. Hat lost." 1956 and 1958. I've got them on the kitchen table, and I don't know whether to laugh, so I'm doing both.

# Thu 05-26 06:20
Rang Dad about the hats. He didn't say anything for a bit. Then he said, "What size?"

# Fri 06-03 16:30
Jubilee tea on the Steps. Pani Zofia's flown over for a week with both the boys from her back room, Danylo (9) and Maksym (6). Maksym's been shown the lowest note.

# Sun 06-12 20:40 | with Tomasz Zieliński | at Poznań
We've brought them home. Pani Zofia's flat has got eleven people in it and nobody's raised their voice. The Calisia's holding up. So's she.

# Thu 06-16 18:30
Nauczyłam się dziś nowego słowa: cierpliwość. Pani Zofia mówi, że jeszcze go nie umiem.

# Sun 07-03 20:13
Found in a piano, no. 204: G, N, K. 88 tiles, the same as a keyboard. I'm going to stop there. (I'm not.)

# Mon 07-18 15:20
36 degrees in Merrowby. Johannes refused to charge, the station piano's lid's warped, Una's in the bread bin with her feet up. Dad: "0mm. Gauge too hot to hold."

# Sun 07-31 19:40
IT CAME HOME. I should've known who'd bring it. Hattie's been up and down the Steps with a saucepan since full time.

# Wed 08-03 17:55
96. Bun. Bench. From the bench you can see there's no hands on it now, they've gone to be gilded.

# Thu 08-18 09:05
KIERAN'S DONE IT. Manchester. Piano. He told me by coming in the workshop and putting his hand flat on the side of the nearest one, the way he used to, and not saying anything.

# Sat 08-20 12:15
Miss Threlfall's congratulations, in full: "Naturally."

# Sat 09-10 11:20
Pub, bakery, chapel, everyone talking in low voices, and the band playing the slow one on the quay. Seventy years is a long time to keep turning up.

# Thu 09-15 06:14
Four years married, a four on the loaf. We were both asleep by half past seven.

# Sat 09-17 13:42 | at Merrowby Station
Put Kieran on the 13.40. He played first. The whole platform waited, the driver leaned out. He played about a minute, it wasn't anything, he made it up. Then he put the lid down very gently. PLAY ME I AM NOT A SHELF. And then he went and I tuned it, it didn't need it, I just didn't want to go home yet.

# Mon 09-19 06:00
Mondays at six, back on my rota.

# Sat 10-01 09:25
Nine years of Wadlow Pianos. Same kettle.

# Fri 10-14 21:05
38, many thanks all. Tired in a nice way.

# Sun 10-23 20:09 | photo
Found in a piano, no. 207: a train ticket, Merrowby to Manchester, single, 17 September. It's the spare. He must have left it in the station one for me to find.

# Wed 11-02 18:15
Our clockmaker's called Gurdeep Farrow. She's about thirty, she came up the 112 steps with a forty-pound bag and didn't draw breath, and she put her hand on the movement and said "hello, you."

# Wed 11-09 17:50
Gurdeep's got the whole thing out on a sheet in the Corn Exchange: wheels, barrels, the fly. She says it's all there and it's lovely. There's just one bit missing.

# Thu 11-10 21:48
I want to get this down while I've got it right.

I went in after tea with buns. Gurdeep was doing the inventory, ticking things off on a drawing from 1889. She says there's one thing she can't account for. It isn't worn out and it isn't broken, somebody's taken it out, neatly, with the right tool. The beat screw. It's what sets the tick so it's even, so it doesn't limp. Without it the clock'll go for a bit but it'll never go properly, it'll always be finding a reason to stop. They'd run it off a motor since 1974 so nobody ever missed it. "They were all made by hand," she said. "Nobody's cut that thread in a hundred years. I'll have to make one." And I asked her what does it look like.

"Brass," she says. "About so long. Square head."

I walked home. I didn't run, I remember thinking don't run on the Steps. I got the humbug jar down. I carried the whole jar back because I didn't trust my hand.

She tipped it on the sheet. Clara's gear knob, a key with 14 on it, eleven humbugs, and the screw. She didn't say anything. She picked it up, and she put it in the hole, and it went in, it went in like it had been oiled yesterday. One turn, two turns, three, and stopped.

"Where did you get that?" she said.

It was left over, I said. From a wardrobe.

"29 Sept 1974. Wound for the last time. Took what was mine."

He told me to keep hold of it. He told me every single time.

# Fri 11-11 06:05
I've not slept. Tomasz made a loaf with a screw on it.

# Sat 11-12 10:20
Dad drove over. He wanted to see it in. He stood with his hands behind his back like he was at the gauge, and after a long while he said: "The crafty old so-and-so."

# Sun 11-13 20:02
Three moves, I've carried that clock. I've been writing to the council for eleven years about a clock, and I'd got the clock.

# Mon 11-14 18:30
The Gazette wants a picture of me with the jar.

# Tue 11-22 19:04
Ten years of Una! Tin of sardines, best linen.

# Fri 12-09 22:15
Lost on penalties, or to be more accurate, we just lost and there was a penalty in it. Danylo sent me a sad bear.

# Thu 12-15 19:03
Bar 92. "Again, dear." The metronome's going beautifully, it doesn't limp. I said have you had it mended? She said "it was never the metronome."

# Sat 12-17 16:20
Pub pianos. I left the Ship's where it likes to be.

# Sun 12-25 20:31
Hattie (11¾), with a trilby on, size 6⅞: "Can I wear it outside or will it go back?"

# Sat 12-31 22:12
Next year there's going to be a time of day here.
`,
)
