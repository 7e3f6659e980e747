import type { Placed } from './spread.ts'

/** Where somebody may work: to a nurse a ward is the office. */
const WORKPLACE =
  /^amber: (?:ward|hospital\*?|clinic\*?|ambulance|care\|nursing home|surgery|klinik\*?|station|praxis)$/
const POSTS = 5
const YEARS = 3

/** Posts whose only grave word is where their writer works: in five posts over three years, and never grave besides. */
export function settingsIn(posts: readonly Placed[]): Placed[] {
  const only = posts.filter(
    (p) =>
      p.reading.tone === 'amber' &&
      p.reasons.length > 0 &&
      p.reasons.every((reason) => WORKPLACE.test(reason)),
  )
  const years = new Set(only.map((p) => p.post.at?.slice(0, 4)))
  return only.length >= POSTS && years.size >= YEARS ? only : []
}
