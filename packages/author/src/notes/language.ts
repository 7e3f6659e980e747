import type { TrackedFeature } from './model.ts'
import type { Language } from './numbers.ts'

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')

const GERMAN = word(
  'der|die|das|dem|den|und|nicht|kein\\p{L}*|ge\\p{L}{3,}t|gelaufen|geschlafen|gelesen|getrunken|heute|gestern|morgen|stunden?|minuten|seiten|ich|bin|habe?|mit|ohne|bis|von|eine?[nmr]?|im|zum|zur|auf|für|aber|dann|noch|nur|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|wollte|war|wurden|\\p{L}*[äöüß]\\p{L}*',
)
const SPANISH = word(
  'el|la|los|las|de|del|al|y|no|sin|hoy|ayer|mañana|horas?|minutos|páginas|corrí|dormí|leí|he|con|por|entre|voy|media|nada|una?|en|que|para|pero|más|muy|hice|iba|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mi|me|se|\\p{L}*[áéíóúñ]\\p{L}*',
)
const ENGLISH = word(
  'the|and|of|no|not|today|yesterday|hours?|minutes|pages|ran|slept|i|a|with|for|without|to|did|had|my|me|he|in|at|then|one|half|twenty|thirty|forty|fifty|new|words|still|this|but|went|got|just|from|out|by|only|after|before|again|walk|morning|two|three|four|five|six|seven|eight|nine|ten|was|on',
)

/** The language of a note; where it is short, that of what is tracked. */
export function languageOf(note: string, features: readonly TrackedFeature[]): Language {
  const own = features.map(({ title, unit }) => `${title} ${unit ?? ''}`).join(' ')
  const score = (pattern: RegExp) =>
    (note.match(pattern)?.length ?? 0) * 2 + (own.match(pattern)?.length ?? 0)
  const [en, es, de] = [score(ENGLISH), score(SPANISH), score(GERMAN)]
  if (de > en && de >= es) return 'de'
  return es > en ? 'es' : 'en'
}
