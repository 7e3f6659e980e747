import type { Material } from '../planning/material.ts'
import { cutOff, printable } from '../reading/lines.ts'
import { wordsOf } from '../reading/tokens.ts'
import { commonWords } from '../reading/word-lists.ts'
import { typographic } from './quote.ts'

const STRANDED =
  /^(?:it|she|he|they|this|that|these|those|him|her|them|and|but|so|because|which|or|then|esto|eso|ella|él|y|pero|porque)\b/i
const LEAD_IN =
  /^(?:It(?:'|’)s|It is|It has|It was|This is|There is|There are|I am|I'm|We have|I have|Es|Hay) (?=(?:a|an|the|my|only|no|un|una|el|la)\b)/
const EMPTY =
  /^(?:(?:happy|merry|thank|thanks|congratulations|feliz|gracias|felicidades|joyeux|frohe)\b|(?:good|great|lovely|wow|omg|yes|no|finally|done|well|hello|hi|hey)\b[\s\S]{0,14}$)/i

export interface TitleLine {
  title: string
  post: number
  score: number
}

/** Two to ten words of the person's own that make sense with nothing around them. */
export function titleFrom(
  m: Material,
  id: number,
  names: ReadonlySet<string>,
  prefer = -1,
  borrowed: string | null = null,
  handicap = 0,
): TitleLine | null {
  const r = m.read(id)
  if (!r || !m.clear(id) || r.greeting) return null
  let best = null as TitleLine | null
  r.sentences.forEach((s, at) => {
    if (cutOff(r, at)) return
    const candidates = [
      s.text,
      s.text.replace(LEAD_IN, ''),
      ...s.text.split(/[,;:–—] /),
      ...(at === 0 && borrowed ? [borrowed] : []),
    ]
    candidates.forEach((raw, k) => {
      let text = raw.trim().replace(/[.,;:]+$/, '')
      if (k === 1 && text === s.text.replace(/[.,;:]+$/, '')) return
      const n = text.split(/\s+/).length
      if (n < 2 || n > 10 || text.length > 60 || text.length < 8) return
      if (/\b(?:him|her|them|she|he|they)\b/i.test(text) || (n <= 4 && /\bit$/i.test(text))) return
      if (
        /\b(?:and|so|but|or|the|a|an|of|to|with|for|in|on|at|because|that|which|is|are|was|were|as|if|y|o|que|de|con|por|para|el|la|un|una)$/i.test(
          text,
        )
      )
        return
      if (STRANDED.test(text) || EMPTY.test(text) || !printable(text)) return
      if (/\p{Extended_Pictographic}|["“”]|^['‘]|\bhttps?/u.test(text)) return
      if ([...names].some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text))) return
      if (
        k > 2 &&
        !/^(?:the|a|an|nobody|no|some|my|one|two|three|four|el|la|un|una|nadie|ningún) /i.test(text)
      )
        return
      if (
        k >= 2 &&
        (!/^\p{L}+ \p{L}+ /u.test(text) ||
          /^(?:so|and|but|with|which|who|if|as|to|for|from|in|on|at|of|than|y|que|con|de)\b/i.test(text))
      )
        return
      const common = commonWords(r.lang)
      if (!wordsOf(text).some((w) => /\d/.test(w) || (w.length > 3 && !common.has(w) && !/'/.test(w)))) return
      text = text.charAt(0).toUpperCase() + text.slice(1)
      let score = handicap + (n >= 3 && n <= 7 ? 1 : 0.5)
      if (k === 0) score += 0.3
      if (at === prefer) score += 0.6
      if (raw === borrowed) score += 1.2
      if (
        /\b(?:is|are|was|never|always|mostly|nobody|nothing|not|will|should|shouldn't|only|es|son|nunca|nadie)\b/i.test(
          text,
        )
      )
        score += 0.3
      else if (
        !/\b(?:have|has|had|do|does|can|could|would|must|made|came|went|said|got|want|need)\b|\p{L}{3,}(?:ed|es)\b/iu.test(
          text,
        )
      )
        score -= 0.25
      if (/\d/.test(text)) score -= 0.2
      if (/^(?:I|We)\b/.test(text)) score -= 0.05
      if (/!$/.test(text)) score -= 0.3
      if (/\b(?:it|here|there|this|that)$/i.test(text)) score -= 0.4
      if (/^(?:The|A|An|Some|No|Nobody|My) /.test(text)) score += 0.1
      score += (m.line(id)?.score ?? 0.3) * 0.3
      if (!best || score > best.score) best = { title: typographic(text), post: id, score }
    })
  })
  return best
}

export function peopleNames(m: Material): Set<string> {
  return new Set(
    m.analysis.findings
      .filter((f) => f.kind === 'person' && f.data.named)
      .map((f) => String(f.data.name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  )
}
