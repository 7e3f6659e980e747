import type { BlockOf } from '@youzine/contract'
import { Life } from './life.tsx'
import { daysBetween, whiteFor } from './spacing.ts'
import { Dated, When } from './when.tsx'
import { Words } from './words.tsx'

type SagaBlock = BlockOf<'saga'>
type Act = SagaBlock['acts'][number]

/** One thing through the years: each post whole, and the white between two of them as long as the time was. */
export function Saga({ block }: { block: SagaBlock }) {
  if (goesAcross(block)) return <Across block={block} />
  const { title, acts, close, who } = block
  const runs = runsOf(acts)
  return (
    <section className="form form-saga">
      {who ? <Who who={who} /> : title && <h2 className="form-title">{title}</h2>}
      {runs.map(({ isLoud, from, acts: run }) =>
        isLoud ? (
          <Loud key={from} acts={run} />
        ) : (
          <ol key={from} start={from + 1}>
            {run.map((act, at) => (
              <li
                key={`${act.post}-${act.text}`}
                style={{ marginTop: at > 0 ? whiteFor(daysBetween(run[at - 1]?.date, act.date)) : '0' }}
              >
                <When date={act.date} />
                <div>
                  <Words shown={act} largest={3} />
                  <Beside act={act} />
                </div>
              </li>
            ))}
          </ol>
        ),
      )}
      {close && <p className="form-close">{close}</p>}
    </section>
  )
}

/** How long it has been going on, and who is new. */
function Beside({ act: { elapsed, caption } }: { act: Act }) {
  const words = [elapsed, caption].filter(Boolean).join('. ')
  return words ? <p className="form-caption">{words}</p> : null
}

interface Run {
  isLoud: boolean
  from: number
  acts: Act[]
}

/** Posts in a row that stand alike. */
function runsOf(acts: readonly Act[]): Run[] {
  const runs: Run[] = []
  for (const [at, act] of acts.entries()) {
    const isLoud = act.is_loud ?? false
    const last = runs.at(-1)
    if (last && last.isLoud === isLoud) last.acts.push(act)
    else runs.push({ isLoud, from: at, acts: [act] })
  }
  return runs
}

/** A few words that fill the page, and the ones that answered them at once. */
function Loud({ acts: [first, ...answers] }: { acts: readonly Act[] }) {
  if (!first) return null
  return (
    <div className="form-loud form-all form-ground" data-ground="cover">
      <Words shown={first} largest={1} className={first.text.length > SHORT_WORD ? 'is-line' : 'is-word'} />
      <Dated date={first.date} />
      {answers.map((act) => (
        <div key={act.post}>
          <Words shown={act} largest={2} />
          <Dated date={act.date} />
        </div>
      ))}
    </div>
  )
}

const SHORT_WORD = 12

/** Whose story it is: a tick for each post that they are in, in all the years of the archive. */
function Who({ who: { name, role, dates, from, to } }: { who: NonNullable<SagaBlock['who']> }) {
  return (
    <header className="form-who">
      <h2 className="form-title">{name}</h2>
      {role && <p className="form-caption">{role}</p>}
      {dates.length > 1 && (
        <div>
          <Life dates={dates} from={Date.parse(from)} to={Date.parse(to)} />
          <span>{from.slice(0, 4)}</span>
          <span>{to.slice(0, 4)}</span>
        </div>
      )}
    </header>
  )
}

const ACROSS = { least: 3, most: 5, days: 4 * 365, words: 30 }
const wordsIn = (text: string) => text.trim().split(/\s+/).length

/** Three to five short posts of a few years stand beside each other. */
function goesAcross({ acts, who, title }: SagaBlock): boolean {
  if (who || !title || acts.length < ACROSS.least || acts.length > ACROSS.most) return false
  const days = daysBetween(acts[0]?.date, acts.at(-1)?.date)
  return days > 0 && days <= ACROSS.days && acts.every(({ text }) => wordsIn(text) <= ACROSS.words)
}

function Across({ block: { title, acts, close } }: { block: SagaBlock }) {
  return (
    <section className="form form-across form-all form-ground" data-ground="stories">
      <h2 className="form-title">{title}</h2>
      <ol style={{ '--acts': acts.length } as React.CSSProperties}>
        {acts.map((act) => (
          <li key={`${act.post}-${act.text}`}>
            <Dated date={act.date} />
            <Words shown={act} largest={4} />
            <Beside act={act} />
          </li>
        ))}
      </ol>
      {close && <p className="form-close">{close}</p>}
    </section>
  )
}
