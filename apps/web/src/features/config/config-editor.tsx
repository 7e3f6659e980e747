import { CONFIG_SAVED_MS, configTexts } from '@youzine/contract'
import { useEffect, useState } from 'react'
import { sentenceOf } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextareaField } from '#ui/text-field.tsx'
import { useSaveConfig } from './api.ts'

const ROWS = 20

function faultOf(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return configTexts.invalidJson((error as Error).message)
  }
}

/** The configuration as text: what is no JSON cannot be saved, and what the server refuses stays as it was typed. */
export function ConfigEditor({ stored }: { stored: string }) {
  const [text, setText] = useState(stored)
  const [isSaved, setIsSaved] = useState(false)
  const save = useSaveConfig()
  const fault = faultOf(text)

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setIsSaved(false), CONFIG_SAVED_MS)
    return () => clearTimeout(timer)
  }, [isSaved])

  return (
    <div className="grid gap-4">
      <TextareaField
        label="Server Configuration"
        rows={ROWS}
        spellCheck={false}
        value={text}
        error={fault}
        onChange={({ target }) => {
          setText(target.value)
          save.reset()
          setIsSaved(false)
        }}
        className="[&_textarea]:font-mono [&_textarea]:text-[0.9rem]"
      />
      {isSaved && <Notice tone="good">{configTexts.saved}</Notice>}
      {save.isError && <Notice tone="error">{configTexts.saveFailed(sentenceOf(save.error))}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          disabled={fault !== undefined}
          onClick={() => setText(JSON.stringify(JSON.parse(text), null, 2))}
        >
          Format JSON
        </Button>
        <Button
          disabled={fault !== undefined}
          isLoading={save.isPending}
          onClick={() =>
            save.mutate(text, {
              onSuccess: ({ config_json }) => {
                setText(config_json)
                setIsSaved(true)
              },
            })
          }
        >
          Save Changes
        </Button>
      </div>
    </div>
  )
}
