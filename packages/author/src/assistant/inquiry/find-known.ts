import type { Aspect } from '../brief/brief.ts'
import { KNOWN_ASPECTS } from './all.ts'
import type { KnownAspect } from './known-aspect.ts'

/** So much of what was said must be what is known, or it is something else that only shares a word. */
const MOSTLY = 0.75

const DETERMINER =
  /^(?:the|a|an|our|their|your|my|any|some|el|la|los|las|un|una|su|sus|nuestr[oa]s?|der|die|das|den|dem|ein(?:e[nmrs]?)?|unsere?[nmrs]?|ihre?[nmrs]?)\s+/iu

const WHETHER =
  /^(?:whether|if|si|ob|how|cómo|wie)\s+(?:(?:they|people|you|everyone|les|se|sie|alle|the|are|is|feel|feels|been|have|get|got|tienen|tiene|haben|bekommen|están|está|sienten|encuentran|muy|very|sich|sehr|ihnen|re|['’]re)\s+)*/iu
const VERB_AT_END = /\s{1,9}(?:sind|fühlen|ist|haben|are|is)$/iu

/** What asks for an aspect in words that were thought about beforehand; null where none does. */
export function knownFor({ text }: Pick<Aspect, 'text'>): KnownAspect | null {
  const bare = text.trim().replace(DETERMINER, '')
  const core = bare.replace(WHETHER, '').replace(VERB_AT_END, '').trim()
  return whole(bare) ?? (core !== bare && core ? whole(core) : null)
}

function whole(bare: string): KnownAspect | null {
  return (
    KNOWN_ASPECTS.find(({ asked }) => {
      const found = asked.exec(bare)
      return found !== null && found.index < 12 && found[0].length >= bare.length * MOSTLY
    }) ?? null
  )
}
