import { Link } from '@tanstack/react-router'
import type { User } from '@youzine/contract'
import { lazy, Suspense, useState } from 'react'
import { fullName, useUser } from '#lib/session.ts'
import { useSite } from '#lib/site.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { MenuTrigger } from './menu-trigger.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { canSaveResults, navLinks } from './nav-links.ts'
import { SaveDialog } from './save-dialog.tsx'
import { useSurroundings } from './use-surroundings.ts'

/** Its code is not needed to read; it is there before a hand is. Where it cannot come, the account page has it all. */
const UserMenu = lazy(() =>
  import('./user-menu.tsx').then(
    (module) => ({ default: module.UserMenu }),
    () => ({ default: AccountLink }),
  ),
)

export function TopBar() {
  const user = useUser()
  const surroundings = useSurroundings()
  const { name } = useSite()
  const [isSaving, setIsSaving] = useState(false)

  return (
    <header data-noprint className="sticky top-0 z-20 border-rule border-b bg-paper">
      <div className="flex min-h-15 items-center gap-2 px-4 sm:px-8 lg:px-12">
        <Link to="/" className="wordmark mr-auto inline-flex min-h-11 items-center no-underline">
          {name}
        </Link>
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex items-center lg:gap-2">
            {navLinks(surroundings).map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={{ exact: to === '/', includeSearch: false }}
                  className="inline-flex min-h-11 items-center whitespace-nowrap px-2.5 text-[0.875rem] text-soft no-underline transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-accent aria-[current=page]:underline-offset-8"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {canSaveResults(surroundings) && (
          <Button size="sm" className="md:ml-2" onClick={() => setIsSaving(true)}>
            Save Results
          </Button>
        )}
        {user && (
          <Suspense fallback={<MenuTrigger user={user} disabled />}>
            <UserMenu user={user} onSave={() => setIsSaving(true)} />
          </Suspense>
        )}
        <MobileMenu surroundings={surroundings} />
      </div>
      <SaveDialog isOpen={isSaving} onOpenChange={setIsSaving} reason="to keep your magazine" />
    </header>
  )
}

function AccountLink({ user }: { user: User }) {
  return (
    <Link to="/account" aria-label="Account">
      <Avatar src={user.profilePicURL} name={fullName(user)} />
    </Link>
  )
}
