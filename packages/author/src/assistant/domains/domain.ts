import type { Kind } from '../kinds/kind.ts'
import type { Subject } from '../known-question.ts'

/** A field that is known well enough to ask about it with real answers. In its words “_” stands for a space. */
export interface Domain extends Subject {
  kind: Kind
}
