import { OptionsEditor } from '../shared/options-editor.tsx'
import type { EditedOption, EditorProps } from '../shared/screen-props.ts'
import { pointsOf } from './points.ts'

const keyed = (texts: readonly string[]): EditedOption[] =>
  texts.map((option_text, at) => ({ key: `point-${at}`, option_text }))

/** The points from the least to the most agreement, numbered from 1. */
export function Editor({ config, onConfig, configError }: EditorProps) {
  const written = Array.isArray(config?.options) ? (config.options as { text: string }[]) : null
  const texts = (written ?? pointsOf({ question_config: null })).map(({ text }) => text)
  return (
    <OptionsEditor
      label="Points of the scale"
      addLabel="Add Point"
      options={keyed(texts)}
      onChange={(points) =>
        onConfig({ options: points.map(({ option_text }, at) => ({ value: at + 1, text: option_text })) })
      }
      error={configError}
    />
  )
}
