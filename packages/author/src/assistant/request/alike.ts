import type { KnownQuestion } from '../known-question.ts'
import { folded } from '../plain-text.ts'
import { type Style, textOf } from '../shape.ts'

/** What a question asks for, whatever its words: two of the same are one too many. */
const FACETS: RegExp[] = [
  /how often/i,
  /all in all|how satisfied|how did you like|how do you (?:find|like) \{x\}|overall/i,
  /(?:like|enjoy(?:ed)?|loved?) (?:most|best)|best (?:thing|moment|part)|what do you enjoy/i,
  /(?:should|would you|could) (?:change|be different|improve|do differently)|what would make you come|could (?:have been )?(?:be )?better|one thing tomorrow|change (?:one|first|if)/i,
  /what else|anything else|not asked/i,
  /(?:one )?(?:tip|advice|advise|recommend to a beginner)/i,
  /how did you (?:come to|start|get into|begin)|how did it (?:start|begin)/i,
  /with whom|who do you .* with\?|alone or/i,
  /recommend us|recommend \{x\}|would you recommend/i,
  /went (?:completely |badly )?wrong|mishap|disaster|went badly/i,
  /how long have you|since when/i,
  /gets in the way|keeps you (?:from|away)|holds you back|stops you/i,
  /three words|sum it up|first word/i,
  /how (?:good|skilled|experienced) .* (?:you|at)/i,
  /lend a hand|take on|help (?:out|next time)/i,
  /how do you get there|how do you usually get/i,
  /when are you usually|what time of day|when do you (?:usually|mostly)/i,
  /come again|again next/i,
  /spend on|how much .* (?:cost|pay|spend)/i,
  /tried (?:something )?new/i,
  /matters? most|most important|what counts|what do you value/i,
]

/** Asked in whatever language: when it shall be. */
const OF_WHEN =
  /^¿?(?:when would it suit|(?:which|what) (?:weekends?|days?|evenings?|dates?|time)|(?:qué|cuándo) (?:fin(?:es)? de semana|días?|fecha|te vendría|le vendría)|welche[rsn]? (?:tage?|wochenenden?|abend|termin)|wann (?:würde|passt))(?!\p{L})/iu

/** Asked in whatever language: whether somebody comes. */
const OF_COMING =
  /^¿?(?:will you be there|are you coming|do you come|can you come|vas a venir|va a venir|vendrás|vendrá|kommst du|kommen sie|bist du dabei|sind sie dabei)(?!\p{L})/iu

const STOP =
  /^(?:what|which|when|where|with|your|you|have|does|would|about|that|this|from|there|their|most|order|tell|time|welche\p{L}*|deine?\p{L}*|eine?\p{L}*|wenn|nicht|dich|diese\p{L}*|cual|cuando|donde|como|para|tiene\p{L}*|sobre|cuentanos|reihenfolge|ordenalo|bring)$/u
const stems = (text: string) =>
  new Set(
    (folded(text).match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !STOP.test(word))
      .map((word) => word.slice(0, 5)),
  )
const TOO_MUCH = 0.7

function overlap(one: Set<string>, other: Set<string>): number {
  const least = Math.min(one.size, other.size)
  return least < 2 ? 0 : [...one].filter((stem) => other.has(stem)).length / least
}

const sameFacet = (one: KnownQuestion, other: KnownQuestion) =>
  FACETS.some((facet) => facet.test(one.text.en) && facet.test(other.text.en))

/** Whether a question asks what another already asks, or one that was put in words of its own. */
export function isLikeAny(
  known: KnownQuestion,
  others: readonly KnownQuestion[],
  texts: readonly string[],
  style: Style,
): boolean {
  const own = stems(known.text.en.replace('{x}', ''))
  if (
    others.some(
      (other) => sameFacet(known, other) || overlap(own, stems(other.text.en.replace('{x}', ''))) >= TOO_MUCH,
    )
  )
    return true
  if (OF_WHEN.test(known.text.en) && texts.some((text) => OF_WHEN.test(text))) return true
  if (OF_COMING.test(known.text.en) && texts.some((text) => OF_COMING.test(text))) return true
  const said = stems(textOf(known, null, style))
  return texts.some((text) => overlap(said, stems(text)) >= TOO_MUCH)
}
