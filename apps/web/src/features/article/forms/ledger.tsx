import type { BlockOf } from '@youzine/contract'
import { INTERFACE } from '#lib/interface-language.ts'
import { Dated } from './when.tsx'

/** What was said, what was done, and a rule as long as the days between. */
export function Ledger({ block: { rows, total } }: { block: BlockOf<'ledger'> }) {
  const longest = Math.max(1, ...rows.map(({ days }) => Math.abs(days ?? 0)))
  return (
    <section className="form form-ledger form-all">
      <table>
        <thead>
          <tr>
            <th scope="col">Said</th>
            <th scope="col">Done</th>
            <th scope="col">Between</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ said, promise, done, days, verdict }) => (
            <tr key={`${said.post}-${promise}`}>
              <th scope="row">
                <span className="form-ledger-words">{promise || said.text}</span>
                <Dated date={said.date} />
              </th>
              <td>
                {done ? (
                  <>
                    <span className="form-ledger-words">{done.text}</span>
                    <Dated date={done.date} />
                  </>
                ) : (
                  <span className="form-ledger-open">open</span>
                )}
              </td>
              <td className="form-ledger-days">
                {days !== null && <b>{new Intl.NumberFormat(INTERFACE).format(Math.abs(days))}</b>}
                <small>{verdict}</small>
                <i aria-hidden style={{ width: `${(Math.abs(days ?? 0) / longest) * 100}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total && <p className="form-close">{total}</p>}
    </section>
  )
}
