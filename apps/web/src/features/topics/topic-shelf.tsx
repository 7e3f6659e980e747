import { Link } from '@tanstack/react-router'
import type { Genre } from '@youzine/contract'
import { usageText } from './usage.ts'

/** One genre's topics as cards with a hairline, the name large, the rest small. */
export function TopicShelf({ genre }: { genre: Genre }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-[1.6rem]">{genre.name}</h2>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {genre.templates.map(({ id, name, description, usage_count }) => (
          <li key={id} className="border-rule border-t">
            <Link
              to="/templates/$templateId"
              params={{ templateId: String(id) }}
              className="group grid h-full content-start gap-1.5 py-5 no-underline"
            >
              <span className="font-[480] font-display text-[1.3rem] leading-tight transition-colors group-hover:text-accent">
                {name}
              </span>
              <span className="text-pretty font-text text-[1.02rem] text-soft leading-snug">
                {description}
              </span>
              <span className="text-faint text-sm">{usageText(usage_count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
