import { diary } from '../diary.ts'

/** The pump goes back, the house on Chapel Steps, the wardrobe's third journey, Grandad's last autumn. */
export const year2017 = diary(
  2017,
  `
# Sun 01-01 13:15 | with Tomasz Zieliński | at Jezioro Maltańskie, Poznań
Dip from abroad. Two degrees, there was a hole cut for it, and a man with a rope "for the tourists". I was the tourists.

# Thu 01-05 19:20
Told Grandad we're engaged. He asked Tomasz could he cook. I said Grandad, he's a baker. "That's not what I asked."

# Sat 01-07 12:40
Mum rang. Mum rang again. Mum's rung Col. Dad: "0mm. Delighted."

# Tue 01-17 18:20
Seven years on here. I still don't know which of you is Clive.

# Sun 01-22 20:15 | photo
Found in a piano, no. 150: a bus pass, a brooch like a swallow, and fifteen years of dust with one clean circle in it where something had already been taken.

# Thu 02-02 19:06
Bar 44. Five to go before the bit that does me in.

# Tue 02-14 05:41
I've now been getting up with the bakery for four months. You see a different town at quarter to six. It's got more dogs and fewer opinions.

# Sun 02-26 20:22
Kieran (12) has asked what a tuner does with the pianos that can't be saved. I said you save the bits. He thought about it all the way to Platform 2.

# Sun 03-12 17:05
Hattie is SIX. She's had a piano lesson off Kieran. He's her hero. He showed her where middle C is, and she said "I know. It's in a frame at Auntie Thea's."

# Thu 03-16 19:11
Bar 49. I played bar 49. I've been going all funny at that bar since I was twenty-two and it turns out that it's just notes, it's about eleven notes. I had to go and stand in Miss Threlfall's pantry.

# Sun 03-26 19:44
Clocks went forward. Twenty to nine.

# Sat 04-08 14:33
House hunting. House one: damp. House two: also damp, but with a view of damp.

# Mon 04-24 12:30
Clock Day. Six years. Letter no. 17 went in by hand, we had a coffee. He's called Clive.

# Mon 04-24 12:34
HE'S CALLED CLIVE. Mr Prewett! He's been on here the whole time! 2015, I asked which of you was Clive!

# Mon 04-24 13:02
He's just liked it.

# Sun 05-07 20:08
Found in a piano, no. 154: F and F. That's the only two there are. 66 tiles. I feel like I've caught both of something.

# Thu 05-11 18:25
The council has had a quote for the clock. £38,000. Mr Prewett read it out in a very flat voice and then he folded it up small.

# Fri 05-12 06:02
Tomasz: "How many buns is this." 31,667.

# Wed 05-24 21:40
Manchester. Kieran played something slow on the station piano this morning and nobody's train seemed to matter. Hug your people.

# Sat 06-03 15:20
House nine. Number 4, Chapel Steps. It's got a wonky front door, a back kitchen that'd take a workbench, and a bedroom with a window at just the height of a cat. He knocked on all the walls. I said what are you listening for. He said "you tell me."

# Sun 06-04 20:17
We've put in an offer on Chapel Steps. I keep saying it in different voices.

# Tue 06-06 12:11
I've counted the Chapel Steps. 61. It's taken me three years to get round to it, and I did it in high heels with an estate agent.

# Fri 06-09 07:15
Up all night with the election and then up anyway with the bread. I couldn't tell you which of them's risen.

# Sun 06-18 19:50
Dad's jumper: back, front, neck (Leipzig), one and a half sleeves. I'm on the home straight. It's only five years.

# Sat 07-01 11:40
Saskia's off to Melbourne!! @[Saskia Bloom] go and be brilliant. It's a long way to go to get out of the café.

# Wed 07-12 17:31
Somebody came in the bakery today asking for "the piano lady".

# Wed 07-12 21:04
So. I'm going to tell this properly.

In March 2013 I found a letter in the old piano at Ebenezer. 1958, "I have your bicycle pump. I am sorry. I will give it back when I am not so embarrassed. P." I put it on here, I put it in the Gazette, nothing.

Today a man came into the bakery with a carrier bag. Peter Lockwood. He's 73, he lives in Pocklington, his granddaughter had found my post. He was fourteen. He'd borrowed the pump off a lad called Raymond Pugh to mend a puncture, he'd broken the little pin, and he was so ashamed that he wrote a letter and then he couldn't deliver it. He was in the chapel for choir and he posted it in the piano. He said "I thought of it as a kind of letter box."

He's still got the pump. It was in the carrier bag.

And Raymond Pugh is Ray Pugh. Ray from the boat shed. He's lived a quarter of a mile from that piano for the whole of his life.

We walked down. Ray was in his doorway. Peter held out the bag and said, "I've got your pump." And Ray looked in it, he looked for a good while, and he said: "You've broke the pin."

They're still in there. There's a light on.

# Thu 07-13 06:20
They've asked for buns. 🚲

# Sun 07-16 20:20
I have had four hundred and six comments about a bicycle pump.

# Fri 07-21 12:55 | link https://www.merrowbygazette.example/pump Pump returned after 59 years: “We’ll say no more about it”
The headline's Ray's. So is the picture. He wouldn't let Peter hold it.

# Thu 08-03 18:20
Grandad's 91. He wanted to go down to the front and he got as far as the bench by the ironmonger's. So we had the cake there, and the front came to us, more or less, in ones and twos.

# Sun 08-13 20:13
Sweet peas, third generation, from the one. There are forty of them up the drainpipe. Mr Sleight's charging people to smell them (one at a time).

# Sat 08-26 16:15
Survey on Chapel Steps: "The property has movement." I said so does a waltz.

# Sun 09-03 20:30
Brahms: bar 55. It goes into the minor here, somebody's left the room and the left hand's pretending not to mind.

# Fri 09-15 18:01
🔑 WE'VE GOT THE KEYS. There are four of them, and only three locks.

# Sun 09-17 19:40
Peter was on the 10.20 again. That's nine Sundays out of ten. They don't even talk as far as I can see, they sit in the boat shed and mend bikes.

# Sun 10-01 09:10
Four years of Wadlow Pianos, and as of today there's a workshop. Back kitchen, bench, north light, one framed middle C.

# Sat 10-14 20:44
33! Thank you all. I spent it with an egg box, numbering screws. You'll see why.

# Fri 10-20 22:30
Tomorrow we move the wardrobe. I said never again in 2012, and I said they could put me in it in 2014. I've got four men, a ramp, and sixty-one steps. I'd like it on record that I was happy.

# Sat 10-21 11:50 | with Bev Hallam, Col Wadlow, Tomasz Zieliński
It's on the Steps. It's at step 22. We've stopped for tea. A coach party is photographing it.

# Sat 10-21 13:35
Step 40. Bev's singing. The Alderman has got in and won't get out.

# Sat 10-21 23:15
It's up. It doesn't lean! It's perfectly straight! And there are two screws left over. The old one and a new one. I sat on the floor and laughed till the cat left.

# Sun 10-22 19:30
Rang Grandad with the score. "Two!" he said. "It's breeding." Then he said, "You've still got the brass un, though?" I've still got the brass one. It's in the jar. "Aye, well. Keep hold."

# Sun 10-29 20:02
New kettle for the new house. It's an E flat. Spot on. Tomasz thinks I chose it. I did choose it. I took a fork to the shop.

# Wed 11-01 05:20
The house makes a noise at twenty past five, like a cello being put down.

# Mon 11-06 17:02
Clara's MOT: 131,077 miles. She passed. FIRST TIME. I asked him to look again.

# Wed 11-15 18:55
Grandad's had a fall. He's all right, nothing broken, he'd been going up to the landing to check where the wardrobe used to be. He's cross. He's staying with us for a bit.

# Sat 11-18 10:20
Tomasz carried him up the Steps. Sixty-one. Grandad counted them out loud so's he'd know when to stop being carried.

# Wed 11-22 19:04
Five years of Una. She's moved from the wardrobe to Grandad's feet. It's where the sardines are.

# Sun 11-26 20:16
What we've learned with Grandad in the house: he's up before the bakery. He whistles on the in-breath. He's been going round the kitchen of a morning winding everything that winds: the timer, the egg timer, the toy frog.

# Thu 12-07 18:40
Miss Threlfall walked up to see him, all the steps, 86. "Wilfred." "Dorothea." "Have you been practising?" "I have not." And they sat and watched the rain.

# Sun 12-10 20:24
Found in a piano, no. 163: a Christmas list. "A torch. A knife. A dog. If no dog then no knife."

# Sat 12-16 16:10
Pub pianos done. I left the Ship's a hair flat, because that's how it's always been and there'd have been letters.

# Sun 12-24 18:21
We put the porch light on ourselves this year. He could see it from the chair. He said, "Who's that for?" and I said you. He said "I'm here."

# Mon 12-25 20:11
Hattie (6¾) and Grandad (91) played a duet: he did the lowest note and she did the rest. He didn't come in early once.

# Sun 12-31 22:49
Happy new year. Everyone's asleep but me and the kettle.
`,
)
