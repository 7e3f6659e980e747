/** “the budget one”, “la de la salud”, “die Musikfrage”: how a message calls one of the questions, wherever it does. */
const CALLED = [
  /(?<!\p{L})(?:the|that|this)\s((?:[\p{L}’'-]+\s){1,4}?)(?:one|question|bit)s?(?!\p{L})/giu,
  /(?<!\p{L})(?:the )?(?:one|question)s?\s(?:about|on|with|regarding)\s((?:[\p{L}’'-]+\s?){1,4})/giu,
  /(?<!\p{L})(?:la|lo|las|pregunta)\s(?:de(?:l| la| los| las)?|sobre(?: el| la| los| las)?)\s([\p{L}-]+)/giu,
  /(?<!\p{L})([\p{L}-]{3,30})frage(?!\p{L})/giu,
  /(?<!\p{L})(?:die|der|bei der) (?:frage )?(?:nach|zu[rm]?|über|mit)\s(?:der |dem |den |die |das )?([\p{L}-]+)/giu,
]

export const namesIn = (message: string): string[] =>
  CALLED.flatMap((one) => [...message.matchAll(one)].map(([, name = '']) => name.trim())).filter(Boolean)
