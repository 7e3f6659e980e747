import { Skeleton } from '#ui/skeleton.tsx'
import { spreadClass } from './spread.ts'

const ROWS = ['w-3/5', 'w-4/5', 'w-1/2']

export function MagazineSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Your magazine is on its way…</span>
      <Skeleton className="h-[26rem] w-full rounded-none" />
      <div className={spreadClass}>
        <Skeleton className="mb-8 h-14 w-3/5" />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Skeleton className="aspect-[16/9] w-full rounded-none" />
          <div className="grid content-start gap-6">
            {ROWS.map((width) => (
              <div key={width} className="grid gap-3 border-rule border-b pb-6">
                <Skeleton className={`h-6 ${width}`} />
                <Skeleton className="h-3.5 w-11/12" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
