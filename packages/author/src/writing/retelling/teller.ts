/** Who is spoken of, and what is known about the people beside them. */
export interface Teller {
  name: string
  /** How the export speaks of the writer; null where it does not say. */
  pronoun: 'he' | 'she' | 'they' | null
  /** Everybody who may be named, by every form of their name, with the pronoun the posts give them. */
  people: ReadonlyMap<string, 'he' | 'she' | 'they' | null>
}

/** One sentence of a post, told by somebody else. No full stop, no capital unless it opens on a name. */
export interface Told {
  text: string
  /** Whose deed it is: the writer's name, somebody else's, or null for a thing. */
  subject: string | null
  /** German, after a date at the head of the sentence: the verb first. */
  inverted?: string
}

/** Who was last spoken of in the same post, for a sentence that says only “he” or “she”. */
export interface Before {
  /** Null at the start of a post; a question mark after a sentence that could not be told. */
  subject: string | null
  /** Everybody named so far in the post. */
  named: string[]
}
