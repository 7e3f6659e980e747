import type { BlockOf } from '@youzine/contract'
import { daysBetween, whiteFor } from './spacing.ts'
import { When } from './when.tsx'
import { Words } from './words.tsx'

/** One thing through the years: each post whole, and the white between two of them as long as the time was. */
export function Saga({ block: { title, acts, close } }: { block: BlockOf<'saga'> }) {
  return (
    <section className="form form-saga">
      {title && <h2 className="form-title">{title}</h2>}
      <ol>
        {acts.map((act, at) => (
          <li
            key={`${act.post}-${act.text}`}
            style={{ marginTop: whiteFor(daysBetween(acts[at - 1]?.date, act.date)) }}
          >
            <When date={act.date} />
            <div>
              <Words shown={act} largest={3} />
              {(act.elapsed || act.caption) && (
                <p className="form-caption">{[act.elapsed, act.caption].filter(Boolean).join('. ')}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {close && <p className="form-close">{close}</p>}
    </section>
  )
}
