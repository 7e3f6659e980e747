import type { Answer, Source, SurveyAnswers, Tone } from '../model.ts'
import { type CalendarDay, dayOf } from '../reading/calendar.ts'
import { ownTone } from '../reading/tender.ts'
import { sentencesOf, wordsOf } from '../reading/tokens.ts'
import type { Quote } from '../writing/quote.ts'

/** One answer with what a writer asks of it. */
export interface Given {
  answer: Answer
  text: string
  source: Source
  tone: Tone
  /** 0..1 for agreement, the number itself for a rating. */
  number: number | null
  yes: boolean | null
  when: CalendarDay | null
  /** The choices of a multiple choice or a ranking, in order. */
  choices: string[]
}

export interface AnswerSheet {
  survey: string
  all: Given[]
  /** By the question's words; where they have been edited, by its place in the survey. */
  to(words: RegExp, at: number): Given | null
}

export function answerSheet(sets: readonly SurveyAnswers[], key: string, firstId: number): AnswerSheet {
  const set = sets.find((s) => s.survey === key) ?? sets[0]
  const survey = set?.survey ?? key
  const all = (set?.answers ?? []).map((a) => given(a, survey)).filter((g) => g.text && g.tone !== 'hidden')
  return {
    survey,
    all,
    to: (words, at) =>
      all.find((g) => words.test(g.answer.question)) ??
      all.find((g) => g.answer.questionId === firstId + at) ??
      null,
  }
}

export function given(answer: Answer, survey: string): Given {
  const text = answer.text.trim()
  const value = answer.value
  const moment = typeof value === 'string' ? value.slice(0, 10) : ''
  return {
    answer,
    text,
    source: { type: 'answer', survey, id: answer.questionId },
    tone: ownTone(text, wordsOf(text)),
    number: /rating/.test(answer.type) ? numeric(text) : typeof value === 'number' ? value : null,
    yes: typeof value === 'boolean' ? value : /^yes$/i.test(text) ? true : /^no$/i.test(text) ? false : null,
    when: dayOf(/^\d{4}-\d\d-\d\d$/.test(moment) ? moment : null),
    choices: choicesOf(text),
  }
}

function numeric(text: string): number | null {
  const n = Number(text.replace(',', '.'))
  return text && Number.isFinite(n) ? n : null
}

/** Choices are joined with commas and may hold commas; each begins with a capital. */
export function choicesOf(text: string): string[] {
  return text
    .split(/, (?=\p{Lu})/u)
    .map((c) => c.trim())
    .filter(Boolean)
}

export const quoteAnswer = (text: string): Quote => ({ quote: text.trim(), post: -1 })

const SWAPS: [RegExp, string][] = [
  [/\bI am\b|\bI['’]m\b/g, 'you are'],
  [/\bI was\b/g, 'you were'],
  [/\bI['’]ve\b/g, 'you have'],
  [/\bI['’]ll\b/g, 'you will'],
  [/\bI['’]d\b/g, 'you would'],
  [/\bI\b/g, 'you'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bmy\b/gi, 'your'],
  [/\bmine\b/gi, 'yours'],
  [/\bme\b/gi, 'you'],
]

/** A statement or choice of a survey, said to the person: "I press the button" → "you press the button". */
export function asYou(text: string): string {
  const turned = SWAPS.reduce((t, [from, to]) => t.replace(from, to), text.trim().replace(/[.]+$/, ''))
  return /^[A-Z](?:[a-z]|\s)/.test(turned) ? turned.charAt(0).toLowerCase() + turned.slice(1) : turned
}

/** A long answer as one to three passages of whole sentences, so that it can be shown to the letter. */
export function passages(text: string, max = 60): string[] {
  const words = (t: string) => t.split(/\s+/).length
  const out: string[] = []
  let from = -1
  let to = 0
  for (const s of sentencesOf(text)) {
    const end = s.from + s.text.length
    if (from >= 0 && words(text.slice(from, end)) > max) {
      out.push(text.slice(from, to).trim())
      from = s.from
    } else if (from < 0) from = s.from
    to = end
  }
  if (from >= 0) out.push(text.slice(from, to).trim())
  return out.filter(Boolean)
}

/** How an agreement is reported: "you strongly agreed that". */
export function agreed(value: number): string {
  if (value >= 0.9) return 'strongly agreed'
  if (value > 0.55) return 'agreed'
  if (value <= 0.1) return 'strongly disagreed'
  return value < 0.45 ? 'disagreed' : 'would neither agree nor disagree'
}
