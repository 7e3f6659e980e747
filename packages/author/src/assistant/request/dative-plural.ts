/** Feminine nouns in “-er” and others that keep their “n” in every case. */
const KEEPS_N =
  /(?:eltern|feiern|bauern|mauern|steuern|federn|schwestern|nachbarn|kartoffeln|regeln|nadeln|ungen|heiten|keiten|schaften|ionen|täten|innen|eien|uren|ulen|straßen|kirchen|küchen|brücken|gärten|häfen|kästen|läden|öfen|böden|schäden|leinen|ampeln|schaukeln|bänken?)$/iu
const LOSES_N = /(?:ern|[äöü]\p{L}{0,8}eln|[äöü]\p{L}{0,8}en)$/iu

/** “(zu) den drei Windrädern” are “die drei Windräder”; null where its ending does not tell. */
export function namedOf(dative: string): string | null {
  const [, between = '', noun = ''] =
    /^den ((?:(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,3}|beiden|vielen|\p{Ll}{3,20}en) ){0,2})(\p{Lu}[\p{L}-]{2,40}n)$/u.exec(
      dative.trim(),
    ) ?? []
  if (!noun) return null
  if (KEEPS_N.test(noun)) return `die ${between}${noun}`
  return LOSES_N.test(noun) ? `die ${between}${noun.slice(0, -1)}` : null
}

/** A plural in the dative: a number, an adjective or two before a noun that ends so. */
export const isDativePlural = (text: string): boolean =>
  /^den (?:(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,3}|beiden|vielen) )(?:\p{Ll}{3,20}en )?\p{Lu}[\p{L}-]{2,40}n$/u.test(
    text.trim(),
  )
