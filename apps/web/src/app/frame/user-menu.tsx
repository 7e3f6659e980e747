import { Link, useRouter } from '@tanstack/react-router'
import type { User } from '@youzine/contract'
import { BookmarkPlus, LogOut, UserRound } from 'lucide-react'
import { fullName, useLogOut } from '#lib/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuRule } from '#ui/menu.tsx'
import { chooseEdition, useEdition } from '#ui/theme.ts'
import { editions } from '#ui/theme-switch.tsx'
import { useToast } from '#ui/toast.tsx'
import { MenuTrigger } from './menu-trigger.tsx'

type Props = { user: User; onSave: () => void }

export function UserMenu({ user, onSave }: Props) {
  const edition = useEdition()
  const name = fullName(user) || 'Guest'
  const logOut = useGoodbye()
  return (
    <Menu trigger={<MenuTrigger user={user} />}>
      <MenuLabel>
        <span className="flex items-center gap-3">
          <Avatar src={user.profilePicURL} name={fullName(user)} size="md" />
          <span className="grid min-w-0">
            <span className="truncate font-semibold">{name}</span>
            <span className="truncate text-faint text-sm">
              {user.email ?? (name === 'Guest' ? 'No account yet' : 'Guest')}
            </span>
          </span>
        </span>
      </MenuLabel>
      <MenuRule />
      {user.isGuest && (
        <MenuItem onSelect={onSave}>
          <BookmarkPlus aria-hidden className="size-4 text-faint" />
          Save your data
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to="/account">
          <UserRound aria-hidden className="size-4 text-faint" />
          Account
        </Link>
      </MenuItem>
      <MenuItem onSelect={logOut}>
        <LogOut aria-hidden className="size-4 text-faint" />
        Log Out
      </MenuItem>
      <MenuRule />
      <MenuChoice label="Edition" value={edition} options={editions} onChange={chooseEdition} />
    </Menu>
  )
}

function useGoodbye() {
  const router = useRouter()
  const toast = useToast()
  const logOut = useLogOut()
  return () =>
    logOut.mutate(undefined, {
      onSuccess: () => void router.navigate({ to: '/' }).then(() => router.invalidate()),
      onError: () => toast('You are still logged in: we could not reach Youzine. Please try again.', 'error'),
    })
}
