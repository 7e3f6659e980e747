import type { Scene } from '../../stories/model.ts'
import type { Page } from '../../writing/page.ts'
import { tellAct, timeLead, wordCount } from '../../writing/telling.ts'
import { whoIsWho } from '../common/roles.ts'

const LONGEST = 110

/** Somebody doing something: told where that is certain, else the post itself. What it used is answered. */
export function openScene(page: Page, spent: ReadonlySet<number>): Set<number> {
  const { d } = page
  const used = new Set<number>()
  const scenes = d.stories.scenes.filter(
    (s) => s.acts.length > 0 && s.acts.every((a) => d.mild(a.post) && !spent.has(a.post)),
  )
  for (const scene of inOrder(page, scenes)) {
    const known = new Set(page.introduced)
    let before: number | null = null
    const told = scene.acts.map((act) => {
      const lead = before === null ? undefined : timeLead(d, before, d.day(act.post))
      before = d.day(act.post)
      return tellAct(page, act, { quotes: true, most: 6, ...(lead ? { lead } : {}) })
    })
    if (told.every((t) => t !== null) && wordCount(told.map((t) => t?.text ?? '').join(' ')) >= 30) {
      page.p(told.filter((t) => t !== null))
      for (const a of scene.acts) used.add(a.post)
      return used
    }
    page.introduced = known
  }
  const whole = inOrder(page, scenes).find(
    (s) => s.acts.length === 1 && wordCount(d.wordsOf(s.acts[0] as never)) <= LONGEST,
  )
  const act = whole?.acts[0]
  if (!act) return used
  page.block({ form: 'post', entry: d.show(act), caption: null })
  page.p(whoIsWho(page, whole?.people ?? [], d.day(act.post), 'mild'))
  used.add(act.post)
  return used
}

/** The best first, but none from the end of the archive: a portrait does not begin with its last page. */
function inOrder(page: Page, scenes: readonly Scene[]): Scene[] {
  const { d } = page
  const days = d.posts.map((p) => d.day(p.id)).filter((x) => x > 0)
  const [first, last] = [
    days.reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER),
    days.reduce((a, b) => Math.max(a, b), 0),
  ]
  const isLate = (s: Scene) => d.day(s.acts[0]?.post ?? 0) > last - (last - first) * 0.12
  return [...scenes.filter((s) => !isLate(s)), ...scenes.filter(isLate)].slice(0, 8)
}
