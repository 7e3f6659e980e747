import type { Sentence, Source } from '../model.ts'
import { singlePost } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { BODY } from '../reading/findings/threads.ts'
import { printable } from '../reading/lines.ts'
import { portableThings } from '../reading/portable-things.ts'
import { ownTone } from '../reading/tender.ts'
import { stem, wordsOf } from '../reading/tokens.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { typographic } from '../writing/quote.ts'
import { dayNumber, whenSlots } from '../writing/slots.ts'
import type { Slots } from '../writing/template.ts'
import { close } from './museum-exit.ts'
import { collect, type Piece, withArticle } from './museum-pieces.ts'
import { titleAmong } from './parts.ts'
import { archiveSlots, type Topic } from './topic.ts'

const LEXICON =
  /\b(?:fram\w*|keep\w*|kept|shelf|label|museum|collect\w*|box|drawer|display|broken|old|lost|found|save[ds]?|still|improve[ds]?|things?|guard\w*|rot[oa]|viej[oa]|caja|cajón|cosas?)\b/i

/** Labels in order of date around one founding object, one piece that is not for counting, house rules. */
export const museum: Topic = {
  info: {
    key: 'museum',
    name: 'The museum of small objects',
    description: 'The things your posts mention once, kept with a label and a date.',
    genre: 'catalogue',
    needs: ['facebook_posts'],
  },
  feeds: { object: 1.6, rule: 0.4 },
  appetite: 12,
  offers: (m) => m.findings('object').filter((f) => m.clear(f.posts[0] as number)).length >= 4,
  draft(desk, _own, _request) {
    const m = desk.material
    const archive = archiveSlots(m, desk.wording)
    const pieces = collect(desk)
    const founding = pieces.length > 3 ? foundingOf(desk, pieces) : null
    const shown = pieces.filter((p) => p !== founding)
    const quietId = tenderPiece(desk)
    const k = shown.length
    const kSource = count(k, { kind: 'listed', posts: shown.map((p) => p.id) })
    const title =
      displayTitle(desk, pieces) ??
      titleAmong(
        desk,
        [...pieces.map((p) => p.id), ...m.findings('rule').map((f) => f.posts[0] as number)],
        LEXICON,
        'museum',
      )
    const standfirst = desk.say(
      k === 0 ? 'museum.standfirst.none' : quietId === null ? 'museum.standfirst' : 'museum.standfirst.quiet',
      { ...archive.slots, ...span(desk, pieces), k },
      [...archive.sources, kSource, ...post(...pieces.map((p) => p.id))],
    )
    if (founding) lede(desk, founding)
    const used = new Map<string, number>()
    shown.forEach((piece, i) => {
      const said = label(desk, piece, used)
      desk.add('item', said, `${i + 1}. ${heading(desk, piece)}`)
    })
    if (quietId !== null)
      desk.add(
        'p',
        desk.say(
          'museum.unnumbered',
          { ...whenSlots(m, desk.wording, quietId), whole: m.whole(quietId, 40) },
          post(quietId),
        ),
      )
    close(desk, pieces, quietId !== null)
    return {
      title,
      standfirst,
      description: desk.say('museum.description', { ...archive.slots, k }, [kSource]),
    }
  },
}

function span(desk: Desk, pieces: readonly Piece[]): Slots {
  const [a, b] = [pieces[0], pieces.at(-1)]
  if (!a || !b) return {}
  const month = (p: Piece) => desk.wording.month(dayNumber(desk.material, p.id))
  return { first: month(a), last: month(b) }
}

const ON_DISPLAY =
  /\b(?:fram(?:e|ed|ing)|keep(?:ing|s)?|kept|shelf|label(?:led)?|museum|collection|display|still broken|throw(?:ing)? (?:it )?away|not mine|not my|guardad[oa]s?|colección|sigue allí)\b/i

