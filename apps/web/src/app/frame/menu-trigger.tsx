import type { User } from '@youzine/contract'
import type { ComponentProps } from 'react'
import { fullName } from '#lib/session.ts'
import { Avatar } from '#ui/avatar.tsx'

/** Radix hands its own props to the trigger, so they are passed on. */
export function MenuTrigger({ user, ...rest }: { user: User } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Your menu"
      {...rest}
      className="grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-wash data-[state=open]:bg-wash"
    >
      <Avatar src={user.profilePicURL} name={fullName(user)} />
    </button>
  )
}
