import { type ArchivePost, identityKey, pictureFinder, tellingPictures } from '@youzine/archive'
import { toneOfText } from '@youzine/words'
import type { PhotoWish } from '../reading/reading.ts'

/** More than are ever sent: which of them stand in an article is known only when it is written. */
const MOST_WISHES = 2000

/** What the page can do here: pictures are made small on a canvas of the worker's, posts are known by a hash. */
const canSend = () => typeof OffscreenCanvas !== 'undefined' && globalThis.crypto?.subtle !== undefined

/** The pictures that are really there, of posts that do not hurt. */
export async function wishedPhotos(
  posts: readonly ArchivePost[],
  pictures: readonly { given: number; path: string }[],
): Promise<PhotoWish[]> {
  if (pictures.length === 0 || !canSend()) return []
  const find = pictureFinder(pictures.map(({ path }) => path))
  const places = new Map(pictures.map((picture) => [picture.path, picture]))
  const wishes: PhotoWish[] = []
  for (const { post, uri } of tellingPictures(posts)) {
    if (wishes.length >= MOST_WISHES) break
    const place = places.get(find(uri) ?? '')
    if (place && toneOfText(post.text) === 'clear') wishes.push({ post: await identityKey(post), ...place })
  }
  return wishes
}
