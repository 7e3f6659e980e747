import { Link } from '@tanstack/react-router'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { Column, PageHeader } from '#ui/type.tsx'

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
        <ul className="grid gap-5 md:grid-cols-3">
          {CARDS.filter(({ isForAdmins }) => isAdmin || !isForAdmins).map(({ title, to, text }) => (
            <li key={to} className="grid">
              <Link
                to={to}
                className="group grid content-start gap-3 border-ink border-t-2 pt-5 pb-8 no-underline"
              >
                <h2 className="text-[1.8rem] transition-colors group-hover:text-accent">{title}</h2>
                <p className="font-text text-[1.1rem] text-soft leading-snug">{text}</p>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Column>
  )
}
