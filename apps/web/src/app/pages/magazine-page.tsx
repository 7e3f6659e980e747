import { getRouteApi } from '@tanstack/react-router'
import type { ImportProgress, Magazine } from '@youzine/contract'
import { useRef } from 'react'
import { coverOf } from '#features/cover/chosen-cover.ts'
import { CoverChoice } from '#features/cover/cover-choice.tsx'
import { FrontCover } from '#features/cover/front-cover.tsx'
import { ImportBar } from '#features/imports/waiting/waiting.tsx'
import { useChooseCover } from '#features/magazine/api.ts'
import { Contents } from '#features/magazine/contents.tsx'
import { coverYears } from '#features/magazine/cover-years.ts'
import {
  coverLines,
  issueLine,
  magazineHeading,
  postsLine,
  subjectOf,
  typeset,
} from '#features/magazine/headline.ts'
import { MagazineSkeleton } from '#features/magazine/magazine-skeleton.tsx'
import { OnThisDay } from '#features/magazine/on-this-day.tsx'
import { SampleBar } from '#features/magazine/sample-bar.tsx'
import { spreadClass } from '#features/magazine/spread.ts'
import { sentenceOf } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Column, Eyebrow } from '#ui/type.tsx'
import { FailedImport, NoArticles, NoMagazine, NoSuchMagazine } from '../magazine/magazine-states.tsx'
import { useMagazine } from '../magazine/use-magazine.ts'
import { DownloadButton } from '../magazine-file/download-button.tsx'

const route = getRouteApi('/sessions/magazine/$magazineId')

export function MagazinePage() {
  const { magazineId } = route.useParams()
  const user = useUser()
  const { data: magazine, error, refetch, progress, isImporting, isLoading } = useMagazine(magazineId)
  const subject = magazine ? subjectOf(magazine, user) : user?.firstName
  const heading = magazineHeading(subject)
  usePageTitle(heading)

  if (magazine)
    return (
      <>
        {magazine.is_sample && <SampleBar />}
        <Issue magazine={magazine} progress={progress} heading={heading} firstName={subject ?? 'You'} />
      </>
    )
  if (isLoading) return <MagazineSkeleton />
  return (
    <Column width="reading">
      {error ? (
        <ErrorState isPage title="The magazine did not arrive." onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </ErrorState>
      ) : magazineId !== 'current' ? (
        <NoSuchMagazine />
      ) : (
        <NoMagazine
          heading={heading}
          progress={isImporting ? progress : null}
          failed={progress?.status === 'failed' ? progress : null}
        />
      )}
    </Column>
  )
}

type IssueProps = { magazine: Magazine; progress: ImportProgress | null; heading: string; firstName: string }

function Issue({ magazine, progress, heading, firstName }: IssueProps) {
  const user = useUser()
  const isMember = user !== null && !user.isGuest
  const status = magazine.progress?.status
  const isOver = status === undefined || status === 'finished' || status === 'failed'
  const wasWriting = useRef(false)
  if (!isOver) wasWriting.current = true
  const chooseCover = useChooseCover(magazine)
  const titles = magazine.articles.map(({ title }) => title)
  return (
    <div className="animate-settle print:block">
      {/* A picture of the heading and the titles below it, which read better there. */}
      <div aria-hidden className="print:break-after-page print:[page:cover]">
        <FrontCover
          name={firstName}
          date={new Date(magazine.created_at)}
          facts={postsLine(magazine)}
          lines={coverLines(titles)}
          years={coverYears(magazine.rhythm)}
          {...coverOf(magazine)}
        />
      </div>
      <div className={spreadClass}>
        <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-ink border-b-2 pb-4">
          <h1 aria-label={heading} className="text-[clamp(2.4rem,6vw,3.6rem)] leading-[1.04]">
            {typeset(heading)}
          </h1>
          <Eyebrow>{issueLine(magazine)}</Eyebrow>
        </header>
        {wasWriting.current && status !== 'failed' && (
          <div className="mb-8 min-h-[4.45rem]" data-noprint>
            {isOver ? <Complete /> : progress && <ImportBar progress={progress} />}
          </div>
        )}
        {status === 'failed' && <FailedImport error={progress?.error ?? null} />}
        {isOver && titles.length === 0 && status !== 'failed' ? (
          <NoArticles />
        ) : (
          <Contents magazine={magazine} />
        )}
        {isOver && isMember && !magazine.is_sample && <OnThisDay />}
        {isOver && titles.length > 0 && (
          <div className="mt-8 grid gap-8" data-noprint>
            <DownloadButton magazine={magazine} firstName={firstName} heading={heading} />
            <CoverChoice
              magazine={magazine}
              failure={chooseCover.error && sentenceOf(chooseCover.error)}
              onChoose={chooseCover.mutate}
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** Takes the place of the bar for whoever saw it, so that the contents stay where they are. */
function Complete() {
  return (
    <p
      role="status"
      className="animate-appear border-accent border-l-2 py-1 pl-4 font-text text-lead text-soft"
    >
      Articles complete! 🎉
    </p>
  )
}
