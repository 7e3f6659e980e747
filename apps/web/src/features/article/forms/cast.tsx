import type { BlockOf } from '@youzine/contract'
import { Life, YearAxis } from './life.tsx'
import { Words } from './words.tsx'

/** Who is in these posts: a tick for each post, from their first to their last. */
export function Cast({ block: { people } }: { block: BlockOf<'cast'> }) {
  const times = people.flatMap(({ dates }) => dates.map((date) => Date.parse(date)))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const isDrawn = people.some(({ dates }) => dates.length > 1)
  return (
    <div className="form form-cast form-all form-ground" data-ground="people">
      <dl>
        {people.map((person) => (
          <div key={person.name}>
            <dt>
              {person.name}
              {person.role && <small>{person.role}</small>}
            </dt>
            <dd>
              {isDrawn && (
                <div className="form-cast-life">
                  {person.dates.length > 1 && <Life dates={person.dates} from={from} to={to} />}
                </div>
              )}
              <div>
                {person.claim && <p>{person.claim}</p>}
                {person.line && <Words shown={person.line} largest={4} />}
              </div>
            </dd>
          </div>
        ))}
      </dl>
      {isDrawn && to > from && <YearAxis from={from} to={to} />}
    </div>
  )
}
