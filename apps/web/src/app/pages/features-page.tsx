import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { FEATURE_STATUSES, type FeatureStatus, SUCCESS_SHOWN_MS, trackingTexts } from '@youzine/contract'
import { useState } from 'react'
import { featuresQuery, useCreateFeature, useSetFeatureStatus } from '#features/tracking/api.ts'
import { FeatureCard } from '#features/tracking/features/feature-card.tsx'
import { FeatureForm } from '#features/tracking/features/feature-form.tsx'
import { useFlash } from '#features/tracking/use-flash.ts'
import { detailOr } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

const route = getRouteApi('/members/features')

type Filter = FeatureStatus | 'all'
const FILTERS: Filter[] = [...FEATURE_STATUSES, 'all']
const LABELS: Record<Filter, string> = {
  active: 'Active',
  completed: 'Completed',
  archived: 'Archived',
  all: 'All',
}

export function FeaturesPage() {
  usePageTitle('Features')
  const { title } = route.useSearch()
  const [filter, setFilter] = useState<Filter>('active')
  const [isAdding, setIsAdding] = useState(title !== undefined)
  const [failure, setFailure] = useState<string>()
  const [success, flash] = useFlash(SUCCESS_SHOWN_MS)
  const create = useCreateFeature()
  const move = useSetFeatureStatus()

  return (
    <Column>
      <div className="grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <PageHeader eyebrow="What you keep an eye on" title="Features" />
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/checkins" variant="quiet">
              View All Checkins
            </ButtonLink>
            {!isAdding && <Button onClick={() => setIsAdding(true)}>Add Feature</Button>}
          </div>
        </div>
        {isAdding && (
          <FeatureForm
            title={title}
            submitLabel="Create Feature"
            isSending={create.isPending}
            onCancel={() => setIsAdding(false)}
            onSend={(values) => {
              setFailure(undefined)
              create.mutate(values, {
                onSuccess: () => setIsAdding(false),
                onError: (error) => setFailure(trackingTexts.createFailed(detailOr(error, 'Unknown error'))),
              })
            }}
          />
        )}
        <fieldset aria-label="Which features" className="flex flex-wrap gap-2">
          {FILTERS.map((one) => (
            <Button
              key={one}
              size="sm"
              variant={one === filter ? 'primary' : 'quiet'}
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {LABELS[one]}
            </Button>
          ))}
        </fieldset>
        {success && <Notice tone="good">{success}</Notice>}
        {failure && <Notice tone="error">{failure}</Notice>}
        <List
          filter={filter}
          isMoving={move.isPending}
          onMove={(id, status) => {
            setFailure(undefined)
            move.mutate(
              { id, status },
              {
                onSuccess: () => flash(trackingTexts.statusUpdated),
                onError: () => setFailure(trackingTexts.statusFailed),
              },
            )
          }}
        />
      </div>
    </Column>
  )
}

type ListProps = { filter: Filter; isMoving: boolean; onMove: (id: number, status: FeatureStatus) => void }

const ROWS = ['a', 'b', 'c']

function List({ filter, isMoving, onMove }: ListProps) {
  const { data, isError, refetch } = useQuery(featuresQuery(filter === 'all' ? undefined : filter))
  if (isError)
    return (
      <ErrorState title={trackingTexts.loadFeatures} onRetry={() => void refetch()}>
        Check your connection, and try again.
      </ErrorState>
    )
  if (!data)
    return (
      <div
        role="status"
        aria-label="Loading your features"
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        {ROWS.map((key) => (
          <Skeleton key={key} className="h-40 w-full rounded-base" />
        ))}
      </div>
    )
  if (data.length === 0)
    return (
      <EmptyState title={trackingTexts.noFeatures}>
        A feature is something you want to keep an eye on: a goal, a habit, a number.
      </EmptyState>
    )
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {data.map((feature) => (
        <FeatureCard
          key={feature.id}
          feature={feature}
          isMoving={isMoving}
          onMove={(status) => onMove(feature.id, status)}
        />
      ))}
    </ul>
  )
}
