import { diary } from '../diary.ts'

/** The same, with the sea in the window. */
export const ordinaryMiddle = [
  ...diary(
    2015,
    `
# Mon 01-19 08:02
Monday. The harbour's steaming. No idea if that's allowed.

# Sat 02-07 16:40
New shoes. They squeak on F.

# Tue 03-17 13:05
Mr Sleight has run out of hooks. There's a queue outside discussing it.

# Sat 04-11 17:20 | shared
Every word of this. I've been saying it about metronomes.

# Mon 04-13 18:20
Found my flask! It was in the Band Room piano, behind the bottom board. There was still tea in it. Seven months. I'm not saying I had some.

# Wed 05-20 20:02
Giving up biscuits. I live forty feet from a bakery, so it's more of a gesture.

# Fri 06-19 21:33 | at Merrowby Harbour
Still light at half past nine, everyone's on the wall with chips, nobody's saying anything. Perfect crowd.

# Tue 07-07 12:50
Heard myself tell a tourist "it's only rain".

# Sat 08-08 22:15 | with Tomasz Zieliński, Pat Dring
Lifeboat day! I won a ham. I donated the ham. I won it back.

# Thu 09-24 18:40
There's a smell in the flat. Una's looking at it.

# Fri 09-25 07:10
It was a dab. Behind the wardrobe. She'd been saving it.

# Mon 10-12 13:20 | link https://www.merrowbygazette.example/bench New bench for quay “a possibility”
Steady on.

# Wed 11-18 20:30
Power cut. Candlelight, soup off the camping stove, and Tomasz came up the stairs with a warm loaf under his coat like a hot water bottle. Nobody needs to hurry with that power.

# Tue 12-08 08:12
Somebody's left a single glove on the station piano with the fingers tucked in, as if it was waiting its turn.
`,
  ),
  ...diary(
    2016,
    `
# Wed 01-06 18:15
Packing for four months. Una keeps getting in the case, and each time I've lifted her out she's looked more like luggage.

# Fri 02-19 21:40 | photo | at Leipzig
Found a bar where they've got a piano AND they've had it tuned. I shook the landlord's hand. He thought I was leaving.

# Wed 03-09 12:48
Im Museum für Musikinstrumente, zum dritten Mal. Der Wärter grüßt mich jetzt mit Namen. Mit dem falschen, aber immerhin.

# Sat 04-16 10:30 | photo 2 | at Leipzig
Flohmarkt! I've bought a tuning fork from the railway, stamped 1911, a=435. Everything was a bit calmer.

# Sun 05-22 21:12
Grillabend im Hof. Jörg hat Posaune gespielt, Frau Seidel hat mitgesungen, und um zehn war es still. Punkt zehn.

# Mon 06-06 13:20
Who's moved Merrowby's one zebra crossing?

# Tue 07-05 18:44
Giving up on giving up biscuits.

# Sat 07-30 16:05 | with Pat Dring | at Merrowby Harbour
Dip. Fifteen degrees! I've had colder baths. I've had colder baths in this flat.

# Fri 08-19 12:22
Dad: "0.5mm. Barely worth the walk."

# Tue 09-06 08:35
Hattie's in Year 1. "I'm not in Reception any more," she said, "I've got a peg with a badger."

# Sat 10-08 15:20 | shared
For everyone who's ever put a vase on one.

# Wed 11-09 06:30
Quiet in the queue this morning. Tomasz gave everyone an extra bun and didn't put a sign up.

# Mon 12-05 17:10
My hands smell of cloves, it's not for any reason, it's just every piano in this town in December.
`,
  ),
  ...diary(
    2017,
    `
# Fri 02-10 18:30
Cake tasting for the wedding we've not got a date for. It's research.

# Wed 03-01 12:44
Mrs Coates has had the hip done. I'm told she's playing on the white notes.

# Sat 04-15 14:14 | photo
Eleven eggs. 🥚

# Tue 05-30 05:35
A heron on the bakery roof, waiting for opening like everybody else.

# Mon 07-03 18:12 | shared
Proud of this lot at the lifeboat. If you've a pound, they've a bucket.

# Fri 08-18 20:41
The key that says 14 doesn't fit Chapel Steps either. I tried it when the agent wasn't looking.

# Thu 09-28 12:30
Estate agent's just described our kitchen as "galley". The galley has the bench in it, a Bechstein action, and both of us sideways.

# Tue 10-10 19:04
I'm going to learn Polish properly, with the grammar. I've bought the book and everything. I'll be able to argue with Pani Zofia by the wedding.

# Thu 11-09 05:48
Frost on the Steps. Tomasz salted all sixty-one before he went down. With the good salt, because he'd only got the good salt.

# Fri 12-29 15:10 | photo 4
Walk on the beach with Hattie, slowly. She's got a pocketful of stones and every one's "for Grandad to look at". He's looking at them.
`,
  ),
  ...diary(
    2018,
    `
# Wed 01-10 12:22
Book club: I've not read it. Neither has anyone. Lovely evening.

# Fri 05-11 18:50
Miss Threlfall's asked for "a sensible biscuit". I've been to three shops.

# Tue 06-26 20:04
Invitations posted. Una's walked on 80 of the 90, so she's invited you as well.

# Thu 07-19 05:33
Too hot to sleep, so I went down and sat on a flour sack. It's cooler than the bedroom. It's a BAKERY.

# Mon 08-27 16:30
Bank holiday. Rain, visitors, cagoules, one man in the bakery asking Tomasz for "something English".

# Wed 10-31 18:55
Fifty-two trick-or-treaters up sixty-one steps. One of them was out of breath and dressed as a ghost, and I thought, that's method.

# Wed 12-12 17:20 | link https://www.merrowbygazette.example/tree Council Christmas tree “slightly shorter than hoped”
It's on a table. They've put it on a TABLE.
`,
  ),
  ...diary(
    2019,
    `
# Fri 06-28 18:40
Walked along the front and heard a lark. Left side. I turned round so it'd be on the right, and it was there as well, a bit further off.

# Sun 07-28 20:20
Found in a piano, no. 174: my orange scissors. I mean it. A house in Nether Edge that I'd done in 2010, the lady's daughter rang, "there's something rattling." Nine years! They were open.

# Thu 08-08 12:12
Mr Sleight's retiring, so it's half price on hooks. Singly.

# Sat 09-28 14:10 | with Bev Hallam | photo 2
Bev came for the weekend. We did four miles and two puddings. She parked the lorry on the quay, and three people tried to buy fish from it.

# Tue 11-26 18:22
Started Polish again. Chapter one. We'll say no more about the last chapter one.
`,
  ),
]
