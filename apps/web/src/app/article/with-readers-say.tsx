import type { Article } from '@youzine/contract'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { type ReadersSay, ReadersSayProvider } from '#features/article/readers-say.ts'
import { useLeaveOut } from '#features/leave-outs/api.ts'
import { useRemovePhoto } from '#features/own-photos/api.ts'
import { sentenceOf } from '#lib/api-error.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { useToast } from '#ui/toast.tsx'

const NotRightDialog = lazy(() =>
  import('#features/leave-outs/not-right-dialog.tsx').then((module) => ({ default: module.NotRightDialog })),
)

/** Lets the owner of an article say what must not be used, and what is not right. */
export function WithReadersSay({ article, children }: { article: Article; children: ReactNode }) {
  const confirm = useConfirm()
  const toast = useToast()
  const { mutate } = useLeaveOut()
  const { mutate: removePhoto } = useRemovePhoto()
  const [sentences, setSentences] = useState<readonly string[] | null>(null)
  const say = useMemo<ReadersSay>(
    () => ({
      notRight: setSentences,
      removePhoto: async (id) => {
        const isSure = await confirm({
          title: 'Remove this photo?',
          body: 'It is deleted here. Its post and its article stay.',
          confirmLabel: 'Remove it',
          cancelLabel: 'Keep it',
          isDangerous: true,
        })
        if (!isSure) return
        removePhoto(id, {
          onSuccess: () => toast('The photo is gone.'),
          onError: (error) => toast(sentenceOf(error), 'error'),
        })
      },
      neverUse: async (post_id) => {
        const isSure = await confirm({
          title: 'Never use this post?',
          body: 'No article, answer or film will use it any more. Articles that did are written again. You can take this back on your account page.',
          confirmLabel: 'Never use it',
          cancelLabel: 'Keep it',
        })
        if (!isSure) return
        mutate(
          { kind: 'post', post_id },
          {
            onSuccess: () => toast('It will not be used again.'),
            onError: (error) => toast(sentenceOf(error)),
          },
        )
      },
    }),
    [confirm, toast, mutate, removePhoto],
  )
  return (
    <ReadersSayProvider value={say}>
      {children}
      {sentences && (
        <Suspense>
          <NotRightDialog articleId={article.id} sentences={sentences} onClose={() => setSentences(null)} />
        </Suspense>
      )}
    </ReadersSayProvider>
  )
}
