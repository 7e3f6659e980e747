import { getRouteApi } from '@tanstack/react-router'
import type { ImportProgress, Magazine } from '@youzine/contract'
import { useRef } from 'react'
import { Cover } from '#features/cover/cover.tsx'
import { ImportBar } from '#features/imports/waiting/waiting.tsx'
import { Contents } from '#features/magazine/contents.tsx'
import { coverYears } from '#features/magazine/cover-years.ts'
import { coverLines, issueLine, magazineHeading, subjectOf, typeset } from '#features/magazine/headline.ts'
import { MagazineSkeleton } from '#features/magazine/magazine-skeleton.tsx'
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
  const status = magazine.progress?.status
  const isOver = status === undefined || status === 'finished' || status === 'failed'
  const wasWriting = useRef(false)
  if (!isOver) wasWriting.current = true
  const titles = magazine.articles.map(({ title }) => title)
  return (
    <div className={`animate-settle print:block ${spreadClass}`}>
      {/* A picture of the heading and the titles beside it, which read better there. */}
      <div
        aria-hidden
        className="w-full max-w-[420px] justify-self-center [print-color-adjust:exact] md:sticky md:top-24 print:mx-auto print:mb-12 print:max-w-[300px]"
      >
        <Cover
          name={firstName}
          date={new Date(magazine.created_at)}
          lines={coverLines(titles)}
          years={coverYears(magazine.rhythm)}
        />
      </div>
      <div className="grid content-start">
        <Eyebrow>{issueLine(magazine)}</Eyebrow>
        <h1 aria-label={heading} className="mt-3 mb-7 text-[clamp(2.5rem,6vw,4.2rem)] leading-[1.04]">
          {typeset(heading)}
        </h1>
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
        {isOver && titles.length > 0 && (
          <div className="mt-8" data-noprint>
            <DownloadButton magazine={magazine} firstName={firstName} heading={heading} />
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