/** A short sentence from one of the pieces that might hang over the door: "Framing it". */
function displayTitle(desk: Desk, pieces: readonly Piece[]): string | null {
  const m = desk.material
  for (const p of pieces)
    for (const id of p.again === null ? [p.id] : [p.id, p.again])
      for (const s of m.read(id)?.sentences ?? []) {
        const text = typographic(s.text.replace(/[.!]+$/, ''))
        const n = text.split(/\s+/).length
        if (
          n < 2 ||
          n > 7 ||
          !ON_DISPLAY.test(text) ||
          !printable(text) ||
          /[“”‘?]|\p{Extended_Pictographic}/u.test(text)
        )
          continue
        if (desk.reserved().has(text)) continue
        return desk.wording.capital(text)
      }
  return null
}

const heading = (desk: Desk, p: Piece) => `${desk.wording.capital(p.label)}.`

/** What came back; else what has words written on it, or a short last word about it. */
function foundingOf(desk: Desk, pieces: readonly Piece[]): Piece | null {
  const m = desk.material
  const worth = (p: Piece) =>
    (p.again === null ? 0 : 3) +
    (p.inscription ? 1.5 : 0) +
    ((m.kicker(p.id)?.quote.split(/\s+/).length ?? 99) <= 5 ? 1 : 0) +
    p.finding.score / 10
  return pieces.reduce<Piece | null>((best, p) => (!best || worth(p) > worth(best) ? p : best), null)
}

function slotsOf(desk: Desk, p: Piece): { slots: Slots; sources: Source[] } {
  const m = desk.material
  const w = desk.wording
  const f = p.finding
  const at = f.data.sentence as number
  const r = m.read(p.id)
  const hits = f.data.hits as number
  const written = m.analysis.totals.written
  const kicker = m.kicker(p.id)
  const sources: Source[] = post(p.id)
  const slots: Slots = {
    ...singlePost(m, w, p.id),
    q: withLead(m, p.id, at),
    s: m.sentence(p.id, at),
    said: p.inscription,
    third: p.told,
    goesOn: p.told ? p.after : null,
    kicker:
      kicker &&
      at < (r?.sentences.length ?? 1) - 1 &&
      !/^(?:\p{Ll}|Merry|Happy|Thank|Feliz|Gracias)/u.test(kicker.quote)
        ? kicker
        : null,
    kickerWords: kicker ? kicker.quote.split(/\s+/).length : null,
    word: String(f.data.head),
    object: p.label,
    aObject: w.language === 'en' ? withArticle(p.label) : p.label,
    thing: { quote: String(f.data.phrase), post: p.id },
    k: typeof f.data.count === 'number' && f.data.count > 1 ? f.data.count : null,
    once: hits === 1 && isSingular(p) ? '' : null,
    written,
  }
  sources.push(
    count(written, { kind: 'written' }),
    count(hits, { kind: 'word', forms: [String(f.data.head)] }),
  )
  if (slots.kickerWords)
    sources.push(count(slots.kickerWords as number, { kind: 'score', of: 'words in that sentence' }))
  if (p.again !== null) {
    const days = dayNumber(m, p.again) - dayNumber(m, p.id)
    Object.assign(slots, whenSlots(m, w, p.id, '1'), whenSlots(m, w, p.again, '2'), {
      gap: w.span(days),
      s2: sentenceWith(desk, p.again, String(f.data.head)),
    })
    sources.push(...post(p.again), count(days, { kind: 'days-between', from: p.id, to: p.again }))
  }
  return { slots, sources }
}

/** A sentence that leans on the one before it is quoted with it, if that fits on a label. */
function withLead(m: Material, id: number, at: number) {
  const q = m.passage(id, at, 24)
  const r = m.read(id)
  const [before, own] = [r?.sentences[at - 1], r?.sentences[at]]
  if (!q || !r || !before || !own || !/\b(?:it|they|them|both|either)\b/i.test(own.text)) return q
  const text = r.text.slice(before.from, own.from + own.text.length)
  if (
    wordsOf(before.text).some(
      (w) => BODY.has(stem(w)) || /^(?:physio|doctor|dentist|pain|médic[oa]|dolor)$/.test(w),
    )
  )
    return q
  const fits = text.split(/\s+/).length <= 32 && !text.includes('\n') && m.sentence(id, at - 1)
  return fits && !q.quote.startsWith(before.text) ? { quote: text, post: id } : q
}

