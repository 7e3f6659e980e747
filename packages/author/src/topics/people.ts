import { count, post } from '../writing/desk.ts'
import { whenSlots } from '../writing/slots.ts'
import type { Slots } from '../writing/template.ts'
import { addFigure, freshLines, tell, titleAmong } from './parts.ts'
import { bow, bowPost, curtain, extras, finale, meetings, supporting } from './people-ensemble.ts'
import { entry } from './people-entry.ts'
import { isCast, isSelf, listed, type Member, type Stage, setStage } from './people-stage.ts'
import { archiveSlots, type Topic } from './topic.ts'

/** Programme notes: the cast in order of appearance, who meets whom, walk-ons, and whoever never speaks. */
export const people: Topic = {
  info: {
    key: 'people',
    name: 'The people in your margins',
    description: 'Everyone who got into your posts, in order of appearance.',
    genre: 'programme notes',
    needs: ['facebook_posts'],
  },
  feeds: { person: 2, borrowed: 0.5 },
  appetite: 8,
  offers: (m) => m.findings('person').filter((f) => f.data.named && isCast(m, f)).length >= 3,
  draft(desk, own, _request) {
    const m = desk.material
    const archive = archiveSlots(m, desk.wording)
    const stage = setStage(desk)
    const { cast, used } = stage
    const walkOns = m
      .findings('person')
      .filter((f) => !f.data.tender && f.posts.length === 1 && m.clear(f.posts[0] as number) && !isSelf(m, f))
      .slice(0, 6)
    const k = cast.length + walkOns.filter((f) => f.data.named).length
    const kSource = count(k, { kind: 'score', of: 'names in the cast' })
    const standfirst = desk.say(
      k === 0 ? 'people.standfirst.none' : 'people.standfirst',
      { ...archive.slots, k },
      [...archive.sources, kSource],
    )
    open(stage)
    const last = curtain(stage)
    const lastPost = last ? bowPost(stage, last) : undefined
    if (lastPost !== undefined) used.push(lastPost)
    for (const member of cast) entry(stage, member, member === last)
    addFigure(
      desk,
      'bars',
      { en: 'Posts by name', es: 'Publicaciones por nombre' },
      cast.map(({ finding, name }) => ({
        label: name,
        value: finding.posts.length,
        source: count(finding.posts.length, { kind: 'listed', posts: finding.posts }),
      })),
    )
    meetings(stage)
    supporting(stage)
    extras(stage, walkOns)
    if (cast.length === 0) {
      const id = freshLines(desk, own)[0]
      if (id !== undefined) desk.add('p', tell(desk, 'people.thin', id))
    }
    if (last) bow(stage, last, lastPost)
    else finale(stage)
    const title = titleAmong(
      desk,
      used,
      /\b(?:we|us|everyone|nobody|together|people|friends?|family|all|gente|todos|nadie)\b/i,
      'people',
    )
    return { title, standfirst, description: desk.say('people.description', archive.slots, archive.sources) }
  },
}

/** Who is in the most posts, and who was first. */
function open({ desk, cast }: Stage) {
  const top = cast.reduce<Member | null>(
    (best, x) => (!best || x.finding.posts.length > best.finding.posts.length ? x : best),
    null,
  )
  const first = cast[0]
  const archive = archiveSlots(desk.material, desk.wording)
  if (!top || !first) return
  const id = first.finding.posts[0] as number
  const slots: Slots = {
    ...archive.slots,
    ...whenSlots(desk.material, desk.wording, id),
    k: cast.length,
    top: top.name,
    n: top.finding.posts.length,
    opener: first === top ? null : first.name,
  }
  const sources = [
    ...archive.sources,
    ...post(id),
    listed(top.finding.posts),
    count(cast.length, { kind: 'score', of: 'names told' }),
  ]
  desk.add('p', desk.say(slots.opener ? 'people.open' : 'people.open.same', slots, sources))
}
