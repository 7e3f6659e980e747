import { SAMPLE_NAME } from '@youzine/contract'
import type { ComponentProps, ReactNode } from 'react'
import { Cover } from '#features/cover/cover.tsx'
import { sampleIssue } from '#features/home-spread/sample-issue.ts'
import { coverYears } from '#features/magazine/cover-years.ts'
import { coverLines } from '#features/magazine/headline.ts'
import { useSite } from '#lib/site.ts'
import { Eyebrow } from '#ui/type.tsx'

const SAMPLE = {
  name: SAMPLE_NAME,
  date: new Date(),
  lines: coverLines(sampleIssue.titles),
  years: coverYears(sampleIssue.rhythm),
}

type Props = {
  /** Whose magazine lies there: the reader's own, once there is one. Null while nobody knows yet. */
  cover?: ComponentProps<typeof Cover> | null
  children: ReactNode
}

/** The front page: masthead and tagline, a drawn cover beside them, and what the page adds below. */
export function Hero({ cover = SAMPLE, children }: Props) {
  const site = useSite()
  return (
    <div className="mx-auto grid w-full max-w-page animate-settle items-center gap-14 px-4 py-12 sm:px-8 md:grid-cols-[minmax(0,1fr)_minmax(0,250px)] md:gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,340px)] lg:gap-20 lg:px-12 lg:py-20">
      <div className="grid justify-items-start gap-7">
        <Eyebrow>A magazine with one subject</Eyebrow>
        <h1 className="masthead">{site.name}</h1>
        <p className="font-text text-soft text-tagline italic leading-tight">{site.tagline}</p>
        {children}
      </div>
      <div
        aria-hidden
        className="w-full max-w-[340px] rotate-[2.5deg] justify-self-center md:justify-self-end"
      >
        {cover ? <Cover {...cover} /> : <div className="aspect-3/4" />}
      </div>
    </div>
  )
}
