import { expect, test } from 'vitest'
import {
  aGuest,
  anEmail,
  anUnconfirmedMember,
  confirm,
  logIn,
  PASSWORD,
  signUpForm,
} from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

test('[AUTH-20] [AUTH-30] a visitor signs up, confirms by mail, and logs in elsewhere', async () => {
  const member = await anUnconfirmedMember(app)
  expect(await member.browser.user()).toMatchObject({
    email: member.email,
    emailValidated: false,
    isGuest: false,
  })
  await confirm(app, member)
  expect(await member.browser.user()).toMatchObject({ emailValidated: true })
  const elsewhere = app.browser()
  const answer = await logIn(elsewhere, member.email.toUpperCase())
  expect(answer.statusCode).toBe(200)
  expect(answer.json().user).toMatchObject({ id: member.id, firstName: 'Robin', lastName: 'Example' })
})
