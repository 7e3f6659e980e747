import type { ComponentType } from 'react'
import type { AskedQuestion, QuestionConfig, ResponseJson } from '../question.ts'

export interface AnswerProps {
  question: AskedQuestion
  response: ResponseJson | undefined
  onChange: (response: ResponseJson) => void
  /** Ids of what names and describes the question on the page. */
  labelledBy: string
  describedBy?: string
  /** Takes the keyboard as soon as it is there. */
  takesFocus?: boolean
}

/** An option while it is being edited; the key stays when its words and its place change. */
export interface EditedOption {
  key: string
  option_text: string
}

export interface EditorProps {
  options: EditedOption[]
  config: QuestionConfig | null
  onOptions: (options: EditedOption[]) => void
  onConfig: (config: QuestionConfig) => void
  optionsError?: string
  configError?: string
}

export interface QuestionScreens {
  Answer: ComponentType<AnswerProps>
  /** What a creator sets beside the text; null where there is nothing to set. */
  Editor: ComponentType<EditorProps> | null
}
