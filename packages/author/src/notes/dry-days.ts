import { mayMean, titleWords } from './forms.ts'
import type { TrackedFeature } from './model.ts'

/** “dry day”, “stayed sober”, “día seco”: no alcohol; of beer or wine alone nobody says so. */

const DRY =
  /(?<!(?:not|no|isn['’]?t|kein|keinen|nicht) (?:an? |un |einen? )?)(?<!\p{L})(?:(?:a |another |un |otro |ein(?:en)? )?(?:(?:totally |completely )?(?:dry|sober) (?:day|night|evening|weekend|friday|saturday|sunday)|(?:día|noche|tarde) sec[oa]|(?:trockene[nr]?|nüchterne[nr]?) (?:tag|abend))|(?:stayed|been|kept) (?:sober|dry|on the wagon)|(?:trocken|nüchtern) geblieben)(?!\p{L})/giu

/** “no bebí”: of the beer that is counted, unless water or all alcohol is counted, too. */
const NOT_DRUNK =
  /(?<!\p{L})(?:(?:i )?(?:didn['’]?t|did not|haven['’]?t) (?:drink|drunk|drank)(?: anything)?(?: alcoholic)?|no (?:bebí|he bebido|tomé|he tomado)(?: nada| alcohol)?|(?:nichts|nix|nicht) getrunken|nothing to drink)(?=\s*(?:$|[.,;!)])| (?:today|tonight|hoy|heute|either|tampoco)(?!\p{L}))/giu
const ALCOHOLIC = ['beer', 'wine']
const OTHERS = ['water', 'coffee', 'tea', 'milk', 'soda']
const none = (things: readonly string[]) => things.map((thing) => `no ${thing}`).join(', ')

const isAlcohol = (word: string) =>
  mayMean('alcohol', word) && !ALCOHOLIC.some((drink) => mayMean(drink, word))

export function withDryDays(note: string, features: readonly TrackedFeature[]): string {
  const words = features.flatMap(({ title }) => titleWords(title)).flatMap((word) => word.split('-'))
  const alcohol = words.filter(isAlcohol)
  if (alcohol.length > 0) return note.replace(DRY, none(alcohol))
  const drinks = words.filter((word) => ALCOHOLIC.some((drink) => mayMean(drink, word)))
  const isOtherwise = words.some((word) => OTHERS.some((drink) => mayMean(drink, word)))
  return drinks.length === 0 || isOtherwise ? note : note.replace(NOT_DRUNK, none(drinks))
}
