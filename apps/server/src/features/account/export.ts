import { strToU8, zipSync } from 'fflate'
import { getUserRow } from '#features/auth/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { asJson, type PersonalData } from '#platform/personal-data.ts'

const README = (day: string) => `Everything that Youzine keeps about you, as of ${day}.

account.json   your name, your e-mail address and when you joined
*.json         what else there is, one file for each part of Youzine
articles/      your articles as web pages; open them in any browser

The files are yours to keep. Deleting your account removes all of this from Youzine.
`

export async function exportZip(
  db: Queryable,
  userId: number,
  parts: PersonalData[],
  now: Date,
): Promise<Uint8Array> {
  const { firstName, lastName, email, emailValidatedAt, createdAt } = await getUserRow(db, userId)
  const files: Record<string, string> = {
    'README.txt': README(now.toISOString().slice(0, 10)),
    'account.json': asJson({
      id: userId,
      firstName,
      lastName,
      email,
      emailValidated: emailValidatedAt !== null,
      createdAt,
    }),
  }
  for (const part of parts) Object.assign(files, await part.exportFiles(db, userId))
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
