import type { Sentence } from '../model.ts'
import { factsOf, lastPost, retoldSlots } from '../planning/facts.ts'
import { dayOf } from '../reading/calendar.ts'
import { saysDeath } from '../reading/tender.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { dayNumber, whenSlots } from '../writing/slots.ts'
import { addFigure, inOrder, titleAmong } from './parts.ts'
import { chaptersOf, isTender, tellChapter } from './profile-chapters.ts'
import { aroundForm, pickHinge, scenePosts } from './profile-panels.ts'
import { openWithSubject, subjectOf, subjectQuote } from './profile-subject.ts'
import { side, voices } from './profile-voices.ts'
import { archiveSlots, type Topic } from './topic.ts'

const CHAPTERS = 3

/** A portrait that turns on one word, or on three moments; between them, what the years held. */
export const profile: Topic = {
  info: {
    key: 'profile',
    name: 'The portrait',
    description: 'Who you are, by nobody’s words but yours.',
    genre: 'portrait',
    needs: ['facebook_posts'],
  },
  feeds: {
    hinge: 2,
    saga: 2,
    thread: 1.3,
    turn: 1.1,
    'first-time': 1.1,
    longest: 1,
    place: 0.5,
    person: 0.5,
    line: 1,
    borrowed: 0.6,
  },
  appetite: 12,
  draft(desk, own, _request) {
    const m = desk.material
    const w = desk.wording
    const archive = archiveSlots(m, w)
    const subject = subjectOf(desk)
    const hinge = subject ? null : pickHinge(desk, own)
    const panels = subject?.panels ?? hinge?.posts.slice(0, 4) ?? scenePosts(desk)
    const thin = panels.length < 3
    const k = panels.length
    const kSource = count(k, { kind: 'listed', posts: panels })
    const standfirst = desk.say(
      `profile.standfirst.${thin ? 'thin' : subject ? 'subject' : hinge ? 'hinge' : 'scenes'}`,
      { ...archive.slots, k, word: subject ? String(subject.finding.data.word) : null },
      [...archive.sources, kSource],
    )
    const title = titleAmong(
      desk,
      panels,
      /\b(?:quiet|only|hour|nobody|never|always|nearly|silencio|casi|nadie|nunca|siempre)\b/i,
      'profile',
    )
    if (subject) openWithSubject(desk, subject)
    if (hinge) {
      const facts = factsOf(hinge, m, w)
      desk.add(
        'p',
        desk.say(
          'profile.hinge',
          {
            ...facts.slots,
            ...archive.slots,
            word: String(hinge.data.shown ?? hinge.data.word),
            k: hinge.data.count as number,
          },
          [
            ...post(...panels),
            count(hinge.data.count as number, { kind: 'form', word: String(hinge.data.word) }),
            ...archive.sources,
          ],
        ),
      )
    }
    const all = chaptersOf(desk, own, panels).filter(
      (c) => c.finding.data.stem !== subject?.finding.data.stem,
    )
    const chapters = all.filter((c) => !isTender(c)).slice(0, CHAPTERS)
    const remembered = all.find((c) => isTender(c) && c.kind === 'person')
    const spoken = new Set([
      ...panels,
      ...[...chapters, ...(remembered ? [remembered] : [])].flatMap((c) => c.steps),
    ])
    const rest = others(desk, own, spoken, panels.length > 2 ? 7 : 3)
    const inside = (id: number, from: number, to: number) =>
      dayNumber(m, id) > dayNumber(m, from) && dayNumber(m, id) < dayNumber(m, to)
    const stray = rest.filter(
      (id) => !panels.some((from, i) => i + 1 < panels.length && inside(id, from, panels[i + 1] as number)),
    )
    const panelKey = (i: number) => {
      const isLast = i === panels.length - 1
      if (subject) return `subject.${isLast ? 'last' : i + 1}`
      if (hinge) return `panel.${isLast ? 'last' : Math.min(i + 1, 3)}`
      if (isLast) return panels[i] === lastPost(m) ? 'scene.last' : 'scene.late'
      return i === 0 ? 'scene.first' : 'scene.turn'
    }
    panels.forEach((id, i) => {
      const last = i === panels.length - 1
      const before = panels[i - 1]
      const gap = before === undefined ? 0 : dayNumber(m, id) - dayNumber(m, before)
      const held = subject
        ? subjectQuote(desk, subject.finding, id)
        : hinge && aroundForm(m, id, String(hinge.data.word), m.reach + 2)
      const slots = {
        ...whenSlots(m, w, id),
        q: held ?? m.excerpt(id, m.reach + 2),
        ...(subject ? { word: String(subject.finding.data.word) } : {}),
        ...(gap > 0 ? { gap: w.span(gap) } : {}),
      }
      const sources = [
        ...post(id),
        ...(gap > 0 && before !== undefined
          ? [...post(before), count(gap, { kind: 'days-between' as const, from: before, to: id })]
          : []),
      ]
      if (last) {
        side(desk)
        if (remembered) tellChapter(desk, remembered)
        tender(desk)
      }
      const said = desk.say(`profile.${panelKey(i)}`, slots, sources)
      desk.add('p', said)
      if (last) return
      const share = Math.ceil(chapters.length / (panels.length - 1))
      const here = chapters.slice(i * share, (i + 1) * share)
      for (const chapter of here) tellChapter(desk, chapter)
      const next = panels[i + 1] as number
      const ids = rest.filter((x) => inside(x, id, next))
      if (ids.length > 0) meanwhile(desk, id, next, ids.slice(0, 3))
      if (i === 0)
        desk.add('p', [
          ...stray.slice(0, 3).flatMap((x) => lineSentence(desk, x)),
          ...(chapters.some((c) => c.kind === 'person') ? [] : company(desk)),
        ])
      if (i === 1) voices(desk, own)
    })
    years(desk)
    return { title, standfirst, description: desk.say('profile.description', archive.slots, archive.sources) }
  },
}

