import type { User } from '@youzine/contract'
import { Camera } from 'lucide-react'
import { useId } from 'react'
import { avatarOf, drawnAvatars } from '#lib/avatars.ts'
import { photoFault } from '#lib/photo.ts'
import { fullName } from '#lib/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { PictureChoice } from '#ui/picture-choice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useToast } from '#ui/toast.tsx'
import { useUpdateAccount, useUpdatePhoto } from './api.ts'

const FAILED = 'Failed to upload photo. Please try again.'

export function PhotoSection({ user }: { user: User }) {
  const id = useId()
  const toast = useToast()
  const photo = useUpdatePhoto()
  const account = useUpdateAccount()

  const choose = (file: File | undefined) => {
    if (!file) return
    const fault = photoFault(file)
    if (fault) toast(fault, 'error')
    else photo.mutate(file, { onError: () => toast(FAILED, 'error') })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-5">
      <div className="relative">
        <input
          id={id}
          type="file"
          accept="image/*"
          capture="user"
          className="peer sr-only"
          disabled={photo.isPending}
          onChange={(event) => {
            choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <label
          htmlFor={id}
          className="group relative block rounded-full peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-3"
        >
          <Avatar src={user.profilePicURL} name={fullName(user)} size="lg" />
          <span className="absolute right-0 bottom-0 grid size-9 place-items-center rounded-full border border-rule bg-sheet text-soft shadow-sheet transition-colors group-hover:text-ink">
            {photo.isPending ? <Spinner className="size-4" /> : <Camera aria-hidden className="size-4" />}
          </span>
          <span className="sr-only">Change profile photo</span>
        </label>
      </div>
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <p className="text-faint text-sm">Click the photo to change it, or be one of these:</p>
        <PictureChoice
          label="Avatar"
          options={drawnAvatars}
          value={avatarOf(user.profilePicURL)}
          isDisabled={account.isPending}
          onChange={(avatar_id) => {
            if (avatar_id) account.mutate({ avatar_id }, { onError: () => toast(FAILED, 'error') })
          }}
        />
      </div>
    </div>
  )
}
