import type { PostPhoto } from '@youzine/contract'
import { createContext, type ReactNode, use, useMemo } from 'react'
import './photos.css'
import { useReadersSay } from './readers-say.ts'

const NONE: ReadonlyMap<number, PostPhoto[]> = new Map()
const Photos = createContext(NONE)

function groupByPost(photos: PostPhoto[]) {
  const byPost = new Map<number, PostPhoto[]>()
  for (const photo of photos) byPost.set(photo.post, [...(byPost.get(photo.post) ?? []), photo])
  return byPost
}

/** The reader's own pictures, for every post below. */
export function PhotosProvider({ photos, children }: { photos: PostPhoto[]; children: ReactNode }) {
  const byPost = useMemo(() => groupByPost(photos), [photos])
  return <Photos value={byPost}>{children}</Photos>
}

type Props = { post: number; isSmall?: boolean }

/** Beside the post they hang on; its words are their caption. */
export function PhotosOfPost({ post, isSmall = false }: Props) {
  const photos = use(Photos).get(post) ?? []
  const say = useReadersSay()
  if (photos.length === 0) return null
  return (
    <div className={isSmall ? 'post-photos post-photos-small' : 'post-photos'}>
      {photos.map(({ id, address, width, height }) => (
        <figure key={id}>
          <img src={address} alt="" width={width} height={height} loading="lazy" decoding="async" />
          {isSmall && say && (
            <button type="button" onClick={() => say.removePhoto(id)} className="post-photos-remove">
              Remove this photo
            </button>
          )}
        </figure>
      ))}
    </div>
  )
}
