import type { Token } from '../../tokens.ts'
import { BUCKETS, featuresOf } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** How likely a text is tender at all, grave, or not to be shown, by what many labelled posts have in common. */
export interface Learnt {
  tender: number
  grave: number
  hidden: number
}

interface Packed {
  bias: number
  scale: number
  packed: string
}

function unpacked({ bias, scale, packed }: Packed) {
  const bytes = Int8Array.from(atob(packed), (c) => c.charCodeAt(0))
  if (bytes.length !== BUCKETS) throw new Error('The learnt weights are of another make.')
  return (features: readonly number[]): number => {
    let sum = 0
    for (const f of features) sum += bytes[f] as number
    return 1 / (1 + Math.exp(-(bias + (sum * scale) / Math.sqrt(features.length || 1))))
  }
}

let models: Record<keyof Learnt, (features: readonly number[]) => number> | undefined

export function learntOf(text: string, tokens?: readonly Token[]): Learnt {
  models ??= {
    tender: unpacked(WEIGHTS.tender),
    grave: unpacked(WEIGHTS.grave),
    hidden: unpacked(WEIGHTS.hidden),
  }
  const features = featuresOf(text, tokens)
  return { tender: models.tender(features), grave: models.grave(features), hidden: models.hidden(features) }
}

const PLAINLY = { grave: 0.75, tender: 0.7 }

/** Whether a post, read by itself, sounds like those that tell a loss or a grave illness, and not like a joke with their words. */
export function soundsGrave(text: string): boolean {
  const { grave, tender } = learntOf(text)
  return grave >= PLAINLY.grave && tender >= PLAINLY.tender
}
