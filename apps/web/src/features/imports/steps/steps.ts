/** The steps before an archive is chosen; each has an address, so that the back button works. */
export const STEPS = ['name', 'question', 'upload', 'guide', 'reminder', 'reminded'] as const
export type Step = (typeof STEPS)[number]

export type Visitor = { firstName: string; hasReminderCode: boolean }

/** Where somebody really is: nobody gets past the name without one, and a mailed code leads straight to the upload. */
export function stepFor(asked: Step | undefined, { firstName, hasReminderCode }: Visitor): Step {
  if (!firstName) return 'name'
  if (asked === undefined || asked === 'name') return hasReminderCode ? 'upload' : 'question'
  return asked
}
