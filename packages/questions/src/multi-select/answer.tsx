import { ChoiceList } from '../shared/choice-list.tsx'
import { numbersIn } from '../shared/options.ts'
import type { AnswerProps } from '../shared/screen-props.ts'
import { chooseSeveral } from './schema.ts'

export function Answer({ question, response, onChange, ...place }: AnswerProps) {
  const chosen = numbersIn(response?.values)
  const toggle = (value: number) =>
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return (
    <ChoiceList
      kind="checkbox"
      choices={question.options}
      chosen={chosen}
      onChoose={(value) => onChange(chooseSeveral(question, toggle(Number(value))))}
      {...place}
    />
  )
}
