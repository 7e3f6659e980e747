/** Hands on what the assistant says, out of a JSON answer that is still coming. */
export function sayStream(onText: (text: string) => void) {
  let raw = ''
  let sent = 0
  return {
    take(piece: string) {
      raw += piece
      const found = /"say"\s*:\s*"((?:[^"\\]|\\.)*)/.exec(raw)?.[1]
      if (found === undefined) return
      const said = unescaped(found)
      if (said.length <= sent) return
      onText(said.slice(sent))
      sent = said.length
    },
    /** Another try begins: what was said stays said, until the answer is whole. */
    restart() {
      raw = ''
    },
  }
}

/** Half an escape at the end waits for its other half. */
function unescaped(text: string): string {
  try {
    return JSON.parse(`"${text.replace(/\\u[\da-fA-F]{0,3}$/, '')}"`) as string
  } catch {
    return ''
  }
}
