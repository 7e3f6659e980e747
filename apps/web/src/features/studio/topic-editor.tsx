import { useNavigate } from '@tanstack/react-router'
import {
  type ArticleText,
  type ContentStatus,
  type LlmModel,
  MAX_CONTENT_NAME,
  MAX_DESCRIPTION,
  studioTexts,
  type Topic,
} from '@youzine/contract'
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { detailOr } from '#lib/api-error.ts'
import { RestoredNotice, SaveBar } from '#lib/editing/editor-frame.tsx'
import { useLeaveGuard } from '#lib/editing/leave-guard.ts'
import { type Faults, useContentEditor } from '#lib/editing/use-content-editor.ts'
import { useSaveDialog } from '#lib/editing/use-save-dialog.ts'
import { useBottomBar } from '#ui/bottom-bar.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TabPanel, Tabs } from '#ui/tabs.tsx'
import { TextareaField, TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { Section } from '#ui/type.tsx'
import { useSaveTopic, useSetTopicStatus } from './api.ts'
import { PreviewPanel } from './preview/preview-panel.tsx'
import { usePreview } from './preview/use-preview.ts'
import { PromptChain } from './prompt-chain.tsx'
import { Requirements, type SurveyChoice } from './requirements.tsx'
import { StatusPart } from './status-part.tsx'
import { toDraft, topicKind } from './topic-form.ts'
import { Versions } from './versions.tsx'

type Tab = 'chain' | 'requirements' | 'preview'

type Props = {
  topic: Topic | null
  firstTab: Tab
  userId: number
  models: readonly LlmModel[]
  surveys: readonly SurveyChoice[]
  renderArticle: (article: ArticleText) => ReactNode
}

const TABS: readonly { value: Tab; label: string }[] = [
  { value: 'chain', label: 'Prompt Chain' },
  { value: 'requirements', label: 'Requirements' },
  { value: 'preview', label: 'Preview' },
]

/** Where the first fault is, so that nobody saves into a tab they do not see. */
const tabOf = (faults: Faults): Tab | null => {
  const fields = Object.keys(faults)
  if (fields.some((field) => field.startsWith('prompts.'))) return 'chain'
  return fields.some((field) => field.startsWith('requirements.')) ? 'requirements' : null
}

export function TopicEditor({ topic: stored, firstTab, userId, models, surveys, renderArticle }: Props) {
  useBottomBar('always')
  const kind = useMemo(() => topicKind(models), [models])
  const { mutateAsync } = useSaveTopic(stored?.id ?? null)
  const editor = useContentEditor({
    kind,
    stored,
    userId,
    send: (topic, { replacesOthers }) =>
      mutateAsync({ ...toDraft(topic), seen_updated_at: replacesOthers ? undefined : topic.seen_updated_at }),
  })
  const { edited, update, faults, isDirty } = editor
  const isReadOnly = stored !== null && stored.status !== 'draft'
  const [tab, setTab] = useState<Tab>(firstTab)
  const preview = usePreview(stored?.id ?? null, edited.prompts.length)
  const setStatus = useSetTopicStatus()
  const navigate = useNavigate()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const saveAndAsk = useSaveDialog(form, studioTexts.changedElsewhere)
  const isLeaving = useLeaveGuard('topic', isDirty && !isReadOnly, editor.discard)

  const open = async (id: number, isNew: boolean) => {
    isLeaving.current = true
    await navigate({
      to: '/creator/templates/$templateId',
      params: { templateId: String(id) },
      replace: isNew,
    })
    isLeaving.current = false
  }
  const save = async (): Promise<Topic | null> => {
    const wrong = tabOf(kind.faultsOf(edited))
    if (wrong && wrong !== tab) flushSync(() => setTab(wrong))
    return saveAndAsk(editor)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (editor.isSaving || isReadOnly) return
    const saved = await save()
    if (saved && !stored) await open(saved.id, true)
  }
  /** What is not saved yet is saved first. */
  const changeStatus = async (status: ContentStatus) => {
    const saved = stored && !isDirty ? stored : isReadOnly ? stored : await save()
    if (!saved) return
    try {
      await setStatus.mutateAsync({ id: saved.id, status })
      toast(status === 'published' ? 'Published.' : 'Archived.')
    } catch (error) {
      toast(detailOr(error, studioTexts.statusFailed), 'error')
    }
    if (!stored) await open(saved.id, true)
  }
  const editPrompt = (step: number) => {
    setTab('chain')
    // The editors are made once their tab is drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const card = document.getElementById(`step-${step}`)
        card?.scrollIntoView({ block: 'start' })
        card?.querySelector<HTMLElement>('[data-code]')?.focus()
      }),
    )
  }
  const parts = { topic: edited, faults, isReadOnly, onChange: update }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-9">
      {editor.isRestored && !isReadOnly && <RestoredNotice onDiscard={editor.discard} />}
      {isReadOnly && <Notice>{studioTexts.onlyDrafts}</Notice>}
      <Section title="Basic Information">
        <div className="grid gap-5">
          <TextField
            label="Name"
            value={edited.name}
            readOnly={isReadOnly}
            maxLength={MAX_CONTENT_NAME}
            error={faults.name}
            onChange={({ target }) => update((now) => ({ ...now, name: target.value }))}
          />
          <TextareaField
            label="Description"
            rows={3}
            value={edited.description}
            readOnly={isReadOnly}
            maxLength={MAX_DESCRIPTION}
            error={faults.description}
            onChange={({ target }) => update((now) => ({ ...now, description: target.value }))}
          />
          <StatusPart
            status={stored?.status ?? 'draft'}
            isBusy={setStatus.isPending}
            onChange={(status) => void changeStatus(status)}
          />
          {stored && <Versions topic={stored} onRestored={({ id }) => void open(id, false)} />}
        </div>
      </Section>
      <Tabs label="Parts of the topic" value={tab} onChange={setTab} tabs={TABS}>
        <TabPanel value="chain">
          <PromptChain models={models} {...parts} />
        </TabPanel>
        <TabPanel value="requirements">
          <Requirements surveys={surveys} {...parts} />
        </TabPanel>
        <TabPanel value="preview">
          <PreviewPanel
            preview={preview}
            topicId={stored?.id ?? null}
            prompts={edited.prompts}
            isDirty={isDirty && !isReadOnly}
            onBefore={async () => (await save()) !== null}
            onEditPrompt={editPrompt}
            renderArticle={renderArticle}
          />
        </TabPanel>
      </Tabs>
      {faults.form && <Notice tone="error">{faults.form}</Notice>}
      <SaveBar state={isReadOnly ? '' : isDirty ? 'Not saved' : stored ? 'Saved' : ''}>
        {!isReadOnly && (
          <Button type="submit" isLoading={editor.isSaving} className="shrink-0 whitespace-nowrap">
            Save Template
          </Button>
        )}
        <ButtonLink to="/creator/templates" variant="quiet" className="shrink-0">
          Cancel
        </ButtonLink>
      </SaveBar>
    </form>
  )
}
