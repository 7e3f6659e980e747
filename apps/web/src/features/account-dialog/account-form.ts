import { Email, FirstName, LastName, LogInForm, NewPassword } from '@youzine/contract'
import { z } from 'zod'

export type Mode = 'signup' | 'login'

/** One set of fields for both modes, so that nothing typed is lost when the reader changes their mind. */
export const emptyAccount = { email: '', first_name: '', last_name: '', password: '', confirm_password: '' }
export type AccountFields = typeof emptyAccount
export const ACCOUNT_FIELDS = ['email', 'first_name', 'last_name', 'password', 'confirm_password'] as const

const SignUpFields = z
  .object({
    email: Email,
    first_name: FirstName,
    last_name: LastName,
    password: z.string().min(1, 'Password is required').pipe(NewPassword),
    confirm_password: z.string().min(1, 'Please confirm your password'),
  })
  .refine((fields) => fields.password === fields.confirm_password, {
    path: ['confirm_password'],
    message: 'Passwords do not match',
    // Said even while another field is still wrong.
    when: ({ value }) => {
      const { password, confirm_password } = value as AccountFields
      return Boolean(password && confirm_password)
    },
  })

export const accountSchemas = {
  signup: SignUpFields,
  login: LogInForm.extend({ first_name: z.string(), last_name: z.string(), confirm_password: z.string() }),
}