function years(desk: Desk) {
  const each = Object.entries(desk.material.analysis.totals.years).sort((a, b) => Number(a[0]) - Number(b[0]))
  if (each.length < 3) return
  addFigure(
    desk,
    'bars',
    { en: 'Posts in each year', es: 'Publicaciones de cada año' },
    each.map(([label, value]) => ({
      label,
      value,
      source: count(value, { kind: 'year', year: Number(label) }),
    })),
    Math.floor(desk.paragraphs.length / 2),
  )
}

/** The other posts that this portrait was given, in order of time. */
function others(desk: Desk, own: ReadonlySet<number>, skip: ReadonlySet<number>, keep: number): number[] {
  const m = desk.material
  const fit = m.analysis.lines
    .filter((l) => m.clear(l.post) && desk.fresh(l.post) && desk.rank(l.post) > 0 && !skip.has(l.post))
    .filter((l) => m.read(l.post)?.when)
    .sort((x, y) => Number(own.has(y.post)) - Number(own.has(x.post)) || y.score - x.score || x.post - y.post)
  return inOrder(m, [...new Set(fit.map((l) => l.post))].slice(0, keep))
}

/** What lies between two panels, and how much of it is passed over. */
function meanwhile(desk: Desk, from: number, to: number, ids: readonly number[]) {
  const m = desk.material
  const a = dayNumber(m, from)
  const b = dayNumber(m, to)
  const k = m.posts.filter((p) => {
    const day = dayOf(p.at)?.day
    return day !== undefined && day > a && day < b && /[\p{L}\p{N}]/u.test(p.text)
  }).length
  const said: Sentence[] =
    k >= ids.length * 3 ? desk.say('profile.meanwhile', { k }, [count(k, { kind: 'between', from, to })]) : []
  for (const id of ids) said.push(...lineSentence(desk, id))
  desk.add('p', said)
}

function lineSentence(desk: Desk, id: number): Sentence[] {
  const m = desk.material
  for (const kind of ['first-time', 'turn', 'borrowed', 'longest'] as const) {
    const f = m.analysis.findings.find((x) => x.kind === kind && x.posts[0] === id && x.score >= 0.9)
    if (!f) continue
    const facts = factsOf(f, m, desk.wording)
    const extra =
      kind === 'longest' ? { words: m.read(id)?.words.length ?? 0, avg: m.analysis.totals.averageWords } : {}
    const sources =
      kind === 'longest'
        ? [
            ...facts.sources,
            count(extra.words ?? 0, { kind: 'post-words', post: id }),
            count(extra.avg ?? 0, { kind: 'average-words' }),
          ]
        : facts.sources
    const said = desk.say(`profile.${kind}`, { ...facts.slots, ...extra }, sources)
    if (said.length > 0) return said
  }
  const opener = m.opener(id)
  return desk.say(
    'profile.line',
    {
      ...whenSlots(m, desk.wording, id),
      q: m.excerpt(id, 20),
      opener,
      rest: opener ? m.rest(id, 16) : null,
      kicker: m.kicker(id),
      ...retoldSlots(m, id),
    },
    post(id),
  )
}

/** One red post at most, in a paragraph of its own, verbatim and with nothing added. */
function tender(desk: Desk) {
  const m = desk.material
  const fit = m.analysis.red.filter((r) => {
    const read = m.read(r)
    return read?.when && !m.analysis.unquotable.includes(r) && m.beginning(r) && read.words.length >= 6
  })
  const id = fit.find((r) => saysDeath(m.read(r)?.text ?? '')) ?? fit[0]
  if (id === undefined) return
  desk.add(
    'p',
    desk.say('profile.tender', { ...whenSlots(m, desk.wording, id), q: m.beginning(id) }, post(id)),
  )
}

function company(desk: Desk): Sentence[] {
  const m = desk.material
  const best = m.findings('person').find((f) => f.data.named && !f.data.tender && f.posts.length >= 3)
  if (!best) return []
  const facts = factsOf(best, m, desk.wording)
  const k = best.data.count as number
  const name = String(best.data.label)
  const said = desk.say('profile.company', { ...facts.slots, name, k }, [
    ...facts.sources,
    count(k, { kind: 'listed', posts: best.posts }),
  ])
  const deed = (best.data.deeds as string[])
    .map((d) => ({ id: Number(d.slice(0, d.indexOf(':'))), text: d.slice(d.indexOf(':') + 1) }))
    .find((d) => desk.fresh(d.id) && m.clear(d.id) && !/^(?:\p{L}+[^s]s|dice|quiere|cree)\b/u.test(d.text))
  if (deed)
    said.push(
      ...desk.say(
        'profile.company.deed',
        { ...whenSlots(m, desk.wording, deed.id), name, deed: deed.text },
        post(deed.id),
      ),
    )
  return said
}
