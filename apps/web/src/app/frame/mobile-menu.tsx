import { Link, useLocation } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { IconButton } from '#ui/button.tsx'
import { mobileLinks, type Surroundings } from './nav-links.ts'

export function MobileMenu({ surroundings }: { surroundings: Surroundings }) {
  const { pathname } = useLocation()
  // Kept with the path it was opened on, so that arriving anywhere else finds it closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isOpen = openedOn === pathname
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const Icon = isOpen ? X : Menu

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setOpenedOn(null)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from whatever inside has the focus
    <div className="-mr-2 md:hidden" onKeyDown={closeOnEscape}>
      <IconButton
        ref={button}
        label="Menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenedOn(isOpen ? null : pathname)}
      >
        <Icon aria-hidden className="size-5.5" />
      </IconButton>
      <nav
        id={id}
        aria-label="Main"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-appear overflow-y-auto border-rule border-y bg-paper px-4 pb-5 shadow-sheet sm:px-8"
      >
        <ul>
          {mobileLinks(surroundings).map(({ label, to }) => (
            <li key={to} className="border-rule border-b last:border-0">
              <Link
                to={to}
                activeOptions={{ exact: to === '/', includeSearch: false }}
                onClick={() => setOpenedOn(null)}
                className="flex min-h-13 items-center font-display text-[1.35rem] tracking-[-0.015em] no-underline aria-[current=page]:text-accent"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
