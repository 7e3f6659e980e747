import type { Transaction } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { deleteUser, getUserRow, type UserRow, updateUser } from './users.ts'

/** A guest who logs in brings everything along; the guest account is then gone. */
export async function mergeGuest(
  tx: Transaction,
  guestId: number,
  member: UserRow,
  { parts, jobs }: { parts: PersonalData[]; jobs: Jobs },
): Promise<UserRow> {
  const guest = await getUserRow(tx, guestId)
  for (const part of parts) await part.move(tx, guestId, member.id)
  await jobs.movePerson(tx, guestId, member.id)
  await deleteUser(tx, guestId)
  if (member.firstName || !guest.firstName) return member
  return updateUser(tx, member.id, { firstName: guest.firstName })
}
