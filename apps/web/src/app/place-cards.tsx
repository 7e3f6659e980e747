import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'

export interface Place {
  title: string
  to: NonNullable<LinkProps['to']>
  text: string
}

/** Places to go on from here, side by side. */
export function PlaceCards({ places }: { places: readonly Place[] }) {
  return (
    <ul className={clsx('grid gap-5', places.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3')}>
      {places.map(({ title, to, text }) => (
        <li key={to} className="grid">
          <Link
            to={to}
            className="group grid content-start gap-3 border-ink border-t-2 pt-5 pb-8 no-underline"
          >
            <h2 className="text-[1.8rem] transition-colors group-hover:text-accent">{title}</h2>
            <p className="font-text text-[1.1rem] text-soft leading-snug">{text}</p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
