import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ImportProgress, MAGAZINE_POLL_MS } from '@youzine/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { forgetReminder } from '#features/imports/api.ts'
import type { Archive } from '#features/imports/steps/use-archive.ts'
import { Arriving } from '#features/imports/waiting/arriving.tsx'
import { ImportBar, LocalWaiting, Waiting } from '#features/imports/waiting/waiting.tsx'
import { currentMagazineQuery } from '#features/magazine/api.ts'
import { useUser } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Column } from '#ui/type.tsx'
import type { RunningImport } from './use-running-import.ts'

const AccountDialog = lazy(() =>
  import('#features/account-dialog/account-dialog.tsx').then((module) => ({ default: module.AccountDialog })),
)

type Props = { running: RunningImport; local?: Archive; reminderCode?: string }

/** From the upload to the magazine; people without an account are offered one meanwhile. */
export function WaitingRoom({ running, local, reminderCode }: Props) {
  const { isTakingLong } = running
  // What was there before this archive was chosen is not what is waited for.
  const progress = running.isWaiting ? running.progress : null
  const isFinished = progress?.status === 'finished'
  const isFailed = progress?.status === 'failed'
  const [isTyping, setIsTyping] = useState(false)
  // Whoever is filling in the account form is not torn away from it.
  const magazine = useMagazineWhenReady(progress, isTyping)

  useEffect(() => {
    if (isFinished && reminderCode) forgetReminder(reminderCode)
  }, [isFinished, reminderCode])

  const work = local?.state.kind === 'working' ? local.state.work : null
  return (
    <>
      {progress && !isFailed && (
        <Waiting progress={progress} isTakingLong={isTakingLong}>
          {magazine && <Arriving magazine={magazine} />}
          {isFinished && <Finished />}
        </Waiting>
      )}
      {isFailed && (
        <Column width="reading">
          <ErrorState
            isPage
            title="This did not work."
            actions={
              <>
                <ButtonLink to="/import/{-$code}" search={{ step: 'upload' }} reloadDocument>
                  Choose another archive
                </ButtonLink>
                <ButtonLink to="/surveys" variant="quiet">
                  See the surveys
                </ButtonLink>
              </>
            }
          >
            {progress?.error}
          </ErrorState>
        </Column>
      )}
      {work && !running.isWaiting && (
        <Column width="reading">
          <LocalWaiting
            work={work}
            onCancel={
              <Button variant="link" className="justify-self-start" onClick={local?.cancel}>
                Cancel
              </Button>
            }
          />
        </Column>
      )}
      {(!isFinished || isTyping) && !isFailed && <AccountOffer progress={progress} onTyping={setIsTyping} />}
    </>
  )
}

/** Until articles are written, the end of an import is an honest one. */
function Finished() {
  const magazine = useQuery(currentMagazineQuery)
  const isOver = magazine.data?.progress?.status === 'finished'
  if (!isOver || magazine.data?.articles.length !== 0) return null
  return (
    <Notice>
      Your posts are read and kept. No article has been written yet: the magazine is empty for now.
    </Notice>
  )
}

/** Moves on with the first article; the others are written while it is read. Answers the magazine as far as it is. */
function useMagazineWhenReady(progress: ImportProgress | null, isHeld: boolean) {
  const navigate = useNavigate()
  const isWritten = progress?.status === 'finished'
  const isFirstDone = (progress?.articles_done ?? 0) > 0
  const magazine = useQuery({
    ...currentMagazineQuery,
    enabled: isWritten || progress?.status === 'generating_magazine',
    refetchInterval: ({ state }) => {
      const isOfThis = state.data?.progress?.id === progress?.id
      // An answer from before the end says nothing about the end: only one that knows of it is the last.
      const isWhole = state.data?.progress?.status === 'finished'
      const isLast = isWhole || (!isHeld && state.data?.articles.length)
      if (isOfThis && isLast) return false
      const isPlanKnown = isOfThis && state.data && state.data.coming.length + state.data.articles.length > 0
      const hasNews = isFirstDone || isWritten || ((progress?.articles_expected ?? 0) > 0 && !isPlanKnown)
      return hasNews ? 700 : MAGAZINE_POLL_MS
    },
    staleTime: 0,
  })
  // An earlier import's magazine is still the current one until this import begins its own.
  const isOfThis = magazine.data?.progress?.id === progress?.id
  const id = isOfThis && magazine.data?.articles.length ? magazine.data.id : null
  // In the place of the waiting, so that the way back does not lead into it.
  useEffect(() => {
    if (id !== null && !isHeld)
      void navigate({ to: '/magazine/$magazineId', params: { magazineId: String(id) }, replace: true })
  }, [id, isHeld, navigate])
  return (isOfThis && magazine.data) || null
}

type OfferProps = { progress: ImportProgress | null; onTyping: (isTyping: boolean) => void }

/** Once for each visit: whoever said "later" is not asked again by this page. */
function AccountOffer({ progress, onTyping }: OfferProps) {
  const user = useUser()
  const [isDismissed, setIsDismissed] = useState(false)
  const isOpen = user !== null && !user.emailValidated && !isDismissed
  const close = () => {
    setIsDismissed(true)
    onTyping(false)
  }
  return (
    <div onInput={() => onTyping(true)}>
      <Suspense>
        <AccountDialog
          isOpen={isOpen}
          onOpenChange={(open) => !open && close()}
          firstName={user?.firstName}
          progress={progress && <ImportBar progress={progress} />}
          onNewUser={close}
          onExistingUser={close}
        />
      </Suspense>
    </div>
  )
}
