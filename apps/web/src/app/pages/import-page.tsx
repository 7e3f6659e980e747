import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { reminderQuery } from '#features/imports/api.ts'
import { useTypedName } from '#features/imports/first-name.ts'
import { GuideStep } from '#features/imports/steps/guide-step.tsx'
import { NameStep } from '#features/imports/steps/name-step.tsx'
import { QuestionStep } from '#features/imports/steps/question-step.tsx'
import { RemindedStep, ReminderStep } from '#features/imports/steps/reminder-step.tsx'
import { type Step, stepFor } from '#features/imports/steps/steps.ts'
import { UploadStep } from '#features/imports/steps/upload-step.tsx'
import { type Archive, useArchive } from '#features/imports/steps/use-archive.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { Column } from '#ui/type.tsx'
import { useRunningImport } from '../import/use-running-import.ts'
import { WaitingRoom } from '../import/waiting-room.tsx'

const route = getRouteApi('/import/{-$code}')

/** The way in: a name, the archive or the way to it, and then the waiting. */
export function ImportPage() {
  usePageTitle('Import')
  const { code } = route.useParams()
  const { step: asked } = route.useSearch()
  const user = useUser()
  const [typedName, keepName] = useTypedName()
  const reminder = useQuery({ ...reminderQuery(code ?? ''), enabled: code !== undefined })
  const firstName = reminder.data || user?.firstName || typedName
  const archive = useArchive({ firstName, reminderCode: reminder.data ? code : undefined })
  const running = useRunningImport()
  const isIdle = archive.state.kind === 'choosing'

  if (running.isPending || (code !== undefined && reminder.isPending)) return <PageSpinner />
  if (running.isWaiting || archive.isSending)
    return <WaitingRoom running={running} local={archive} reminderCode={code} />
  const step = stepFor(isIdle ? asked : 'upload', { firstName, hasReminderCode: Boolean(reminder.data) })
  return (
    <Column width="reading">
      <CurrentStep step={step} firstName={firstName} archive={archive} onName={keepName} />
    </Column>
  )
}

type StepProps = { step: Step; firstName: string; archive: Archive; onName: (name: string) => void }

function CurrentStep({ step, firstName, archive, onName }: StepProps) {
  const navigate = route.useNavigate()
  const goTo = (next: Step) => void navigate({ to: '.', search: { step: next } })
  switch (step) {
    case 'name':
      return (
        <NameStep
          onName={(name) => {
            onName(name)
            goTo('question')
          }}
        />
      )
    case 'question':
      return <QuestionStep />
    case 'guide':
      return <GuideStep />
    case 'reminder':
      return <ReminderStep firstName={firstName} onSaved={() => goTo('reminded')} />
    case 'reminded':
      return <RemindedStep />
    case 'upload':
      return <UploadStep firstName={firstName} archive={archive} />
  }
}
