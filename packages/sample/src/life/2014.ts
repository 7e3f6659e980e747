import { diary } from '../diary.ts'

/** The move to Merrowby, the wardrobe's second journey, the hum of the bakery, and Miss Threlfall. */
export const year2014 = diary(
  2014,
  `
# Wed 01-01 14:02
Happy new year. I've got a cold, a cat and a spreadsheet.

# Sun 01-12 20:20
Found in a piano, no. 90: a slice of lime. In a Methodist hall. Nobody met anybody's eye.

# Wed 01-15 12:50
Drove to Merrowby and back for one tuning, 138 miles, forty quid. Col says that isn't a business, that's a hobby with diesel.

# Sun 01-26 19:45
Things I'd miss about Sheffield: hills, Bev, the trams, the word "nesh". Things I'd miss about not living in Sheffield: see, that's not a list, I couldn't start it.

# Thu 02-06 18:12
Clara went past 90,000 on the A64, in a lay-by of her own choosing.

# Fri 02-14 17:31
A card!! It's from the pigeon man. He's heard I might be off and he'd like me to know the birds have enjoyed my singing.

# Sun 02-23 20:31
Found in a piano, no. 93: an L and a V. That's 35 tiles. I could do LOVE if I'd an O. I've got two Os. I COULD DO LOVE.

# Sat 03-01 11:20
Dad: "142mm since Christmas." He's had to start a second notebook.

# Wed 03-12 18:32
Hattie's three. She opened my present, said "is it noisy", it was, and she ran out of the room with it. Ruth held the door and gave me a look I've still got on me.

# Fri 03-21 12:15
First day of spring. No sign of the council.

# Sun 03-30 19:40 | with Saskia Bloom
@[Saskia Bloom] is moving to Bristol to be with Paddle Board. We cried in the big Asda. I got a trolley so we'd look normal.

# Sat 04-05 22:10 | with Saskia Bloom, Bev Hallam
Saskia's leaving do. She left at nine because she had to be up. I stayed till one. It was a good party, the person would've liked it.

# Sun 04-13 20:18 | photo | drawn savings-book
Found in a piano, no. 96: a savings book, Yorkshire Penny Bank, balance two shillings. It must be worth nearly a scone by now.

# Thu 04-24 12:30
Clock Day. Three years. "In the spring", they said. Letter no. 9: a pressed daffodil, no note.

# Fri 05-09 17:05
"Your daffodil has been noted."

# Sun 05-11 20:42
All right. I've found a flat in Merrowby. Above the ironmonger's on Quay Street, two rooms and a sort of cupboard with a sea in the window. I went to look at it for a laugh and I've signed for it. I'm moving in June.

# Sun 05-11 20:58
YES I know what I said about rust

# Mon 05-12 08:20
Told Grandad. He said "well you'll want the hooks putting up", and then he went out to look at the weather for quite a long time.

# Sat 05-17 15:12
31 customers to ring. I've done nine, and cried at two of them, and one cried at me and then asked could I come Tuesday all the same.

# Wed 05-28 12:41
Bev: "It's ninety minutes, you daft bat, it's not the moon." She'd been crying in the lorry, she'd got the strap marks on her face.

# Sun 06-01 20:03
Last Sunday count in Sheffield. Pianos this week: fourteen. Found: a tram ticket, a different tram ticket, no. 99. I'm saving no. 100 for the sea.

# Sun 06-08 19:50
There's only one thing left to pack. I've walked round it. It's waiting.

# Fri 06-20 22:15
Taking the wardrobe to bits. I've drawn a diagram this time, I've put every screw in an egg box with a number on. I've got the humbug jar out. We're going to do this PROPERLY.

# Sat 06-21 06:40
Longest day of the year. Thought I might need it.

# Sat 06-21 12:20 | with Bev Hallam, Col Wadlow | at Merrowby
Lorry's on the quay. The stairs at the ironmonger's turn three times. Col has said a word in front of Hattie and she's saying it to the gulls.

# Sat 06-21 23:31
It's up. It leans to the right now. Every numbered screw has gone back in a numbered hole, and the brass one's still left over. Same one. It has not got a number. I'm going to bed.

# Sun 06-22 07:15
Woke up and the light on the ceiling was MOVING. It's water. It's the harbour. It does that every day, apparently, for nothing.

# Sun 06-22 20:30
And that's the last time I ever move that wardrobe. They can bury me in it. (Grandad: "you'll want to sort that lean first.")

# Mon 06-23 12:33
There's a machine somewhere under my bedroom that hums a B flat from two in the morning. I've been all round the building in my nightie with a tuning fork. Nobody asked me.

# Tue 06-24 18:20
It's not the ironmonger's. The ironmonger is called Mr Sleight, he sells hooks singly, and he says it'll be "them at the back".

# Thu 06-26 08:02
Una has seen a gull. The gull's seen Una. They've been on either side of that window since five, like a bad marriage.

# Sat 06-28 13:44
Everything has rusted. A week! Scissors, hairgrips, the egg slicer. I'd like to thank everybody for not saying it.

# Sun 06-29 20:14
Found in a piano, no. 100: sand. 🏖️

# Wed 07-02 21:10
Grandad's now got me five minutes away and he's not changed anything, except that he puts two cups out. I noticed he'd put two cups out before I knocked.

# Sun 07-06 19:35 | photo 3
Tour de France!! In Yorkshire! We went over to stand on a bank with about nine thousand people in yellow, they came past like somebody riffling a pack of cards, and that was it, and then everyone clapped the ambulance.

# Thu 07-10 12:22
First Merrowby customers: the Mission Hall (see under: flood), the Band Room, a Mrs Coates who has only the black notes because of her hip.

# Wed 07-16 18:05
I've found out why everyone here says "by and by". It's the trains.

# Sun 07-20 20:26
Is there anybody in this town under fifty? Asking for a quiz team.

# Sat 08-02 05:50
Right, I've found the B flat. It's the bakery in the yard behind. It's the proving oven, it's as big as a bus shelter and it's got a bearing going. I went round to say something and it was ten to six in the morning, I was in my dressing gown, and the baker looked at me and gave me a bun. So I've not said it yet.

# Sun 08-03 18:44 | with Col Wadlow, Ruth Wadlow
Grandad's 88. That's a full keyboard! I told him and he said "well I've no sharps in me." There was a cake from the bakery. It had a piano on it. I'd only asked for a cake.

# Wed 08-06 19:12
Went back about the oven. Bun.

# Sat 08-09 06:12
Went back again. It turns out he thought I was a regular. I AM a regular.

# Mon 08-11 21:30
My first summer of people asking me "have you settled in". I've fastened everything down. Does that count?

# Sun 08-17 20:08
Found in a piano, no. 104: a crab. A small one. In the pedals. It'd come in with the flood and made a life for itself.

# Tue 08-19 12:40
Went up Chapel Steps. I'm going to count them one of these days, everyone says a different number.

# Sat 08-23 17:20
Sad about the flat in Hillsborough today for no reason. It was the trams. You can hear a tram coming round a corner and it's always nearly a tune.

# Fri 08-29 18:10
The gull that does Quay Street has a name, it turns out. He's the Alderman. He's had three of my chips since Monday and I respect him.

# Sun 09-07 20:15
It's five years today since I started at Hallam's. I bought my own Kit Kat. I'd no candle so I lit the sparking plug lighter and waved it about.

# Sat 09-13 14:33 | at Corn Exchange, Merrowby
Now that I live here I go past it twice a day. Twenty to nine on the way to work. Twenty to nine on the way back.

# Wed 09-17 18:48
I've met Miss Threlfall. She's 83, she taught the piano to the entire town including Grandad (eleven weeks, 1957, "no wrist"). I did her Blüthner today, she stood behind me for the two hours with her arms folded and at the end she sat down, played one chord, and said: "You may come back."

# Thu 09-18 12:10
MISS THRELFALL SAYS I MAY COME BACK

# Sun 09-28 20:31
I let on to Miss Threlfall about the Brahms. I said I'd been learning it three years. She said "and how far are you?" Bar 16. She didn't laugh. She moved the metronome to the other end of the lid and said, "Thursdays. You'll bring your lever, and I'll bring my patience."

# Thu 10-02 19:20
Lesson one. I played my sixteen bars. "From the beginning," she said. We didn't get to bar two. She says I play as if I was checking it.

# Tue 10-14 20:40
30!!! Thank you all you lovely people. Cake with a piano on, again, a bigger piano. I said how did he know. Grandad went very interested in the window.

# Thu 10-16 18:59
"Again, dear."

# Sun 10-19 19:28
Things Miss Threlfall has said "again, dear" about: bar 1. Bar 1. The way I sat down. Bar 1.

# Thu 10-23 19:02
I hate that metronome. It limps. It's got one leg shorter than the other, tick, TOCK, tick, TOCK. I offered to mend it. "There is nothing wrong with it, dear. It's waiting for you."

# Sun 10-26 20:12
Clocks back. Everyone's changed theirs. Twenty to nine.

# Fri 10-31 18:33
Forty-one trick-or-treaters! Up three turns of stairs! Two of them were haddock. I LIVE HERE NOW. 🎃

# Wed 11-05 20:10 | at Merrowby Harbour | photo
Bonfire on the beach, whole town, tide turned up early and put it out. Everybody clapped the tide.

# Mon 11-10 17:12
Clara's MOT, new garage. 99,412 miles. Failed on: rust. The man said welcome to Merrowby.

# Sat 11-22 19:04
Two years of Una, we had sardines. Grandad came up all three turns of the stairs with the tin in his pocket.

# Mon 11-24 18:37
100,000 MILES. Clara did it on the moor road in fog at 4.15, and I pulled over, and we had a Polo each, and I ate hers.

# Sun 11-30 20:06 | photo
Found in a piano, no. 111: O. R. N. S. It was a good week. 41 tiles, and with what I've got I can nearly spell "reconnoitre" and I will not be stopped.

# Fri 12-05 12:42
Who rang the bell at the Mission Hall at six this morning, and why?

# Thu 12-11 19:15
Bars 1 to 4. She nodded. It was a small nod. It could've been a draught.

# Wed 12-17 16:50
Merrowby has five pubs and three pianos. They want them made all right for Christmas by Friday. I've come two hundred miles round in a circle.

# Sat 12-20 05:58
Put it to the baker about the B flat. I'd got it all prepared. He listened, he's got flour in his eyebrows, he said: "This is the note that wakes me since nine years. I thought it is only me." We stood there and listened to it. It's a lovely note really.

# Wed 12-24 16:05
For the first time ever I didn't have to travel at Christmas. I walked. Four minutes. The porch light was on, he'd put it on anyway, for a girl coming from the end of the road.

# Thu 12-25 20:50
Hattie (3¾): "Auntie Thea, why does the sea keep coming back?" Grandad: "It's left summat." Honestly that's as good an answer as I've had.

# Tue 12-30 18:30
Pat from the lifeboat shop says there's a New Year's Day dip and "it's mostly a matter of not thinking". Fine. How cold can it be.
`,
)
