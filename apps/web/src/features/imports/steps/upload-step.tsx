import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { LocalWaiting } from '../waiting/waiting.tsx'
import { FaultNotice } from './fault-notice.tsx'
import { Picker } from './picker.tsx'
import { Report } from './report.tsx'
import type { Archive } from './use-archive.ts'

export function UploadStep({ firstName, archive }: { firstName: string; archive: Archive }) {
  const { state } = archive
  if (state.kind === 'working')
    return (
      <LocalWaiting
        work={state.work}
        onCancel={
          <Button variant="link" className="justify-self-start" onClick={archive.cancel}>
            Cancel
          </Button>
        }
      />
    )
  if (state.kind === 'report')
    return (
      <Report
        reading={state.reading}
        failure={state.failure}
        leaveOut={archive.leaveOut}
        onLeaveOut={archive.setLeaveOut}
        withPhotos={archive.withPhotos}
        onWithPhotos={archive.setWithPhotos}
        onSend={() => void archive.send(state.reading, state.given)}
        onAnother={archive.cancel}
      />
    )
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h1 className="text-title">Hi {firstName}</h1>
        <p className="font-text text-lead text-soft">Upload your Facebook archive.</p>
      </div>
      {state.fault && <FaultNotice fault={state.fault} />}
      {state.failure && <Notice tone="error">{state.failure}</Notice>}
      <Picker onFiles={(files) => void archive.choose(files)} />
    </div>
  )
}
