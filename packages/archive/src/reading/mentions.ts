const MENTION = /@\[\d+:\d+:([^\]\n]+)\]/g

/** `@[100001234567890:2048:Alex Sample]` reads `Alex Sample`; whoever is mentioned is also somebody of the post. */
export function readMentions(text: string): { text: string; people: string[] } {
  const people: string[] = []
  const plain = text.replace(MENTION, (_, name: string) => {
    people.push(name.trim())
    return name.trim()
  })
  return { text: plain, people }
}
