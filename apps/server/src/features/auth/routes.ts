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
    async ({ actor, body, files, ip, reply }) => ({
      user: auth.toUser(await auth.signUp({ actor, form: body, photo: files.profile_image, ip, reply })),
    }),
    { maxFileBytes: MAX_PHOTO_BYTES },
  )

  route(logIn, async ({ actor, body, ip, reply }) => ({
    user: auth.toUser(await auth.logIn({ actor, ...body, ip, reply })),
  }))

  route(logOut, async ({ actor, reply }) => {
    await auth.logOut(actor, reply)
    return success
  })

  route(createShadowUser, async ({ actor, ip, reply }) => ({
    user: auth.toUser(await auth.becomeGuest(actor, ip, reply)),
  }))

  route(confirmEmail, async ({ actor, body, reply }) => ({
    confirmed: await auth.confirmation.confirm({
      actor,
      token: body.token,
      onlySameSession: body.only_same_session,
      reply,
    }),
  }))

  route(resendConfirmation, async ({ actor }) => {
    await auth.confirmation.resend(actor)
    return success
  })

  route(forgotPassword, async ({ body, ip }) => {
    await auth.passwords.ask(body.email, ip)
    return success
  })

  route(resetPassword, async ({ body }) => {
    await auth.passwords.reset(body.token, body.password)
    return success
  })

  route(changePassword, async ({ actor, body }) => {
    await auth.passwords.change(actor, body.current_password, body.new_password)
    return success
  })
}
