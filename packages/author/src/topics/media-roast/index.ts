import type { Sentence, TitleAlternative } from '../../model.ts'
import { actsIn, type Dossier } from '../../writing/dossier.ts'
import type { Page } from '../../writing/page.ts'
import { wordCount } from '../../writing/telling.ts'
import { titlesIn } from '../../writing/titles.ts'
import { headline } from '../common/headline.ts'
import { inPosts } from '../common/in-posts.ts'
import { livelihoodOf } from '../common/livelihood.ts'
import type { PostTopic, TopicRequest } from '../topic.ts'
import { affection, affectionIn } from './affection.ts'
import { byCharge, namesOfCharges } from './charges.ts'
import { consideredIn, consideredLead } from './considered.ts'
import { type Exhibit, isComic, NEGATED, OWN_VOICE, type Words } from './exhibit.ts'
import { arranged, countedTwice, exhibitsWith, isCase, wanted } from './exhibits.ts'
import { Leads } from './leads.ts'
import { occasionsIn } from './occasion.ts'
import { type Spine, spineOf } from './spine.ts'
import { standfirst } from './standfirst.ts'
import { reminded, type Verdict, verdictOf, verdictOnAll } from './verdicts.ts'
import { WORDS } from './words.ts'

const TITLES = 6
/** Said and done is nowhere better told. */
const SHOWS_BEST = 1

/** Six titles, each a line of a different story. */
export function titlesOf(
  d: Dossier,
  exhibits: readonly Exhibit[],
  taken: ReadonlySet<string>,
): TitleAlternative[] {
  const out: TitleAlternative[] = []
  const pools = [
    ...exhibits.map((x) => ({ angle: x.kind as string, acts: x.acts as Words[] })),
    ...d.sagas.flatMap((s) => {
      const acts = actsIn(d, s, 'clear')
      return acts ? [{ angle: s.subject, acts }] : []
    }),
    {
      angle: 'lines',
      acts: d.lines
        .slice(0, 40)
        .map((l) => ({ post: l.post, from: 0, to: d.post(l.post)?.text.length ?? 0 })),
    },
  ]
  const seen = new Set(taken)
  for (let round = 0; round < 6 && out.length < TITLES; round++)
    for (const pool of pools) {
      const t = titlesIn(d, pool.acts).find((x) => !seen.has(x.title.toLowerCase()))
      if (!t || out.length >= TITLES || (round === 0 && out.some((o) => o.angle === pool.angle))) continue
      seen.add(t.title.toLowerCase())
      out.push({
        title: t.title,
        angle:
          pool.angle
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, '')
            .slice(0, 24) || `angle${out.length}`,
      })
    }
  return out
}

