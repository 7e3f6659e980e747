export { type Auth, createAuth } from './auth.ts'
export { sendAddressNotice, sendConfirmation } from './jobs.ts'
export { authRoutes } from './routes.ts'
export {
  deleteUser,
  findConfirmedByEmail,
  getUserRow,
  listLostGuests,
  lockUser,
  type UserRow,
  updateUser,
} from './users.ts'
