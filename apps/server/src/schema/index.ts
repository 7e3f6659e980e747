export * from './magazines.ts'
export * from './people.ts'
export * from './platform.ts'
