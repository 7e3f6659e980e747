import { usePageTitle } from '#lib/page-title.ts'
import { Column, PageHeader } from '#ui/type.tsx'
import { PlaceCards } from '../place-cards.tsx'

const CARDS = [
  {
    title: 'Survey wizard',
    to: '/creator/survey-wizard-sessions',
    text: 'Questions about a subject of yours, and the topic that writes from their answers.',
  },
  {
    title: 'Template wizard',
    to: '/creator/template-wizard-sessions',
    text: 'A topic from what is there already: surveys, posts, or both.',
  },
] as const

export function WizardPage() {
  usePageTitle('Choose a Wizard')
  return (
    <Column>
      <div className="grid gap-10">
        <PageHeader eyebrow="Create with AI" title="Choose a Wizard">
          Say what you have in mind. The assistant proposes, you change and approve.
        </PageHeader>
        <PlaceCards places={CARDS} />
      </div>
    </Column>
  )
}
