import { Link } from '@tanstack/react-router'
import type { Genre } from '@youzine/contract'

/** Every genre with its topics, like the index at the back of a book. */
export function GenreIndex({ genres }: { genres: Genre[] }) {
  return (
    <div className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {genres.map(({ id, name, templates }) => (
        <section key={id} className="grid content-start gap-2 border-ink border-t pt-4">
          <h3 className="text-[1.3rem]">{name}</h3>
          <ul className="grid">
            {templates.map((topic) => (
              <li key={topic.id}>
                <Link
                  to="/templates/$templateId"
                  params={{ templateId: String(topic.id) }}
                  className="inline-flex min-h-11 items-center font-text text-[1.05rem] no-underline hover:text-accent"
                >
                  {topic.name}
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to="/templates"
            search={{ genre: id }}
            className="text-link inline-flex min-h-11 items-center justify-self-start text-soft text-sm"
          >
            More in {name}
          </Link>
        </section>
      ))}
    </div>
  )
}
