import { Skeleton } from '#ui/skeleton.tsx'
import { spreadClass } from './spread.ts'

const ROWS = ['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3', 'w-3/5']

export function MagazineSkeleton() {
  return (
    <div role="status" className={spreadClass}>
      <span className="sr-only">Your magazine is on its way…</span>
      <Skeleton className="aspect-3/4 w-full max-w-[420px] justify-self-center rounded-cover" />
      <div className="grid content-start">
        <Skeleton className="h-3 w-64 max-w-full" />
        <Skeleton className="mt-5 mb-8 h-16 w-4/5" />
        <div className="border-rule border-t">
          {ROWS.map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
            <div key={at} className="grid gap-3 border-rule border-b py-6">
              <Skeleton className={`h-6 ${width}`} />
              <Skeleton className="h-3.5 w-11/12" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
