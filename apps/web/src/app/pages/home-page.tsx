import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Magazine, SAMPLE_NAME } from '@youzine/contract'
import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { HomeSpread } from '#features/home-spread/home-spread.tsx'
import { fetchSample } from '#features/imports/sample.ts'
import { useArchive } from '#features/imports/steps/use-archive.ts'
import { currentMagazineQuery } from '#features/magazine/api.ts'
import { coverYears } from '#features/magazine/cover-years.ts'
import { coverLines, subjectOf } from '#features/magazine/headline.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useRunningImport } from '../import/use-running-import.ts'
import { Hero } from './hero.tsx'

/** Nobody waits on the first visit. */
const WaitingRoom = lazy(() =>
  import('../import/waiting-room.tsx').then((module) => ({ default: module.WaitingRoom })),
)
const SampleLead = lazy(() => import('./sample-lead.tsx').then((module) => ({ default: module.SampleLead })))

export function HomePage() {
  usePageTitle('You as AI sees you')
  const user = useUser()
  const running = useRunningImport()
  const magazine = useQuery({ ...currentMagazineQuery, enabled: user !== null })
  const issue = magazine.data?.articles.length ? magazine.data : null
  // Which button comes first is known a moment later; nobody should press one that then moves.
  const isUnsettled = user !== null && magazine.isPending
  const mayTrySample = (user === null || user.isGuest) && !running.progress
  const archive = useArchive({ firstName: SAMPLE_NAME })
  const failure = archive.state.kind === 'choosing' ? archive.state.failure : undefined
  if (running.isWaiting || archive.state.kind === 'working')
    return (
      <Suspense fallback={<div className="min-h-[80vh]" />}>
        <WaitingRoom running={running} local={archive} />
      </Suspense>
    )
  const trySample = () => {
    window.scrollTo({ top: 0 })
    void archive.trySample(fetchSample)
  }
  return (
    <>
      <Hero cover={isUnsettled ? null : issue ? coverOf(issue, subjectOf(issue, user)) : undefined}>
        <p className="max-w-[46ch] font-text text-lead leading-relaxed">
          Drop in your Facebook archive. We read your posts in your browser, and a few minutes later there is
          a magazine about you: quoted, dated, and honest about where every line comes from.
        </p>
        <div className={clsx('flex flex-wrap gap-3', isUnsettled && 'invisible')}>
          {issue && (
            <ButtonLink to="/magazine/$magazineId" params={{ magazineId: String(issue.id) }} className="px-7">
              {issue.is_sample ? `Read ${SAMPLE_NAME}’s magazine` : 'Read your magazine'}
            </ButtonLink>
          )}
          <ButtonLink to="/import/{-$code}" variant={issue ? 'quiet' : 'primary'} className="px-7">
            Import
          </ButtonLink>
          {mayTrySample && (
            <Button variant="quiet" onClick={trySample}>
              Try it with a sample archive
            </Button>
          )}
        </div>
        {failure && <Notice tone="error">{failure}</Notice>}
        {(user === null || user.isGuest) && (
          <p className="-mt-3 text-[0.95rem] text-soft">
            Have you been here before?{' '}
            <Link to="/login" className="text-link inline-block py-2.5 text-ink">
              Log in
            </Link>
          </p>
        )}
      </Hero>
      {mayTrySample && (
        <HomeSpread
          action={
            <Button variant="quiet" onClick={trySample}>
              Make this issue yourself
            </Button>
          }
        >
          <Suspense fallback={<div className="min-h-[60vh]" />}>
            <SampleLead />
          </Suspense>
        </HomeSpread>
      )}
    </>
  )
}

const coverOf = (issue: Magazine, name: string | null) => ({
  name: name ?? 'You',
  date: new Date(issue.created_at),
  lines: coverLines(issue.articles.map(({ title }) => title)),
  years: coverYears(issue.rhythm),
})
