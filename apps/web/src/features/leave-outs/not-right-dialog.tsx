import { MAX_CORRECTION_NOTE } from '@youzine/contract'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextareaField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { useCorrect } from './api.ts'

type Props = {
  articleId: number
  /** What we said, to choose from. */
  sentences: readonly string[]
  onClose: () => void
}

export function NotRightDialog({ articleId, sentences, onClose }: Props) {
  const [chosen, setChosen] = useState(sentences.length === 1 ? sentences[0] : undefined)
  const [note, setNote] = useState('')
  const correct = useCorrect(articleId)
  const toast = useToast()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || correct.isPending) return
    correct.mutate(
      { sentence: chosen, note },
      {
        onSuccess: () => {
          onClose()
          toast('Thank you. It is out, and it will not be said again.')
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="That is not right"
      description="Which sentence? It is taken out at once, and nothing will state it again."
      size="lg"
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <fieldset className="grid max-h-[40dvh] gap-1 overflow-y-auto">
          <legend className="sr-only">The sentence</legend>
          {sentences.map((sentence) => (
            <label
              key={sentence}
              className="flex min-h-11 cursor-pointer items-baseline gap-3 rounded-base px-2 py-2 hover:bg-wash has-checked:bg-accent-wash"
            >
              <input
                type="radio"
                name="sentence"
                checked={chosen === sentence}
                onChange={() => setChosen(sentence)}
                className="accent-accent"
              />
              <span className="font-text text-[1.05rem] leading-snug">{sentence}</span>
            </label>
          ))}
        </fieldset>
        <TextareaField
          label="What is right? (if you like)"
          rows={2}
          maxLength={MAX_CORRECTION_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {correct.error && <Notice tone="error">{sentenceOf(correct.error)}</Notice>}
        <Button type="submit" disabled={!chosen} isLoading={correct.isPending} className="justify-self-start">
          Take it out
        </Button>
      </form>
    </Dialog>
  )
}
