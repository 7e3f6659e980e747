import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trendingQuery } from '#features/topics/api.ts'
import { GenreIndex } from '#features/topics/genre-index.tsx'
import { PopularTopics } from '#features/topics/popular-topics.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

export function TrendingPage() {
  usePageTitle('Trending')
  const { data, error, isLoading } = useQuery(trendingQuery)
  useEffect(() => {
    if (error) console.warn('The trending topics could not be loaded.', error)
  }, [error])
  return (
    <Column>
      <div className="grid gap-14">
        <PageHeader eyebrow="What people have written about themselves" title="Trending" />
        <section className="grid gap-5">
          <h2 className="text-[1.6rem]">Popular Topics</h2>
          {isLoading && <Waiting />}
          {data && <PopularTopics topics={data.popular} />}
        </section>
        <section className="grid gap-5">
          <h2 className="text-[1.6rem]">Browse by Genre</h2>
          {data && <GenreIndex genres={data.genres} />}
        </section>
      </div>
    </Column>
  )
}

const ROWS = 8

/** More rows than a screen holds: what stands below them is pushed away where nobody sees it. */
function Waiting() {
  return (
    <div role="status" aria-label="Loading" className="grid border-ink border-t">
      {Array.from({ length: ROWS }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} className="border-rule border-b py-5">
          <SkeletonLines lines={4} />
        </div>
      ))}
    </div>
  )
}
