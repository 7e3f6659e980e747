import { findConfirmedByEmail, updateUser } from '#features/auth/index.ts'
import { openDatabase } from '#platform/db/open.ts'
import { processEnv } from '#platform/env.ts'

const [email] = process.argv.slice(2)

async function makeAdmin(address: string) {
  const env = processEnv()
  const database = await openDatabase(env)
  try {
    const user = await findConfirmedByEmail(database.orm, address)
    if (!user)
      throw new Error(`No account has confirmed the address ${address}. Sign up and confirm it first.`)
    await updateUser(database.orm, user.id, { isAdmin: true })
    console.log(`${address} is an admin now.`)
  } finally {
    await database.close()
  }
}

try {
  if (!email) throw new Error('Say who: npm run admin -- EMAIL')
  await makeAdmin(email)
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
