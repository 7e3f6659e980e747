import type { Provider } from '@youzine/chains'
import { useState } from 'react'
import { FieldError } from '#ui/field.tsx'
import { TabPanel, Tabs } from '#ui/tabs.tsx'
import { JsonEditor } from '../code/json-editor.tsx'
import { SchemaForm } from './schema-form.tsx'

type Props = {
  value: string
  onChange: (value: string) => void
  provider: Provider
  isReadOnly: boolean
  error?: string
}

const VIEWS = [
  { value: 'form', label: 'Form' },
  { value: 'json', label: 'JSON' },
] as const

/** Two views of one value: what one of them changes the other shows. */
export function SchemaEditor(props: Props) {
  const [view, setView] = useState<'form' | 'json'>('form')
  return (
    <Tabs label="Function schema as" value={view} onChange={setView} tabs={VIEWS}>
      <TabPanel value="form">
        <div className="grid gap-2">
          <SchemaForm {...props} />
          <FieldError>{props.error}</FieldError>
        </div>
      </TabPanel>
      <TabPanel value="json">
        <JsonEditor {...props} />
      </TabPanel>
    </Tabs>
  )
}
