import { diary } from '../diary.ts'

/** Four months in Leipzig with Frau Brandt, a long Friday in June, and the boy says his name. */
export const year2016 = diary(
  2016,
  `
# Fri 01-01 12:40 | at Merrowby Harbour | with Pat Dring, Tomasz Zieliński
Seven point one. All right, again. But Tomasz went in first, he didn't make a sound, he just went very slightly pink, like a ham. THAT's never again now.

# Sun 01-10 20:23
Found in a piano, no. 139: a key to something. It's brass, it says 14. I've tried it in everything, including the screw.

# Thu 01-14 19:15
Last lesson before Leipzig. Bar 31. Miss Threlfall shook my hand. "Don't let them make you interesting," she said.

# Mon 01-18 12:50
Who's having what: Una to Grandad. Clara to Col. The station piano to the coat boy, who says he'll listen to it for me. The wardrobe to nobody, God willing.

# Sun 01-31 06:12 | at Merrowby Station
Off. Grandad on the platform with Una in the basket, and him holding up her paw. I'm not going to make it to Malton.

# Mon 02-01 21:40 | at Leipzig Hauptbahnhof
Angekommen. 24 platforms, one suitcase, and I asked a man for the tram and he told me in English that my German was "very brave".

# Tue 02-02 18:20
Frau Brandt is five foot tall and wears two pairs of glasses, one above the other. She gave me a hammer from 1874. "What do you hear?" Nothing, I hadn't hit anything with it. "Gut," she said. "The last one said Schumann."

# Thu 02-04 20:15
The kettle in my room is an F sharp. Niemand hat mich gefragt.

# Sun 02-07 19:30 | photo
Found in a piano (Leipzig, no. 1): a tram ticket. They're the same the whole world over.

# Mon 02-08 18:50
🥐 Heute habe ich meinen ersten ganzen Satz beim Bäcker gesagt und die Verkäuferin hat geantwortet. Ich habe kein Wort verstanden, aber ich habe ein Brötchen bekommen.

# Wed 02-10 21:05
Jörg across the landing plays the trombone until ten and then he's completely silent, to the second, like he's been posted.

# Fri 02-12 18:12
"Noch einmal, bitte." I've come nine hundred miles for somebody else to say it.

# Sun 02-14 20:01
A parcel came. A rye loaf, vacuum packed, and a card with nothing on it but a drawing of an oven. I've got it on the windowsill. The card. I've eaten the loaf.

# Wed 02-17 12:33 | at Thomaskirche, Leipzig | photo | drawn satsuma
Stood by Bach for a bit. Somebody had left him a satsuma.

# Sun 02-21 19:44
Grandad's rung, on a mobile, from his own kitchen. He held it away from him and shouted as if I was on a boat. Una's had the sardines, the sofa, and a wren. Clock: twenty to nine.

# Thu 02-25 18:40
Four weeks on one bushing. Frau Brandt says if I can see what I've mended then I haven't mended it.

# Sun 02-28 20:10
Ich vermisse: das Meer, die Katze, den Bäcker. Nicht unbedingt in dieser Reihenfolge.

# Wed 03-02 07:58
Snow on the tram lines. The number 11 sings a third going round the corner by my window. I've missed a tram.

# Sun 03-06 19:52
The lady below, Frau Seidel, found me on the stairs with the jumper and took it off me. She looked at the neck. She said "Ach, nein." She's had it three days and now it's got a neck.

# Sat 03-12 17:35
Hattie's five and I'm not there, we did it on a screen. She showed me her cake, the inside of her mouth and then the ceiling for ten minutes.

# Wed 03-16 19:20
Today I regulated a Blüthner from 1889, eighty-five notes, start to finish. It was like doing up somebody's buttons.

# Sun 03-20 20:03
Gefunden in einem Klavier: eine Murmel, ein Kamm, ein Lottoschein von 1953. Keine sechs Richtigen.

# Fri 03-25 16:40
Karfreitag. Die Matthäus-Passion in der Thomaskirche, drei Stunden auf einem Holzstuhl. Danach hat keiner geklatscht. Alle sind einfach nach Hause gegangen, ganz leise.

# Mon 03-28 22:15 | with Tomasz Zieliński | at Leipzig
He's HERE. He got the night train on from Poznań with a cake on his knee. I saw him coming right along the platform, not looking for me at all, reading all the signs aloud under his breath.

# Tue 03-29 18:20 | photo 2 | at Cospudener See, Leipzig
A lake. April nearly. He went in. The ham again.

# Fri 04-01 20:44
He's gone home. He's left an apron on my hook.

# Wed 04-06 12:50
Frau Brandt says I've good hands and bad patience. I told her I've got two teachers working on it, in two languages.

# Sun 04-10 19:37
They've got a café here with a piano and no scones whatsoever. Somebody should tell Saskia.

# Sun 04-24 12:30
Clock Day from abroad, five years. Letter no. 14 has gone to Mr Prewett with a picture of the Leipzig town hall clock, which works. I wrote on the back "no comment".

# Thu 05-05 18:02
A postcard, from Merrowby Town Hall, second class: "Noted. It looks very well. C.P."

# Sun 05-08 20:20
Grandad says the coat boy comes on Sundays now, to his front room, to play. He's been doing it since March. "I just leave the door," he says.

# Tue 05-17 19:30
Letzte Woche bei Frau Brandt hat angefangen. Sie hat mir gesagt, ich soll aufhören, mich zu entschuldigen. Ich habe mich entschuldigt.

# Fri 05-27 17:50
Last day. She set me the 1874 hammer again: "What do you hear?" I said somebody who's about to start. She took both pairs of glasses off. I've got a certificate and it spells my name WADLOW. First time ever. They'd checked.

# Sun 05-29 13:25 | at Leipzig Hauptbahnhof
Tschüss, Leipzig. Ich komme wieder. Versprochen.

# Mon 05-30 21:11 | at Merrowby Station
Home. Porch light, two cups, and the cat looked straight through me.

# Tue 05-31 18:15
Una forgave me at 5.40 this morning, on the face.

# Thu 06-02 19:00
Played Miss Threlfall what I'd kept up in Leipzig. She listened to all 31 bars with her eyes shut. "They did make you interesting," she said. "We'll get it out."

# Sat 06-11 20:30
Hattie's been learning the capital of everywhere. "Germany?" Berlin. "England?" London. "Merrowby?" Grandad's.

# Fri 06-24 18:47
A long Friday. The bakery opened at six, same as ever, and there was a queue out of the yard and right along Quay Street by seven. It wasn't for the bread. Tomasz served every one of them and said thank you every time, and when he'd shut the door he sat down on a flour sack and I sat on the other.

# Sun 06-26 20:05
Found in a piano, no. 142: a dance card, 1938, every line filled in with the same name.

# Mon 06-27 22:00
Iceland. I've no words. I've a few.

# Sat 07-09 15:15
I planted something today. There was a packet of sweet peas in the bottom of the Ebenezer harmonium (no. 143), "sow by 1971". I've put all nine in a bucket outside the ironmonger's. I'll let you know.

# Sun 07-17 20:14
Nothing from the bucket.

# Wed 07-20 16:12
32 degrees. Una is in the sink. We've stopped using the sink.

# Wed 08-03 18:31
NINETY. Grandad is ninety. Everybody came. The band came! The actual band, on the pavement. He stood on his step in his suit and conducted one bar, by mistake, he was waving.

# Wed 08-03 22:20
He said to me when they'd gone: "I'd have liked to hear it strike." I said I know. He said, "Never mind. By and by."

# Thu 08-04 09:05
I have written to the council. Letter no. 15. It's one line.

# Sun 08-07 20:24
ONE SWEET PEA. One! Out of nine! Forty-five years late! It's the height of a matchstick and I've put a cage round it, on account of the Alderman.

# Thu 08-11 18:40
Mr Prewett has been to see the clock. He went up. It's a hundred and twelve steps and he's not supposed to, he told me in the bakery queue: "I counted them. Your grandfather is quite correct."

# Sun 08-21 19:36
Rio has been on all night for a fortnight, because the bakery's up anyway. I've watched more dressage than anyone in Merrowby.

# Tue 08-30 17:30
She flowered. Purple. Smells like somebody's mother's drawer. 🌸

# Sun 09-11 20:19
Five years ago today I said I was going to learn the Brahms by Christmas. I looked it up, it's on here. I've changed nothing about my plans.

# Mon 09-19 12:28
The Alderman got into the bakery by the front, walked the length of the counter and left with a seeded bap. Tomasz held the door.

# Thu 09-29 19:03
Bar 40.

# Sat 10-01 09:30
Three years of Wadlow Pianos. Second chair purchased.

# Fri 10-14 21:30
32! Thank you for the messages, I read them all to the cat.

# Sun 10-16 20:25
Found in a piano, no. 147: D, G, U. 58 tiles. A pattern's emerging: nobody in the north of England has ever lost a Q.

# Sun 10-30 19:20
He told me today he'd like it better if I stopped carrying all my tools down the three turns of the stairs every morning and kept them in the bakery. I said that's very practical. He said "it is not practical."

# Sun 10-30 19:41
I've only just got that.

# Mon 11-07 17:15
MOT: Clara's failed on a thing I'd never heard of, on the underneath, that's come off, and that's still in the road at Pickering.

# Wed 11-16 16:25 | at Merrowby Station
"I'm Kieran, by the way," said the coat boy. A year and a half! I said I'm Thea. He said "I know, it's on the van."

# Tue 11-22 19:04
Una's four. Or she was four when I wasn't looking, nobody knows her real birthday.

# Sun 11-27 20:12
Kieran is twelve. He's never had a lesson. He says he watches where people's hands are going to go. I rang Miss Threlfall. I said I know you've retired. She said "I have never said so."

# Thu 12-01 18:50
She heard him. She made him play it again, and then again, and then she said to me in the hall, with her coat on for some reason: "Well. There he is."

# Sat 12-10 15:40
Pub pianos: three. Station piano: tinsel.

# Thu 12-22 21:50 | with Tomasz Zieliński | at Poznań
Poznań! I've met his mother. Pani Zofia held my face in both her hands and said one long sentence, and Tomasz translated it as "hello".

# Sat 12-24 22:40
Wigilia for nineteen, in a flat the size of a bus. Carp in the bath till Thursday. I knew all the carols, I just didn't know any of the words. Pani Zofia put me at the piano. It's a Calisia and the F sticks and I MENDED IT BETWEEN THE HERRING AND THE PIEROGI.

# Sun 12-25 11:05
Wesołych Świąt! Mówię już dwanaście słów. Osiem to ciasta.

# Mon 12-26 20:30
The poppy seed cake. I'm going to get the recipe off Pani Zofia and write it down, because she does it by "until it's enough".

# Sat 12-31 23:11
He asked me on the tram. It was the number 5, it was packed, he had the shopping, and it came out in Polish and then he had to do it all again. Yes in both. 💍
`,
)
