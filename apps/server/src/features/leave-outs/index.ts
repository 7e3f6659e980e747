export { leaveOutJobs } from './jobs.ts'
export { createLeaveOuts } from './leave-outs.ts'
export { leaveOutRoutes } from './routes.ts'
