import type { InLanguages, KnownQuestion } from '../known-question.ts'

/** Something that people ask each other about, with the questions that fit whatever it is called this time. */
export interface Situation {
  id: string
  /** What it is called where the title has no noun that can be put into a sentence; in German as an object. */
  name: InLanguages<string>
  /** Said in a title, or in a description whose title says nothing. */
  words: InLanguages<string>
  /** What must also be said somewhere, where the words alone could mean something else. */
  also?: InLanguages<string>
  /** What makes it something else. */
  unless?: RegExp
  /** In the order in which they are asked. */
  questions: readonly KnownQuestion[]
  /** Asked only where somebody speaks of it, or where there is room. */
  spare?: readonly KnownQuestion[]
  isGentle?: true
  /** What is wanted of it matters more than what it is. */
  isAim?: true
}
