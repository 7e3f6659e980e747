/** A goal or a number that somebody tracks, as the reader of notes needs it. */
export interface TrackedFeature {
  id: number
  title: string
  description: string | null
  unit: string | null
}

export interface NoteReading {
  id: number
  /** Null: the note speaks of it, without a number. */
  value: number | null
}
