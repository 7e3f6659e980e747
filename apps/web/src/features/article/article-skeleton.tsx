import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'

export function ArticleSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">The article is on its way…</span>
      <Skeleton className="h-3 w-40" />
      <Skeleton className="h-12 w-11/12" />
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="h-5 w-4/5" />
      <div className="mt-3 mb-4 border-rule border-t" />
      <SkeletonLines lines={5} />
      <div className="h-2" />
      <SkeletonLines lines={4} />
    </div>
  )
}
