import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Column } from '#ui/type.tsx'

export function AheadPage() {
  usePageTitle('Still being written')
  return (
    <Column width="reading">
      <EmptyState
        isPage
        eyebrow="In a coming issue"
        title="This page is still being written."
        actions={<ButtonLink to="/">Return to Home</ButtonLink>}
      >
        The address is right and will stay; the page itself is on the editor’s desk.
      </EmptyState>
    </Column>
  )
}
