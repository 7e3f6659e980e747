import type { Article, NameShown } from '@youzine/contract'
import { useState } from 'react'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { useSharing } from './api.ts'
import { linkOf } from './names.ts'

type Props = {
  share: NonNullable<Article['share']>
  sharing: ReturnType<typeof useSharing>
  nameShown: NameShown
}

export function ExistingLink({ share, sharing, nameShown }: Props) {
  const confirm = useConfirm()
  const [isCopied, setIsCopied] = useState(false)
  const link = linkOf(share.hash)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setIsCopied(true),
      (error: unknown) => console.warn('The link could not be copied.', error),
    )
  const takeBack = async () => {
    const isSure = await confirm({
      title: 'Take the link back?',
      body: 'Everybody who has it will find nothing there. If you share the article again, it gets another link.',
      confirmLabel: 'Take it back',
      isDangerous: true,
    })
    if (isSure) sharing.unshare.mutate()
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <TextField label="Link" value={link} readOnly onFocus={({ target }) => target.select()} />
        <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy'}</Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied && 'The link is copied.'}
      </p>
      <CheckboxField
        label="Let it be found: listed on Youzine, open to search engines"
        checked={share.discoverable}
        disabled={sharing.isBusy}
        onChange={({ target }) =>
          sharing.share.mutate({ discoverable: target.checked, name_shown: nameShown })
        }
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonAnchor href={link} target="_blank" rel="noreferrer" variant="quiet" size="sm">
          Open the page
        </ButtonAnchor>
        <Button
          variant="danger-quiet"
          size="sm"
          isLoading={sharing.unshare.isPending}
          onClick={() => void takeBack()}
        >
          Take it back
        </Button>
        <span className="text-faint text-sm">
          Read {share.view_count} {share.view_count === 1 ? 'time' : 'times'}
        </span>
      </div>
    </div>
  )
}
