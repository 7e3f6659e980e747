import type { Address } from './voice.ts'

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')
const CASUAL = words(
  'less formal|more (?:casual|relaxed|informal|friendly|personal tone)|informal(?:ly)?|casual|friendlier|warmer|menos formal(?:es)?|más (?:informal(?:es)?|cercan[ao]s?)|de tú|tutea\\p{L}*|tute[oa]|lockerer|weniger förmlich|informeller|duz\\p{L}*|(?:lieber|mit|per) du|du statt sie',
)
const FORMAL = words(
  'more formal|formal|politer|more polite|de usted|con usted|usted|más (?:formal(?:es)?|educad[ao]s?)|förmlich(?:er)?|formeller|siez\\p{L}*|(?:lieber|mit|per) sie|höflicher|sie statt du',
)
const NOT_CASUAL =
  /(?<!\p{L})(?:de tú no|nada de tú|no de tú|no tutees|kein du|nicht duzen|du nicht)(?!\p{L})/iu
const NOT_FORMAL = /(?<!\p{L})(?:usted no|nada de usted|no de usted|kein sie|nicht siezen)(?!\p{L})/iu

/** How people are to be spoken to, where that is said. */
export function addressIn(text: string): Address | null {
  if (NOT_CASUAL.test(text)) return 'formal'
  if (NOT_FORMAL.test(text) || CASUAL.test(text)) return 'casual'
  return FORMAL.test(text) ? 'formal' : null
}
