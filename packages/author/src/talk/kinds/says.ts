import { numberOf } from '@youzine/words'
import { KINSHIP } from '../../stories/people/kinship.ts'
import { lengthIn, saysColour, saysMoney, saysSize } from '../amounts.ts'
import type { Passage } from '../find.ts'
import type { Shelved } from '../library.ts'
import type { AskedKind } from '../question-words.ts'
import { spansStated } from '../stated-span.ts'
import { NUMBER } from './amount.ts'
import type { Asked } from './asked.ts'
import { NAMING } from './description.ts'
import { IN_NAMED, IN_PLACE } from './story.ts'
import { REASON } from './why.ts'

type Says = (passage: Passage, asked: Asked) => boolean

const OLDEST = 120
const hasAge = ({ post }: Passage): boolean =>
  post.tokens.some((t) => {
    const value = numberOf(t.key, post.language)
    return value !== null && value > 0 && value < OLDEST
  })

/** Whether the kind of thing that is asked for stands in a post. */
export const SAYS: Partial<Record<AskedKind, Says>> = {
  when: () => true,
  'said-about': () => true,
  where: ({ post }) =>
    post.place !== null || IN_PLACE.test(post.text) || (post.language !== 'de' && IN_NAMED.test(post.text)),
  who: namesSomebody,
  'with-whom': namesSomebody,
  why: ({ sentence }) => REASON.test(sentence.text),
  colour: ({ post }) => saysColour(post.text),
  'how-much': ({ post }) => saysMoney(post.text),
  'how-big': ({ post }, { question }) => saysSize(question.text, post.text, post.language),
  'how-old': hasAge,
  'how-long': ({ post }) =>
    lengthIn(post.text, post.language) !== null || spansStated(post.text, post.language).length > 0,
  'how-many': ({ post }) => NUMBER.test(post.text),
  name: ({ post }) => NAMING.test(post.text),
}

/** What is a figure or a colour can be seen to be there, or not. */
export const IS_PLAIN_TO_SEE = new Set<AskedKind>(['how-much', 'how-big', 'how-old', 'how-long', 'colour'])

export function namesSomebody({ post, at }: Passage, { library, question }: Asked): boolean {
  const asked = new Set(question.terms.filter((t) => t.person).map((t) => t.person))
  const own = new Set([...at.values()].flat())
  return (
    library.people.some((p) => !asked.has(p) && p.posts.includes(post.id)) ||
    post.people.length > 0 ||
    post.text === post.text.toLowerCase() ||
    post.tokens.some((t, n) => !own.has(n) && (KINSHIP.has(t.key) || isNameLike(t, post)))
  )
}

const isNameLike = (t: Shelved['tokens'][number], post: Shelved): boolean =>
  post.language !== 'de' && t.isCapital && !t.isOpening && t.raw !== t.raw.toUpperCase()

/** What “somebody” did does not say who: another post may. */
export const SOMEBODY =
  /(?<!\p{L})(?:somebody|someone|no idea who|don['’]t know who|whoever|jemand|irgendwer|keine ahnung wer|alguien|no sé quién|a saber quién)(?!\p{L})/iu
