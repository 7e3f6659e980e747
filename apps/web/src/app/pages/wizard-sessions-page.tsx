import type { WizardKind } from '@youzine/contract'
import { SessionList } from '#features/wizards/session-list.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

const PARTS = {
  survey: { title: 'Survey wizard sessions', to: '/creator/survey-wizard/{-$sessionId}' },
  template: { title: 'Template wizard sessions', to: '/creator/template-wizard/{-$sessionId}' },
} as const

function Sessions({ kind }: { kind: WizardKind }) {
  const { title, to } = PARTS[kind]
  usePageTitle(title)
  return (
    <Column>
      <div className="grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <PageHeader eyebrow="Create with AI" title={title} />
          <ButtonLink to={to} params={{}}>
            Create New
          </ButtonLink>
        </div>
        <SessionList kind={kind} />
      </div>
    </Column>
  )
}

export const SurveyWizardSessionsPage = () => <Sessions kind="survey" />
export const TemplateWizardSessionsPage = () => <Sessions kind="template" />
