import { useQuery } from '@tanstack/react-query'
import { FEATURE_SEARCH_MS, type Feature } from '@youzine/contract'
import { Plus, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { featureSearchQuery, recentFeaturesQuery } from '../api.ts'
import { addFeature, type CheckinDraft, removeFeature, setValue, shownFeatures } from './draft.ts'

type Props = { draft: CheckinDraft; features: Feature[]; onChange: (draft: CheckinDraft) => void }

/** The features that the note speaks of, each with its number, and the way to others. */
export function FeatureChips({ draft, features, onChange }: Props) {
  const [words, setWords] = useState('')
  const query = useRested(words.trim(), FEATURE_SEARCH_MS)
  const recent = useQuery(recentFeaturesQuery)
  const found = useQuery({ ...featureSearchQuery(query), enabled: query !== '' })
  const named = new Map(features.map((feature) => [feature.id, feature]))
  const chosen = shownFeatures(draft)
  const offered = (query ? found.data : recent.data)?.filter(
    ({ id }) => !chosen.some(({ feature_id }) => feature_id === id),
  )
  return (
    <div className="grid gap-4">
      {chosen.length > 0 && (
        <ul aria-label="Features of this note" className="flex flex-wrap gap-2">
          {chosen.map(({ feature_id, value_recorded }) => {
            const feature = named.get(feature_id)
            if (!feature) return null
            return (
              <li
                key={feature_id}
                className="flex min-h-11 items-center gap-2 rounded-full border border-accent bg-accent-wash pl-4"
              >
                <span className="font-medium text-[0.95rem]">{feature.title}</span>
                {feature.unit && (
                  <ValueInput
                    key={`${draft.key}-${value_recorded}`}
                    feature={feature}
                    value={value_recorded}
                    onValue={(value) => onChange(setValue(draft, feature_id, value))}
                  />
                )}
                <IconButton
                  label={`Remove ${feature.title}`}
                  onClick={() => onChange(removeFeature(draft, feature_id))}
                >
                  <X aria-hidden className="size-4" />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
      <div className="grid gap-3 sm:grid-cols-[16rem_minmax(0,1fr)] sm:items-center">
        <TextField
          label={<span className="sr-only">Search features</span>}
          type="search"
          placeholder="Search features"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <ul aria-label={query ? 'Found features' : 'Recent features'} className="flex flex-wrap gap-2">
          {offered?.map((feature) => (
            <li key={feature.id}>
              <button
                type="button"
                onClick={() => {
                  onChange(addFeature(draft, feature))
                  setWords('')
                }}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-rule px-3.5 text-[0.95rem] text-soft transition-colors hover:border-edge hover:text-ink"
              >
                <Plus aria-hidden className="size-4" />
                {feature.title}
              </button>
            </li>
          ))}
          {query && offered?.length === 0 && (
            <li className="text-faint text-sm">
              <span role="status">No features found</span>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}

type ValueProps = { feature: Feature; value: number | null; onValue: (value: number | null) => void }

/** Only a number, or nothing, is taken. */
function ValueInput({ feature, value, onValue }: ValueProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const number = Number(typed.replace(',', '.'))
  const isWrong = typed.trim() !== '' && !Number.isFinite(number)
  return (
    <span className="flex items-center gap-1.5">
      <input
        aria-label={`${feature.title} in ${feature.unit}`}
        aria-invalid={isWrong}
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          const next = typed.trim() === '' ? null : number
          if (!isWrong && next !== value) onValue(next)
        }}
        className="h-8 w-16 rounded-[6px] border border-edge bg-sheet px-2 text-right tabular-nums aria-[invalid=true]:border-accent"
      />
      <span className="text-soft text-sm">{feature.unit}</span>
    </span>
  )
}

/** What was typed, once it rests. */
function useRested(value: string, ms: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return rested
}
