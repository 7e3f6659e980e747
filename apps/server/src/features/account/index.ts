export { createAccount } from './account.ts'
export { accountJobs } from './jobs.ts'
export { accountRoutes } from './routes.ts'
