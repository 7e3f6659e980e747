/** Every part has an end of its own: a text that only begins like one, ten thousand times, is read once. */
const MENTION = /@\[\d{1,24}:\d{1,24}:([^\][\n]{1,200})\]/g

/** `@[100001234567890:2048:Alex Sample]` reads `Alex Sample`; whoever is mentioned is also somebody of the post. */
export function readMentions(text: string): { text: string; people: string[] } {
  const people: string[] = []
  const plain = text.replace(MENTION, (_, name: string) => {
    people.push(name.trim())
    return name.trim()
  })
  return { text: plain, people }
}
