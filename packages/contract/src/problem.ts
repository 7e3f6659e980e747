import { z } from 'zod'

/** The one table from what went wrong to the status and the words a person reads. */
export const problems = {
  bad_request: { status: 400, message: 'This request makes no sense to us. Please check it and try again.' },
  wrong_credentials: { status: 400, message: 'Wrong email or password.' },
  wrong_password: { status: 400, message: 'This is not your current password.' },
  unauthenticated: { status: 401, message: 'Please log in first.' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  account_needed: { status: 403, message: 'Create an account to do this.' },
  email_unconfirmed: {
    status: 403,
    message: 'Click the confirmation link in your email first! Make sure to check your spam folder.',
  },
  password_needed: { status: 403, message: 'Enter the password you signed up with.' },
  bot_check_failed: { status: 403, message: 'We could not tell you from a robot. Please try again.' },
  foreign_origin: { status: 403, message: 'This request came from another site.' },
  not_found: { status: 404, message: 'Not found.' },
  conflict: { status: 409, message: 'This no longer fits what is stored. Reload and try again.' },
  changed_elsewhere: { status: 409, message: 'This was changed somewhere else after you opened it here.' },
  email_taken: { status: 409, message: 'An account with this email already exists.' },
  link_expired: { status: 410, message: 'This link has expired. Please ask for a new one.' },
  too_large: { status: 413, message: 'This is too large.' },
  uri_too_long: { status: 414, message: 'This address is too long. Send it as the body of a POST instead.' },
  unsupported_media: { status: 415, message: 'This kind of file or content is not accepted here.' },
  invalid: { status: 422, message: 'Please check what you entered.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  no_room: {
    status: 507,
    message:
      'There is no room left on this server’s disk, so this could not be kept. Please try again later, and tell whoever runs it.',
  },
  unavailable: { status: 503, message: 'The service is busy or restarting. Please try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** The answer's header that carries the code: the words are for people, this is for programs. */
export const PROBLEM_HEADER = 'x-problem'

export const FieldFault = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
})
export type FieldFault = z.infer<typeof FieldFault>

/** What every failed call answers. */
export const ProblemBody = z.object({ detail: z.union([z.string(), z.array(FieldFault)]) })
export type ProblemBody = z.infer<typeof ProblemBody>
