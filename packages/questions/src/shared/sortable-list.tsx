import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { clsx } from 'clsx'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'

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

// Enter stays free: in a survey it goes on to the next question.
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space'] }

/** A list whose entries can be dragged by a handle, or picked up with space and moved with the arrows. */
export function SortableList<T>({ label, items, keyOf, nameOf, onMove, className, ...rest }: Props<T>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes: KEYS }),
  )
  const keys = items.map(keyOf)
  const placeOf = (key: unknown) => keys.indexOf(String(key))
  const end = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id))
  }
  const spoken = (key: unknown) => {
    const at = placeOf(key)
    const item = items[at]
    return item === undefined ? '' : nameOf(item, at)
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${spoken(active.id)} picked up.`,
    onDragOver: ({ over }) => (over ? `Place ${placeOf(over.id) + 1} of ${keys.length}.` : undefined),
    onDragEnd: ({ active, over }) =>
      `${spoken(active.id)} put down${over ? ` at place ${placeOf(over.id) + 1}` : ''}.`,
    onDragCancel: ({ active }) => `${spoken(active.id)} stays where it was.`,
  }
  const draggable =
    'Press space to pick it up, the arrow keys to move it, space to put it down, escape to leave it where it was.'
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable } }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className={className}>
          {items.map((item, at) => (
            <Entry key={keyOf(item)} id={keyOf(item)} name={nameOf(item, at)} className={rest.itemClassName}>
              {(handle) => rest.children(item, at, handle)}
            </Entry>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type EntryProps = { id: string; name: string; className?: string; children: (handle: ReactNode) => ReactNode }

function Entry({ id, name, className, children }: EntryProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      data-passes-enter
      aria-label={`Move ${name}`}
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-faint transition-colors hover:bg-wash hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden className="size-4.5" />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      className={clsx(className, isDragging && 'relative z-10 shadow-sheet')}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      {children(handle)}
    </li>
  )
}
