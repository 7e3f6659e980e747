import { safeNextPath } from '#lib/next-path.ts'

export type LoginSearch = {
  next?: string
  from_validation?: true
  from_account_creation?: true
  signup?: true
  /** The session ended elsewhere while this page was open. */
  logged_out?: true
}

const isSet = (value: unknown) => (value === true || value === 'true' ? true : undefined)

export const loginSearch = (search: Record<string, unknown>): LoginSearch => ({
  next: safeNextPath(search.next),
  from_validation: isSet(search.from_validation),
  from_account_creation: isSet(search.from_account_creation),
  signup: isSet(search.signup),
  logged_out: isSet(search.logged_out),
})
