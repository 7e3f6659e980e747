import { escaped } from '../../reading/escaped.ts'
import type { AssistantQuestion } from '../model.ts'
import type { Change } from './change.ts'
import { type Changing, edit, noted, numbered } from './standing.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The two things that a question asks: its sentences, or what stands around “, and …”. */
function halves(text: string): [string, string] | null {
  const sentences = text.match(/[^.?!]{1,400}[.?!]{1,4}/gu)?.map((one) => one.trim()) ?? []
  const [first, ...others] = sentences
  if (first && others.length > 0 && !/^(?:put|tell|ord|cu[eé]nt|bring|erzähl)/iu.test(others[0] ?? ''))
    return [first, others.join(' ')]
  const joint =
    /^(.{12,}?),? (?:and|y|und) ((?:who|what|when|where|why|how|which|qui[eé]n|qu[eé]|cu[aá]ndo|d[oó]nde|por qu[eé]|c[oó]mo|de qui[eé]n|wer|was|wann|wo|warum|wie|welche|von wem)(?!\p{L}).{4,})\?$/iu.exec(
      text,
    )
  if (!joint?.[1] || !joint[2]) return null
  const mark = text.startsWith('¿') ? '¿' : ''
  return [`${joint[1]}?`, `${mark}${capital(joint[2])}?`]
}

export function splitAt(state: Changing, place: number): Changing {
  const standing = state.list.find(({ was }) => was === place)
  const parts = standing ? halves(standing.question.question_text) : null
  if (!standing || !parts) return noted(state, { not: 'divisible', place: place + 1 })
  const second: AssistantQuestion = { question_text: parts[1], question_type: 'long_text' }
  const list = state.list.flatMap((one) =>
    one === standing
      ? [
          { ...one, question: { ...one.question, question_text: parts[0] } },
          { was: null, question: second },
        ]
      : [one],
  )
  return noted({ ...state, list }, { did: 'split', places: [place + 1] })
}

/** “cooking” follows where “cook” becomes “bake”. */
const ENDING: Record<string, (word: string) => string> = {
  '': (word) => word,
  s: (word) => `${word}s`,
  es: (word) => `${word}es`,
  ing: (word) => `${word.replace(/e$/, '')}ing`,
  ed: (word) => `${word.replace(/e$/, '')}ed`,
}

const ENDINGS: Record<string, string> = { en: '(s|ing|ed)?', es: '(s|es)?', de: '()' }

function replacer(old: string, fresh: string, language: string) {
  const endings = /^\p{Ll}{3,}$/u.test(old) ? ENDINGS[language] : '()'
  const pattern = new RegExp(`(?<!\\p{L})${escaped(old)}${endings}(?!\\p{L})`, 'giu')
  return (text: string) =>
    text.replace(pattern, (found, ending: string | undefined) => {
      const word = (ENDING[(ending ?? '').toLowerCase()] ?? String)(fresh)
      return /^\p{Lu}/u.test(found) ? capital(word) : word
    })
}

/** One word for another, in the questions and in their options. */
export function substituted(
  state: Changing,
  { places, old, fresh }: Extract<Change, { to: 'substitute' }>,
): Changing {
  const swap = replacer(old, fresh, state.style.language)
  const next = edit(state, places, (question) => ({
    ...question,
    question_text: swap(question.question_text),
    ...(question.options
      ? { options: question.options.map(({ option_text }) => ({ option_text: swap(option_text) })) }
      : {}),
  }))
  const isChanged = JSON.stringify(next.list) !== JSON.stringify(state.list)
  return isChanged
    ? noted(next, { did: 'substituted', old, fresh })
    : noted(state, { not: 'said', words: old })
}

/** From one number to another, where a scale stands. */
export function rangeSet(
  state: Changing,
  { places, min, max }: Extract<Change, { to: 'set range' }>,
): Changing {
  const scaled = state.list.flatMap(({ was, question }) =>
    was !== null && question.question_type === 'rating_scale' && (places?.includes(was) ?? true) ? [was] : [],
  )
  if (scaled.length === 0) return noted(state, { not: 'scaled' })
  const next = edit(state, scaled, (question) => ({
    ...question,
    question_config: {
      options: {
        min,
        max,
        step: 1,
        labels: question.question_config?.options.labels ?? { min: '', max: '' },
      },
    },
  }))
  return noted(next, { did: 'ranged', places: numbered(scaled) })
}
