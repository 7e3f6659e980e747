import type { ReactNode } from 'react'
import { Eyebrow } from '#ui/type.tsx'
import { sampleIssue } from './sample-issue.ts'

type Props = {
  action: ReactNode
  /** The article's own words and forms. */
  children: ReactNode
}

/** A real article of the sample person, set as it would be in the magazine. */
export function HomeSpread({ action, children }: Props) {
  const { topic, title, standfirst } = sampleIssue.lead
  return (
    <section
      aria-labelledby="spread"
      className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8 lg:px-12 lg:pb-24"
    >
      <div className="grid gap-10 border-ink border-t pt-8 md:grid-cols-[1fr_1.35fr] md:gap-10 lg:gap-16">
        <div className="grid content-start justify-items-start gap-4 md:sticky md:top-24 md:self-start">
          <Eyebrow>From the sample issue · {topic}</Eyebrow>
          <h2 id="spread" className="text-[clamp(2.1rem,4.4vw,3.4rem)] leading-[1.02]">
            {title}
          </h2>
          <p className="max-w-[34ch] text-pretty font-text text-[1.3rem] text-soft italic leading-[1.4]">
            {standfirst}
          </p>
          <p className="text-[0.84rem] text-faint">Written by the built-in author</p>
          <div className="mt-3">{action}</div>
        </div>
        <div className="min-w-0 font-text text-[1.12rem] leading-[1.62] lg:text-[1.16rem]">{children}</div>
      </div>
    </section>
  )
}
