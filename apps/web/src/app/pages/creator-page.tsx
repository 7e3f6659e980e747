import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { Column, PageHeader } from '#ui/type.tsx'
import { PlaceCards } from '../place-cards.tsx'

const CARDS = [
  {
    title: 'Topics',
    to: '/creator/templates',
    text: 'What an article can be about: its prompts, and what it needs to know.',
    isForAdmins: false,
  },
  {
    title: 'Surveys',
    to: '/creator/surveys',
    text: 'Questions for people to answer, and what their answers come to.',
    isForAdmins: false,
  },
  {
    title: 'Create with AI',
    to: '/creator/wizard',
    text: 'Talk it over with an assistant, and approve what it proposes.',
    isForAdmins: true,
  },
] as const

export function CreatorPage() {
  usePageTitle('Create Content')
  const isAdmin = useUser()?.isAdmin === true
  return (
    <Column>
      <div className="grid gap-10">
        <PageHeader eyebrow="Editorial" title="Create Content">
          Write what others will read about themselves.
        </PageHeader>
        <PlaceCards places={CARDS.filter(({ isForAdmins }) => isAdmin || !isForAdmins)} />
      </div>
    </Column>
  )
}
