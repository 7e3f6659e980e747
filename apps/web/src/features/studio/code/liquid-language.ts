import { StreamLanguage, type StringStream } from '@codemirror/language'

interface State {
  /** What closes the expression that is open. */
  close: '}}' | '%}' | null
  isFirstWord: boolean
  isComment: boolean
}

/** Prose with `{{ outputs }}` and `{% tags %}` in it. */
function inside(stream: StringStream, state: State): string | null {
  if (state.close && stream.match(new RegExp(`^-?${state.close}`))) {
    state.close = null
    return 'bracket'
  }
  if (stream.eatSpace()) return null
  if (stream.match(/^'[^']*'|^"[^"]*"/)) return 'string'
  if (stream.match(/^\d+(\.\d+)?/)) return 'number'
  if (stream.match(/^\|/)) {
    stream.eatSpace()
    stream.match(/^\w+/)
    return 'keyword'
  }
  if (stream.match(/^[A-Za-z_][\w.]*/)) {
    const isTag = state.close === '%}' && state.isFirstWord
    state.isFirstWord = false
    if (isTag) state.isComment = stream.current() === 'comment'
    return isTag || /^(?:in|and|or|contains|true|false)$/.test(stream.current()) ? 'keyword' : 'variableName'
  }
  stream.next()
  return null
}

export const liquidLanguage = StreamLanguage.define<State>({
  name: 'liquid',
  startState: () => ({ close: null, isFirstWord: false, isComment: false }),
  token(stream, state) {
    if (state.close) return inside(stream, state)
    if (stream.match(/^\{\{-?/)) {
      state.close = '}}'
      return 'bracket'
    }
    if (stream.match(/^\{%-?/)) {
      state.close = '%}'
      state.isFirstWord = true
      return 'bracket'
    }
    while (!stream.eol() && !stream.match(/^\{[{%]/, false)) stream.next()
    return state.isComment ? 'comment' : null
  },
})
