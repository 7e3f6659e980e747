const UNIT =
  '(?:km|kilometers?|kilometres?|kilómetros|kilometern?|miles|millas|metres|meters|metros|metern|minutes?|mins?|minutos|minuten|hours?|hrs|horas|stunden|days|días|tagen|weeks|semanas|wochen|euros?|pounds|quid|£|€|percent|prozent|por ciento|litres?|liters?|litros|litern|kg|kilos?|cm)'
const PER =
  '(?:\\s+(?:per|a|an|pro|por|al|a la|je|in der|im)\\s+(?:evening|day|week|month|year|night|session|person|km|mile|tarde|día|noche|semana|mes|año|persona|abend|tag|woche|monat|jahr|nacht|nase|kopf|person))?'
/** “but in minutes”, “, in km”, “en horas por semana”. */
const SAID = new RegExp(
  `,?\\s{0,9}(?:but |please |bitte |pero |aber |und zwar |y )?(?<!\\p{L})(?:in|en)\\s{1,9}((?:min|${UNIT})(?:${PER})?)(?!\\p{L})`,
  'iu',
)

/** The unit that something is wanted in, and the rest of what was said. */
export function unitIn(text: string): { unit: string; rest: string } | null {
  const found = SAID.exec(text)
  return found?.[1]
    ? { unit: found[1].trim(), rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim() }
    : null
}

const STANDING = new RegExp(`,?\\s{1,9}(?:in|en)\\s{1,9}(?:min|${UNIT})(?:${PER})?(?=\\?|$)`, 'iu')

/** A question that asks for a number of something. */
export const inUnit = (text: string, unit: string): string => {
  const mark = text.trim().endsWith('?') ? '?' : ''
  const bare = text.trim().replace(/\?$/u, '').replace(STANDING, '')
  const word =
    /^[¿]|ción|(?:^| )(?:horas|minutos|semana|día)/iu.test(`${text} ${unit}`) &&
    /^¿/u.test(text.replace(/^[^¿]*/u, ''))
      ? 'en'
      : 'in'
  return `${bare}, ${word} ${unit}${mark}`
}
