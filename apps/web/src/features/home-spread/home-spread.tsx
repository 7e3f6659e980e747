import type { ReactNode } from 'react'
import { Eyebrow } from '#ui/type.tsx'
import { EXCERPT } from './thea.ts'

/** A real article of the sample person, set as it would be in the magazine. */
export function HomeSpread({ action }: { action: ReactNode }) {
  return (
    <section
      aria-labelledby="spread"
      className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8 lg:px-12 lg:pb-24"
    >
      <div className="grid gap-10 border-ink border-t pt-8 md:grid-cols-[1fr_1.15fr] md:gap-10 lg:gap-16">
        <div className="grid content-start justify-items-start gap-4 md:sticky md:top-24 md:self-start">
          <Eyebrow>From the sample issue · {EXCERPT.topic}</Eyebrow>
          <h2 id="spread" className="text-[clamp(2.1rem,4.4vw,3.4rem)] leading-[1.02]">
            {EXCERPT.title}
          </h2>
          <p className="max-w-[34ch] text-pretty font-text text-[1.3rem] text-soft italic leading-[1.4]">
            {EXCERPT.standfirst}
          </p>
          <p className="text-[0.84rem] text-faint">Written by the built-in author</p>
          <div className="mt-3">{action}</div>
        </div>
        <div className="font-text text-[1.12rem] leading-[1.62] lg:text-[1.16rem]">
          <p className="flow-root first-letter:float-left first-letter:mt-[0.06em] first-letter:mr-[0.08em] first-letter:font-[480] first-letter:font-display first-letter:text-[4.5em] first-letter:text-accent first-letter:leading-[0.74]">
            {EXCERPT.opening}
          </p>
          {EXCERPT.entries.map(({ label, text }) => (
            <p key={label} className="mt-[1.25em] border-rule border-t pt-[1.1em] text-pretty">
              <strong className="mb-0.5 block font-[500] font-display text-[1.2em] leading-tight tracking-[-0.015em]">
                {label}
              </strong>
              {text}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}
