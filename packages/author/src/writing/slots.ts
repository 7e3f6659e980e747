import type { Material } from './material.ts'
import type { Slots } from './template.ts'
import type { Wording } from './wording.ts'

/** The date of a post in every form a frame may ask for; `suffix` keeps two posts apart. */
export function whenSlots(material: Material, wording: Wording, id: number, suffix = ''): Slots {
  const when = material.read(id)?.when
  if (!when) return {}
  return {
    [`day${suffix}`]: wording.day(when.day),
    [`month${suffix}`]: wording.month(when.day),
    [`year${suffix}`]: String(when.y),
    [`weekday${suffix}`]: wording.weekday(when.wd),
  }
}

export function dayNumber(material: Material, id: number): number {
  return material.read(id)?.when?.day ?? 0
}
