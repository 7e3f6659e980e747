import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Email, FirstName } from './people.ts'
import { NUL } from './text.ts'

const Code = z.object({ code: z.string().min(1).max(100) })

export const reminderTexts = {
  invalidEmail: 'Please enter a valid email address',
  noPhones: 'Phone reminders coming soon',
  failed: 'Failed to save reminder. Please try again.',
} as const

/** One address and nothing else: a list of them, or a name around one, would make us write to strangers. */
export const looksLikeEmail = (contact: string) => Email.safeParse(contact).success

export const ReminderForm = z.object({
  type: z.enum(['email', 'phone']),
  contact: z
    .string()
    .trim()
    .min(1, reminderTexts.invalidEmail)
    .max(254, reminderTexts.invalidEmail)
    .refine((contact) => !contact.includes(NUL), reminderTexts.invalidEmail),
  first_name: FirstName,
})

export const setReminder = endpoint({
  method: 'POST',
  path: '/api/set_reminder',
  summary: 'Remind somebody by mail to look for their archive',
  access: 'public',
  body: ReminderForm,
  encoding: 'form',
  response: z.object({ success: z.literal(true) }),
})

export const getReminder = endpoint({
  method: 'GET',
  path: '/api/reminder/:code',
  summary: 'The first name that goes with a mailed code',
  access: 'public',
  params: Code,
  response: z.object({ first_name: z.string() }),
})

export const deleteReminder = endpoint({
  method: 'GET',
  path: '/api/delete_reminder/:code',
  summary: 'Forget a reminder after its import; only for our own pages, and says nothing about unknown codes',
  access: 'session',
  params: Code,
  response: z.object({ success: z.literal(true) }),
})
