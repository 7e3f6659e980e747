import { diary } from '../diary.ts'

/** Hattie is born, the clock stops, the van arrives, and Brahms is promised by Christmas. */
export const year2011 = diary(
  2011,
  `
# Sat 01-01 13:05
New year, same toast, same sink.

# Sun 01-09 20:14
Found in a piano, no. 11: a plastic cow. The farmer's grandson has been told she'd gone to live on another farm.

# Thu 01-13 12:50
Tuned for a lady who hums. She hums a quarter-tone under whatever I'm playing. I came out and couldn't have told you which way was up.

# Sat 01-22 19:40
Sleeve one is DONE. It took four goes. It's slightly longer than the arm it's for, but he might grow.

# Sun 01-30 20:22
Found in a piano, no. 13: nine hairgrips, a Polo and a note that says "Mrs Fearn is coming THURSDAY". No year. I hope she came.

# Sat 02-05 15:31 | photo
I have bought a van. She's white, she's done 61,204 miles, she smells of carpet tiles, and she's called Clara, after Clara Schumann, because she's going to have to put up with a lot of pianists.

# Sun 02-06 19:18
Clara wouldn't start. Gave her a minute. Clara started. I think she just wants asking.

# Mon 02-14 18:31
Rhys forgot and I forgot and then we both pretended we'd decided.

# Sun 02-20 20:11
Scrabble tiles so far: six. A, E, E, R, T, blank. That's "treat" minus a T, plus an E and a shrug.

# Wed 03-02 17:30
Ruth is the size of a Bösendorfer and said I could quote her.

# Sat 03-12 06:55
SHE'S HERE!!! Harriet Jean Wadlow, 5.10 this morning, seven pounds two. Col rang and couldn't speak so I just listened to him breathe for a bit. Best phone call I've ever had.

# Sat 03-12 18:47 | with Col Wadlow, Ruth Wadlow | photo 4
Hattie. She's got Grandad's ears. She cried on a clear steady G and everybody in the room looked at me and I said it, and they laughed, and she stopped.

# Sun 03-13 20:20
I'm an auntie!! I know I said already.

# Thu 03-17 07:55
Dad: "2mm. She has my nose."

# Sat 03-26 14:15
Half the street's daffodils, one sleeve, no boyfriend's birthday for seven weeks. We're in good shape.

# Fri 04-01 09:10
Bev told me a customer had swallowed a tuning fork and I asked which pitch. Before I asked if he was all right. I'm not proud.

# Sun 04-10 20:35
Found in a piano, no. 19: a wedding ring!! Size of a curtain ring, in with the dust under the top octave. The lady went white and sat down. It's been missing since 1988 and her husband had blamed the plumber. They sent the plumber a card!!

# Fri 04-22 15:20 | at Merrowby
Good Friday at Grandad's. Hattie's first fish shop. She slept through the fish.

# Sun 04-24 19:05 | at Corn Exchange, Merrowby
Easter Sunday. Walked down with Grandad after tea to set his watch, and the Corn Exchange clock has stopped. Twenty to nine. He stood there looking up with his watch in his hand for ages, not winding it, just holding it. Then he said "well, that's not right", and we came home and he didn't set it by anything.

# Tue 04-26 12:30
I have written to the council. I've never written to a council before. I put "Dear Sir or Madam, your clock."

# Fri 04-29 14:10
Royal wedding on in the shop. Mr Hallam has wept twice and it's both times been about the organ.

# Sat 05-07 10:20
Reply from the council!! "Thank you for your letter regarding the public clock. Your comments have been noted." So that's sorted.

# Sun 05-15 21:02 | with Rhys Maddox
Happy birthday Rhys. He got a sleeve. He wore it. To the pub. On the wrong arm, for the attention.

# Wed 05-18 12:44
Why do people put photographs of their children on pianos, and only ever face up, so the children buzz?

# Sun 05-22 20:05
Found in a piano, no. 22: a whole cheese triangle, foil and all. Best before is a decade I'd rather not discuss.

# Sat 06-04 13:30 | at Merrowby
It is right twice a day, which is still twice more than the council. Letter no. 2. I've asked them by whom my comments were noted, and where they are keeping them.

# Sat 06-18 11:45
Letter no. 2 has been answered by an actual person. A Mr Prewett, of Assets and Amenities. He says it's with Assets. He IS Assets.

# Thu 06-23 21:20
Saskia's got a promotion, we're having fizz out of mugs. @[Saskia Bloom] you are a marvel and you owe me eight pounds.

# Sun 07-03 19:40
Hattie held my finger for the whole of the tennis. I've still got the crease.

# Tue 07-12 18:01
A year qualified today. In that time I've tuned 611 pianos (I keep a book) and been bitten by one parrot.

# Sat 07-16 23:10 | written 2011-07-17T11:05 | with Saskia Bloom, Rhys Maddox | at Tramlines, Sheffield
Rhys's band had a whole tent! Twenty minutes, one string, no refunds!!

# Sun 07-24 20:21
Found in a piano, no. 26: eleven more Scrabble tiles?? No. One. But I counted it eleven times because it's a Z. TEN POINTS!!!

# Wed 08-03 19:22 | at Merrowby
Grandad is 85. Col carried Hattie up the path and Grandad gave her his watch to chew. It still isn't set. "By and by," he says.

# Wed 08-10 22:45
Stay safe everyone tonight. Sheffield's quiet. Just one helicopter, going round and round on a low E.

# Sun 08-21 20:13
Edale again, with all the poles. It rained through the roof instead. Dad: "31mm in the hills I should think."

# Tue 08-30 12:39
Today I learned that if you say "it's the humidity" in a low voice you can get out of nearly anything.

# Wed 09-07 17:05
Two years at Hallam's. Kit Kat, two candles. It's getting to be a fire risk.

# Sun 09-11 20:50
Right. I am going to learn the Brahms, the A major Intermezzo, opus 118 number 2. All of it. 116 bars. I've tuned for it a hundred times and I go all funny at bar 49 every time, and I can't play more than the first line. I'm going to learn it by Christmas.

# Mon 09-12 12:31
Told Bev about the Brahms. She said which Christmas.

# Sun 09-18 20:26
Brahms: bar 4. It's mostly the left hand. It's also mostly the right hand.

# Sun 10-02 19:55
29 degrees in October. People are sunbathing in the Botanical Gardens with their shoes on. Every piano in this city has gone sharp overnight and my phone thinks I'm a doctor.

# Sat 10-08 16:12
We went to look at flats. Rhys thinks we should wait. I said for what. He said he'd wait and see.

# Fri 10-14 21:38
27. Thank you everyone!! Cake, curry, a card from Grandad with a pound coin sellotaped in it "for the meter". I haven't got a meter.

# Sun 10-23 20:17
Found in a piano, no. 31: a list. "Bread. Lightbulb. Tell her." No hand I'd know. I've thought about it all week. Did he get the lightbulb?

# Sun 11-06 20:30
Clock still at twenty to nine. I have written to the council. Letter no. 3. I enclosed a photograph, in case they'd not seen it.

# Fri 11-11 11:20
Stopped for the two minutes in a customer's front room, me and her and the lodger and the dog. You could hear the strings settle.

# Mon 11-14 17:49
Clara's MOT. Failed on: tyre, tyre, wiper, "smell".

# Fri 11-18 18:05
Clara passed. £212. I've told her that's her Christmas.

# Sun 11-27 20:08
Mr Prewett has replied. My photograph has been noted.

# Sat 12-03 15:25
Is it normal for a boyfriend to alphabetise the spices and then go and stay at his mum's for a week? Asking for me.

# Sun 12-04 20:41
Brahms, bar 8. Christmas is in three weeks. At this rate it'll be Christmas 2013. I did the sum twice and then had a mince pie.

# Sat 12-10 13:18
Every pub. By Friday. Made all right for Christmas. You'd think I'd have had cards printed.

# Wed 12-14 22:12
Hattie can sit up!! She sits up like somebody chairing a meeting.

# Sun 12-18 19:10
Found in a piano, no. 38: a paper hat, a motto, and the joke. "What do you get if you drop a piano down a mineshaft?" I've heard it. We've all heard it. It was very dusty and I still said it out loud.

# Sat 12-24 20:52 | at Merrowby
Porch light on. Train, train, no bus, walked it. Twenty to nine, said the clock, and do you know, for once it was.

# Sun 12-25 20:20
Played Grandad the Brahms on the front room piano, bars 1 to 8, and then from memory I did them again. He said "does it go on?" It does! That's the trouble!

# Sat 12-31 23:20
2011: one niece, one van, eight bars, 14 tiles, three letters. One jumper, one sleeve of. Happy new year you lot x
`,
)
