export { type Auth, createAuth } from './auth.ts'
export { sendConfirmation } from './jobs.ts'
export { authRoutes } from './routes.ts'
export { deleteUser, findConfirmedByEmail, getUserRow, type UserRow, updateUser } from './users.ts'
