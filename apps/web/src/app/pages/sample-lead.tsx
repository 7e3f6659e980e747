import { Form } from '#features/article/forms/form.tsx'
import { Text } from '#features/article/text-block.tsx'
import { sampleIssue } from '#features/home-spread/sample-issue.ts'

/** The beginning of the sample's lead article, in its own forms. */
export function SampleLead() {
  return sampleIssue.lead.paragraphs.map(({ html, block }) => {
    if (block) return <Form key={html} block={block} />
    const paragraph = { kind: 'p' as const, html, block: null, post_ids: [], answer_ids: [] }
    return (
      <Text
        key={html}
        block={{ kind: 'text', paragraph, receipts: [], hasDropCap: false, isAfterItems: false }}
      />
    )
  })
}
