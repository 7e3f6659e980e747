import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { clsx } from 'clsx'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

type Props<T> = {
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  /** What the entry is called aloud. */
  nameOf: (item: T, at: number) => string
  onMove: (from: number, to: number) => void
  className?: string
  itemClassName?: string
  children: (item: T, at: number, handle: ReactNode) => ReactNode
}

const HOW =
  'Press space to pick it up, the arrow keys to move it, space to put it down, escape to put it back where it was.'

/** What dnd-kit would say about a pointer; ours says it for both. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
}

/** A list whose entries can be dragged by a handle, or picked up with space and moved with the arrows. */
export function SortableList<T>(props: Props<T>) {
  const { label, items, keyOf, nameOf, onMove, className, itemClassName, children } = props
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const list = useRef<HTMLOListElement>(null)
  const howId = useId()
  const [held, setHeld] = useState<{ key: string; from: number } | null>(null)
  const [news, setNews] = useState('')
  const keys = items.map(keyOf)

  const move = (from: number, to: number) => {
    onMove(from, to)
    setNews(`Place ${to + 1} of ${keys.length}.`)
    // Moving an element in the page takes the keyboard away from it.
    const handle = `[data-handle="${CSS.escape(keys[from] ?? '')}"]`
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(handle)?.focus())
  }
  const end = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
  }
  const press = (event: KeyboardEvent, key: string, at: number, name: string) => {
    const isHeld = held?.key === key
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const isOver = event.key === ' ' || event.key === 'Escape' || event.key === 'Tab'
    if (event.ctrlKey || event.metaKey || (!isHeld && event.key !== ' ')) return
    if (isHeld && !isOver && step === 0) return
    if (event.key !== 'Tab') event.preventDefault()
    if (!isHeld) {
      setHeld({ key, from: at })
      return setNews(`${name} picked up.`)
    }
    if (step !== 0) return at + step >= 0 && at + step < keys.length ? move(at, at + step) : undefined
    if (event.key === 'Escape' && held.from !== at) move(at, held.from)
    setNews(event.key === 'Escape' ? `${name} is back where it was.` : `${name} put down at place ${at + 1}.`)
    setHeld(null)
  }

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end} accessibility={SILENT}>
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <p aria-live="assertive" className="sr-only">
          {news}
        </p>
        <p id={howId} hidden>
          {HOW}
        </p>
        <ol ref={list} aria-label={label} className={className}>
          {items.map((item, at) => {
            const key = keyOf(item)
            const name = nameOf(item, at)
            return (
              <Entry
                key={key}
                id={key}
                name={name}
                describedBy={howId}
                isHeld={held?.key === key}
                onPress={(event) => press(event, key, at, name)}
                className={itemClassName}
              >
                {(handle) => children(item, at, handle)}
              </Entry>
            )
          })}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type EntryProps = {
  id: string
  name: string
  describedBy: string
  isHeld: boolean
  onPress: (event: KeyboardEvent) => void
  className?: string
  children: (handle: ReactNode) => ReactNode
}

function Entry({ id, name, describedBy, isHeld, onPress, className, children }: EntryProps) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...listeners}
      onKeyDown={onPress}
      data-handle={id}
      data-passes-enter
      aria-label={`Move ${name}`}
      aria-describedby={describedBy}
      aria-pressed={isHeld}
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-faint transition-colors hover:bg-wash hover:text-ink active:cursor-grabbing aria-pressed:bg-ink aria-pressed:text-paper"
    >
      <GripVertical aria-hidden className="size-4.5" />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      className={clsx(className, (isDragging || isHeld) && 'relative z-10 shadow-sheet')}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      {children(handle)}
    </li>
  )
}
