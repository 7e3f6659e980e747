import { Link } from '@tanstack/react-router'
import { type Template, topicTexts } from '@youzine/contract'
import { Eyebrow } from '#ui/type.tsx'
import { usageText } from './usage.ts'

export function PopularTopics({ topics }: { topics: Template[] }) {
  return (
    <ol className="grid border-ink border-t">
      {topics.map((topic, at) => (
        <li
          key={topic.id}
          className="grid grid-cols-[2.2rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 border-rule border-b py-5 sm:grid-cols-[3.2rem_minmax(0,1fr)_auto] sm:gap-x-4"
        >
          <span aria-hidden className="pt-1 font-display text-[1.7rem] text-accent tabular-nums leading-none">
            {at + 1}
          </span>
          <div className="grid content-start gap-1.5">
            <Eyebrow>{topic.genre_name ?? topicTexts.uncategorized}</Eyebrow>
            <h3 className="text-[clamp(1.3rem,2.4vw,1.65rem)] leading-[1.12]">{topic.name}</h3>
            <p className="max-w-[60ch] text-pretty font-text text-[1.05rem] text-soft leading-snug">
              {topic.description}
            </p>
            <p className="text-faint text-sm">{usageText(topic.usage_count)}</p>
          </div>
          <Link
            to="/templates/$templateId"
            params={{ templateId: String(topic.id) }}
            aria-label={`Explore ${topic.name}`}
            className="text-link col-start-2 inline-flex min-h-11 items-center justify-self-start sm:col-start-3 sm:self-center"
          >
            Explore
          </Link>
        </li>
      ))}
    </ol>
  )
}
