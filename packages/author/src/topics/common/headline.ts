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
  const best = titlesIn(page.d, acts, prefer).find(
    (t) => !request.taken.has(t.title.toLowerCase()) && !isMistaken(t.title),
  )
  return best ? { title: best.title, posts: [best.post] } : { title: otherwise, posts: [] }
}

const MISTAKEN =
  /(?<!\p{L})(?:dead body|my funeral|did(?:n['’]t| not) (?:know|recogni[sz]e) me|I(?:['’]m| am) dead|on the mend|(?:is|are) gone (?:now|too)|(?:is|are) no longer with us|mi cadáver|mi funeral|no me (?:re)?conoció|estoy muert[oa]|ya no est[áa]n? (?:con nosotros|tampoco)|meine Leiche|(?:mich|mir) nicht (?:mehr )?erkannt|ist (?:jetzt )?(?:auch )?nicht mehr da|ich bin (?:tot|gestorben))(?!\p{L})/iu

/** A joke that alone, on a cover, reads as a death or an illness. */
export const isMistaken = (title: string) => MISTAKEN.test(title)
