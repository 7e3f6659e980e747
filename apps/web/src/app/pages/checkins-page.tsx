import { useQuery } from '@tanstack/react-query'
import { trackingTexts, type User } from '@youzine/contract'
import { clsx } from 'clsx'
import { checkinsQuery, featuresQuery } from '#features/tracking/api.ts'
import { ChangedElsewhere } from '#features/tracking/checkins/changed-elsewhere.tsx'
import { FeatureChips } from '#features/tracking/checkins/feature-chips.tsx'
import { CheckinHistory } from '#features/tracking/checkins/history.tsx'
import { type EditorState, useCheckinEditor } from '#features/tracking/checkins/use-checkin-editor.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { TextareaField, TextField } from '#ui/text-field.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

export function CheckinsPage() {
  usePageTitle('Checkins')
  const user = useUser()
  return user ? <Checkins key={user.id} user={user} /> : null
}

const STATES: Record<Exclude<EditorState, null>, { text: string; className: string }> = {
  saving: { text: 'Saving...', className: 'text-faint' },
  'ai-parsing': { text: 'Reading your note...', className: 'text-faint' },
  saved: { text: 'Saved', className: 'text-good' },
  kept: { text: 'Kept on this device', className: 'text-warn' },
}

function Checkins({ user }: { user: User }) {
  const editor = useCheckinEditor(user.id)
  const { draft, change, state } = editor
  const features = useQuery(featuresQuery('active'))
  const all = useQuery(featuresQuery())
  const checkins = useQuery(checkinsQuery)
  const shown = state && STATES[state]

  return (
    <Column>
      <div className="grid gap-10">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <PageHeader eyebrow="A note a day" title="Checkins" />
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/features" variant="quiet">
              Features
            </ButtonLink>
            <Button variant="quiet" onClick={editor.startNew}>
              New checkin
            </Button>
          </div>
        </div>
        <div className="grid gap-5 rounded-base border border-rule bg-sheet p-5 sm:p-6">
          <div className="grid gap-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <TextField
              label="Date"
              type="date"
              required
              value={draft.applies_to}
              onChange={({ target }) => target.value && change({ ...draft, applies_to: target.value })}
            />
            <TextareaField
              label="Note"
              rows={3}
              required
              placeholder="Ran 5k before breakfast, 7.5 hours of sleep"
              value={draft.body}
              error={editor.lacksNote ? trackingTexts.noteRequired : undefined}
              onChange={({ target }) => change({ ...draft, body: target.value })}
            />
          </div>
          <FeatureChips draft={draft} features={all.data ?? features.data ?? []} onChange={change} />
          <p
            role="status"
            data-state={state ?? undefined}
            className={clsx('min-h-6 text-[0.9rem]', shown?.className)}
          >
            {shown?.text}
          </p>
          {editor.elsewhere ? (
            <ChangedElsewhere
              theirs={editor.elsewhere}
              onKeepMine={editor.keepMine}
              onTakeTheirs={editor.takeTheirs}
            />
          ) : (
            editor.failure && <Notice tone="error">{editor.failure}</Notice>
          )}
        </div>
        {checkins.isError || features.isError ? (
          <ErrorState
            title={trackingTexts.loadCheckins}
            onRetry={() => void Promise.all([checkins.refetch(), features.refetch()])}
          />
        ) : !checkins.data ? (
          <SkeletonLines lines={4} />
        ) : checkins.data.length === 0 ? (
          <p className="font-text text-lead text-soft">{trackingTexts.noCheckins}</p>
        ) : (
          <CheckinHistory
            checkins={checkins.data}
            onOpen={(checkin) => {
              editor.open(checkin)
              window.scrollTo({ top: 0 })
            }}
            onDeleted={editor.forget}
          />
        )}
      </div>
    </Column>
  )
}
