import type { Animal } from '@youzine/drawings'
import { ANIMALS } from '@youzine/drawings/animals'
import { DrawnPieces } from './drawing.tsx'

/** None for a name that an article of another time may hold. */
export const animalNamed = (name: string): Animal | null =>
  Object.hasOwn(ANIMALS, name) ? ANIMALS[name as keyof typeof ANIMALS] : null

export function DrawnAnimal({
  name,
  words,
  className,
}: {
  name: string
  words?: string
  className?: string
}) {
  const animal = animalNamed(name)
  return (
    animal && (
      <DrawnPieces
        pieces={animal.pieces}
        {...(words ? { words } : {})}
        {...(className ? { className } : {})}
      />
    )
  )
}
