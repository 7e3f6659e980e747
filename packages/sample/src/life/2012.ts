import { diary } from '../diary.ts'

/** Rhys goes, the wardrobe comes, one screw is left over, and there is somebody in the piano. */
export const year2012 = diary(
  2012,
  `
# Sun 01-08 20:19
Found in a piano, no. 40: a knitting needle, size 4. I'm taking that as a message about the jumper.

# Tue 01-17 18:20
Two years on here today I think. I've learnt nothing and I've got 143 friends, of whom I could lift about nine.

# Sat 01-28 16:32
Flats looked at: seven. Flats Rhys has gone "hmm" at: seven.

# Wed 02-01 07:31
Hard frost. Dad: "Trace." He says trace is when there's something there but you can't measure it.

# Sun 02-12 21:47
Rhys and I have called it a day. Nobody did anything. It was like a string going, there wasn't a bang, it just wouldn't hold. I'm fine, I'm at Saskia's end of the sofa. Please don't everybody ring at once.

# Mon 02-13 12:15
Everybody rang at once. Mum (Jean) rang twice as two different people.

# Sun 02-19 20:04
Unravelled the jumper. All of it. It took two years to do a back and one sleeve and twenty-five minutes to have a ball of wool again. Felt terrible, then felt all right, then hungry.

# Wed 02-22 18:50
Grandad has posted me a bag of humbugs and a note. "They last longer than he did. By and by. W."

# Sun 03-04 19:50
Found in a piano, no. 44: a photograph of a lad on a motorbike, on the back "Not this one." Well quite.

# Mon 03-12 08:10
Hattie is ONE!! She got a drum from me. Ruth isn't speaking to me until Easter.

# Sat 03-17 22:30 | with Saskia Bloom
Saskia has declared it a No Sad Songs household, she's taken the Adele and hidden it in the bread bin.

# Tue 03-27 13:05
26 degrees in March, sat on the shop step with Bev eating a choc ice. She said I whistle when I'm all right. I was whistling.

# Sun 04-01 20:25
Scrabble tiles: 16. I've got enough for "treason" and no one to play it on.

# Mon 04-09 15:11 | at Merrowby
Easter Monday. Grandad had me up a ladder to do his gutters and then told me off for being up a ladder.

# Tue 04-24 12:40
Clock Day. A year since it stopped. Letter no. 5, with a card. "Thinking of you at this difficult time."

# Fri 05-04 19:08
Mr Prewett has replied to the card. He's noted it. He also wrote "Thank you for the kind thought" in PEN at the bottom. There's somebody in there.

# Sat 05-12 14:40
Flat number twelve. Hillsborough, one bedroom, top floor, tram stop, a view of somebody's pigeons. I didn't hear anyone go hmm. I'm having it!!

# Sun 05-13 20:02
First place of my own. 27 and three quarters. I own: a bed, a lever, a van, a ball of mustard wool and nothing to put clothes in.

# Wed 05-16 18:36
Grandad says I'm to have the wardrobe. THE wardrobe, off his landing, the one with the mirror you can't see yourself in. He says he's only one suit and it knows where the hook is.

# Sat 06-09 09:30 | with Col Wadlow, Bev Hallam
Moving day! Col, Bev, the lorry, and a wardrobe that was built in that bedroom by somebody who never meant it to leave.

# Sat 06-09 13:12
It doesn't go round the landing. It doesn't go out of the window. It's a wardrobe, it's from 1931, it's beaten two adults and a delivery lorry. We've had to take it to bits on the stairs like clockmakers.

# Sat 06-09 22:58
It's up. It took the three of us four hours, it leans a bit to the left, and there is one screw left over. Brass, square head. We've been over every hole. It doesn't go anywhere.

# Sun 06-10 19:33
I'll never move that wardrobe again as long as I live. It'll have to be sold with the flat.

# Tue 06-12 18:40
Rang Grandad about the screw. Long pause. "Keep hold of it," he says. "You never know." It's in the humbug jar.

# Sun 06-17 20:20 | photo
Found in a piano, no. 51: a lady's glove, left hand, very small. I tried it on a C sharp.

# Thu 06-21 22:01
Lightest day and I don't want to draw the curtains. I haven't got curtains. It's working out well!

# Fri 06-29 12:47
First dinner party in the flat. Six people, four forks.

# Wed 07-11 21:30
Dad: "58mm in June per cent above." He's so excited he's lost control of the sentence.

# Mon 07-16 17:15 | photo 2
Olympic torch came up through Hillsborough, it was about nine seconds and a coach and I'm sorry to say I cried. It's the silly gold holes in it.

# Fri 07-27 23:40
The opening ceremony!!! A forge!!! RAIN!!! Mr Bean on one note!!! I've never been so patriotic about a synthesizer.

# Fri 08-03 18:30 | at Merrowby
Grandad's 86. He'd like it known he's had a letter printed in the Gazette. It's about the clock. I didn't put him up to it. (I found him the stamp.)

# Sat 08-04 22:02
Three golds in forty-six minutes and one of them from SHEFFIELD. The pigeons over the road have gone up like confetti.

# Sun 08-12 20:33
Found in a piano, no. 55: confetti. Actual confetti, it was married in there.

# Sun 08-26 20:15
Brahms: bar 16. Second Christmas approaching. It turns a corner at bar 17 and I'm not ready for what's round it.

# Fri 09-07 17:22
Three years at Hallam's. Mr Hallam says he's too old for candles, so he's just handed me the Kit Kat and a raise.

# Wed 09-19 12:50
Does anyone know how to get gravy out of a soundboard? Don't ask.

# Sat 09-29 20:40 | with Saskia Bloom | at The Leadmill, Sheffield
@[Saskia Bloom] says I dance like somebody testing floorboards.

# Sun 10-14 20:15
28! Thank you all for the messages. I had breakfast in bed, made it, carried it, got in, rang the doorbell for effect. Recommend.

# Sun 10-21 19:45
Found in a piano, no. 58: three Scrabble tiles, I, I, O. That's 19 in all. I'm beginning to think there's one family going round the whole of South Yorkshire losing one game.

# Wed 10-31 18:20
Trick or treat on the top floor: none. I'd got proper chocolate in. I've had to eat the lot, for security.

# Mon 11-05 21:13
You can see every firework in Sheffield from my kitchen if you stand on the worktop.

# Mon 11-12 17:38
Clara's MOT. Failed on: bulb, brake pipe, "horn tone". She's a B flat. What did he WANT.

# Thu 11-22 16:20
There's something alive in this piano.

# Thu 11-22 19:04 | photo 2 | drawn kitten
It's a KITTEN!! It was a scratching in the bottom of an upright in an empty house in Burngreave, the landlord wanted it "tuned or skipped", and I took the bottom board off and there was a kitten behind the soft pedal. All grey. One ear goes the wrong way. She weighs about as much as a sandwich.

# Thu 11-22 19:12
Nobody owns her. Nobody even knew. I don't like cats. She's only here till Saturday.

# Fri 11-23 07:25
The kitten slept in the tool roll.

# Sat 11-24 18:33
It's Saturday. I've bought a litter tray. It's temporary, it's a temporary litter tray.

# Sun 11-25 20:29 | photo
Found in a piano, no. 61: Una. After una corda, the soft pedal. She's staying.

# Wed 11-28 18:11
Mum: "I thought you didn't like cats. Mum (Jean)". I don't. I like this one.

# Tue 12-04 21:46
Una has found the wardrobe. She's got in through the gap where it leans and she sits in there in the dark with just the ear showing.

# Sun 12-09 20:03
No more cats after this one, though. I'm not going to be a person with cats.

# Sat 12-15 15:45
Pubs by Friday, you know the drill. Eleven this year. In one of them I found a half of mild, still with a head on it.

# Mon 12-24 19:20 | at Merrowby
Brought Una on two trains in a picnic basket. Grandad gave her the porch and a sardine. She's not looked at me since.

# Tue 12-25 21:05
Hattie's got four words: Mama, ball, no, and Una. I'm not even in the top four, I'm in the "other".

# Sun 12-30 20:50
A year: lost a boyfriend, gained a wardrobe. They're about the same height. One of them's more reliable on the stairs.
`,
)
