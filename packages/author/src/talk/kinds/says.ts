import { numberOf } from '@youzine/words'
import { lengthIn, saysColour, saysMoney, saysSize } from '../amounts.ts'
import type { Passage } from '../find.ts'
import type { AskedKind } from '../question-words.ts'
import type { Asked } from './asked.ts'
import { namesSomebody } from './likely.ts'
import { IN_NAMED } from './story.ts'
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
  where: ({ post }) => post.place !== null || (post.language !== 'de' && IN_NAMED.test(post.text)),
  who: namesSomebody,
  'with-whom': namesSomebody,
  why: ({ sentence }) => REASON.test(sentence.text),
  colour: ({ post }) => saysColour(post.text),
  'how-much': ({ post }) => saysMoney(post.text),
  'how-big': ({ post }, { question }) => saysSize(question.text, post.text, post.language),
  'how-old': hasAge,
  'how-long': ({ post }) => lengthIn(post.text, post.language) !== null,
}

/** What is a figure or a colour can be seen to be there, or not. */
export const IS_PLAIN_TO_SEE = new Set<AskedKind>(['how-much', 'how-big', 'how-old', 'how-long', 'colour'])
