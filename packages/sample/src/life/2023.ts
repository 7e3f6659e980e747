import { diary } from '../diary.ts'

/** The clock goes. A new log is opened, and Sundays are hers. */
export const year2023 = diary(
  2023,
  `
# Sun 01-01 12:26 | at Merrowby Harbour | with Pat Dring
Seven point zero. Pat's 84, she stayed in eleven minutes, and she came out because her sausage roll was going cold.

# Sun 01-15 20:14
Found in a piano, no. 210: a boiled egg. I'm not going to say anything else about it.

# Thu 02-09 06:13
Five years. Bread in, window open.

# Sun 02-12 19:33
From the log, 1968: "Wound. Took the lad up. He asked what it was for." That's Dad again. I asked him did he remember it. "Course I remember it. I still want to know."

# Wed 02-22 18:20
The hands are back from the gilder. They came in a van marked FRAGILE, in a duvet.

# Thu 03-02 19:01
Bar 96. Twenty to go.

# Sun 03-12 17:22
Hattie is twelve. She asked for a tuning fork. SHE ASKED FOR A TUNING FORK. I had to go in the pantry.

# Tue 03-21 12:12
Gurdeep says end of April. She didn't say which year either, so I asked, and she said "this one".

# Sun 03-26 19:30
Clocks forward. Last time it's wrong.

# Sun 04-02 20:20
Rota for the winding, once a week per the maker, twice per Gurdeep, because of the weights. Tuesdays: Clive Prewett. Sundays: me.

# Mon 04-24 12:30
Clock Day, twelve years, and for once I've nobody to write to. I had the envelope out and everything.

# Sat 04-29 18:10
Tomorrow. They're going to start it at twenty to nine in the evening, so they needn't move the hands. Gurdeep's idea. "It's been right twice a day for twelve years. We'll just catch it as it goes past."

# Sun 04-30 14:22
You can't get on the quay. There's bunting, there's the band, there's Ray and Peter on a tandem. Bev's brought the lorry for people to stand on. Mum's got a flag, she doesn't know what of.

# Sun 04-30 20:40
It's twenty to nine.

# Sun 04-30 20:41
IT'S NINETEEN MINUTES TO NINE.

# Sun 04-30 21:25 | at Corn Exchange, Merrowby | video
It struck nine! I was up there, I'd got my hand on the wall. It's a quarter-tone flat of F sharp and it's the most beautiful noise I've ever heard in my life. You could hear who was in and who was out. They were all out.

# Sun 04-30 23:02
Twelve years today it stood at twenty to nine. I wound it with my own hands, Dad wound it, Hattie wound it, and Miss Threlfall was carried up 112 steps in a chair by four of the lifeboat and she put one finger on the handle, and she said "there."

# Mon 05-01 05:15
It strikes in the NIGHT. I'd not thought. I lay and counted. Two. Three. Four. Tomasz: "I don't need anymore an oven."

# Mon 05-01 09:20
I set his watch by it this morning. It's got a lovely tick. It hadn't been set since Easter 2011.

# Tue 05-02 18:12
A complaint has been received by the council that the clock is too loud. I have been asked to comment. Noted.

# Thu 05-04 17:33
Clive wound it Tuesday, in the jumper. He says that the long sleeve's very useful for the handle.

# Sat 05-06 15:05
Watched the Coronation in the bakery with the sound off and the real bell going every hour over the top of it. It improved it.

# Sun 05-07 19:40
New log. Black book, with a strap, Mr Sleight's last one. First line: "30 April 2023. Wound. Fine. Pleased to be asked."

# Sun 05-14 19:35
"Wound. Light airs. Could see Whitby. Ate bun."

# Sun 05-21 20:10
Found in a piano, no. 214: X. EIGHT POINTS. It was in the Corn Exchange's own grand, that no one's opened since 1986. 94 tiles.

# Sun 05-28 19:32
"Wound. Hot. Hattie counted the steps and makes it 111." I'm not having that.

# Mon 05-29 11:15
It's 112. She'd not counted the one you stand on.

# Thu 06-15 19:05
Bar 100!

# Sat 06-17 22:40
I've been thinking. If I can play it all by next summer, I'll play it in the Corn Exchange, in public, before I'm forty. I'm writing it here so there'll be trouble if I don't.

# Sun 06-18 08:10
That was late and there'd been cherry vodka. It stands.

# Sun 06-25 19:31
"Wound. Squalls. Hat held."

# Tue 07-11 12:33
Danylo and Maksym are here for the summer with their mum, Oksana. She's a piano teacher! It's taken us a year and a half to find that out. Pani Zofia'd told us she was "in schools".

# Sun 07-23 20:16 | photo | drawn note
Found in a piano, no. 217: a note for me. "Dear piano tuner, I am sorry about the jam. Maksym."

# Thu 08-03 18:01
97. The bun, the bench. It struck six when we were sat there. There was a place for it.

# Sun 08-20 19:38
"Wound. Fog. Couldn't see the hands from inside the hands."

# Thu 09-07 18:20
Hattie's taken up the double bass. It's taller than her. She says it's for the lowest note.

# Fri 09-15 06:10
Five years. It's meant to be wood. He'd baked a loaf so hard he said it qualified.

# Sun 10-01 09:15
TEN YEARS of Wadlow Pianos. Forty cards, one kettle, 5,118 pianos. Bev came with the original Kit Kat. I hope it wasn't the original.

# Sat 10-14 20:30
39. Thank you all. One to go.

# Fri 10-20 17:40
Storm Babet. It's never rained like it. Dad: "71mm. I have bought a second gauge to check the first."

# Sun 10-29 19:30
Clocks back. So I climbed a hundred and twelve steps and held the pendulum for an hour. You can't wind it backwards, you've just got to stop and let the time come up to you. I sat there with my hand out and a flask. Best hour of the year.

# Sun 11-12 20:21
Found in a piano, no. 221: a poppy, paper, from when they'd different petals.

# Wed 11-22 19:04
Eleven years of Una. She has arthritis and a heat pad, and the run of the wardrobe.

# Thu 12-07 19:02
Bar 108. Miss Threlfall fell asleep in the middle, and woke up at exactly the wrong note.

# Sat 12-16 16:05
Three pubs. All right for Christmas.

# Sun 12-24 19:12
The star came out at 4.20, the clock struck five, everyone was on time. It felt almost rude.

# Mon 12-25 20:33
Hattie (12¾) gave me a hat. A woolly one, with strings. "For the log."

# Sun 12-31 23:50
I'm up the tower. It's ten to. There's about four hundred people down there and they're all looking at it.
`,
)
