import type { TrackedFeature } from './model.ts'
import { unitOf } from './units.ts'

/** Whose hours are counted is looked at, not called with: “Less than 2 hours of phone”. */
const PHONE =
  /(?<=\p{L} )(?:phone|mobile|móvil|celular|teléfono|handy|smartphone)(?!\p{L})|^(?:phone|mobile|handy)(?= (?:time|use|usage)(?!\p{L})|zeit)/iu

export function withPhoneTime<Feature extends TrackedFeature>(feature: Feature): Feature {
  if (!feature.unit || unitOf(feature.unit).dimension !== 'duration') return feature
  return { ...feature, title: feature.title.replace(PHONE, 'screen') }
}
