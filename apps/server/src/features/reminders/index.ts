export { reminderJobs } from './jobs.ts'
export { removeOfPerson as removeRemindersOf } from './queries.ts'
export { reminderRoutes } from './routes.ts'