export const mediaRoast: PostTopic = {
  kind: 'posts',
  info: {
    id: 2,
    key: 'media_roast',
    name: 'The roast',
    description: 'Your own words, laid side by side and audited with affection.',
    genre: 'Humour',
    order: 20,
    needs: ['facebook_posts'],
    brief:
      'A roast, deadpan and affectionate. The joke is always on the habit, never on the person. Open on the best picture. Four to seven counts, each resting on posts laid side by side: what was announced against what happened, one event told twice, numbers that do not add up, denials with their proof enclosed. One conceit, kept small. End on the count that turns into affection. Give six different titles, each a real angle of its own.',
  },
  room: 4,
  wishes: (d) =>
    wanted(d).flatMap((x) => (x.saga ? [{ saga: x.saga, value: x.saga.score + SHOWS_BEST }] : [])),
  carries(d, sagas) {
    const all = exhibitsWith(d, sagas)
    const picked = arranged(all, null)
    return isCase(picked, consideredIn(d, all, picked, new Set()).length)
  },
  draft(page, sagas, request) {
    const { d } = page
    const all = exhibitsWith(d, sagas, request.claimed)
    const chosen = chosenOf(d, all, request.chosenTitle)
    const picked = arranged(all, chosen)
    if (!isCase(picked, besideIn(d, all, picked, [], request).length)) return null
    const counted = countedTwice(picked)
    const spine = spineOf(d, counted, chosen ? (counted[picked.indexOf(chosen)] ?? null) : null)
    const said = standfirst(d, counted)
    const leads = new Leads(page)
    const opening = open(page, leads, spine, [said])
    const head = titled(page, request, counted, spine)
    const alternatives = titlesOf(d, counted, request.taken)
    const begun = page.paragraphs.flatMap((p) => p.sentences.map((s) => s.text)).join(' ')
    const shown = new Set([...opening, ...counted.flatMap((x) => x.acts.map((a) => a.post))])
    const end = affectionIn(page, shown, [begun, head.title].join(' '))
    const { charges, last } = inOrder(d, counted, spine, end === null)
    const shownLater = [...charges, ...(spine ? [spine.answer] : []), ...last]
    const occasions = occasionsIn(d, opening, shownLater.map(postsOf))
    const verdicts = new Verdicts(d)
    const names = namesOfCharges(d, charges)
    for (const x of charges) {
      const name = names.get(x)
      show(page, [...(name ? [name] : []), ...leads.before(x, false)], x, occasions, verdicts.on(x))
    }
    // Where there are charges, what is no offence is left out.
    const considered = isCase(picked)
      ? []
      : besideIn(d, all, picked, [...shown, ...(end?.ids ?? [])], request)
    if (considered.length > 0) {
      page.p([consideredLead(d, considered, charges.length > 0 || spine !== null)])
      inPosts(
        page,
        considered.flatMap((x) => x.acts),
      )
    }
    if (spine) show(page, leads.return(spine), spine.answer, occasions, verdicts.onReturn(spine))
    if (end) affection(page, end)
    if (isCase(picked)) page.p([verdictOnAll(d, counted, end?.person ?? null)])
    for (const x of last) show(page, leads.before(x, true), x, occasions, null)
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [said],
      titleAlternatives: alternatives,
    }
  },
}

/** Rather what no other article shows. */
function besideIn(
  d: Dossier,
  all: readonly Exhibit[],
  charged: readonly Exhibit[],
  shown: readonly number[],
  { claimed }: TopicRequest,
): Exhibit[] {
  const fresh = consideredIn(d, all, charged, new Set([...shown, ...claimed]))
  return fresh.length > 0 ? fresh : consideredIn(d, all, charged, new Set(shown))
}

/**
 * Who it is, and the charge, with the words in which it was announced. A boast of what somebody lived by stands beside
 * the post that says what that was. What of it was shown.
 */
function open(page: Page, leads: Leads, spine: Spine | null, said: readonly Sentence[]): number[] {
  const opens = spine?.opens ?? []
  const found = livelihoodOf(page, said)
  // What somebody lives by, told years later, introduces nobody.
  const isFirst = (id: number) => opens.every((a) => page.d.day(id) <= page.d.day(a.post) + LATER)
  const who = found && isFirst(found.act.post) && !opens.some((a) => a.post === found.act.post) ? found : null
  const isBoast = spine?.exhibit.kind === 'boast'
  if (who && !isBoast) inPosts(page, [who.act], null, who.beside)
  // What the standfirst says already is not said again.
  const isSaid = isBoast && said.some((s) => opens.every((a) => isFrom(s, a.post)))
  if (spine && !isSaid) page.p(leads.opening(spine))
  const acts = [...(who && isBoast ? [who.act] : []), ...opens]
  if (acts.length > 0) inPosts(page, acts, null, who?.beside)
  return [...(who ? [who.act.post] : []), ...opens.map((a) => a.post)]
}

const isFrom = (s: Sentence, id: number) => s.sources.some((x) => x.type === 'post' && x.id === id)

/** What is warm has the end. */
function inOrder(d: Dossier, exhibits: readonly Exhibit[], spine: Spine | null, isOpenEnded: boolean) {
  const isSpine = (x: Exhibit) =>
    x === spine?.exhibit || x.acts[0]?.post === spine?.exhibit.acts[0]?.post || x === spine?.answer
  const rest = exhibits.filter((x) => !isSpine(x) && x.kind !== 'boast')
  const warm = isOpenEnded ? rest.filter((x) => isWarm(d, x)) : []
  return { charges: byCharge(rest.filter((x) => !warm.includes(x))), last: warm }
}

