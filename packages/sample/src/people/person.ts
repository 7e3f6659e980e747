/** Somebody made up whom a topic can be tried on: what they wrote, and what they would say when asked. */
export interface InventedPerson {
  key: string
  firstName: string
  posts: InventedPost[]
  /** For questions in words: the first whose subject is in the question, else the next in turn. */
  remarks: { about: RegExp; text: string }[]
  /** From 0 (the least, no) to 1 (the most, yes), where a question wants a degree. */
  leaning: number
}

export interface InventedPost {
  id: number
  /** ISO, in UTC. */
  at: string
  text: string
  place: string | null
}

const LINE = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?: @([^|]+))? \| (.+)$/

/** One post a line: `2014-03-02 07:10 @Leeds | Text`. */
export function postsFrom(written: string): InventedPost[] {
  return written
    .trim()
    .split('\n')
    .map((line, index) => {
      const [, day, time, place, text] = LINE.exec(line.trim()) ?? []
      if (!day || !time || !text) throw new Error(`Not a post: ${line}`)
      return { id: index + 1, at: `${day}T${time}:00.000Z`, text, place: place?.trim() ?? null }
    })
}
