import { Link } from '@tanstack/react-router'
import { fetchSample, SAMPLE_NAME } from '#features/imports/sample.ts'
import { useArchive } from '#features/imports/steps/use-archive.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useRunningImport } from '../import/use-running-import.ts'
import { WaitingRoom } from '../import/waiting-room.tsx'
import { Hero } from './hero.tsx'

export function HomePage() {
  usePageTitle('You as AI sees you')
  const user = useUser()
  const running = useRunningImport()
  const mayTrySample = (user === null || user.isGuest) && !running.progress
  const archive = useArchive({ firstName: SAMPLE_NAME })
  const failure = archive.state.kind === 'choosing' ? archive.state.failure : undefined
  if (running.isWaiting || archive.state.kind === 'working')
    return <WaitingRoom running={running} local={archive} />
  return (
    <Hero>
      <p className="max-w-[46ch] font-text text-lead leading-relaxed">
        Drop in your Facebook archive. We read your posts in your browser, and a few minutes later there is a
        magazine about you: quoted, dated, and honest about where every line comes from.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/import/{-$code}" className="px-7">
          Import
        </ButtonLink>
        {mayTrySample && (
          <Button variant="quiet" onClick={() => void archive.trySample(fetchSample)}>
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
  )
}
