import { useQuery } from '@tanstack/react-query'
import { topicUsageQuery } from './api.ts'

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** For the creator alone: how often it was asked for, and what came of it. */
export function TopicUsage({ topicId }: { topicId: number }) {
  const { data } = useQuery(topicUsageQuery(topicId))
  if (!data) return null
  return (
    <section aria-labelledby="usage" className="grid gap-3 rounded-base bg-wash px-5 py-4">
      <h2 id="usage" className="text-[1.2rem]">
        How it is used
      </h2>
      {data.asked === 0 ? (
        <p className="text-soft">Nobody has asked for it yet.</p>
      ) : (
        <>
          <p>
            Asked for {times(data.asked, 'time', 'times')}: {times(data.finished, 'article', 'articles')}{' '}
            written, {data.dropped} dropped{data.running > 0 ? `, ${data.running} on the way` : ''}.
          </p>
          {data.reasons.length > 0 && (
            <ul className="grid gap-1 text-sm text-soft">
              {data.reasons.map(({ reason, count }) => (
                <li key={reason}>
                  {count} × {reason}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
