export { sampleRecords } from './build.ts'
export type { Moment } from './diary.ts'
export { life } from './life/index.ts'
export { type ArchiveRecord, sampleFirstName, sampleName } from './records.ts'
