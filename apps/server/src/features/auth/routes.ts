import {
  changePassword,
  confirmEmail,
  createShadowUser,
  forgotPassword,
  getBotChallenge,
  getUser,
  logIn,
  logOut,
  MAX_PHOTO_BYTES,
  resendConfirmation,
  resetPassword,
  signUp,
} from '@youzine/contract'
import type { Route } from '#platform/http/route.ts'
import type { Auth } from './auth.ts'

const success = { success: true } as const

export function authRoutes(route: Route, auth: Auth) {
  route(getUser, async ({ actor }) => ({ user: await auth.whoIs(actor) }))

  route(getBotChallenge, () => auth.botCheck.challenge())

  route(
    signUp,
    async ({ actor, body, files, network, reply }) => ({
      user: auth.toUser(await auth.signUp({ actor, form: body, photo: files.profile_image, network, reply })),
    }),
    { maxFileBytes: MAX_PHOTO_BYTES },
  )

  route(logIn, async ({ actor, body, network, reply }) => ({
    user: auth.toUser(await auth.logIn({ actor, ...body, network, reply })),
  }))

  route(logOut, async ({ actor, reply }) => {
    await auth.logOut(actor, reply)
    return success
  })

  route(createShadowUser, async ({ actor, network, reply }) => ({
    user: auth.toUser(await auth.becomeGuest(actor, network, reply)),
  }))

  route(confirmEmail, async ({ actor, body, reply }) => {
    await auth.confirmation.confirm({ actor, ...body, reply })
    return { confirmed: true } as const
  })

  route(resendConfirmation, async ({ actor }) => {
    await auth.confirmation.resend(actor)
    return success
  })

  route(forgotPassword, async ({ body, network }) => {
    await auth.passwords.ask(body.email, network)
    return success
  })

  route(resetPassword, async ({ body }) => {
    await auth.passwords.reset(body.token, body.password)
    return success
  })

  route(changePassword, async ({ actor, body, reply }) => {
    await auth.passwords.change(actor, body, reply)
    return success
  })
}
