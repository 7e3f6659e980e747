import { scoreEnneagram, type TypeScore, wingOf } from '../answers/enneagram-score.ts'
import { TYPES } from '../answers/enneagram-types.ts'
import type { Answer, Source } from '../model.ts'
import { quoteOf } from '../planning/facts.ts'
import { searchPosts } from '../planning/search.ts'
import { count, type Desk } from '../writing/desk.ts'
import { tell } from './parts.ts'
import type { Topic } from './topic.ts'

/** Score and runner-up, the answers that decided it, posts that agree, the wing, and the answer that fits least. */
export const enneagram: Topic = {
  info: {
    key: 'enneagram',
    name: 'Your Enneagram, with workings',
    description: 'Your answers, added up in the open.',
    genre: 'coaching',
    needs: ['survey'],
    surveyKey: 'enneagram',
  },
  feeds: {},
  appetite: 0,
  draft(desk, _own, request) {
    const set = request.answers.find((a) => a.survey === 'enneagram') ?? request.answers[0]
    const answers = set?.answers ?? []
    const survey = set?.survey ?? 'enneagram'
    const scores = scoreEnneagram(answers)
    const [first, second] = scores
    const k = answers.length
    const kSource: Source = count(k, { kind: 'score', of: 'answers given' })
    const sources: Source[] = [
      kSource,
      ...answers.slice(0, 3).map((a): Source => ({ type: 'answer', survey, id: a.questionId })),
    ]
    if (!first || !second || first.score <= 0) {
      desk.add('p', desk.say('enneagram.none', {}, sources))
      return {
        title: 'Enneagram',
        standfirst: desk.say('enneagram.description', { k }, sources),
        description: desk.say('enneagram.description', { k }, sources),
      }
    }
    const base = {
      k,
      ...named(desk, first, ''),
      ...named(desk, second, '2'),
      margin: round(first.score - second.score),
    }
    for (const s of [first, second])
      sources.push(
        count(s.score, { kind: 'score', of: `type ${s.number}` }),
        count(s.number, { kind: 'score', of: 'type' }),
      )
    sources.push(count(round(first.score - second.score), { kind: 'score', of: 'margin' }))
    const standfirst = desk.say('enneagram.standfirst', base, sources)
    const close = first.score - second.score < Math.max(1, first.score * 0.15)
    desk.add('p', [
      ...desk.say('enneagram.score', base, sources),
      ...desk.say(close ? 'enneagram.margin.close' : 'enneagram.margin.clear', base, sources),
    ])
    const deciding = first.by.filter((b) => b.points > 0).slice(0, 3)
    for (const b of deciding) decided(desk, answers, survey, b, base)
    const wing = wingOf(scores, first.number)
    if (wing && wing.score > 0)
      desk.add(
        'p',
        desk.say('enneagram.wing', named(desk, wing, '3'), [
          ...sources,
          count(wing.score, { kind: 'score', of: `type ${wing.number}` }),
          count(wing.number, { kind: 'score', of: 'type' }),
        ]),
      )
    const ask = TYPES[first.number - 1]?.question[desk.wording.language === 'es' ? 'es' : 'en'] ?? ''
    desk.add('p', desk.say('enneagram.question', { ...base, ask }, sources))
    const spent = new Set(first.by.filter((b) => b.points > 0).map((b) => b.id))
    const odd = answers
      .filter((a) => !spent.has(a.questionId) && a.text.trim().length > 3)
      .sort((a, b) => b.text.length - a.text.length)[0]
    if (odd)
      desk.add(
        'p',
        desk.say('enneagram.least', { question: clean(odd.question), q: quoteOf(odd.text.trim(), -1) }, [
          { type: 'answer', survey, id: odd.questionId },
        ]),
      )
    const title = desk.say('enneagram.title', base, sources)[0]?.text ?? 'Enneagram'
    return { title, standfirst, description: desk.say('enneagram.description', base, sources) }
  },
}

const round = (n: number) => Math.round(n * 10) / 10
const clean = (question: string) => question.replace(/[“”"]/g, '').trim()

function named(desk: Desk, s: TypeScore, suffix: string) {
  const name = TYPES[s.number - 1]?.name[desk.wording.language === 'es' ? 'es' : 'en'] ?? ''
  return { [`n${suffix}`]: s.number, [`type${suffix}`]: name, [`points${suffix}`]: s.score }
}

function decided(
  desk: Desk,
  answers: readonly Answer[],
  survey: string,
  b: { id: number; points: number },
  base: Record<string, string | number>,
) {
  const m = desk.material
  const a = answers.find((x) => x.questionId === b.id)
  if (!a) return
  const source: Source[] = [{ type: 'answer', survey, id: a.questionId }]
  const said = desk.say(
    'enneagram.answer',
    {
      ...base,
      question: clean(a.question),
      q: quoteOf(a.text.trim() || String(a.value ?? ''), -1),
      points: round(b.points),
    },
    source,
  )
  const near = searchPosts(m.posts, `${a.question} ${a.text}`).find(
    (h) => m.clear(h.id) && desk.fresh(h.id) && m.excerpt(h.id, 26) && h.score > 5,
  )
  if (near) said.push(...tell(desk, 'enneagram.post', near.id, {}, 26))
  desk.add('p', said)
}
