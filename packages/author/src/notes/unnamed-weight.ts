import { isNamed, type Meant } from './meant.ts'
import { FIGURE } from './numbers.ts'

/** “81.4 on the scale”, “183.2 this morning”, “213 even”: whoever tracks one weight says it without its name. */

const ON_THE_SCALE =
  'on the scales?|on waking|fasted|naked|bodyweight|am|en ayunas|en la báscula|recién levantad[oa]|nüchtern|nackt|auf der waage|this morning|morning|this am|today|first thing|before breakfast|esta mañana|por la mañana|hoy|al levantarme|antes de desayunar|heute|heute früh|heute morgen|früh|morgens|in der früh|am morgen|vorm frühstück|nach dem aufstehen|again|wieder|otra vez|still|immer noch|todavía|exactly|genau|exacto'
const ROUND = 'even|flat|dead|on the nose|glatt|genau|clavados?|justos?|exactos?'
const ALONE = new RegExp(
  `^(?:(?:only|still|today|hoy|heute|heute früh|this morning|esta mañana|finally|woke up at|amanecí en)[:,]? )?(${FIGURE})(?: (${ROUND}))?(?: (?:${ON_THE_SCALE})){0,2}(?: (?:on the scales?|en la báscula|auf der waage))?$`,
  'iu',
)
const SCALE = /(?<!\p{L})(?:scales?|báscula|balanza|waage)(?!\p{L})/iu
/** In kilos: a grown person's. */
const [LIGHTEST, HEAVIEST] = [38, 220]

const isBody = (meant: Meant) => meant.dimension === 'mass' && meant.factor > 0.1 && isNamed(meant, 'weight')

export function unnamedWeight(
  text: string,
  meants: readonly Meant[],
): { owner: Meant; value: number } | null {
  const [owner, ...more] = meants.filter(isBody)
  const [, figure, round] = ALONE.exec(text) ?? []
  if (!owner || more.length > 0 || !figure) return null
  const kilos = Number(figure) * owner.factor
  const isTelling = /\.\d$/.test(figure) || round !== undefined || SCALE.test(text)
  return isTelling && kilos >= LIGHTEST && kilos <= HEAVIEST ? { owner, value: Number(figure) } : null
}
