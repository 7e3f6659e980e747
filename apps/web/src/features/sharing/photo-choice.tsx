import type { Article } from '@youzine/contract'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import type { useSharing } from './api.ts'
import { shownPosts } from './shown-posts.ts'

type Props = { article: Article; sharing: ReturnType<typeof useSharing> }

/** Which of one's own pictures strangers see: none, until they are ticked one by one. */
export function PhotoChoice({ article, sharing }: Props) {
  const { share } = article
  const shown = shownPosts(article)
  const photos = article.photos.filter(({ post }) => shown.has(post))
  if (!share || photos.length === 0) return null
  const words = new Map(article.sources.map(({ id, text }) => [id, text]))
  const { isPending, variables } = sharing.photos
  const chosen = (isPending ? variables : undefined) ?? share.photo_ids
  const choose = (id: number, isWanted: boolean) =>
    sharing.photos.mutate(isWanted ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <fieldset className="grid gap-3 border-rule border-t pt-5">
      <legend className="sr-only">Photos on the page</legend>
      <div className="grid gap-1">
        <h3 className="text-[1.3rem]">Photos on the page</h3>
        <p className="max-w-[52ch] text-[0.95rem] text-soft">
          Nobody sees your photos there unless you tick them.
        </p>
      </div>
      <ul className="grid gap-3">
        {photos.map(({ id, post, address, width, height }) => (
          <li key={id} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4">
            <img
              src={address}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className="h-16 w-22 bg-wash object-cover"
            />
            <CheckboxField
              label={<span className="line-clamp-2">{words.get(post)}</span>}
              checked={chosen.includes(id)}
              disabled={sharing.isBusy}
              onChange={({ target }) => choose(id, target.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
