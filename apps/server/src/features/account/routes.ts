import {
  deleteAccount,
  exportAccount,
  MAX_PHOTO_BYTES,
  updateAccount,
  updateProfilePic,
} from '@youzine/contract'
import type { Auth } from '#features/auth/index.ts'
import { theFile } from '#platform/http/multipart.ts'
import type { Route } from '#platform/http/route.ts'
import type { Account } from './account.ts'

export function accountRoutes(route: Route, account: Account, auth: Auth) {
  route(
    updateProfilePic,
    async ({ actor, files }) => ({
      user: auth.toUser(await account.changePhoto(actor, theFile(files, 'profile_image').data)),
    }),
    { maxFileBytes: MAX_PHOTO_BYTES },
  )

  route(updateAccount, async ({ actor, body }) => {
    const row = await account.update(actor, body)
    return { user: auth.toUser(row), pending_email: row.pendingEmail }
  })

  route(deleteAccount, async ({ actor, reply }) => {
    await account.remove(actor, reply)
    return { success: true } as const
  })

  route(exportAccount, async ({ actor, reply }) =>
    reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="youzine-export.zip"')
      .send(await account.exportZip(actor)),
  )
}
