import { type Article, shareTexts } from '@youzine/contract'
import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { AskButton } from '#features/chat/ask-button.tsx'
import { canBeFilmed, Film, FilmButton } from '#features/film/film.tsx'
import { useUser } from '#lib/session.ts'
import { useSite } from '#lib/site.ts'
import { Button } from '#ui/button.tsx'
import { SaveDialog } from '../frame/save-dialog.tsx'

const ShareDialog = lazy(() =>
  import('#features/sharing/share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
)

type Wish = 'share' | 'account' | 'account to share' | null

/** What can be done with an article besides reading it: shared, and filmed where its kind allows it. */
export function ArticleActions({ article }: { article: Article }) {
  const user = useUser()
  const { features } = useSite()
  const [wish, setWish] = useState<Wish>(null)
  const mayFilm = () => {
    if (user?.isGuest) setWish('account')
    return user !== null && !user.isGuest
  }
  return (
    <div className="mb-9 grid gap-5" data-noprint>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          size="sm"
          icon={<Share2 aria-hidden className="size-4.5" />}
          onClick={() => setWish(user?.emailValidated ? 'share' : 'account to share')}
        >
          Share
        </Button>
        <AskButton />
        {features.video && canBeFilmed(article) && <FilmButton article={article} mayAsk={mayFilm} />}
      </div>
      {features.video && <Film article={article} />}
      {user && wish === 'share' && (
        <Suspense>
          <ShareDialog isOpen article={article} user={user} onOpenChange={() => setWish(null)} />
        </Suspense>
      )}
      <SaveDialog
        isOpen={wish === 'account' || wish === 'account to share'}
        onOpenChange={() => setWish(null)}
        subtitle={wish === 'account to share' ? shareTexts.accountNeeded : undefined}
        reason={wish === 'account to share' ? undefined : 'to make a film of it'}
        onDone={() => setWish(wish === 'account to share' ? 'share' : null)}
      />
    </div>
  )
}
