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

/** What people track and count in, by the language they say it in: a short note has few other words. */
const TRACKED_EN = word(
  'water|steps|weight|sleep|smoked?|smoking|cigarettes|cigs|cups|glasses|bottles|times|run|running|reading|writing|cooking|walking|swimming|meditation|stretch|miles|spent|spending|savings|hrs?|mins|beers?|wine|gym|screen|time|each|twice|couple|floss|nap',
)
const TRACKED_ES = word(
  'agua|pasos|peso|sueño|dormir|correr|leer|lectura|vasos?|tazas?|copas?|cañas?|veces|cigarr(?:illo|o)s|tabaco|fumar|cafés?|caminar|andar|nadar|bici|gimnasio|gastos?|ahorro|trabajo|estudio|estudiar|cocinar|verdura|fruta|cerveza|vino|kilos|litros?|cuarto|y|mil|piano|deporte|siesta|paseo|meditar|nadé|sí',
)
const TRACKED_DE = word(
  'wasser|schritte|gewicht|schlaf(?:en)?|laufen|joggen|lesen|kaffee|tassen?|liter|mal|std|stück|flaschen?|zigaretten|kippen|rauchen|bier|wein|alkohol|sport|arbeit|lernen|kochen|spazieren|wandern|schwimmen|fahrrad|radfahren|rad|garten|gitarre|klavier|ausgaben|sparen|obst|fleisch|handy|anderthalb|halbe|viertel\\p{L}*|dreiviertel\\p{L}*|ne|nen|nix|nee|ja|nein|tsd|dehnen|tagebuch|seit|auch|schon|morgens|abends|uhr|gelaufn|folgen?|partien|tee|euro|aufm',
)

/** The language of a note; where it is short, that of what is tracked. */
export function languageOf(note: string, features: readonly TrackedFeature[]): Language {
  const own = features.map(({ title, unit }) => `${title} ${unit ?? ''}`).join(' ')
  const score = (...patterns: RegExp[]) =>
    patterns.reduce(
      (sum, pattern) => sum + (note.match(pattern)?.length ?? 0) * 2 + (own.match(pattern)?.length ?? 0),
      0,
    )
  const [en, es, de] = [score(ENGLISH, TRACKED_EN), score(SPANISH, TRACKED_ES), score(GERMAN, TRACKED_DE)]
  if (de > en && de >= es) return 'de'
  return es > en ? 'es' : 'en'
}
