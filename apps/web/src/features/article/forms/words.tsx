import type { ShownPost } from '@youzine/contract'
import { clsx } from 'clsx'
import { PhotosOfPost } from '../photos.tsx'

const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** The shorter the post, the larger it stands. In scripts without spaces characters are counted instead of words. */
export function sizeOf(text: string): 1 | 2 | 3 | 4 | 5 {
  const isSpaceless = SPACELESS.test(text)
  const length = isSpaceless ? [...text].length : text.trim().split(/\s+/).length
  const [one, two, three, four] = isSpaceless ? [4, 16, 45, 90] : [2, 8, 22, 45]
  if (length <= one) return 1
  if (length <= two) return 2
  if (length <= three) return 3
  return length <= four ? 4 : 5
}

const SIZES = {
  1: 'form-w1',
  2: 'form-w2',
  3: 'form-w3',
  4: 'form-w4',
  5: 'form-w5',
}

type Props = {
  shown: ShownPost
  className?: string | undefined
  largest?: 1 | 2 | 3 | 4 | 5
  /** Words to underline wherever they stand. */
  underlined?: readonly string[]
}

/** Somebody's own words: whole without marks, in part between them; and the picture that hangs on them. */
export function Words({ shown: { post, text, whole }, className, largest = 2, underlined = [] }: Props) {
  const size = Math.max(sizeOf(text), largest) as 1 | 2 | 3 | 4 | 5
  return (
    <>
      <blockquote className={clsx('form-post', SIZES[size], className)}>
        {withUnderlined(whole ? text : `“${text.replace(/^[“"]|[”"]$/g, '')}”`, underlined)}
      </blockquote>
      <PhotosOfPost post={post} />
    </>
  )
}

function withUnderlined(text: string, words: readonly string[]) {
  if (words.length === 0) return text
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return (
    text
      .split(new RegExp(`(?<!\\p{L})(${any})(?!\\p{L})`, 'iu'))
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one post.
      .map((part, at) => (at % 2 === 1 ? <u key={at}>{part}</u> : part))
  )
}
