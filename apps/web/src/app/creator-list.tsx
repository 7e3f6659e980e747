import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceOf } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

const ROWS = ['a', 'b', 'c', 'd']

type Props<Item, Key extends readonly unknown[]> = {
  title: string
  /** In the tab; the heading's own words unless said. */
  pageTitle?: string
  /** What is on its way: `surveys`. */
  what: string
  query: UseQueryOptions<Item[], Error, Item[], Key>
  create: ReactNode
  children: (items: Item[]) => ReactNode
}

/** A creator's own things: a way to make another, and all of them, or why they are not there. */
export function CreatorList<Item, Key extends readonly unknown[]>(props: Props<Item, Key>) {
  const { title, pageTitle = title, what, query, create, children } = props
  usePageTitle(pageTitle)
  const { data, error, refetch } = useQuery(query)
  return (
    <Column>
      <div className="grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <PageHeader eyebrow="Create Content" title={title} />
          {create}
        </div>
        {data ? (
          children(data)
        ) : error ? (
          <div className="grid justify-items-start gap-4">
            <Notice tone="error">{sentenceOf(error)}</Notice>
            <Button onClick={() => void refetch()}>Try again</Button>
          </div>
        ) : (
          <div role="status" className="grid gap-5">
            <span className="sr-only">Your {what} are on their way…</span>
            <Skeleton className="h-11 w-80 max-w-full" />
            {ROWS.map((key) => (
              <Skeleton key={key} className="h-10 w-full" />
            ))}
          </div>
        )}
      </div>
    </Column>
  )
}
