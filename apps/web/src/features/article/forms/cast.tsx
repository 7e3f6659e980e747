import type { BlockOf } from '@youzine/contract'
import { Words } from './words.tsx'

type People = BlockOf<'cast'>['people']

/** Who is in these posts: a tick for each post, from their first to their last. */
export function Cast({ block: { people } }: { block: BlockOf<'cast'> }) {
  const times = people.flatMap(({ dates }) => dates.map((date) => Date.parse(date)))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  return (
    <dl className="form form-cast">
      {people.map((person) => (
        <div key={person.name}>
          <dt>
            {person.name}
            {person.role && <small>{person.role}</small>}
          </dt>
          <dd>
            {person.dates.length > 1 && <Life dates={person.dates} from={from} to={to} />}
            {person.claim && <p>{person.claim}</p>}
            {person.line && <Words shown={person.line} largest={4} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Life({ dates, from, to }: { dates: People[number]['dates']; from: number; to: number }) {
  const at = (date: string) => (to > from ? ((Date.parse(date) - from) / (to - from)) * 100 : 50)
  const places = [...new Set(dates.map(at))]
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return (
    <svg className="form-life" aria-hidden width="100%" height="22">
      <line x1={`${first}%`} x2={`${last}%`} y1="11" y2="11" />
      {places.map((x) => {
        const reach = x === first || x === last ? 9 : 5
        return <line key={x} x1={`${x}%`} x2={`${x}%`} y1={11 - reach} y2={11 + reach} />
      })}
    </svg>
  )
}
