import type { BlockOf, ShownPost } from '@youzine/contract'
import { Dated } from './when.tsx'
import { Words } from './words.tsx'

/** Two posts that answer each other. Nothing is said about them. */
export function Pair({ block: { then, now, gap } }: { block: BlockOf<'pair'> }) {
  return (
    <section className="form form-pair form-all">
      <Side shown={then} />
      <Side shown={now} />
      {gap && <p className="form-caption">{gap}</p>}
    </section>
  )
}

function Side({ shown }: { shown: ShownPost }) {
  return (
    <figure>
      <figcaption>
        <Dated date={shown.date} />
      </figcaption>
      <div>
        <Words shown={shown} />
        {shown.note && <p className="form-caption">{shown.note}</p>}
      </div>
    </figure>
  )
}
