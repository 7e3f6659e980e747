import { diary } from '../diary.ts'

/** An apprentice on Saturdays, a return to Leipzig, ninety-nine tiles. */
export const year2025 = diary(
  2025,
  `
# Wed 01-01 12:31 | at Merrowby Harbour | with Pat Dring
Five point eight. Never again, said Hattie, blue. I showed her a post from 2015.

# Sun 01-12 19:33
"Wound. Snow on the inside." He'd the same in 1955.

# Fri 01-17 18:30
Fifteen years on here. I joined because Saskia said everybody was on it. There's hardly anybody left. Hello, Clive.

# Sun 01-26 20:12 | photo
Found in a piano, no. 238: a USB stick. It's the first one of the new era. On it: a single file, "brahms_FINAL_final2".

# Sun 02-09 06:12
Seven years. Window open.

# Sat 02-15 17:50
We've had to move the wardrobe. Only across the landing, so that Hattie can have the back room at weekends. I said I'd never. It took two of us and an egg box, and it went together in forty minutes and there were no screws left over. If anything it's one short.

# Sat 02-22 16:22
Apprentice's first Saturday. She swept, she made the tea, she told a man from Driffield that his piano was not a shelf.

# Sun 03-02 20:20
Found in a piano, no. 240, by Hattie, her first: a pencil. She looked at me. I said pencils don't count. She said "you counted yours."

# Wed 03-12 17:40
Fourteen. She said "please don't put anything on there." So I'm not putting anything on here.

# Sun 03-30 19:30
Forward. She did the hands, I held the torch. She asked what it's for. I said ask your grandad, he's wanted to know since 1968.

# Fri 04-04 12:22
Johannes failed his first MOT, on a bulb. Clara'd be so proud.

# Sat 04-12 13:12
Ray's in bed with his chest and Peter's running the boat shed, badly. There's a bike hung up by the wrong end.

# Thu 04-24 12:30
Fourteen years since it stopped and two since it didn't.

# Wed 04-30 20:41
Nineteen minutes to nine. Two years. I go out on the step for it still.

# Sun 05-11 19:35
"Wound. Fine. Ray up for the first time, on Peter's arm, 112, took them fifty minutes. He had the pump in his pocket."

# Sun 05-18 20:08
Found in a piano, no. 243: a U! 98. L and Q to go. U without Q's a cruel sort of a letter to get.

# Thu 06-12 19:06
Op. 118 no. 3, bar 30. I'm told it's faster than I think.

# Sun 06-22 20:14
Hot. The sweet peas are at the third-floor window. They've been going since one seed in a bucket, 2016. Every one of them's purple, we've given away nine jam jars of seed, we should put a date on it. "Sow by whenever."

# Fri 07-04 18:20
The Alderman hasn't been in for a fortnight. There's a young gull on the sign now who's frightened of baps. We've left one out.

# Sun 07-27 23:02
HATTIE: "They did it AGAIN." She's been up and down the Steps. Same saucepan.

# Sun 08-03 18:10
99. Two buns this year, because there's one on the sign.

# Sat 08-16 15:40
Pub quiz, all ages. Merrowby Winders (me, Clive, Hattie, Miss Threlfall on the telephone). We came fourth. There were five teams.

# Wed 08-27 12:15
Miss Threlfall's 94. I took her a bun and she asked had I brought my lever. I had. It's what I'd brought instead of flowers.

# Mon 09-15 06:08
Seven years, and he's put the seven on upside down so it's an L. I need an L. He knows I need an L.

# Sun 09-28 20:11 | photo
Found in a piano, no. 246: an L. In the bakery's own upright. In MY piano, under the key slip, and it's very clean. I looked at him. He said nothing.

# Sun 09-28 20:19
It counts. 99 tiles. One to go.

# Wed 10-01 09:12
Twelve years of Wadlow Pianos. & Niece (Saturdays).

# Tue 10-14 20:41
41. Thank you, those of you that are left. Dad: "6mm. 1,016 hPa. Love."

# Sun 10-26 13:40 | at Leipzig Hauptbahnhof
Wieder da. Neun Jahre, fünf Monate. Ich hab's ja versprochen.

# Mon 10-27 19:02 | at Leipzig
Frau Brandt is 81 and down to one pair of glasses. She gave Hattie the 1874 hammer. "What do you hear?" Hattie thought about it. "Nothing yet," she said. Frau Brandt put her hand on my arm and she kept it there.

# Wed 10-29 20:10
The number 11 still sings a third. The apron's still on its hook. It's a different tenant, he says he assumed it came with the room.

# Sun 11-02 19:31
"Wound. Back late. Clive had done it, and left the log open for me with the pencil in."

# Sun 11-09 20:20
Found in a piano, no. 248: a key to something. Brass. It says 15. I got the jar down and put it by the other one.

# Sat 11-22 19:04
Thirteen years of Una. I don't like cats.

# Sun 11-30 20:12
Friday I'm doing the Bechstein at the old Assembly Rooms in Whitby. It's not been opened since the games club left, in 1962. Hattie's taken the day off school, it's "educational". If there's a Q in Yorkshire it's in there. I'll let you know.
`,
)
