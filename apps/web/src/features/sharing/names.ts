import type { NameShown, User } from '@youzine/contract'

/** As a stranger reads it above the title. */
export const aboutWhom = (firstName: string, lastName: string) =>
  `An article about ${`${firstName} ${lastName}`.trim() || 'somebody'}`

export function shownName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>, shown: NameShown) {
  return { first: shown === 'none' ? '' : firstName, last: shown === 'full' ? lastName : '' }
}

/** The link that a shared article is read under. */
export const linkOf = (hash: string) => `${window.location.origin}/share/a/${hash}`

export const viewedText = (count: number) => `Viewed ${count} ${count === 1 ? 'time' : 'times'}`
