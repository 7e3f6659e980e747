import type { TrackedFeature } from './model.ts'

/** Taking the dog out is what a walk with the dog is called: said in the words of the feature. */

const DOG = /(?<!\p{L})(?:dogs?|pup(?:py)?|perr[oa]s?|perrit[oa]|hund\p{L}*|gassi\p{L}*)(?!\p{L})/iu
const OUT: RegExp[] = [
  /(?<!\p{L})(?:took|taken|take|taking|had|was|been) (?:(?:out )?(?:the|my|our|with the) )?(?:dogs?|pup(?:py)?|doggo|pooch)(?: \p{L}+)? out(?!\p{L})|(?<!\p{L})(?:took|taken|take|taking|was|been) out (?:with )?(?:the|my|our) (?:dogs?|pup(?:py)?|doggo)(?!\p{L})|(?<!\p{L})(?:out|hours?|hrs?|min(?:ute)?s?) with (?:the|my|our) (?:dogs?|pup(?:py)?|doggo)(?!\p{L})(?! (?:at|in|to) the vet)|(?<!\p{L})(?:the |my )?dogs? (?:only |just )?got(?= (?:\d|an? |half|three|one|two|his|her|its|only|just))/iu,
  /(?<!\p{L})(?:saqué|sacado|sacar|saco|sacamos|bajé|bajado|bajar|paseé|paseado)(?: a pasear)? (?:al?|a la|a mi|a los) ?(?:perr[oa]s?|perrit[oa]|chuch[oa])(?!\p{L})|(?<!\p{L})(?:salí(?:do)?|horas?|minutos|min) con (?:el|la|mi) perr[oa](?!\p{L})/iu,
  /(?<!\p{L})mit (?:dem |der |unserem |meinem )?(?:hund|hündin|hunden)(?= (?:\p{L}+ |\d+ ?){0,3}(?:raus|draußen|gassi|unterwegs|rausgegangen|spazieren|gegangen|los))|(?<!\p{L})gassi(?: gegangen| gewesen)?(?!\p{L})|(?<!\p{L})hund(?: (?:\p{L}+|\d+)){0,2} ausgeführt(?!\p{L})/iu,
]
const WALKING =
  /^(?:walk\p{L}*|paseos?|pasear|salidas?|hunde(?:runde|spazier|gang)\p{L}*|runden?|spazier\p{L}*|gassi\p{L}*)$/iu

/** The word by which the person calls it; null where nobody counts it. */
function ownWord(features: readonly TrackedFeature[]): string | null {
  const [one, ...more] = features.filter(({ title }) => DOG.test(title))
  if (!one || more.length > 0) return null
  return (one.title.match(/\p{L}+/gu) ?? []).find((word) => WALKING.test(word)) ?? null
}

export function withTheDog(note: string, features: readonly TrackedFeature[]): string {
  const word = ownWord(features)
  if (!word) return note
  return OUT.reduce(
    (text, out) =>
      text.replace(out, (said) =>
        said.toLowerCase().includes(word.toLowerCase()) ? said : `${said} ${word}`,
      ),
    note,
  )
}
