import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { INTERFACE } from '#lib/interface-language.ts'
import { quoteMs } from './stage.ts'

const FADE_MS = 200

type Props = { texts: string[]; dates: (string | null)[] }

/** The person's own words, one after the other, each as long as it takes to read. */
export function Quotes({ texts, dates }: Props) {
  const [at, setAt] = useState(0)
  const [isFading, setIsFading] = useState(false)
  const text = texts[at % texts.length]

  useEffect(() => {
    if (text === undefined) return
    const fade = setTimeout(() => setIsFading(true), quoteMs(text))
    const next = setTimeout(() => {
      setAt((before) => before + 1)
      setIsFading(false)
    }, quoteMs(text) + FADE_MS)
    return () => {
      clearTimeout(fade)
      clearTimeout(next)
    }
  }, [text])

  if (text === undefined) return null
  const date = dates[at % texts.length]
  return (
    <figure className={clsx('grid gap-5 transition-opacity duration-200', isFading && 'opacity-0')}>
      <blockquote className="text-balance font-[440] font-display text-[clamp(1.7rem,4.6vw,3.1rem)] leading-[1.14] tracking-[-0.022em]">
        “{text}”
      </blockquote>
      {date && (
        <figcaption className="text-[0.9rem] text-faint">
          You,{' '}
          <time dateTime={date}>
            {new Intl.DateTimeFormat(INTERFACE, { dateStyle: 'long' }).format(new Date(date))}
          </time>
        </figcaption>
      )}
    </figure>
  )
}
