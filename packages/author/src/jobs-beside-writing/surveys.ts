import { byHash } from '../reading/seeded.ts'
import { subjectWords } from '../writing/search.ts'

export interface SurveyQuestion {
  text: string
  type: 'text' | 'choice' | 'scale' | 'yes_no'
  options?: string[]
}

const TEXTS = [
  'When did {s} last surprise you?',
  'What is the smallest true thing you could say about {s}?',
  'Who would notice first if {s} were gone, and how?',
  'Describe one moment with {s} that nobody photographed.',
  'What did you believe about {s} ten years ago?',
  'What do people get wrong about you and {s}?',
  'Which object in your home has most to do with {s}?',
  'What have you given up for {s}?',
  'What would you tell somebody who is new to {s}?',
  'What is the last thing you said about {s} out loud?',
  'Where are you, usually, when you think of {s}?',
  'What about {s} are you better at than you admit?',
]
const SCALES = [
  'How much of last week had to do with {s}?',
  'How much does {s} matter to you today?',
  'How well do the people around you understand you and {s}?',
  'How often do you talk about {s}?',
]
const CHOICES: [string, string[]][] = [
  [
    'With {s}, you are mostly …',
    ['first to begin', 'last to leave', 'somewhere at the back', 'reading the instructions'],
  ],
  [
    'If {s} were weather, it would be …',
    ['bright and cold', 'steady rain', 'about to change', 'a long warm evening'],
  ],
  [
    'How did {s} begin?',
    ['by accident', 'because of somebody', 'as a plan', 'I do not remember a beginning'],
  ],
]
const YES_NO = [
  'Have you ever lied about {s}?',
  'Would you do {s} again from the start?',
  'Is there somebody you only know because of {s}?',
]

/** Questions that ask for something small and particular, because that is what an article can be made of. */
export function proposeSurvey(subject: string, size = 6): SurveyQuestion[] {
  const s = subject.trim().replace(/[.?!]+$/, '') || 'this'
  const fill = (t: string) => t.replaceAll('{s}', s)
  const mix = (list: readonly string[]) => byHash(list, s, (x) => x).map(fill)
  const texts = mix(TEXTS)
  const others: SurveyQuestion[] = [
    { text: mix(SCALES)[0] as string, type: 'scale' },
    ...byHash(CHOICES, s, (c) => c[0])
      .slice(0, 1)
      .map(([text, options]): SurveyQuestion => ({ text: fill(text), type: 'choice', options })),
    { text: mix(YES_NO)[0] as string, type: 'yes_no' },
  ]
  const wanted = Math.max(1, Math.min(size, texts.length + others.length))
  const out: SurveyQuestion[] = []
  for (let i = 0; out.length < wanted; i++) {
    const special = i % 3 === 1 ? others.shift() : undefined
    const text = texts.shift()
    if (special) out.push(special)
    else if (text) out.push({ text, type: 'text' })
    else out.push(others.shift() ?? { text: fill('What else about {s}?'), type: 'text' })
  }
  return out
}

/** Understands add, remove, replace, shorten, reorder and change of kind; anything else adds a question about it. */
export function reviseSurvey(questions: readonly SurveyQuestion[], request: string): SurveyQuestion[] {
  const list = questions.map((q) => ({ ...q }))
  const wish = request.toLowerCase()
  const at = indexIn(wish, list.length)
  if (/\b(?:remove|delete|drop|quita|borra)\b/.test(wish)) {
    if (at !== null) return list.filter((_, i) => i !== at)
    const words = subjectWords(request)
    const kept = list.filter((q) => !words.some((w) => q.text.toLowerCase().includes(w)))
    return kept.length > 0 && kept.length < list.length ? kept : list.slice(0, Math.max(1, list.length - 1))
  }
  if (/\b(?:shorter|fewer|shorten|less|más corta|menos)\b/.test(wish))
    return list.slice(0, Math.max(1, Math.ceil(list.length / 2)))
  if (at !== null && /\b(?:multiple choice|choice|options|opciones)\b/.test(wish))
    return list.map((q, i) =>
      i === at
        ? { text: q.text, type: 'choice', options: ['often', 'now and then', 'hardly ever', 'never'] }
        : q,
    )
  if (at !== null && /\b(?:scale|rating|escala)\b/.test(wish))
    return list.map((q, i) => (i === at ? { text: q.text, type: 'scale' } : q))
  if (at !== null && /\byes.?no\b/.test(wish))
    return list.map((q, i) => (i === at ? { text: q.text, type: 'yes_no' } : q))
  const subject =
    subjectWords(
      request.replace(
        /\b(?:add|ask|more|question|questions|about|replace|change|another|new|with|one|on|also|añade|pregunta|sobre)\b/gi,
        ' ',
      ),
    ).join(' ') || 'that'
  const fresh = proposeSurvey(subject, 12).find(
    (q) => q.type === 'text' && !list.some((x) => x.text === q.text),
  ) as SurveyQuestion
  if (at !== null && /\b(?:replace|change|rewrite|cambia)\b/.test(wish))
    return list.map((q, i) => (i === at ? fresh : q))
  const many = /\b(two|2|dos)\b/.test(wish) ? 2 : /\b(three|3|tres)\b/.test(wish) ? 3 : 1
  const pool = proposeSurvey(subject, 12).filter((q) => !list.some((x) => x.text === q.text))
  return [...list, ...pool.slice(0, many)]
}

function indexIn(wish: string, length: number): number | null {
  const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
  const named = words.findIndex((w) => wish.includes(w))
  const digits = /(?:question|number|no\.?|#|q|pregunta) ?(\d+)/.exec(wish)
  const i = /\b(?:last|última)\b/.test(wish) ? length - 1 : digits ? Number(digits[1]) - 1 : named
  return i >= 0 && i < length ? i : null
}