const isSingular = (p: Piece) => {
  const head = p.label.split(' of ')[0]?.split(' ').at(-1) ?? ''
  return stem(head.toLowerCase()) === head.toLowerCase()
}

function sentenceWith(desk: Desk, id: number, word: string) {
  const r = desk.material.read(id)
  const at = r?.sentences.findIndex((s) => s.text.toLowerCase().includes(word)) ?? -1
  return at >= 0 ? desk.material.sentence(id, at) : null
}

function lede(desk: Desk, p: Piece) {
  const { slots, sources } = slotsOf(desk, p)
  for (const [key, fits] of [
    ['museum.lede.again', p.again !== null],
    ['museum.lede.said', p.inscription !== null],
    ['museum.lede.kicker', !!slots.kicker],
    ['museum.lede', true],
  ] as const) {
    if (fits && desk.add('p', desk.say(key, slots, sources))) return
  }
}

/** The occasion used least so far, so that no two neighbours are built alike. */
function label(desk: Desk, p: Piece, used: Map<string, number>): Sentence[] {
  const { slots, sources } = slotsOf(desk, p)
  const occasions = [
    p.again === null ? null : 'again',
    p.inscription ? 'said' : null,
    p.told ? 'told' : null,
    p.mode,
    slots.k ? 'number' : null,
    slots.kicker ? 'kicker' : null,
    slots.place ? 'place' : null,
    slots.once === '' ? 'once' : null,
    'plain',
  ].filter((x) => x !== null)
  const order = occasions
    .map((name, at) => ({ name, cost: (used.get(name) ?? 0) * 1.7 + at }))
    .sort((a, b) => a.cost - b.cost)
  for (const { name } of order) {
    const said = desk.say(`museum.label.${name}`, slots, sources)
    if (said.length === 0) continue
    used.set(name, (used.get(name) ?? 0) + 1)
    return name === 'once' ? said : [...said, ...aside(desk, p, slots, sources, said)]
  }
  return []
}

/** One short remark that the posts bear out, on every other label at most. */
function aside(desk: Desk, p: Piece, slots: Slots, sources: Source[], said: readonly Sentence[]): Sentence[] {
  const shown = said.map((s) => s.text).join(' ')
  if (shown.split(/\s+/).length > 34) return []
  const text = desk.material.read(p.id)?.text ?? ''
  const once = slots.once === ''
  const price = /[£$€]\s?\d[\d.,]*\d|\d[\d.,]*\s?€/.exec(text)?.[0]
  if (p.mode === 'bought' && !price) return desk.say('museum.aside.no-price', slots, sources)
  if ((p.mode === 'left' || p.mode === 'lost') && once)
    return desk.say('museum.aside.not-back', slots, sources)
  const witness = desk.material
    .findings('person')
    .find(
      (f) => f.data.named && !f.data.tender && f.posts.includes(p.id) && !shown.includes(String(f.data.name)),
    )
  if (witness && text.includes(String(witness.data.name)))
    return desk.say('museum.aside.witness', { ...slots, who: String(witness.data.label) }, sources)
  if (once && !/\b(?:only|no other|never)\b/.test(shown)) return desk.say('museum.aside.only', slots, sources)
  return []
}

/** A post about somebody who is gone, gentle by that alone, with a thing in it. It is shown whole and not numbered. */
function tenderPiece(desk: Desk): number | null {
  const m = desk.material
  const fit = m.analysis.amber.filter((id) => {
    const r = m.read(id)
    if (!r || !desk.untold(id) || r.greeting || r.words.length < 8 || !m.whole(id, 40)) return false
    const things = portableThings(r.lang)
    return (
      ownTone(r.text, r.words) === 'clear' && KIN.test(r.text) && r.words.some((w) => things.has(stem(w)))
    )
  })
  fit.sort(
    (a, b) => desk.rank(b) - desk.rank(a) || (m.line(b)?.score ?? 0) - (m.line(a)?.score ?? 0) || a - b,
  )
  return fit[0] ?? null
}

const KIN =
  /\b(?:mum|mom|mam|mother|dad|father|nan|nana|gran|granny|grandma|grandad|granddad|grandpa|mamá|papá|madre|padre|abuela|abuelo|yaya|yayo)\b/iu
