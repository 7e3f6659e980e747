import { ChoiceList } from '../shared/choice-list.tsx'
import type { AnswerProps } from '../shared/screen-props.ts'
import { chooseOne } from './schema.ts'

export function Answer({ question, response, onChange, ...place }: AnswerProps) {
  return (
    <ChoiceList
      kind="radio"
      choices={question.options}
      chosen={typeof response?.value === 'number' ? [response.value] : []}
      onChoose={(value) => onChange(chooseOne(question, Number(value)))}
      {...place}
    />
  )
}
