import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { forgetReminder } from '#features/imports/api.ts'
import type { Archive } from '#features/imports/steps/use-archive.ts'
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
  const { progress, isTakingLong } = running
  const isFinished = progress?.status === 'finished'
  const isFailed = progress?.status === 'failed'
  useMagazineWhenReady(progress?.status ?? null)

  useEffect(() => {
    if (isFinished && reminderCode) forgetReminder(reminderCode)
  }, [isFinished, reminderCode])

  const work = local?.state.kind === 'working' ? local.state.work : null
  return (
    <>
      {progress && running.isWaiting && !isFailed && (
        <Waiting progress={progress} isTakingLong={isTakingLong}>
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
      {!isFinished && !isFailed && <AccountOffer running={running} />}
    </>
  )
}

/** Until articles are written, the end of an import is an honest one. */
function Finished() {
  const magazine = useQuery(currentMagazineQuery)
  if (magazine.data?.articles.length !== 0) return null
  return (
    <Notice>
      Your posts are read and kept. No article has been written yet: the magazine is empty for now.
    </Notice>
  )
}

function useMagazineWhenReady(status: string | null) {
  const navigate = useNavigate()
  const magazine = useQuery({
    ...currentMagazineQuery,
    enabled: status === 'generating_magazine' || status === 'finished',
    refetchInterval: ({ state }) => (state.data?.articles.length || status === 'finished' ? false : 5000),
    staleTime: 0,
  })
  const id = magazine.data?.articles.length ? magazine.data.id : null
  useEffect(() => {
    if (id !== null) void navigate({ to: '/magazine/$magazineId', params: { magazineId: String(id) } })
  }, [id, navigate])
}

/** Once for each visit: whoever said "later" is not asked again by this page. */
function AccountOffer({ running }: { running: RunningImport }) {
  const user = useUser()
  const [isDismissed, setIsDismissed] = useState(false)
  const isOpen = user !== null && !user.emailValidated && !isDismissed
  return (
    <Suspense>
      <AccountDialog
        isOpen={isOpen}
        onOpenChange={(open) => setIsDismissed(!open)}
        firstName={user?.firstName}
        progress={running.progress && <ImportBar progress={running.progress} />}
        onNewUser={() => setIsDismissed(true)}
        onExistingUser={() => setIsDismissed(true)}
      />
    </Suspense>
  )
}
