import { isQuote, type Quote, quoted } from './quote.ts'
import type { Wording } from './wording.ts'

export type Slot = string | number | Quote | null | undefined
export type Slots = Record<string, Slot>

const PART = /\{(\w+)(?:\|([^}|]*)\|([^}]*))?(?::(\w+))?\}/g

/**
 * `{k}` a number in words, `{k|post|posts}` by number, `{k:digits}`, `{k:ordinal}`, `{q}` a quote.
 * A frame whose slot is missing is no frame for this occasion: the answer is null.
 */
export function render(template: string, slots: Slots, wording: Wording): string | null {
  let missing = false
  let out = ''
  let from = 0
  PART.lastIndex = 0
  for (let m = PART.exec(template); m; m = PART.exec(template)) {
    out += template.slice(from, m.index)
    from = m.index + m[0].length
    const slot = slots[m[1] as string]
    if (slot === null || slot === undefined || slot === '') {
      missing = true
      break
    }
    if (m[2] !== undefined) out += wording.plural(Number(slot), m[2], m[3] as string)
    else if (isQuote(slot)) {
      const rest = template.slice(from)
      const atEnd = rest === '' || rest === '.'
      out += quoted(slot.quote, atEnd)
      if (rest === '.') from += 1
    } else if (typeof slot === 'number') {
      out +=
        m[4] === 'digits'
          ? slot >= 1000
            ? wording.number(slot)
            : String(slot)
          : m[4] === 'ordinal'
            ? wording.ordinal(slot)
            : wording.number(slot)
    } else out = wording.joined(out, m[4] === 'cap' ? wording.capital(slot) : slot)
  }
  if (missing) return null
  out += template.slice(from)
  return wording.capital(out.replace(/([!?…]”)\.$/u, '$1').replace(/\.\.$/, '.'))
}
