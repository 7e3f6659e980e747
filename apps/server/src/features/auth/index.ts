export type { Auth } from './auth.ts'
export { createAuthFeature } from './feature.ts'
export { sendAddressNotice, sendConfirmation } from './jobs.ts'
export {
  deleteUser,
  findConfirmedByEmail,
  getUserRow,
  listLostGuests,
  lockUser,
  type UserRow,
  updateUser,
} from './users.ts'
