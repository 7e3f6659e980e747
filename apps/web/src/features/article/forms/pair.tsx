import type { BlockOf } from '@youzine/contract'
import { Dated } from './when.tsx'
import { Words } from './words.tsx'

/** Two posts that answer each other. Nothing is said about them. */
export function Pair({ block: { then, now, gap } }: { block: BlockOf<'pair'> }) {
  return (
    <section className="form form-pair">
      <figure>
        <figcaption>
          <Dated date={then.date} />
        </figcaption>
        <Words shown={then} />
      </figure>
      <figure>
        <figcaption>
          <Dated date={now.date} />
        </figcaption>
        <Words shown={now} />
      </figure>
      {gap && <p className="form-caption">{gap}</p>}
    </section>
  )
}
