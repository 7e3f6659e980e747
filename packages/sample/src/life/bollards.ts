import { diary } from '../diary.ts'

/** The seven bollards on the quay, some links, and other things that nobody asked her about. */
export const bollards = [
  ...diary(
    2011,
    `
# Sun 11-13 18:10
New microwave in the shop. It pings a B natural, the old one was a C, and Mr Hallam keeps getting up to answer it. Nobody asked me.

# Thu 12-08 20:20 | link https://www.pianotechnicians.example/humidity Why your piano hates February
It hates December as well. It's not got a good month.
`,
  ),
  ...diary(
    2012,
    `
# Tue 10-02 08:50
The tram doors shut on a minor third. It's been making the whole of Hillsborough sad since 1994. Nobody asked me.
`,
  ),
  ...diary(
    2013,
    `
# Thu 05-30 17:44
Hattie's musical frog is in two keys at once. I said so. Ruth said "it's a FROG." Nobody asked me.

# Sat 11-23 21:50
Watched the Doctor Who with Col on the phone the whole time, neither of us speaking, just breathing at the good bits.
`,
  ),
  ...diary(
    2014,
    `
# Sat 09-20 10:40
There are seven iron bollards on the quay, and if you knock on them with a tuning fork they go up in a scale. All but number 6. Number 6 goes "bonk". Nobody asked me.

# Thu 10-09 12:20
The bin lorry here reverses in waltz time.
`,
  ),
  ...diary(
    2015,
    `
# Sat 03-28 11:15
Played the first bit of Three Blind Mice on the bollards for Hattie. You can't do the second bit without number 6.

# Mon 08-31 18:22 | link https://www.merrowbygazette.example/gull Gull enters bakery for third time
They've asked me for a quote and I gave them "he's earned it".

# Wed 12-30 12:40
I have written to the council about bollard 6.
`,
  ),
  ...diary(
    2016,
    `
# Fri 01-22 10:05
Bollard 6 has been noted.

# Sat 09-24 13:30 | shared
Merrowby in bloom, featuring one drainpipe.
`,
  ),
  ...diary(
    2017,
    `
# Wed 06-28 12:44
Some men in tabards were looking at the bollards today. I said it's number 6. They said how do you mean.

# Tue 09-05 08:30
Year 2! Hattie's moved pegs. She's asked could she take the badger with her and it's gone to a committee.
`,
  ),
  ...diary(
    2019,
    `
# Sat 11-30 17:20
A delivery van has reversed into bollard 6. It now gives an A. It's perfect! It's the exact note that was missing! Nobody asked me. (It was not Clara. I'd like that minuted as well.)
`,
  ),
  ...diary(
    2020,
    `
# Tue 06-16 11:20
The fridge has gone up a tone. I think it's excited. Nobody asked me.

# Sun 07-26 18:30 | with Tomasz Zieliński | video
Three Blind Mice on the bollards, complete, all seven, first performance. It's been five years. There was a dog, and one man, and he clapped.
`,
  ),
  ...diary(
    2024,
    `
# Tue 09-10 12:20
They're going to replace the quay bollards with "a more contemporary bollard". I have written to the council.

# Wed 09-11 12:15
Clive says he thought I'd retired. I said so did I.

# Wed 11-06 17:30
The bollards are staying. It went to a vote, and Hattie's whole class turned up and played them. "Your comments," said the Mayor, "have been noted." And the noise in that room, I've never heard anyone laugh at a word like it.
`,
  ),
  ...diary(
    2025,
    `
# Sat 06-07 11:40 | photo
There's a plaque on bollard 6. It says A.
`,
  ),
]