/** Where nobody else has the last word, what was denied for years has it: “I don’t like cats.” */
function isWarm(d: Dossier, x: Exhibit): boolean {
  const words = x.kind === 'refrain' && x.line ? d.wordsOf(x.line) : ''
  return NEGATED.test(words) && OWN_VOICE.test(words)
}

/** The posts of a charge, and once they have been read what they come to; what comes after that is an echo. */
function show(
  page: Page,
  lead: readonly Sentence[],
  x: Exhibit,
  occasions: ReadonlyMap<number, string>,
  verdict: Verdict | null,
) {
  page.p(lead)
  const beside = new Map(x.beside)
  for (const { post: id } of x.acts) {
    const occasion = occasions.get(id)
    if (occasion) beside.set(id, { ...beside.get(id), caption: occasion })
  }
  const end = verdict ? x.acts.findIndex((a) => a.post === verdict.after) + 1 : x.acts.length
  inPosts(page, x.acts.slice(0, end), null, beside)
  if (!verdict) return
  page.p([verdict.sentence])
  if (end < x.acts.length) inPosts(page, x.acts.slice(end), null, beside)
}

/** No two verdicts of a piece are built alike. */
class Verdicts {
  private readonly d: Dossier
  private readonly used = new Set<string>()

  constructor(d: Dossier) {
    this.d = d
  }

  on(x: Exhibit): Verdict | null {
    return this.once(verdictOf(this.d, x))
  }

  /** What was announced at the beginning is weighed whole. */
  onReturn(spine: Spine): Verdict | null {
    return this.once(reminded(this.d, spine) ?? verdictOf(this.d, spine.whole))
  }

  private once(verdict: Verdict | null): Verdict | null {
    if (!verdict || this.used.has(verdict.frame)) return null
    this.used.add(verdict.frame)
    return verdict
  }
}

const postsOf = (x: Exhibit) => x.acts.map((a) => a.post)

const LATER = 365

const CHARGED = { least: 3, most: 9 }

interface Titled {
  title: string
  posts: number[]
}

/** The charge, in the words in which it was boasted, sworn or denied. */
function titled(
  page: Page,
  request: TopicRequest,
  exhibits: readonly Exhibit[],
  spine: Spine | null,
): Titled {
  const { d } = page
  const t = WORDS[d.spoken]
  if (request.chosenTitle) return { title: request.chosenTitle, posts: [] }
  const lines = exhibits
    .flatMap((x) => (x.line && isComic(d, x.line.post) ? [{ x, line: x.line }] : []))
    .sort((a, b) => promise(d, b, spine) - promise(d, a, spine))
  for (const { line } of lines) {
    const words = d.wordsOf(line).replace(/[.]$/, '')
    const n = wordCount(words)
    const isFree = !request.taken.has(words.toLowerCase())
    if (n < CHARGED.least || n > CHARGED.most || !isFree || !OWN_VOICE.test(words) || /[“”„"]/.test(words))
      continue
    return { title: d.show({ ...line, to: line.from + words.length }).text, posts: [line.post] }
  }
  const best = titlesIn(
    d,
    lines.map((x) => x.line),
  ).find((x) => !request.taken.has(x.title.toLowerCase()))
  if (best) return { title: best.title, posts: [best.post] }
  return headline(
    page,
    request,
    exhibits.flatMap((x) => x.acts),
    t.title,
  )
}

const OF_THE_SPINE = 2

/** How much a title of these words promises; rather what the piece opens on. */
const promise = (d: Dossier, { x, line }: { x: Exhibit; line: Words }, spine: Spine | null) =>
  x.weight +
  (NEGATED.test(d.wordsOf(line)) ? 1 : 0) +
  (x.acts[0]?.post === spine?.exhibit.acts[0]?.post ? OF_THE_SPINE : 0)

/** The exhibit that a chosen title was taken from. */
function chosenOf(d: Dossier, exhibits: readonly Exhibit[], title: string | undefined): Exhibit | null {
  if (!title) return null
  const words = title.toLowerCase()
  return exhibits.find((x) => x.acts.some((a) => d.show(a).text.toLowerCase().includes(words))) ?? null
}
