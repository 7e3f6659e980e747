/** As much as we read of an event of either wire: where in it a piece of the answer stands. */
interface Event {
  choices?: { delta?: { content?: string | null } | null; finish_reason?: string | null }[]
  delta?: { type?: string; text?: string }
}

interface Piece {
  event: Event
  holder: { content?: string | null; text?: string }
  key: 'content' | 'text'
}

interface Hearers {
  onPiece(text: string): void
  /** Takes everything else as it was sent, and the pieces in between as one. */
  onEvent(event: string): void
}

/** Reads the events of a streamed answer, however the line has cut them. */
export function gatherPieces({ onPiece, onEvent }: Hearers) {
  let rest = ''
  let last: Piece | null = null
  let texts: string[] = []

  function hear({ holder, key }: Piece) {
    const text = holder[key] ?? ''
    texts.push(text)
    onPiece(text)
  }

  function passOn() {
    if (!last) return
    last.holder[last.key] = texts.join('')
    onEvent(`data: ${JSON.stringify(last.event)}`)
    last = null
    texts = []
  }

  return {
    read(text: string) {
      const events = (rest + text).split(/\r?\n\r?\n/)
      rest = events.pop() ?? ''
      for (const event of events) {
        const piece = pieceIn(event)
        if (piece) {
          last = piece
          hear(piece)
        } else {
          passOn()
          onEvent(event)
        }
      }
    },
    end: passOn,
  }
}

/** Whatever is not plainly a piece of text is none. */
function pieceIn(lines: string): Piece | null {
  const data = /^(?:event: ?\w+\r?\n)?data: ?(\{.*\})$/.exec(lines)?.[1]
  const event = data && parsed(data)
  if (!event) return null
  const { choices, delta } = event
  const choice = choices?.[0]
  if (choice?.delta?.content && !choice.finish_reason) return { event, holder: choice.delta, key: 'content' }
  if (delta?.type === 'text_delta' && delta.text) return { event, holder: delta, key: 'text' }
  return null
}

function parsed(text: string): Event | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
