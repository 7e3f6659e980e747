import { studioTexts, type Topic } from '@youzine/contract'
import { useState } from 'react'
import { sentenceOf } from '#lib/api-error.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDeleteTopic, useDuplicateTopic } from './api.ts'
import { TopicTable } from './topic-table.tsx'

const matches = ({ name, description }: Topic, words: string) =>
  `${name} ${description}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase())

export function TopicList({ topics }: { topics: Topic[] }) {
  const confirm = useConfirm()
  const [words, setWords] = useState('')
  const duplicate = useDuplicateTopic()
  const remove = useDeleteTopic()
  const error = duplicate.error ?? remove.error
  const found = topics.filter((topic) => matches(topic, words))

  const askAndDelete = async (topic: Topic) => {
    const isSure = await confirm({
      title: studioTexts.deleteSure,
      body: `“${topic.name}” goes for good. Articles that were written from it stay.`,
      confirmLabel: 'Delete',
      cancelLabel: 'Keep it',
      isDangerous: true,
    })
    if (isSure) remove.mutate(topic.id)
  }

  return (
    <div className="grid gap-6">
      <TextField
        label={<span className="sr-only">Search templates...</span>}
        type="search"
        placeholder="Search templates..."
        value={words}
        onChange={({ target }) => setWords(target.value)}
        className="max-w-sm"
      />
      {error && <Notice tone="error">{sentenceOf(error)}</Notice>}
      {topics.length === 0 ? (
        <EmptyState title={studioTexts.none} />
      ) : found.length === 0 ? (
        <p role="status" className="font-text text-lead text-soft">
          {studioTexts.noMatch}
        </p>
      ) : (
        <TopicTable
          topics={found}
          onDuplicate={({ id }) => duplicate.isPending || duplicate.mutate(id)}
          onDelete={(topic) => void askAndDelete(topic)}
        />
      )}
    </div>
  )
}
