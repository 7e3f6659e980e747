export { type ArchiveVerdict, type OpenedArchive, openArchive, type PostEntry } from './open-archive.ts'
