import { life } from '../life/index.ts'
import { sampleFirstName } from '../records.ts'
import { ines } from './ines.ts'
import { marek } from './marek.ts'
import type { InventedPerson } from './person.ts'

export type { InventedPerson, InventedPost } from './person.ts'

/** The sample's person, with what she would answer. Her clock is Britain's, near enough to UTC. */
const thea: InventedPerson = {
  key: 'thea',
  firstName: sampleFirstName,
  leaning: 0.6,
  posts: life.map(({ at, text, place }, index) => ({
    id: index + 1,
    at: `${at}:00.000Z`,
    text: text.replace(/@\[([^\]:]+)\]/g, '$1'),
    place: place ?? null,
  })),
  remarks: [
    {
      about: /work|job|day/i,
      text: 'I tune pianos. Most of them have something under the keys that nobody was looking for.',
    },
    { about: /food|cook|eat|kitchen|table/i, text: 'Toast, over the sink, in a coat.' },
    {
      about: /family|friend|people|love/i,
      text: 'The ones who ring up to tell me what note their fridge is.',
    },
    { about: /proud|best|good/i, text: 'A concert tuning on my own, even if it was a school assembly.' },
    { about: /regret|worst|wish|change/i, text: 'There is a jumper that should have been done by May.' },
    {
      about: /keep|object|thing|own|throw/i,
      text: 'Scrabble tiles out of other people’s pianos. Letter E, mostly.',
    },
    { about: /./, text: 'The kettle is an A, a bit sharp. Nobody asked me.' },
  ],
}

export const inventedPeople: readonly InventedPerson[] = [thea, marek, ines]
