export * from './question.ts'
