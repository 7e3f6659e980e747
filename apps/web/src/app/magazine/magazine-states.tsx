import type { ImportProgress } from '@youzine/contract'
import { ImportBar } from '#features/imports/waiting/waiting.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/type.tsx'

const SORRY = 'Something went wrong while we were writing.'

const ToImport = ({ label }: { label: string }) => (
  <ButtonLink to="/import/{-$code}" search={{ step: 'upload' }}>
    {label}
  </ButtonLink>
)

type Props = { heading: string; progress: ImportProgress | null; failed: ImportProgress | null }

/** No magazine yet: one is on its way, or nothing was imported so far. */
export function NoMagazine({ heading, progress, failed }: Props) {
  if (progress)
    return (
      <div className="grid gap-8">
        <PageHeader eyebrow="Going to press" title={heading}>
          The first article appears here as soon as it is written. Nobody needs to wait with the tab open.
        </PageHeader>
        <ImportBar progress={progress} />
      </div>
    )
  if (failed)
    return (
      <div className="grid gap-8">
        <PageHeader title={heading} />
        <FailedImport error={failed.error} />
      </div>
    )
  return (
    <EmptyState
      isPage
      eyebrow="Issue no. 1"
      title="Your magazine is not written yet."
      actions={<ButtonLink to="/import/{-$code}">Import</ButtonLink>}
    >
      It is made of your own posts. Bring your Facebook archive, and the first article is there a minute
      later.
    </EmptyState>
  )
}

export function NoSuchMagazine() {
  return (
    <EmptyState
      isPage
      title="This magazine is not on our shelves."
      actions={
        <>
          <ButtonLink to="/magazine/$magazineId" params={{ magazineId: 'current' }}>
            Go to your magazine
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            Return to Home
          </ButtonLink>
        </>
      }
    >
      Either it is somebody else’s, or it is gone.
    </EmptyState>
  )
}

export function NoArticles() {
  return (
    <EmptyState title="No article has been written yet." actions={<ToImport label="Import" />}>
      Your posts are read and kept. An archive with more of your own words gives us something to write from.
    </EmptyState>
  )
}

export function FailedImport({ error }: { error: string | null }) {
  return (
    <div className="mb-8 grid justify-items-start gap-4">
      <Notice tone="error">{error ?? SORRY}</Notice>
      <ToImport label="Choose another archive" />
    </div>
  )
}
