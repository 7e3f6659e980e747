import { diary } from '../diary.ts'

/** The kettle goes flat, and there is a silence of twenty-one weeks; then slowly the top octave. */
export const year2019 = diary(
  2019,
  `
# Tue 01-01 12:20 | at Merrowby Harbour | with Pat Dring
Seven point three. Nobody held up any marks. I gave myself a five.

# Mon 01-07 06:25
The kettle's wrong. It's been an E flat since we bought it and this morning it's nearly a D. I've had it on four times.

# Mon 01-07 06:52
It isn't the kettle.

# Sun 01-13 19:40
I've lost the hearing in my right ear, most of it, overnight last Sunday, and I've to go to the hospital for a scan. I'm telling you because half of you have pianos. I've cancelled February. I'll be off here a bit.

# Sun 06-09 06:12
The kettle is an E flat again.

# Sun 06-09 19:44
It's not all back. They say ninety per cent, it's the very top that's missing. It was never anything worse, in the end, just one of those things, a name with "idiopathic" in it, which is Greek for shrug. Thank you to everyone who waited. Thank you to whoever left a cabbage.

# Mon 06-10 12:15
List of people who tuned for my customers for five months and wouldn't take the money: Bev's cousin Alan. Two lads off my course. A man from Hull I've never met.

# Sun 06-16 20:10
Kieran (15) has been doing the station piano, by himself, Mondays at six, before school. I didn't know. Maureen let it slip. He'd even been filling in the book. He'd borrowed the lever off its hook, the rosewood one. I said in 2010 I was never lending it to anybody and I'd like that un-minuted.

# Thu 06-20 19:05
"Again, dear." I could've kissed her. Bar 55.

# Wed 06-26 18:20
First full tuning. I did the top octave with my left ear, with Kieran sat at the other end holding up a finger when he heard it come in. He was right every time. So was I, just slower.

# Sun 07-07 20:16 | photo
Found in a piano, no. 173: a hearing aid. All right, very funny.

# Sat 07-20 15:40
It was always Tomasz who was quiet in our house. He got so used to talking for two, from January on, on my left side, that now he can't stop. He told me a whole story about a tractor.

# Sat 08-03 18:02
93. Bun, bench.

# Mon 08-12 21:20 | with Tomasz Zieliński | at Poznań
Pani Zofia has decided I'm to be fed on the right-hand side until the ear comes in.

# Thu 08-15 18:40
Dziś sama zamówiłam kawę, ciastko i drugie ciastko. Nikt nie odpowiedział po angielsku!

# Sun 08-18 20:22
Fourth Calisia of the holiday. I've mended more pianos on this street than I've sat on. They pay in gherkins.

# Sun 09-01 19:33
Back to the log. This week in 1966: "Wound. Deaf as a post with this cold. Did it by feel."

# Sun 09-01 19:36
Did it by feel!

# Sun 09-15 20:05
One year married today. He gave me a loaf with 1 on it and I gave him earplugs. He said are these a hint. I said they're so you'll know what I've been missing.

# Sun 09-22 19:48
Cleared a drawer. There was a birthday card in it that I'd bought for Saskia in 2016, written, stamped, addressed, the Bristol address. I don't know what happened there. Nothing did.

# Tue 10-01 09:14
Six years of Wadlow Pianos. I had five months of it off sick and I'm counting them.

# Mon 10-14 20:37
35! Thank you for all the messages, I could hear every one of them (from the left).

# Sun 10-27 19:30
Clocks back. You know.

# Sun 11-10 20:13
Found in a piano, no. 176: C, W, E. 73 tiles. W is four points and I'd been looking for one since the Olympics.

# Mon 11-11 17:40
MOT. Clara, 158,600. Failed on: "noise". I asked him which. He said which would you like.

# Fri 11-22 19:04
Seven years of Una, and she's started sleeping on my right side, where I can't hear her snore.

# Thu 12-05 19:02
Bar 60. Six years ago tonight the sea came into Quay Street. Miss Threlfall says I should stop telling her dates and count the rests.

# Thu 12-12 22:05
Voted in the Mission Hall in horizontal sleet. Dad: "9mm and the night is young."

# Sat 12-21 15:55
Pub pianos, all three, both ears. There were no letters.

# Wed 12-25 20:40
Hattie (8¾) gave me a card. Inside it said "I practised speaking clearly but then you got better." I've got it in the frame with middle C.

# Tue 12-31 19:50
Next year's going to be a nice dull one. I've asked for it specially.
`,
)
