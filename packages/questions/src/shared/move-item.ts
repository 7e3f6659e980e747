/** The list with one entry in another place; a place that does not exist changes nothing. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list]
  if (from < 0 || from >= list.length || to < 0 || to >= list.length) return moved
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
