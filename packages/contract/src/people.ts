import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './ids.ts'
import { hasLink } from './link-in-name.ts'
import { typedText } from './text.ts'

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 200
export const MAX_NAME = 200
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
export const CONFIRMATION_POLL_MS = 3000
export const CONFIRMED_BANNER_MS = 2000

/** The drawn avatars that ship with the product: `/avatars/{id}.svg`. */
export const AVATARS = ['fox', 'owl', 'whale', 'cactus', 'teapot', 'moon', 'snail', 'lighthouse'] as const
export const AvatarId = z.enum(AVATARS)
export type AvatarId = z.infer<typeof AvatarId>

export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  emailValidated: z.boolean(),
  isAdmin: z.boolean(),
  isGuest: z.boolean(),
  profilePicURL: z.string().nullable(),
})
export type User = z.infer<typeof User>

const UserAnswer = z.object({ user: User })
const Success = z.object({ success: z.literal(true) })

export const Email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))
const personName = (missing: string) =>
  typedText(MAX_NAME, missing).refine(
    (name) => !hasLink(name),
    'Please enter a name without a link, with a space after each dot',
  )
export const FirstName = personName('First name is required')
export const LastName = personName('Last name is required')
export const NewPassword = z
  .string({ error: 'Password is required' })
  .min(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters`)
  .max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters`)

const Token = z.string().min(1).max(200)

export const getUser = endpoint({
  method: 'GET',
  path: '/api/get_user',
  summary: 'Who is signed in; `user` is null without a session',
  access: 'public',
  response: z.object({ user: User.nullable() }),
})

export const LogInForm = z.object({
  email: z.string().trim().min(1, 'Email is required').max(254),
  password: z.string().min(1, 'Password is required').max(MAX_PASSWORD),
})
export const logIn = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Log in; a guest brings everything along',
  access: 'public',
  body: LogInForm,
  encoding: 'form',
  response: UserAnswer,
})

export const logOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'End this session on the server',
  access: 'public',
  response: Success,
})

export const SignUpForm = z.object({
  email: Email,
  first_name: FirstName,
  last_name: LastName,
  password: NewPassword,
  recaptcha_token: z.string().max(8192).default(''),
  avatar_id: AvatarId.optional(),
  reminder_lookup_code: z.string().max(100).optional(),
})
export const signUp = endpoint({
  method: 'POST',
  path: '/api/signup',
  summary: 'Create an account, or turn the guest of this session into one',
  access: 'public',
  body: SignUpForm,
  encoding: 'multipart',
  files: ['profile_image'],
  response: UserAnswer,
})

export const createShadowUser = endpoint({
  method: 'POST',
  path: '/api/create_shadow_user',
  summary: 'Make a guest account for this browser, unless somebody is signed in',
  access: 'public',
  response: UserAnswer,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirm_email',
  summary: 'Confirm an e-mail address by the token of its mail',
  access: 'public',
  body: z.object({
    token: Token,
    /** That of the sign-up; the browser that signed up needs none. */
    password: z.string().max(MAX_PASSWORD).optional(),
  }),
  response: z.object({ confirmed: z.literal(true) }),
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/resend_confirmation',
  summary: 'Send the confirmation mail once more',
  access: 'member',
  response: Success,
})

export const ForgotPasswordForm = z.object({ email: Email })

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot_password',
  summary: 'Send a link to set a new password; the answer never tells whether the account exists',
  access: 'public',
  body: ForgotPasswordForm,
  encoding: 'form',
  response: Success,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset_password',
  summary: 'Set a new password by the token of its mail; ends every session of the account',
  access: 'public',
  body: z.object({ token: Token, password: NewPassword }),
  response: Success,
})

export const ChangePasswordForm = z.object({
  current_password: z.string().min(1, 'Current password is required').max(MAX_PASSWORD),
  new_password: NewPassword,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/change_password',
  summary: 'Set a new password while signed in; ends every other session',
  access: 'member',
  body: ChangePasswordForm,
  response: Success,
})

export const updateProfilePic = endpoint({
  method: 'POST',
  path: '/api/update-profile-pic',
  summary: 'Replace the profile photo',
  access: 'member',
  encoding: 'multipart',
  files: ['profile_image'],
  response: UserAnswer,
})

export const updateAccount = endpoint({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Change names or e-mail; a new e-mail counts once it is confirmed',
  access: 'session',
  body: z.object({
    first_name: FirstName.optional(),
    last_name: LastName.optional(),
    email: Email.optional(),
    avatar_id: AvatarId.optional(),
    /** Asked for when the e-mail changes. */
    current_password: z.string().max(MAX_PASSWORD).optional(),
  }),
  response: z.object({ user: User, pending_email: z.string().nullable() }),
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Remove the person and everything of theirs',
  access: 'session',
  response: Success,
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything of theirs as a zip',
  access: 'session',
  response: z.unknown(),
})
