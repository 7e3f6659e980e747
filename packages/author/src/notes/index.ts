export type { NoteReading, TrackedFeature } from './model.ts'
export { readNote } from './read-note.ts'
