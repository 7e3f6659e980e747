import { type Checkin, trackingTexts } from '@youzine/contract'
import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { useToast } from '#ui/toast.tsx'
import { useDeleteCheckin } from '../api.ts'
import { shortDay, valueText } from '../dates.ts'

type Props = { checkins: Checkin[]; onOpen: (checkin: Checkin) => void; onDeleted: (id: number) => void }

/** By year, the newest first. */
export function CheckinHistory({ checkins, onOpen, onDeleted }: Props) {
  const confirm = useConfirm()
  const toast = useToast()
  const remove = useDeleteCheckin()
  const years = [...Map.groupBy(checkins, ({ applies_to }) => applies_to.slice(0, 4))].sort(([a], [b]) =>
    b.localeCompare(a),
  )
  const askAndDelete = async ({ id, body }: Checkin) => {
    const isSure = await confirm({
      title: trackingTexts.confirmDelete,
      body: body.length > 120 ? `${body.slice(0, 120)}…` : body,
      confirmLabel: 'Delete',
      cancelLabel: 'Keep it',
      isDangerous: true,
    })
    if (!isSure) return
    remove.mutate(id, {
      onSuccess: () => onDeleted(id),
      onError: () => toast(trackingTexts.deleteFailed, 'error'),
    })
  }
  return (
    <div className="grid gap-9">
      {years.map(([year, list]) => (
        <section key={year} className="grid gap-2">
          <h2 className="text-[1.8rem]">{year}</h2>
          <ol>
            {list.map((checkin) => (
              <li
                key={checkin.id}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-rule border-t py-4 md:grid-cols-[8rem_minmax(0,1fr)_auto]"
              >
                <time dateTime={checkin.applies_to} className="text-soft text-sm md:pt-1">
                  {shortDay(checkin.applies_to)}
                </time>
                <div className="col-span-2 row-start-2 grid gap-2 md:col-span-1 md:col-start-2 md:row-start-1">
                  <p className="whitespace-pre-line font-text text-[1.12rem] leading-snug">{checkin.body}</p>
                  <Chips checkin={checkin} />
                </div>
                <span className="col-start-2 row-start-1 flex md:col-start-3">
                  <IconButton label="Edit checkin" onClick={() => onOpen(checkin)}>
                    <Pencil aria-hidden className="size-4.5" />
                  </IconButton>
                  <IconButton label="Delete checkin" onClick={() => void askAndDelete(checkin)}>
                    <Trash2 aria-hidden className="size-4.5" />
                  </IconButton>
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Chips({ checkin: { checkin_features, feature_details, values } }: { checkin: Checkin }) {
  const shown = checkin_features.filter(({ manual_override }) => manual_override !== 'delete')
  if (shown.length === 0) return null
  const named = new Map(feature_details.map((detail) => [detail.feature_id, detail]))
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
      {shown.map(({ feature_id }) => {
        const detail = named.get(feature_id)
        const value = values[String(feature_id)]
        return (
          <li key={feature_id}>
            {detail?.title}
            {value !== undefined && (
              <b className="ml-1.5 font-semibold text-ink">{valueText(value, detail?.unit ?? null)}</b>
            )}
          </li>
        )
      })}
    </ul>
  )
}
