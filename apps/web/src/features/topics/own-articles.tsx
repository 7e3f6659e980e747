import { Link } from '@tanstack/react-router'
import type { TemplateArticle } from '@youzine/contract'
import { INTERFACE } from '#lib/interface-language.ts'

const written = new Intl.DateTimeFormat(INTERFACE, { dateStyle: 'long' })

export function OwnArticles({ articles }: { articles: TemplateArticle[] }) {
  return (
    <ul className="grid border-rule border-t">
      {articles.map(({ id, title, created_at }) => (
        <li key={id} className="border-rule border-b">
          <Link
            to="/article/$articleId"
            params={{ articleId: String(id) }}
            className="group grid gap-1 py-4 no-underline"
          >
            <span className="font-[480] font-display text-[1.25rem] leading-tight transition-colors group-hover:text-accent">
              {title}
            </span>
            <time dateTime={created_at} className="text-faint text-sm">
              {written.format(new Date(created_at))}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}
