import { diary } from '../diary.ts'

/** The first dip, the station piano, a boy in a school coat, and the baker gets a name. */
export const year2015 = diary(
  2015,
  `
# Thu 01-01 12:31 | at Merrowby Harbour | with Pat Dring
Six point four degrees. I went in with a shout and came out without one. Never again.

# Thu 01-01 15:50
I can feel my feet now and I wish I couldn't. NEVER again. 🥶

# Sun 01-11 20:17
Found in a piano, no. 114: a false eyelash and a hymn number, 344.

# Thu 01-15 19:10
"Again, dear." Bar 5! NEW BAR!

# Sat 01-17 18:01
Five years on here today. Hello to all 211 of you. Which one of you is Clive?

# Wed 01-21 13:02
Hard frost. Mr Sleight sold me one hook, singly.

# Sun 02-01 19:55
Dad's jumper has moth. It's a very particular moth, it's gone along the cable and left the rest. I darned it, in the wrong mustard. It looks like a jumper that's been told something.

# Tue 02-03 12:20
I've had an idea about the station. There's a waiting room with a stove, nobody in it, and a bare wall exactly four foot eight wide.

# Wed 02-04 09:15
I have written to the railway.

# Sat 02-14 06:21
Bun this morning was heart-shaped. They might all have been heart-shaped. I didn't look in the tray, I'm not a detective.

# Thu 02-19 18:30
The railway rang me back! Next day!! A woman called Maureen, ticket office: "We've no money and we've no objection." I nearly dropped the phone. Nobody's noted anything.

# Sun 02-22 20:24
Wanted: one upright piano, free, that nobody loves. I've got a home for it. It's a bit draughty but there's a regular service to Malton.

# Mon 02-23 18:41
I have been offered nine pianos.

# Wed 02-25 12:45
I have been offered 23 pianos. One's on a roof.

# Sun 03-01 20:30
Found in a piano, no. 118 (candidate piano four): a budgie's bell, a budgie's mirror. There was a little pause in the room. "We did wonder," she said.

# Thu 03-12 17:20
Hattie's four. She told me on the phone: "I'm four, I can hop, and I'm not having any more birthdays until I've finished this one."

# Fri 03-20 09:40 | at Merrowby Harbour
Eclipse! Everyone was out on the quay with colanders. It went a sort of pewter and the gulls all sat down. The Alderman sat on the harbourmaster.

# Thu 03-26 19:40
Bar 9. It isn't getting easier, it's getting more. She says those are the same thing once you stop minding.

# Sun 04-05 20:11
Easter. Grandad did the egg hunt for Hattie by telling her there were twelve and hiding eleven. She's still looking. He says it's the only way to keep them.

# Fri 04-24 12:30
Clock Day number four. Letter no. 12. Grandad signed it as well this year, he used his full name and in brackets "(winder, 1951 to 1974)".

# Tue 04-28 18:15
"Dear Miss Wadlow and Mr Wadlow, Your comments have been noted. I did not know that. C. Prewett." First names are next. You watch.

# Thu 05-07 19:32
Voted in the Mission Hall, next to the flood piano. It's facing the right way now.

# Sat 05-09 14:10 | with Bev Hallam, Col Wadlow | at Merrowby Station | photo 4 | drawn station-piano
SHE'S IN. The station piano. Candidate 17, a Danemann from a school in Filey, ex-brown, now post-box red (Mr Sleight gave us the tin with the dent). Bev drove it right down Platform 1 in the rain at two miles an hour with the 13.40 whistling behind her.

# Sat 05-09 14:12
There's a sign. Hattie did the letters. PLAY ME I AM NOT A SHELF. 🎹

# Sun 05-10 20:40
First weekend of the station piano, players: eleven, tunes: nine, chopsticks: nine. Mr Odell from the bowls club played Roll Out the Barrel, bowed, and caught his train.

# Tue 05-12 12:18
Maureen says a man missed the 11.06 because he was listening, and he didn't even complain, he asked for the next one to be late.

# Sun 05-17 20:21
Mr Odell: Roll Out the Barrel. 🎹

# Mon 05-25 17:12
I tune it on Mondays at six, before the milk train. It's the sea air. It goes down like a tide table.

# Wed 06-03 16:30
There's a boy who comes in off the school train, big coat, about eleven. He doesn't play it. He just stands there with the flat of his hand on the side while other people do.

# Sun 06-07 20:07
Found in the STATION piano, already, no. 124: a cheese sandwich, a season ticket, and 20p with a note saying "for the next person".

# Sat 06-13 07:05
His name's Tomasz. The baker. I've been buying his buns for ten months and I'd been calling him "the baker" out loud, to people, like a chess piece. Tomasz Zieliński. He said "and you are the dressing gown."

# Sun 06-14 20:33
Went for a walk along the cliff with Tomasz. He doesn't say much. We went four miles and I'd say it was thirty words, and about nineteen were "mind".

# Wed 06-24 16:41
The coat boy played a note today. One. He pressed it, he waited till it had completely gone, and then he went for his tea.

# Sun 06-28 19:26
Brahms: bar 16, again, officially, with her signature. She's ruled a line across in red pencil and written the date, like a bank.

# Wed 07-01 15:10
36 degrees. The station piano's gone so sharp it's nearly in another county.

# Sat 07-04 21:55 | with Tomasz Zieliński
Tomasz closed early, at noon, for the first time since nine years, and took me to see a lighthouse. It was shut. "Still a lighthouse," he said.

# Sun 07-12 20:16
Scrabble: 47. There was a J in the Band Room! Whose J is it? Which of you is one J short?

# Wed 07-15 17:00
Coat boy: five notes. They were in the right order for something.

# Sat 07-18 13:10
@[Saskia Bloom] did you get my card?

# Mon 08-03 18:25
Grandad's 89. Tomasz made a rye loaf with an 89 in it and Grandad looked at it and said, "You're him with the oven." Then they shook hands for a very long time like two heads of state.

# Tue 08-04 12:40
Grandad's verdict, given in full over the washing up: "He listens to his dough." I don't think he could say more about a man.

# Sun 08-16 20:20 | photo
Found in a piano, no. 129: a passport, 1971, expired. He'd cancelled a whole honeymoon.

# Fri 08-28 22:05
Not going to Edale this year, no Saskia, so I put the tent up on the beach with Hattie. All poles. The tide came for it. We've left it one pole, as a tip.

# Sun 09-06 19:31
Col, Ruth, Hattie, Mum, Dad, Grandad, Tomasz, all round one table in my two rooms, with Una in the wardrobe. Eight at a table for four. I kept counting them.

# Mon 09-07 17:55
Hattie's first day of school. She told her teacher that her auntie "mends the noise".

# Thu 09-17 19:06
Bar 24. I've started to like the metronome. I'm not saying I trust it.

# Thu 10-01 09:20
Two years of Wadlow Pianos. Turnover: don't ask. Kettle: still a G. There's talk of a second chair.

# Wed 10-14 21:20
31 and thank you, every one of you! Dad: "3mm. Happy birthday." Mum: "What your father means is happy birthday. Mum (Jean)".

# Sun 10-18 20:12
The council has a public meeting on Tuesday about "street furniture". I've asked Mr Prewett if a clock is furniture. He said off the record that it's a sort of shelf.

# Tue 10-20 22:02 | at Merrowby Town Hall
I spoke at the council. Three minutes! I'd a card in my hand and I didn't look at it. I said there are people in this town who've been late since 2011. And from the front row somebody turned round, a thin man in a bicycle clip, and it was HIM. Mr Prewett. He's about sixty. He'd got my daffodil in his lapel file.

# Wed 10-21 08:30
(It's a file with a plastic window on the front. You can put things in it. He's kept the daffodil.)

# Sun 11-01 20:29
Found in a piano, no. 134: a P60, a bookmark, half a bookmark.

# Mon 11-09 17:40
Clara's MOT: rust, fail. Charm, pass.

# Fri 11-13 23:30
Lit a candle in the window. There's nothing to say really, is there. Paris.

# Sun 11-22 19:04
Three years of Una. She's got a sardine and an expression.

# Tue 11-24 18:44
I've been offered a place on a course. It's in Leipzig, four months, old actions and how to leave them alone, with a woman called Frau Brandt who's only ever taken six people. February. I said yes and THEN I asked how much.

# Wed 11-25 12:10
Deutsch für Anfänger, Lektion 1. Ich bin eine Klavierstimmerin. It's one word! I'm ONE WORD!

# Sun 11-29 20:05
Told Tomasz about Leipzig. He said nothing for the length of a whole loaf. Then he said it's closer to Poznań than Merrowby is and he'll draw me a map.

# Sun 12-06 19:40
Storm Desmond. Dad's gauge overflowed. He rang. He actually rang. "It's gone over the top, Thea," he said. I've never heard him like that.

# Wed 12-16 16:35 | at Merrowby Station
Coat boy today: the whole of Once in Royal, both hands, no music, at the station in front of eleven people and a whippet. Mr Odell gave up his turn. Mr ODELL.

# Fri 12-18 17:28
All three pub pianos made all right for Christmas. I've only one pair of knees.

# Thu 12-24 19:35
Wigilia at Tomasz's: twelve dishes, one empty chair for whoever might come, and you mustn't start until the first star. It was cloudy. We waited an hour and a half and in the end Grandad went outside and came back and said he'd seen it. He had not seen it.

# Fri 12-25 21:10
Hattie has lost her first tooth, in a parsnip.

# Thu 12-31 23:02
Best year I've had. I'm just going to leave that there.
`,
)
