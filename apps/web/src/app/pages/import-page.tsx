import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Hero } from './hero.tsx'

/** The front page for now; the steps of the import come in the place of its last lines. */
export function ImportPage() {
  usePageTitle('Import')
  return (
    <Hero>
      <p className="max-w-[46ch] font-text text-lead leading-relaxed">
        This page is still being written. Soon you will drop your Facebook archive right here.
      </p>
      <ButtonLink to="/" variant="quiet">
        Return to Home
      </ButtonLink>
    </Hero>
  )
}
