import type { Analysis, Article, Person, Post, Source } from '../model.ts'
import { languageOf } from '../reading/language.ts'
import { stem, wordsOf } from '../reading/tokens.ts'
import { count, post } from '../writing/desk.ts'
import { gather } from '../writing/material.ts'
import { quoted } from '../writing/quote.ts'
import { searchPosts, subjectWords } from '../writing/search.ts'
import { dayNumber } from '../writing/slots.ts'
import { wordingFor } from '../writing/wordings.ts'

export interface QuestionRequest {
  question: string
  posts: readonly Post[]
  analysis: Analysis
  person: Person
  /** The article the conversation is about, if any: its posts come first. */
  article?: Pick<Article, 'told'>
}

export interface QuestionAnswer {
  text: string
  sources: Source[]
  /** False when the posts do not say. */
  known: boolean
}

const HOW_OFTEN = /\bhow (?:often|many|much)\b|\bnumber of times\b|\bcu[áa]ntas? veces\b|\bcu[áa]nt[oa]s\b/i
const WHEN = /\bwhen\b|\bwhat (?:date|day|year)\b|\bfirst time\b|\bcu[áa]ndo\b/i
const LAST = /\blast\b|\blatest\b|\bmost recent\b|\bfinal\b|\b[úu]ltim[oa]\b/i

/** Finds the posts, quotes them with their dates, counts when asked to, and says so when it does not know. */
export function answerQuestion({
  question,
  posts,
  analysis,
  person,
  article,
}: QuestionRequest): QuestionAnswer {
  const language = languageOf(question, wordsOf(question)) === 'es' ? 'es' : 'en'
  const w = wordingFor(language)
  const m = gather(analysis, posts, person, w.writer, analysis.today)
  const about = new Set(
    (article?.told ?? []).filter((t) => t.startsWith('post:')).map((t) => Number(t.slice(5))),
  )
  const name = person.firstName?.toLowerCase()
  const words = subjectWords(question).filter((x) => x !== name && !ASKING.has(x))
  const direct = posts.filter((p) => {
    const own = new Set(wordsOf(p.text).map(stem))
    return words.some((x) => own.has(x)) && m.tone(p.id) !== 'hidden'
  })
  if (HOW_OFTEN.test(question) && words.length > 0) return counted(words, direct, m, language)
  const hits = searchPosts(posts, words.join(' '))
    .filter((h) => m.tone(h.id) !== 'hidden' && m.excerpt(h.id, 36))
    .map((h) => ({
      ...h,
      score: h.score + (about.has(h.id) ? 3 : 0) + h.words.filter((x) => words.includes(x)).length * 2,
    }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
  const best = hits[0]
  if (!best || direct.length === 0)
    return {
      text: TEXT[language].unknown,
      sources: [count(analysis.totals.written, { kind: 'written' })],
      known: false,
    }
  let ids = hits
    .filter((h) => h.score >= best.score * 0.5)
    .map((h) => h.id)
    .slice(0, 3)
  if (WHEN.test(question) || LAST.test(question)) {
    const dated = direct
      .filter((p) => p.at && m.excerpt(p.id, 36))
      .map((p) => p.id)
      .sort((a, b) => dayNumber(m, a) - dayNumber(m, b))
    if (LAST.test(question)) ids = dated.slice(-1)
    else if (/\bfirst\b|primera/i.test(question)) ids = dated.slice(0, 1)
  }
  const lines = ids
    .sort((a, b) => dayNumber(m, a) - dayNumber(m, b))
    .flatMap((id) => {
      const q = m.excerpt(id, 36)
      const when = m.read(id)?.when
      return q
        ? [`${when ? w.capital(w.day(when.day)) : TEXT[language].undated}: ${quoted(q.quote, true)}`]
        : []
    })
  if (lines.length === 0) return { text: TEXT[language].unknown, sources: [], known: false }
  const lead = lines.length === 1 ? TEXT[language].one : TEXT[language].some
  return { text: [lead, ...lines].join('\n'), sources: post(...ids), known: true }
}

const ASKING = new Set(
  'often many times time mention mentioned write written wrote post talk say said happen happened about ever did does last first latest recent date year cuántas veces cuándo'
    .split(' ')
    .map(stem),
)

const TEXT = {
  en: {
    unknown: 'I don’t know. Nothing in the posts speaks of that.',
    one: 'One post answers that.',
    some: 'This is what the posts say.',
    undated: 'Undated',
  },
  es: {
    unknown: 'No lo sé. Ninguna publicación habla de eso.',
    one: 'Hay una publicación que lo dice.',
    some: 'Esto es lo que dicen las publicaciones.',
    undated: 'Sin fecha',
  },
}

function counted(
  words: string[],
  direct: Post[],
  m: ReturnType<typeof gather>,
  language: 'en' | 'es',
): QuestionAnswer {
  const w = wordingFor(language)
  const ids = direct.map((p) => p.id)
  const k = ids.length
  const source = count(k, { kind: 'word', forms: words })
  const what = w.list(words.map((x) => `“${x}”`))
  if (k === 0)
    return {
      text:
        language === 'es'
          ? `Ninguna: ${what} no aparece en las publicaciones.`
          : `Never: ${what} does not come up in the posts.`,
      sources: [source],
      known: true,
    }
  const sorted = direct.filter((p) => p.at).sort((a, b) => dayNumber(m, a.id) - dayNumber(m, b.id))
  const a = sorted[0]
  const b = sorted.at(-1)
  const day = (p: Post | undefined) => (p ? w.day(dayNumber(m, p.id)) : '')
  const posts = language === 'es' ? w.plural(k, 'publicación', 'publicaciones') : w.plural(k, 'post', 'posts')
  const range =
    a && b && a !== b
      ? language === 'es'
        ? `, del ${day(a)} al ${day(b)}`
        : `, from ${day(a)} to ${day(b)}`
      : a
        ? language === 'es'
          ? `, el ${day(a)}`
          : `, on ${day(a)}`
        : ''
  return {
    text: language === 'es' ? `En ${w.number(k)} ${posts}${range}.` : `In ${w.number(k)} ${posts}${range}.`,
    sources: [source, ...post(...ids.slice(0, 12))],
    known: true,
  }
}
