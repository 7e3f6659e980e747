/** What one language says about loss, illness, violence, secrets and sorrow. Rows of cues: see `cue.ts`. */
export interface Lexicon {
  /** Mother, uncle, wife, friend: somebody of one's own. */
  kin: string
  /** The man, a neighbour, the patient: somebody. */
  people: string
  /** Animals that people live with and mourn. */
  pets: string
  /** He, him, his; she, her. */
  pronouns: string
  /** Words that stand before a noun. */
  determiners: string
  /** Words a death verb may have beside it without being its subject. */
  fillers: string
  /** Turns of phrase with a grave word in them; they count for nothing. */
  idioms: readonly string[]
  /** Wishing not to be, in any words; hatred. */
  hidden: readonly string[]
  /** Grave whoever it is about. */
  death: readonly string[]
  illness: readonly string[]
  violence: readonly string[]
  /** Grave if its subject is a person or an animal: phones and plants die too. */
  dying: readonly string[]
  /** After the name of somebody who is in two posts or more, and alone in its clause or with a day. */
  euphemisms: readonly string[]
  amber: readonly string[]
  /** Somebody tells the writer something. */
  told: readonly string[]
  /** It is to be kept. */
  kept: readonly string[]
  /** Matters that are nobody else's. */
  delicate: readonly string[]
  /** Surprise parties and recipes are kept too. */
  harmless: readonly string[]
  /** Said in the weeks after a death: thanks for the cards, I am back. */
  afterwards: readonly string[]
  /** Somebody's wife, somebody's office: grave places that are also places of work. */
  atWork: readonly string[]
  /** A match, a league, a season: where mourning is a manner of speaking. */
  sport: readonly string[]
  /** A thing gets a name: "a sourdough starter. His name is Kevin". */
  naming: readonly string[]
  things: string
}

/** A list of cues, as it is easiest to read and to add to: separated by commas. */
export const cues = (text: string): string[] =>
  text
    .split(',')
    .map((cue) => cue.trim())
    .filter(Boolean)
