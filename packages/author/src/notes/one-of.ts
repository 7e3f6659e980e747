import type { TrackedFeature } from './model.ts'
import { singularPattern, unitOf } from './units.ts'

/** “un termo de mate”: one of what the person counts in, where it says of what. */
export function withOneOf(text: string, features: readonly TrackedFeature[]): string {
  const units = features.flatMap(({ unit }) =>
    unit && /^\p{L}{4,}$/u.test(unit) && unitOf(unit).dimension.startsWith('count:')
      ? [singularPattern(unit)]
      : [],
  )
  if (units.length === 0) return text
  const one = new RegExp(
    `(?<!\\p{L})(?<!(?:without|sin|ohne|not|ni|kein|per|por|pro|half|of|like|como|wie) )(?:a|an|un|una|eine?n?|['’]?ne) (?=(?:${units.join('|')}) (?:of|de)(?!\\p{L}))`,
    'giu',
  )
  const own = features
    .flatMap(({ unit }) => (unit && isThingToHave(unit) ? [singularPattern(unit)] : []))
    .filter((unit, at, all) => all.indexOf(unit) === at)
  const alone = new RegExp(
    `(?<!\\p{L})(?<!(?:without|sin|ohne|not|ni|kein|per|por|pro|half|of|like|como|wie|in|en|as) )(?:a|an|un|una|eine?n?|['’]?ne) (?:(?:wee|small|large|cheeky|quick|single|kleine[nrs]?|schnelle[nrs]?) )?(${own.join('|')})(?!\\p{L}|[ -](?:free|shop|party|game|class|o))( and a half| y medi[oa]| und eine?n? halbe[nrs]?)?`,
    'giu',
  )
  const none = new RegExp(
    `(?<!\\p{L})(?:no|zero|ningún|ninguna|kein(?:e[nr]?)?) ((?:${own.join('|')})(?:s|n|en|es)?)(?=\\s*(?:$|[.,;!)])| (?:and|y|und|no|but|today|tonight|hoy|heute|at all)(?!\\p{L}))`,
    'giu',
  )
  const counted =
    own.length > 0
      ? text.replace(none, '0 $1').replace(alone, (_, unit: string, half) => `${half ? 1.5 : 1} ${unit}`)
      : text
  return counted.replace(one, '1 ')
}

/** A unit that is a thing to have, and says nothing else. */
const OTHERWISE =
  /^(?:words?|steps?|times?|points?|units?|reps?|pieces?|minutes?|days?|games?|rounds?|sets?|rows?|calls?|walks?|runs?|lines?|cards?|problems?|papers?|loads?|species|palabras?|pasos|veces|puntos|unidades|piezas|repeticiones|filas|vueltas|wörter|schritte|mal|punkte|einheiten|stück|wiederholungen|reihen|runden|gänge)$/iu
export const isThingToHave = (unit: string) =>
  /^\p{L}{4,}$/u.test(unit) &&
  !OTHERWISE.test(unit) &&
  unitOf(unit).dimension.startsWith('count:') &&
  !['count:page', 'count:cup', 'count:glass', 'count:serving'].includes(unitOf(unit).dimension)
