import type { BlockOf } from '@youzine/contract'
import { Dated, When } from './when.tsx'
import { Words } from './words.tsx'

/** A thing with a fate: its posts are its label. */
export function Exhibit({ block: { object, from, to, fate, entries } }: { block: BlockOf<'exhibit'> }) {
  const span = from && to && from !== to ? `${from} – ${to}` : (from ?? to)
  return (
    <figure className="form form-exhibit form-all">
      <figcaption>
        <strong>{object}</strong>
        {span && <span className="form-date">{span}</span>}
        {fate && <p>{fate}</p>}
      </figcaption>
      <div>
        {entries.map((entry) => (
          <div key={`${entry.post}-${entry.text}`}>
            <Dated date={entry.date} />
            <Words shown={entry} largest={3} />
          </div>
        ))}
      </div>
    </figure>
  )
}

/** One event, told twice. */
export function Versions({ block: { event, a, b, agree, witness } }: { block: BlockOf<'versions'> }) {
  return (
    <section className="form form-versions form-all">
      {event && <h2 className="form-title">{event}</h2>}
      <div>
        {[a, b].map((told) => (
          <figure key={told.post}>
            <figcaption>
              <Dated date={told.date} />
              {told.heard_by && <span className="form-date">{told.heard_by}</span>}
            </figcaption>
            <Words shown={told} largest={3} underlined={agree} />
            {told.note && <p className="form-caption">{told.note}</p>}
          </figure>
        ))}
      </div>
      {witness && (
        <figure className="form-witness">
          <Dated date={witness.date} />
          <Words shown={witness} largest={4} />
        </figure>
      )}
    </section>
  )
}

/** What was asked once and answered later. */
export function Correspondence({ block: { letters } }: { block: BlockOf<'correspondence'> }) {
  return (
    <ol className="form form-letters">
      {letters.map(({ then, answer, gap }) => (
        <li key={`${then.post}-${answer.post}`}>
          <div>
            <Dated date={then.date} />
            <Words shown={then} largest={3} />
          </div>
          {gap && <p className="form-caption">{gap}</p>}
          <div className="form-answer">
            <Dated date={answer.date} />
            <Words shown={answer} largest={3} />
          </div>
        </li>
      ))}
    </ol>
  )
}

export function SinglePost({ block: { entry, caption } }: { block: BlockOf<'post'> }) {
  return (
    <figure className="form form-single">
      <When date={entry.date} />
      <div>
        <Words shown={entry} />
        {caption && <figcaption className="form-caption">{caption}</figcaption>}
      </div>
    </figure>
  )
}

/** A loss or an illness: alone, without colour, number or comment. */
export function Tender({ block: { entries } }: { block: BlockOf<'tender'> }) {
  return (
    <div className="form form-tender">
      {entries.map((entry) => (
        <figure key={`${entry.post}-${entry.text}`}>
          <Words shown={entry} largest={4} />
          <figcaption>
            <Dated date={entry.date} />
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
