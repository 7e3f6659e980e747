import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '#lib/session.ts'
import { useSite } from '#lib/site.ts'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { TopBar } from './top-bar.tsx'

const PhotosBar = lazy(() =>
  import('#features/imports/photos/photos-bar.tsx').then((module) => ({ default: module.PhotosBar })),
)

export function Frame() {
  const user = useUser()
  // Only somebody can be sending photos; it stays for whoever logs out meanwhile.
  const [hasBeenAnybody, setHasBeenAnybody] = useState(false)
  if (user && !hasBeenAnybody) setHasBeenAnybody(true)
  const { name } = useSite()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        data-noprint
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-full bg-ink px-5 py-3 text-paper focus-visible:translate-y-0"
      >
        Skip to the content
      </a>
      <TopBar />
      {/* As high as the window from the first moment, so that nothing below it moves when the page arrives. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-3.8rem)] flex-1">
        <Outlet />
      </main>
      {hasBeenAnybody && (
        <Suspense>
          <PhotosBar />
        </Suspense>
      )}
      <footer
        data-noprint
        className="flex items-center justify-between gap-4 border-rule border-t px-4 py-3 text-faint text-sm sm:px-8 lg:px-12"
      >
        <p>
          <span className="wordmark mr-2 hidden text-base text-soft sm:inline">{name}</span> A magazine with
          one subject.
        </p>
        <div className="-mr-3">
          <ThemeSwitch />
        </div>
      </footer>
    </div>
  )
}
