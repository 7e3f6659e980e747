import { diary } from '../diary.ts'

/** The Corn Exchange is to be sold; Mr Prewett retires; the jumper finds its man; Clara goes. */
export const year2021 = diary(
  2021,
  `
# Fri 01-01 12:30 | at Merrowby Harbour
Five point nine and not a soul. Pat shouted the temperature down from her bedroom window through a traffic cone.

# Sun 01-10 20:11 | photo
Found in a piano, no. 186: a pressed four-leaf clover in a book of Czerny. They'd tried everything.

# Mon 01-18 10:20
Hattie's back under the table. So is Physics of Pianos, second series, by demand. Lesson 45: why does it go out.

# Sat 01-30 11:02
The council has put the Corn Exchange up for sale. "Residential conversion, retaining the clock face as a feature." As a feature. It's in the Gazette, page 7, under the tides.

# Sat 01-30 11:40
I have written to the council.

# Sun 01-31 19:36
From the log, this week in 1955: "Wound. Snow on the inside."

# Tue 02-02 20:02
Zoom meeting about the Corn Exchange. I expected nine people. It was 104. Ray had his camera pointing at the ceiling and he spoke from behind it like God.

# Tue 02-09 06:15
Three years. Bread in, window open.

# Thu 02-11 18:30
We're called the Friends of the Corn Exchange. I'm the secretary. I turned my back to put the kettle on and when I came back I was the secretary.

# Sun 02-21 20:30
Letters to the council since the thirtieth of January: mine, four. Other people's, 612. Mr Prewett says they've run out of "noted" and somebody's had to order another stamp.

# Fri 03-12 17:40
Hattie's TEN. We sang to her from the car, she conducted from the step.

# Wed 03-31 17:15
Mr Prewett retired today. Forty-one years of Assets. They couldn't do a party, so he walked out of the Town Hall with a box and we were there, on the pavement, spaced, about sixty of us. Somebody'd brought the tuba. In the box there was a plant, a mug, and a file with a plastic window on the front. It says CLOCK (WADLOW). He's kept all of them. He'd asked if he could take it home, and it had been noted.

# Sat 04-03 11:20
Clive's joined the Friends. He's brought the file. Twenty-seven letters, in order, and all of his replies, in carbon, and stuck in the front a daffodil.

# Sun 04-04 15:40
Easter egg hunt by post. Eleven found out of twelve. She's stopped asking.

# Mon 04-12 09:12
Shops open. I queued an hour for a notebook I didn't need next to people I did.

# Sat 04-24 20:40
Clock Day, ten years. We all stood in the Market Place with our phones held up saying 8.40. Two hundred people and the only thing in Merrowby with the right time was a building the council wants rid of.

# Sun 05-02 20:15
Tomasz has made clock biscuits. Ginger, iced, hands at twenty to nine. £1 each for the Friends. "How many," he asked me. I said oh, two hundred.

# Sun 05-09 20:10
Clock biscuits sold: 1,460. He's had to get a stencil. He says if he sees one more hand.

# Sat 05-22 14:50
Had the second jab, had a bun, had a lie down.

# Mon 05-31 16:33 | fundraiser Start the Clock: Friends of the Corn Exchange, Merrowby
It's £60,000 all in, for the lease and the clock. I know. It's a lot of hands. Anything helps, there's a tin at the bakery and there's a button on here.

# Wed 06-02 05:40
£212. Somebody called "P" has given the price of a bicycle pump.

# Sun 06-13 19:58
Found in a piano, no. 190: eight tiles, in a single bag, with a note. "We heard you were looking. From the Scrabble Club, Beverley." H, B, M, P, Y, A, I, E. 82! Not a Q among them. "We need ours," it says.

# Tue 06-22 18:25
First hug from Mum since March 2020. She said "you've lost weight" and I said so have you, and we hadn't, either of us, it was just that we'd forgotten the size.

# Sun 07-11 23:20
I'm not going to talk about penalties. Dad: "26mm. Sky agrees."

# Sat 07-24 16:10
OK so I had the jumper out at the Friends' jumble sale, on a hanger, no price, I couldn't think what to put. Clive Prewett picked it up and looked at it and tried it on over his bicycle clips. It FITS. It fits him like a case fits a cello. Six foot two and thin as a rake. I started it in January 2010 and I'd never heard of the man.

# Sat 07-24 16:22
He wouldn't take it for nothing. He put £40 in the clock tin and asked me about the one sleeve.

# Tue 08-03 18:05
95. Bench open. Bun.

# Sun 08-08 20:21
Tokyo: everything happens at quarter to six in the morning, for once the rest of the country's on bakery time.

# Thu 08-19 19:04
Bar 84.

# Sat 08-28 17:45
Sponsored silence at the station: an hour without the piano. Raised £340. Mr Odell couldn't stand it and he paid a tenner to break it off. Roll Out the Barrel.

# Wed 09-15 06:11
Three years married. The loaf had three on it and I've used up my material on the earplugs.

# Tue 09-21 12:30
The council has withdrawn the sale "pending community discussions". Clive rang me up to read it me in his old voice. We've been noted, Thea, he said. Properly noted.

# Sun 09-26 20:18
Queue for petrol right along the quay. Bev came through it with the lorry and half a tank and a harmonium, she had the window down, she was waving like the Queen.

# Fri 10-01 09:18
Eight years of Wadlow Pianos. The second chair's gone at the leg.

# Thu 10-14 20:40
37! Thank you. Somebody's put a candle in a clock biscuit.

# Sun 10-24 20:07
Found in a piano, no. 195: a shopping list in my own handwriting. I'd done that piano in 2012. "Milk, felt, sardines, be nicer to R." Well, I got the sardines.

# Sun 10-31 19:30
Clocks back. Sixty-six trick-or-treaters, two of whom came as the clock.

# Tue 11-09 17:40
MOT. He came out wiping his hands, and he'd taken his hat off. It's the chassis. It's not worth it, he says. 187,412 miles.

# Fri 11-12 18:22
Drove Clara round once more: the moor road, the lay-by at 90,000, the place where the bit came off in Pickering. Gave her a Polo. I'm not upset, it's a van.

# Sat 11-13 10:10
I've kept the gear knob. It's in the humbug jar with the screw.

# Mon 11-22 19:04
Nine years of Una. She's gone a bit deaf herself. We've come to terms.

# Wed 11-24 12:15
The new van's electric. It makes no sound at all until it reverses, and then it's a C sharp. I'm calling it Johannes.

# Sat 11-27 14:30
Storm Arwen. Slates all down the Steps, power off, the whole town dark and the bakery lit up with lanterns. He baked by head torch. 300 loaves. Dad's gauge is in Northallerton.

# Sun 12-05 20:12
£41,300. I keep looking at it, like a scale.

# Sat 12-11 16:48
Pub pianos: back. The Ship's hadn't been opened in two years and inside it there was one beer mat, no. 197, that said BACK IN FIVE MINS.

# Fri 12-24 19:10
All of us. In a room. Twelve dishes, one empty chair.

# Sat 12-25 15:02
Hattie (10¾) hugged me for one whole hour. She'd set the timer. I'd eaten before, as instructed. Una got in at minute nine.

# Fri 12-31 21:33
I don't make requests any more. Night all.
`,
)
