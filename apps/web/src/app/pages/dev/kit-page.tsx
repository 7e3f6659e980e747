import { usePageTitle } from '#lib/page-title.ts'
import { Column, PageHeader, Section } from '#ui/type.tsx'
import { KitControls } from './kit-controls.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitLayers } from './kit-layers.tsx'
import { KitStates } from './kit-states.tsx'
import { KitTokens } from './kit-tokens.tsx'

export function KitPage() {
  usePageTitle('Kit')
  return (
    <Column>
      <div className="grid gap-14">
        <PageHeader eyebrow="For the makers" title="The kit">
          Every part in every state. This page exists in development only.
        </PageHeader>
        <Section title="Type and colour">
          <KitTokens />
        </Section>
        <Section title="Controls">
          <KitControls />
        </Section>
        <Section title="Fields">
          <KitFields />
        </Section>
        <Section title="Layers">
          <KitLayers />
        </Section>
        <Section title="States">
          <KitStates />
        </Section>
      </div>
    </Column>
  )
}
