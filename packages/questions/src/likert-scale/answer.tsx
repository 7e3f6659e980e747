import { ChoiceList } from '../shared/choice-list.tsx'
import type { AnswerProps } from '../shared/screen-props.ts'
import { pointsOf } from './points.ts'
import { agree } from './schema.ts'

export function Answer({ question, response, onChange, ...place }: AnswerProps) {
  return (
    <ChoiceList
      kind="radio"
      choices={pointsOf(question)}
      chosen={typeof response?.original_value === 'number' ? [response.original_value] : []}
      onChoose={(value) => onChange(agree(question, Number(value)))}
      {...place}
    />
  )
}
