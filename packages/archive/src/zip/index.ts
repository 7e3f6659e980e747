export { type ArchiveEntry, type ArchiveVerdict, type OpenedArchive, openArchive } from './open-archive.ts'
