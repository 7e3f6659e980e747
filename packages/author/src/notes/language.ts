import type { TrackedFeature } from './model.ts'
import type { Language } from './numbers.ts'

const GERMAN =
  /(?<!\p{L})(?:der|die|das|und|nicht|kein\p{L}*|gelaufen|geschlafen|gelesen|getrunken|geübt|heute|gestern|stunden?|minuten|seiten|ich|bin|habe|mit|ohne|bis|von)(?!\p{L})/giu
const SPANISH =
  /(?<!\p{L})(?:el|la|los|las|de|y|no|sin|hoy|ayer|mañana|horas?|minutos|páginas|corrí|dormí|leí|he|con|por|entre|voy|media|nada)(?!\p{L})/giu
const ENGLISH =
  /(?<!\p{L})(?:the|and|of|no|not|today|yesterday|hours?|minutes|pages|ran|slept|i|a|with|for|without|to|did|had)(?!\p{L})/giu

/** The language of a note; where it is short, that of what is tracked. */
export function languageOf(note: string, features: readonly TrackedFeature[]): Language {
  const own = features.map(({ title, unit }) => `${title} ${unit ?? ''}`).join(' ')
  const score = (pattern: RegExp) =>
    (note.match(pattern)?.length ?? 0) * 2 + (own.match(pattern)?.length ?? 0)
  const [en, es, de] = [score(ENGLISH), score(SPANISH), score(GERMAN)]
  if (de > en && de >= es) return 'de'
  return es > en ? 'es' : 'en'
}
