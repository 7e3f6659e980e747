import type { Act } from '../../stories/model.ts'
import type { Page } from '../../writing/page.ts'
import { titlesIn } from '../../writing/titles.ts'
import type { TopicRequest } from '../topic.ts'

export interface Headline {
  title: string
  posts: number[]
}

/** The best line of these posts that no other article of the magazine bears. */
export function headline(
  page: Page,
  request: TopicRequest,
  acts: readonly Pick<Act, 'post' | 'from' | 'to'>[],
  otherwise: string,
  prefer: readonly string[] = [],
): Headline {
  if (request.chosenTitle) return { title: request.chosenTitle, posts: [] }
  const best = titlesIn(page.d, acts, prefer).find((t) => !request.taken.has(t.title.toLowerCase()))
  return best ? { title: best.title, posts: [best.post] } : { title: otherwise, posts: [] }
}
