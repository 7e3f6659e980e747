/** What people say around what they want. */
const LEAD =
  /^(?:(?:ok(?:ay)?|oh|ah|ha+|lol|hm+|well|so|then|and|but|also|plus|now|yes|yeah|yep|right|great|good|nice|cool|sorry|actually|please|pls|maybe|perhaps|just|thats? kind|that['’]s kind|hey|hi|one more(?: thing)?|another thing|y|e|pero|también|además|vale|bueno|bien|ay|por favor|porfa|mejor|entonces|luego|oye|jaja|und|aber|auch|dann|bitte|ja|gut|na|ach|äh|super|moment|mhm|außerdem|can (?:you|we)|could (?:you|we)|would you|will you|i(?:['’]d| would) (?:like|love|prefer)(?: you)?(?: to)?|i want(?: you)?(?: to)?|i think|we need(?: to)?|you (?:should|could|need to)|let['’]?s|kannst du|könntest du|könnten wir|können wir|ich (?:hätte|will|möchte|würde)(?: gern(?:e)?)?|wir (?:wollen|brauchen)|¿?\s?puedes|¿?\s?podrías|¿?\s?podemos|quiero(?: que)?|quisiera|me gustaría|necesito|hay que|que)(?=[\s,.!:…–-])[\s,.!:…–-]*)+/iu
const TAIL =
  /(?<![\s,.!?…])[\s,.!?…]+(?:(?:please|pls|plz|thanks|thx|ty|btw|though|instead|actually|ok|okay|lol|haha|jaja+|jeje|xd|bitte|danke|por favor|porfa|gracias|mal|wenn(?:['’]s| es) geht|if (?:you can|possible)|si puede ser)(?!\p{L})[\s,.!?…]*)+$/iu

/** Why it is wanted stands behind it. */
const REASON =
  /(?:,?\s(?:because|cos|cause|since|as (?:they|we|it|some|people)|so (?:that|we|they|people|it)|otherwise|in case|porque|ya que|pues|que (?:luego|si no|es la|así)|para que|así|weil|denn|damit|sonst|sodass)\s.*|\s?[,(–-]\s?(?:(?:s?he|it|they|we|i|some|many|most|people|half|one of (?:us|them)|nobody|no one|everyone|everybody|there|that['’]?s|this|those|my|our|the council|him|her)(?:['’](?:s|ll|re|d|ve|m))?\s(?!one|question).*|(?:ellos|ellas|él|ella|algun[oa]s|hay|muchos|la gente|es que|nadie|luego)\s.*|(?:sie|er|es|wir|ich|manche|viele|einige|die (?:leute|kinder|älteren)|das (?:ist|war|wird)|niemand|sonst)\s.*))$/iu

export const withoutLead = (text: string): string => text.trim().replace(LEAD, '').trim()
export const withoutTail = (text: string): string =>
  text
    .trim()
    .replace(TAIL, '')
    .replace(/[\s!.…]+$/u, '')
    .trim()
export const withoutReason = (text: string): string => {
  const plain = text.replace(REASON, '').trim()
  return plain.length >= 3 ? plain : text
}

/** The sentences of a message, each for itself; a list keeps together, and so does “6.30 am”. */
export const sentencesOf = (message: string): string[] =>
  message
    .slice(0, 1200)
    .split(
      /(?<=[\p{L}\d)”"’'][.!?]+)\s+(?!(?:yes|no|sí|si|ja|nein)\s?(?:\/|o|or|oder)|scale|skala|escala)(?=\S)|(?<=\S)\s*[;\n]\s*/u,
    )
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\d]/u.test(one))

const VERB =
  'add|drop|cut|remove|delete|make|put|move|use|change|swap|ask|turn|let|give|take|keep|shorten|skip|leave|rename|merge|start|begin|add|año|quita|añade|pon|haz|cambia|mueve|elimina|deja|borra|pregunta|streich\\p{L}*|füg\\p{L}*|mach\\p{L}*|setz\\p{L}*|nimm|änder\\p{L}*|frag\\p{L}*|lass|stell\\p{L}*|verschieb\\p{L}*|tausch\\p{L}*'
const BETWEEN = new RegExp(
  `,?\\s(?:and(?: then| also)?|then|y(?: luego| también)?|luego|und(?: dann| auch)?|dann)\\s(?=(?:${VERB})(?!\\p{L}))|,\\s(?:so |but |also )?(?=(?:can you |could you |please |bitte |por favor )?(?:${VERB})(?!\\p{L}))|,?\\s(?:and )?(?=then (?:an? )?(?:free|text|open|scale|yes|long|short))`,
  'iu',
)

/** What one sentence asks for, where it asks for several things. */
export const wishesIn = (sentence: string): string[] =>
  sentence
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter(Boolean)
