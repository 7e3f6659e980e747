import { Eyebrow } from '#ui/type.tsx'

const BODY =
  'text-pretty font-text text-[1.12rem] leading-[1.66] sm:text-[1.19rem] [&_blockquote]:my-[1.8em] [&_blockquote]:border-accent [&_blockquote]:border-l-3 [&_blockquote]:pl-[1.1em] [&_blockquote]:font-display [&_blockquote]:text-[1.25em] [&_blockquote]:leading-[1.3] [&_dd]:mt-1 [&_dt]:mt-[1.25em] [&_dt]:font-[500] [&_dt]:font-display [&_h2]:mt-[1.7em] [&_h2]:text-[1.5em] [&_h3]:mt-[1.5em] [&_h3]:text-[1.2em] [&_li+li]:mt-[0.7em] [&_li]:ml-5 [&_li]:pl-1 [&_ol]:mt-[1.15em] [&_ol]:list-decimal [&_p+p]:mt-[1.15em] [&_p]:mt-[1.15em] [&_p:first-child]:mt-0 [&_ul]:mt-[1.15em] [&_ul]:list-disc'

type Props = { about: string; title: string; body: string }

/** How a stranger will read the article, small, without its forms and figures. */
export function SharedPreview({ about, title, body }: Props) {
  return (
    <article>
      <header className="mb-9 grid gap-4 border-rule border-b pb-7">
        <Eyebrow>{about}</Eyebrow>
        <h3 className="text-[clamp(2.2rem,6.4vw,4rem)] leading-[1.03]">{title}</h3>
      </header>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it to a few tags without attributes. */}
      <div className={BODY} dangerouslySetInnerHTML={{ __html: body }} />
    </article>
  )
}
