import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Eyebrow } from '#ui/type.tsx'

const CAP =
  '[&>p:first-child]:first-letter:float-left [&>p:first-child]:first-letter:mt-[0.06em] [&>p:first-child]:first-letter:mr-[0.08em] [&>p:first-child]:first-letter:font-[480] [&>p:first-child]:first-letter:font-display [&>p:first-child]:first-letter:text-[4.5em] [&>p:first-child]:first-letter:text-accent [&>p:first-child]:first-letter:leading-[0.74]'

const BODY =
  'text-pretty font-text text-[1.12rem] leading-[1.66] sm:text-[1.19rem] [&_blockquote]:my-[1.8em] [&_blockquote]:border-accent [&_blockquote]:border-l-3 [&_blockquote]:pl-[1.1em] [&_blockquote]:font-display [&_blockquote]:text-[1.25em] [&_blockquote]:leading-[1.3] [&_dd]:mt-1 [&_dt]:mt-[1.25em] [&_dt]:font-[500] [&_dt]:font-display [&_h2]:mt-[1.7em] [&_h2]:text-[1.5em] [&_h3]:mt-[1.5em] [&_h3]:text-[1.2em] [&_li+li]:mt-[0.7em] [&_li]:ml-5 [&_li]:pl-1 [&_ol]:mt-[1.15em] [&_ol]:list-decimal [&_p+p]:mt-[1.15em] [&_p]:mt-[1.15em] [&_p:first-child]:mt-0 [&_ul]:mt-[1.15em] [&_ul]:list-disc'

type Props = { about: string; title: string; body: string; below?: ReactNode; isPreview?: boolean }

/** The article as a stranger reads it. */
export function SharedView({ about, title, body, below, isPreview }: Props) {
  const Title = isPreview ? 'h3' : 'h1'
  return (
    <article>
      <header className="mb-9 grid gap-4 border-rule border-b pb-7">
        <Eyebrow>{about}</Eyebrow>
        <Title className="text-[clamp(2.2rem,6.4vw,4rem)] leading-[1.03]">{title}</Title>
      </header>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it to a few tags without attributes. */}
      <div className={clsx(BODY, !isPreview && CAP)} dangerouslySetInnerHTML={{ __html: body }} />
      {below}
    </article>
  )
}
