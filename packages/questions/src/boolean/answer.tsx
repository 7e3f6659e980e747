import { ChoiceList } from '../shared/choice-list.tsx'
import type { AnswerProps } from '../shared/screen-props.ts'
import { decide } from './schema.ts'
import { sidesOf } from './sides.ts'

export function Answer({ question, response, onChange, ...place }: AnswerProps) {
  return (
    <ChoiceList
      kind="radio"
      choices={sidesOf(question.question_config)}
      chosen={typeof response?.value === 'boolean' ? [String(response.value)] : []}
      onChoose={(value) => onChange(decide(question, value === 'true'))}
      {...place}
    />
  )
}
