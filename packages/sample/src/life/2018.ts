import { diary } from '../diary.ts'

/** Grandad, and the log he left; a wedding at the Corn Exchange, under a clock that said what it always says. */
export const year2018 = diary(
  2018,
  `
# Mon 01-01 12:20 | at Merrowby Harbour | with Pat Dring
Six point nine. Grandad watched from the bench in two coats. He held up marks out of ten, with his hands. I got a four.

# Sun 01-14 20:10 | photo
Found in a piano, no. 165: a shirt button, a trouser button, a coat button. He was leaving in stages.

# Thu 01-25 18:30
He's been teaching Kieran to listen for a beat. I heard it from the workshop. "Don't chase it. It'll come round. There. There. There."

# Sun 02-04 20:02
He slept a lot this week. Woke up when I struck the fork and said, "That's an A." It was.

# Sat 02-10 10:15
Grandad died yesterday morning, at home, at ten past six, with the bread just in and the window open because he wanted to hear the harbour. Wilfred Wadlow, 91. He'd had his tea. I was holding his watch.

# Sat 02-10 18:40
Dad: "0mm. Clear."

# Mon 02-19 20:20
The funeral was today, at Ebenezer. I tuned the piano for it first, on my own, at seven this morning. The lad from the station played. Thank you to everyone who stood outside. I didn't know there were that many people.

# Wed 03-14 19:30
I've not been on here. Thank you for all the cards. There's 140 of them, they're round the room on the picture rail, end to end, nearly back to the door.

# Sun 03-18 20:05
Dad and I did his house this week. Humbugs in every pocket. In the bottom of the bureau there was a black book with a strap. It's the winding log. The Corn Exchange clock, 1951 to 1974. Every Sunday for twenty-three years, one line each, in pencil. I've only read the first: "7 Jan 1951. Wound. Cold. Pleased to be asked."

# Sun 03-25 19:30
From Grandad's log, this week in 1956: "Wound. Gale. Hat lost."

# Sun 04-01 19:34
From the log, this week in 1957: "Wound. New hat."

# Sun 04-08 19:31
From the log, this week in 1958: "Wound. Gale. Hat lost."

# Tue 04-24 12:30
Clock Day. Seven years. Letter no. 18. I couldn't think what to put, so I copied out a page of the log.

# Sat 04-28 11:12
Mr Prewett came up the Steps with the reply himself. He hadn't written anything on it. He stood in the kitchen and said he was very sorry, and then he asked could he see the book.

# Sun 05-06 19:30
From the log, 1953: "Wound. Fine. Could see Whitby. Ate sandwich."

# Sun 05-20 20:14
Found in a piano, no. 168: a ticket for a dance at the Corn Exchange, June 1951. Admit two. It was in Miss Threlfall's. She said "put it back, please."

# Sat 06-02 15:20
I've started tuning again properly. Six this week. The first one I kept waiting for him to ring and ask had I been up a ladder.

# Sun 06-10 19:32
From the log, 1954: "Wound. Son born Tuesday. Forgot to put it last week." That's Dad. That's my DAD.

# Sat 06-16 12:05
Dad's asked for a photocopy of that page. He's got it next to the gauge.

# Thu 06-28 18:33
Haven't touched the Brahms since January. Miss Threlfall doesn't mention it. She moved the metronome back to my end of the lid, that's all.

# Sat 07-07 18:30
2–0!! ⚽ You could hear it come up the Steps, house by house, a bit late at each one.

# Wed 07-11 22:40
Well. It came as far as Chapel Steps and it went home again.

# Sun 07-22 20:19
Hot. 31 days without rain. Dad: "0mm." "0mm." "0mm." "0mm." He's started putting a full stop before it as well.

# Fri 08-03 18:15
92 today. We took a bun down to the bench.

# Sun 08-12 20:11
Wedding's in four weeks. Still to do: rings, band, a hall, and a fight about whether a cake can be bread.

# Wed 08-22 17:20
We've got the hall. It's the Corn Exchange! There's been nobody wed in it since 1986, the floor's sound, the roof's "mostly", and Mr Prewett has signed it off as "an inspection with music".

# Sun 09-02 19:35
From the log, 1960: "Wound. Bride and groom below. Stopped the strike for the vows and put it back on for the band. Nobody noticed."

# Fri 09-14 22:10
Pani Zofia has arrived with four suitcases, three of which are cake. She and Mum haven't a word in common and they've been talking since noon.

# Sat 09-15 08:20
Dad: "0mm."

# Sat 09-15 23:47 | life Got Married to Tomasz Zieliński | at Corn Exchange, Merrowby
Married! At twenty to nine, in a manner of speaking. It was a very good wedding. I'd go again.

# Mon 09-17 10:30 | with Tomasz Zieliński | photo 9
I'm told you want details. It rained confetti and nothing else. Hattie carried the rings in an egg box, numbered. Bev gave a speech standing on a piano stool, she wound herself up and down while she was talking. Col cried, so that was the sweep won. Bread and salt on the step from Pani Zofia, and a chair left empty at the top table with a humbug on the plate. Ray and Peter did the car park. When it got to the quiet part I looked up, you can see the back of the clock from inside, you can see the shadow of the hands through the glass, both of them pointing down. And I thought, well, he's stopped it for the vows. He'll put it back on for the band.

# Tue 09-18 05:44
Mrs Zielińska-Wadlow slept through the oven.

# Sun 09-30 20:20
Found in a piano, no. 171: rice. I think it was ours.

# Mon 10-01 09:00
Five years of Wadlow Pianos today. 2,904 pianos, if you count the one on the roof.

# Sun 10-07 19:33
Got to the last page of the log. I'd been saving it. "29 Sept 1974. Wound for the last time. Electric from tomorrow. Took what was mine." I don't know what he took. There's nothing in the box.

# Sun 10-14 19:50
34, thank you all, it was very quiet and there was cake. First one without a pound for the meter.

# Mon 10-22 12:20
What would you take, from a clock?

# Sun 11-11 11:25 | at Merrowby
A hundred years. The bell was rung by hand, from the tower, because there's nobody to strike it. I counted a hundred and twelve steps' worth of silence.

# Tue 11-13 17:20
MOT. Clara failed on: emissions, omissions.

# Thu 11-22 19:04
Six years of Una. The sardines were from me.

# Sun 12-02 20:06
Took the jumper out. It was going to be for Dad, then it was going to be for Grandad, because he felt the cold. Half a sleeve to go. I've put it back in the drawer.

# Sat 12-15 16:40
Pub pianos. I did the Ship's properly by mistake, and there've been letters.

# Mon 12-24 17:58
We put the porch light on at his house. It's sold, they've not moved in till January, and I've still got a key. Just for an hour.

# Tue 12-25 20:33
Hattie (7¾): "If Grandad wound it up every week, who wound Grandad up?" Miss Threlfall: "I did, dear."

# Mon 12-31 21:15
Goodnight, 2018. You were a lot.
`,
)
