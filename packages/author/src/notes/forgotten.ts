/** What was forgotten at first and done in the end was done, and so was what was nearly forgotten. */

const NEARLY =
  /(?<!\p{L})(?:(?:i )?(?:very )?(?:nearly|almost)|casi|por poco)(?: me)? (?:(?:forgot|forget|missed|skipped)(?: to| about)?|se me (?:olvid\p{L}+|pas\p{L}+)|olvido|olvid[ée]|me salto)(?!\p{L})/giu
const NEARLY_DE =
  /(?<!\p{L})(?:fast|beinahe|um ein haar) ((?:[^.,;!?]{0,30} )?)(?:vergessen|verschwitzt|verpasst|ausgelassen)(?!\p{L})|(?<!\p{L})((?:die |den |das |meine )?\p{Lu}\p{L}{1,40} )(?:hätte ich )?(?:fast|beinahe) (?:vergessen|verschwitzt|verpasst)(?!\p{L})/gu
const NOT_FORGOTTEN =
  /(?<!\p{L})(?:(?:didn['’]?t|did not|haven['’]?t) (?:forget|forgotten|miss|skip)(?: to| about)?|no (?:(?:se )?me )?(?:olvid[ée]|olvidaron|olvidó|he olvidado|ha olvidado|han olvidado)(?: de)?)(?!\p{L})/giu
const NOT_FORGOTTEN_DE =
  /(?<!\p{L})((?:hab|habe|hatte)(?:[^.,;!?]{0,30}) |^[^.,;!?]{3,30} heute )nicht (?:vergessen|verschwitzt|verpasst)(?!\p{L})|nicht (?:vergessen|verschwitzt|verpasst)(?= (?:diesmal|heute|zum glück|gott sei dank)(?!\p{L}))/giu

const FORGOT =
  "forgot(?: to| about)?|forgotten|missed|skipped|didn['’]?t (?:take|do|have)|(?:se )?me (?:olvidó|olvidaron|ha olvidado|han olvidado)|(?:me )?olvidé(?: de)?|(?:no )?(?:me )?tomé|vergessen(?: zu)?|verschwitzt|nicht genommen"
const IT = '(?:it|them|those|that|’em|em)'
const WHEN =
  '(?:late|later|at|after|with|before|in|this|tonight|around|by|just|on|now|straight|instead|when|when)'
const DONE_AFTER_ALL = `(?:(?:i )?(?:had|took|did|done|got) ${IT}|(?:took|taken|did) ${WHEN}|remembered|caught up|made up for it|made it up|(?:l[oae]s?|me l[oa]s?) (?:tomé|hice|he tomado|he hecho|puse|recuperé|regué|tomo)|recuperad[oa]s?|(?:dann|abends|später|mittags|nachmittags|doch|noch)(?: \\p{L}{2,10}){0,3} (?:genommen|nachgeholt|gemacht|nachgenommen|eingenommen|erledigt|gegossen)|nachgeholt)`
const FORGOTTEN_THEN_DONE = new RegExp(
  `(?<!\\p{L})(?:${FORGOT})(?!\\p{L})(?=[^\\d!?;]{0,70}(?<!\\p{L})${DONE_AFTER_ALL}(?!\\p{L}))`,
  'giu',
)

export const withoutForgetting = (text: string) =>
  text
    .replace(NEARLY, ' ')
    .replace(NEARLY_DE, (_, inside?: string, ahead?: string) => inside ?? ahead ?? '')
    .replace(NOT_FORGOTTEN, ' ')
    .replace(NOT_FORGOTTEN_DE, (_, did = '') => did)
    .replace(FORGOTTEN_THEN_DONE, ' ')
