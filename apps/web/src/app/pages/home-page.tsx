import { Link } from '@tanstack/react-router'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Hero } from './hero.tsx'

export function HomePage() {
  usePageTitle('You as AI sees you')
  return (
    <Hero>
      <p className="max-w-[46ch] font-text text-lead leading-relaxed">
        Drop in your Facebook archive. We read your posts in your browser, and a few minutes later there is a
        magazine about you: quoted, dated, and honest about where every line comes from.
      </p>
      <ButtonLink to="/import/{-$code}" className="px-7">
        Import
      </ButtonLink>
      <p className="-mt-3 text-[0.95rem] text-soft">
        Have you been here before?{' '}
        <Link to="/login" className="text-link inline-block py-2.5 text-ink">
          Log in
        </Link>
      </p>
    </Hero>
  )
}
