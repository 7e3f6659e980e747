import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type Checkin, type Feature, featureMoves, SUCCESS_SHOWN_MS, trackingTexts } from '@youzine/contract'
import { useState } from 'react'
import {
  checkinsOfQuery,
  featureQuery,
  useSetFeatureStatus,
  useUpdateFeature,
} from '#features/tracking/api.ts'
import { today, valueText } from '#features/tracking/dates.ts'
import { CheckinForm } from '#features/tracking/features/checkin-form.tsx'
import { DayCalendar } from '#features/tracking/features/day-calendar.tsx'
import { FeatureForm } from '#features/tracking/features/feature-form.tsx'
import { INKS } from '#features/tracking/features/inks.ts'
import { trendOf } from '#features/tracking/features/trend.ts'
import { ValueChart } from '#features/tracking/features/value-chart.tsx'
import { useFlash } from '#features/tracking/use-flash.ts'
import { detailOr, hasStatus } from '#lib/api-error.ts'
import { mediumDay } from '#lib/days.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { Column, PageHeader, Section } from '#ui/type.tsx'

const route = getRouteApi('/members/features/$featureId')

const back = (
  <ButtonLink to="/features" variant="quiet">
    Back to Features
  </ButtonLink>
)

export function FeaturePage() {
  const { featureId } = route.useParams()
  const feature = useQuery(featureQuery(featureId))
  usePageTitle(feature.data?.title ?? 'Feature')
  if (feature.data) return <Details key={feature.data.id} feature={feature.data} />
  return (
    <Column width="reading">
      {feature.error ? (
        hasStatus(feature.error, 404, 422) ? (
          <ErrorState isPage title={trackingTexts.notFound} actions={back}>
            It may have been somebody else’s, or the address has a slip in it.
          </ErrorState>
        ) : (
          <ErrorState
            isPage
            title={trackingTexts.loadDetails}
            onRetry={() => void feature.refetch()}
            actions={back}
          />
        )
      ) : (
        <div role="status" aria-label="Loading the feature">
          <SkeletonLines lines={5} />
        </div>
      )}
    </Column>
  )
}

const DEFAULT_GOAL = 3
const DAYS_A_WEEK = 7

function Details({ feature }: { feature: Feature }) {
  const [isEditing, setIsEditing] = useState(false)
  const [success, flash] = useFlash(SUCCESS_SHOWN_MS)
  const [failure, setFailure] = useState<string>()
  const update = useUpdateFeature(feature.id)
  const move = useSetFeatureStatus()
  const history = useQuery(checkinsOfQuery(String(feature.id)))
  const { title, description, unit, status, start_date, end_date, config } = feature
  const span = [
    start_date && `from ${mediumDay(start_date)}`,
    end_date && `until ${mediumDay(end_date)}`,
  ].filter(Boolean)

  return (
    <Column>
      <div className="grid gap-9">
        <div className="flex flex-wrap gap-3">
          {back}
          <ButtonLink to="/checkins" variant="quiet">
            View All Checkins
          </ButtonLink>
        </div>
        {isEditing ? (
          <FeatureForm
            feature={feature}
            submitLabel="Save Changes"
            isSending={update.isPending}
            onCancel={() => setIsEditing(false)}
            onSend={(values) => {
              setFailure(undefined)
              update.mutate(values, {
                onSuccess: () => {
                  setIsEditing(false)
                  flash(trackingTexts.updated)
                },
                onError: (error) => setFailure(trackingTexts.updateFailed(detailOr(error, 'Unknown error'))),
              })
            }}
          />
        ) : (
          <div className="grid gap-5">
            <PageHeader eyebrow={`Feature · ${status}`} title={title}>
              {description}
            </PageHeader>
            <p className="text-soft">
              {[unit && `Measured in ${unit}`, ...span].filter(Boolean).join(' · ')}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="quiet" size="sm" onClick={() => setIsEditing(true)}>
                Edit
              </Button>
              {featureMoves[status].map(({ to, label }) => (
                <Button
                  key={to}
                  variant="quiet"
                  size="sm"
                  disabled={move.isPending}
                  onClick={() => {
                    setFailure(undefined)
                    move.mutate(
                      { id: feature.id, status: to },
                      {
                        onSuccess: () => flash(trackingTexts.statusUpdated),
                        onError: () => setFailure(trackingTexts.statusFailed),
                      },
                    )
                  }}
                >
                  {label}
                </Button>
              ))}
            </div>
          </div>
        )}
        {success && <Notice tone="good">{success}</Notice>}
        {failure && <Notice tone="error">{failure}</Notice>}
        {history.data && history.data.length > 0 && (
          <Section title="How it goes" note="A missed week lowers it a little, and is forgotten in time.">
            <div className="grid gap-8">
              <DayCalendar
                days={daysOf(history.data, feature)}
                goal={Math.min(DAYS_A_WEEK, config.goal_per_week ?? DEFAULT_GOAL)}
                today={today()}
                ink={INKS[config.colour ?? 'red'].fill}
              />
              {unit && <Values checkins={history.data} feature={feature} unit={unit} />}
            </div>
          </Section>
        )}
        <Section title="Add Check-in">
          <CheckinForm
            feature={feature}
            onAdded={() => flash(trackingTexts.checkinAdded)}
            onFailed={() => setFailure(trackingTexts.addCheckinFailed)}
          />
        </Section>
        <Section title="History">
          <History feature={feature} checkins={history.data} isError={history.isError} />
        </Section>
      </div>
    </Column>
  )
}

/** A note that it did not happen is no day on which it did; of what shall be less, it is one. */
function daysOf(checkins: Checkin[], { id, config }: Feature): Set<string> {
  const counted = checkins.filter(({ values }) => config.direction === 'less' || values[String(id)] !== 0)
  return new Set(counted.map(({ applies_to }) => applies_to))
}

function Values({ checkins, feature, unit }: { checkins: Checkin[]; feature: Feature; unit: string }) {
  const points = checkins
    .flatMap(({ applies_to, values }) => {
      const value = values[String(feature.id)]
      return value === undefined ? [] : [{ date: applies_to, value }]
    })
    .toReversed()
  if (points.length === 0) return null
  const { direction = 'more', colour = 'red' } = feature.config
  return (
    <ValueChart
      points={points}
      unit={unit}
      ink={INKS[colour].line}
      trend={trendOf(points, direction, unit, today())}
    />
  )
}

type HistoryProps = { feature: Feature; checkins: Checkin[] | undefined; isError: boolean }

function History({ feature, checkins, isError }: HistoryProps) {
  if (isError) return <Notice tone="error">{trackingTexts.loadDetails}</Notice>
  if (!checkins) return <SkeletonLines lines={3} />
  if (checkins.length === 0)
    return <p className="font-text text-lead text-soft">{trackingTexts.noCheckinsOfFeature}</p>
  return (
    <ol className="grid">
      {checkins.map(({ id, body, applies_to, values }) => {
        const value = values[String(feature.id)]
        return (
          <li key={id} className="grid gap-1 border-rule border-t py-3.5 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-6 text-soft text-sm">
              <time dateTime={applies_to}>{mediumDay(applies_to)}</time>
              {value !== undefined && (
                <b className="font-semibold text-ink">{valueText(value, feature.unit)}</b>
              )}
            </p>
            <p className="whitespace-pre-line font-text text-[1.1rem]">{body}</p>
          </li>
        )
      })}
    </ol>
  )
}
