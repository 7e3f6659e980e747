import { ButtonLink } from '#ui/button.tsx'
import { Eyebrow } from '#ui/type.tsx'
import { GUIDE_STEPS } from './guide-steps.ts'

export function GuideStep() {
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <Eyebrow>How to get your archive</Eyebrow>
        <h1 className="text-title">Eleven taps, then a coffee</h1>
      </div>
      <div className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_17rem]">
        <ol className="grid">
          {GUIDE_STEPS.map((step, at) => (
            <li
              key={step.title}
              className="grid grid-cols-[2.4rem_minmax(0,1fr)] border-rule border-t py-3.5 first:border-ink"
            >
              <span aria-hidden className="font-display text-accent">
                {at + 1}
              </span>
              <span className="grid gap-0.5">
                <span className="font-medium">{step.title}</span>
                {'note' in step && <span className="text-faint text-sm">{step.note}</span>}
              </span>
            </li>
          ))}
        </ol>
        <GuideFilm />
      </div>
      <ButtonLink from="/import/{-$code}" to="." search={{ step: 'reminder' }} className="justify-self-start">
        I have requested my archive!
      </ButtonLink>
    </div>
  )
}

/** Drawn, not filmed. Whoever wants less motion sees its first picture. */
function GuideFilm() {
  return (
    <figure className="mx-auto w-full max-w-68 md:sticky md:top-24">
      <picture className="hidden motion-reduce:block">
        <img
          src="/guide/still.png"
          alt="A drawn telephone showing the settings of the guide"
          width="360"
          height="640"
          className="rounded-base border border-rule"
        />
      </picture>
      <video
        autoPlay
        muted
        loop
        playsInline
        width="360"
        height="640"
        poster="/guide/still.png"
        aria-label="The steps of the guide on a drawn telephone"
        className="h-auto w-full rounded-base border border-rule motion-reduce:hidden"
      >
        <source src="/guide/guide.mp4" type="video/mp4" />
        <track kind="captions" src="/guide/captions.vtt" srcLang="en" label="English" default />
      </video>
      <figcaption className="mt-2 text-center text-faint text-sm">
        Drawn from memory; your screen may differ a little.
      </figcaption>
    </figure>
  )
}
