import type { CustomTopic, Paragraph } from '../../model.ts'
import type { Desk } from '../../writing/desk.ts'
import { actsIn, wholeAct } from '../../writing/dossier.ts'
import { gloss } from '../../writing/gloss.ts'
import { count, type Draft, type Page, post, say } from '../../writing/page.ts'
import { type Hit, searchPosts } from '../../writing/search.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { showStory } from '../common/story.ts'
import type { TopicRequest } from '../topic.ts'
import { tellAnswers } from './answers.ts'
import { WORDS } from './words-of-posts.ts'

const ENOUGH = 5
const SHOWN = 9
const LONGEST = 80

/** Any topic that somebody invents: what the posts say of it stands whole, in order, and what the answers say is told. */
export function writeCustom(page: Page, desk: Desk, topic: CustomTopic, request: TopicRequest): Draft {
  const { d } = page
  const asked = [topic.name, topic.description ?? '', ...(topic.prompts ?? [])].join('\n')
  const search = (text: string) =>
    searchPosts(d.posts, text).filter((h) => d.clear(h.id) && !request.told.has(h.id) && fits(page, h))
  // Prompts are full of words for the writer; they are searched only where the subject itself finds little.
  const named = search(`${topic.name}\n${topic.description ?? ''}`)
  const hits = named.length >= ENOUGH ? named : search(asked)
  const answered = tellAnswers(desk, request.answers, asked, hits.length === 0)
  append(page, desk.paragraphs)
  const best = hits.slice(request.edition * SHOWN, request.edition * SHOWN + SHOWN)
  const ids = (best.length >= 3 ? best : hits.slice(0, SHOWN))
    .map((h) => h.id)
    .sort((a, b) => d.day(a) - d.day(b) || a - b)
  const t = WORDS[d.spoken]
  const shown = ids.map((id) => wholeAct(d, id))
  if (shown.length > 0)
    page.block({
      form: 'saga',
      title: topic.name,
      acts: shown.map((a) => ({ ...d.show(a), elapsed: null, caption: gloss(page, a) })),
      close: null,
    })
  const instead = shown.length === 0 && answered === 0 ? tellInstead(page, request) : []
  const { written } = d.analysis.totals
  return {
    title: request.chosenTitle ?? topic.name,
    standfirst: [
      say(
        answered > 0
          ? t.answers(topic.name, d.w.number(answered), d.w.posts(hits.length), hits.length)
          : hits.length > 0
            ? t.found(topic.name, d.w.posts(hits.length), d.w.digits(written))
            : t.instead(topic.name, d.w.digits(written), instead.length > 0),
        [
          ...post(...ids, ...instead),
          count(hits.length, { kind: 'listed', posts: hits.map((h) => h.id) }),
          count(written, { kind: 'written' }),
          count(answered, { kind: 'score', of: 'answers told' }),
        ],
      ),
    ],
    ...(hits.length < 3 && answered === 0 ? { note: hits.length === 0 ? t.nothing : t.little } : {}),
  }
}

const fits = (page: Page, h: Hit) => (page.d.post(h.id)?.text.trim().split(/\s+/).length ?? 0) <= LONGEST

/** Where nothing speaks of the subject, the best story that these posts do tell, whole; its posts. */
function tellInstead(page: Page, request: TopicRequest): number[] {
  const { d } = page
  for (const saga of d.sagas) {
    const acts = actsIn(d, saga, 'clear')
    if (!acts || acts.length < 3 || acts.some((a) => request.told.has(a.post) || isShadowed(d, a.post)))
      continue
    showStory(page, saga, acts, new Set())
    return acts.map((a) => a.post)
  }
  return []
}

function append(page: Page, paragraphs: readonly Paragraph[]) {
  page.paragraphs.push(...paragraphs)
}
