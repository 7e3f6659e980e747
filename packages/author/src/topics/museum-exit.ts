import type { Finding, Sentence } from '../model.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { dayNumber, whenSlots } from '../writing/slots.ts'
import type { Slots } from '../writing/template.ts'
import type { Mode, Piece } from './museum-pieces.ts'

/** Rules that could hang in any museum: no person, no time, short. */
const HOUSE_RULE: Record<string, RegExp> = {
  en: /^(?:Some (?:things|people|days)|No (?!idea|one|way|more|sign|news|pressure)\p{Ll}+(?: \p{Ll}+)?[.!]?$|Never |Always |Nobody |Nothing |Everything |Keep |Do not |Don['’]t )/u,
  es: /^(?:Hay cosas|Algunas cosas|No hay|Nada |Nadie |Nunca |Siempre |Todo |Hay que )/u,
}

const POINTS_AWAY = /\b(?:this|that|these|those|it|him|her|them|here|again|eso|esto|hago|más)\b/i

function houseRules(desk: Desk): Finding[] {
  const m = desk.material
  const words = (f: Finding) => {
    const text = m.sentence(f.posts[0] as number, (f.data.sentence as number) ?? 0)?.quote ?? ''
    const n = text.split(/\s+/).length
    return HOUSE_RULE[m.analysis.language]?.test(text) && n >= 3 && !POINTS_AWAY.test(text) ? n : 99
  }
  return m
    .findings('rule')
    .filter((f) => m.clear(f.posts[0] as number) && desk.untold(f.posts[0] as number) && words(f) <= 9)
    .sort((a, b) => desk.rank(b.posts[0] as number) - desk.rank(a.posts[0] as number) || words(b) - words(a))
}

/** What became of it all, and the house rules in the person's own words; else the years between first and last. */
export function close(desk: Desk, pieces: readonly Piece[], quiet: boolean) {
  const m = desk.material
  const w = desk.wording
  const rules = houseRules(desk)
  const ids = rules.map((f) => f.posts[0] as number)
  const slots: Slots = {}
  ids.slice(0, 2).forEach((id, i) => {
    const suffix = i === 0 ? 'R' : 'S'
    Object.assign(slots, whenSlots(m, w, id, suffix), {
      [i === 0 ? 'rule' : 'rule2']: m.sentence(id, rules[i]?.data.sentence as number),
    })
  })
  const said = [
    ...inventory(desk, pieces, quiet),
    ...(slots.rule2 ? desk.say('museum.rules.two', slots, post(...ids.slice(0, 2))) : []),
  ]
  if (slots.rule && !slots.rule2) said.push(...desk.say('museum.rules', slots, post(ids[0] as number)))
  if (!slots.rule && !quiet) said.push(...distance(desk, pieces))
  desk.add('p', said)
}

/** What became of the collection, by the verbs of its own labels. */
function inventory(desk: Desk, pieces: readonly Piece[], quiet: boolean): Sentence[] {
  if (quiet || pieces.length < 5) return []
  const es = desk.wording.language === 'es'
  const by = (mode: Mode) => pieces.filter((p) => p.mode === mode)
  const groups = (Object.keys(MODE_WORDS) as Mode[])
    .map((mode) => ({ mode, list: by(mode) }))
    .filter((g) => g.list.length > 0)
  if (groups.length < 3 || groups.reduce((n, g) => n + g.list.length, 0) < 4) return []
  const list = desk.wording.list(
    groups
      .slice(0, 4)
      .map(
        (g) =>
          `${desk.wording.number(g.list.length)} ${MODE_WORDS[g.mode][es ? (g.list.length === 1 ? 1 : 2) : 0]}`,
      ),
  )
  return desk.say('museum.inventory', { k: pieces.length, list }, [
    count(pieces.length, { kind: 'listed', posts: pieces.map((p) => p.id) }),
    ...groups
      .slice(0, 4)
      .map((g) => count(g.list.length, { kind: 'listed', posts: g.list.map((p) => p.id) })),
  ])
}

const MODE_WORDS: Record<Mode, [string, string, string]> = {
  broken: ['broken', 'rota', 'rotas'],
  eaten: ['eaten', 'comida', 'comidas'],
  lost: ['lost', 'perdida', 'perdidas'],
  left: ['left somewhere', 'olvidada por ahí', 'olvidadas por ahí'],
  found: ['found', 'encontrada', 'encontradas'],
  won: ['won', 'ganada', 'ganadas'],
  given: ['given', 'regalada', 'regaladas'],
  made: ['made by hand', 'hecha a mano', 'hechas a mano'],
  bought: ['bought', 'comprada', 'compradas'],
}

function distance(desk: Desk, pieces: readonly Piece[]): Sentence[] {
  const [a, b] = [pieces[0], pieces.at(-1)]
  if (!a || !b || a === b) return []
  const days = dayNumber(desk.material, b.id) - dayNumber(desk.material, a.id)
  if (days < 60) return []
  return desk.say(
    'museum.distance',
    { a: a.label, b: b.label, gap: desk.wording.span(days), k: pieces.length },
    [
      ...post(a.id, b.id),
      count(days, { kind: 'days-between', from: a.id, to: b.id }),
      count(pieces.length, { kind: 'listed', posts: pieces.map((p) => p.id) }),
    ],
  )
}
