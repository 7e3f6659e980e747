import type { InLanguages } from '../known-question.ts'

type Say<T extends unknown[]> = InLanguages<(...given: T) => string>

export const BALANCED: InLanguages<{ ending: string; lead: string; isYesNo: RegExp }> = {
  en: {
    ending: ', or not?',
    lead: 'Whatever your view is:',
    isYesNo: /^(?:is|are|do|does|should|would|could|can|will|has|have)\b/iu,
  },
  es: {
    ending: ', o no?',
    lead: 'Sea cual sea tu opinión:',
    isYesNo: /^¿(?!qué|cómo|cuá|cuán|dónde|quién|por qué|con|a )/iu,
  },
  de: {
    ending: ', oder nicht?',
    lead: 'Egal, wie die Antwort ausfällt:',
    isYesNo: /^(?:ist|sind|soll|sollen|sollte|kann|können|hat|haben|gibt|darf|würde)/iu,
  },
}
export const NO_OPINION: InLanguages<string> = {
  en: 'no opinion / don’t know',
  es: 'sin opinión / no lo sé',
  de: 'keine Meinung / weiß nicht',
}
export const AN_OPTION: InLanguages<string> = { en: 'option', es: 'opción', de: 'Antwort' }
export const YES_NO: InLanguages<string[]> = { en: ['yes', 'no'], es: ['sí', 'no'], de: ['ja', 'nein'] }

const COUNT_WORDS: InLanguages<string[]> = {
  en: ['', 'one', 'two', 'three', 'four', 'five'],
  es: ['', 'una', 'dos', 'tres', 'cuatro', 'cinco'],
  de: ['', 'eine', 'zwei', 'drei', 'vier', 'fünf'],
}
const inLetters = (language: 'en' | 'es' | 'de', count: number) =>
  COUNT_WORDS[language][count] ?? String(count)
export const TICK_MOST: Say<[number]> = {
  en: (most) => `at most ${inLetters('en', most)}`,
  es: (most) => `como mucho ${inLetters('es', most)}`,
  de: (most) => `höchstens ${inLetters('de', most)}`,
}
export const COUNTED_WORD: Say<[string, boolean]> = {
  en: (thing) => `Which ${thing} do you like best? Put them in order.`,
  es: (thing, isFormal) =>
    `¿Qué ${thing} ${isFormal ? 'le' : 'te'} gustan más? ${isFormal ? 'Ordénelo' : 'Ordénalo'}.`,
  de: (thing, isFormal) =>
    `Welche ${thing} ${isFormal ? 'mögen Sie' : 'magst du'} am liebsten? ${isFormal ? 'Bringen Sie' : 'Bring'} es in eine Reihenfolge.`,
}
export const AN_OPEN_END: Say<[boolean]> = {
  en: () => 'Is there anything else you would like to tell us?',
  es: (isFormal) => `¿Hay algo más que ${isFormal ? 'le' : 'te'} gustaría contarnos?`,
  de: (isFormal) => `Was ${isFormal ? 'möchten Sie' : 'möchtest du'} uns sonst noch sagen?`,
}
const one = (count: number, single: string, several: string) => (count === 1 ? single : several)

/** What was done with a wish, or why there was nothing to do, in a sentence. */
export const TOLD = {
  fitted: {
    en: (count, minutes) =>
      `I kept ${count} questions; they fit into about ${minutes} ${one(minutes, 'minute', 'minutes')}.`,
    es: (count, minutes) =>
      `Dejé ${count} preguntas; caben en unos ${minutes} ${one(minutes, 'minuto', 'minutos')}.`,
    de: (count, minutes) =>
      `Ich habe ${count} Fragen behalten; sie passen in etwa ${minutes} ${one(minutes, 'Minute', 'Minuten')}.`,
  } as Say<[number, number]>,
  ranked: {
    en: (place, count, thing, isKnown) =>
      isKnown
        ? `Question ${place} is now a ranking of ${count} ${thing}; tell me if yours are others.`
        : `Question ${place} is now a ranking, but I do not know your ${thing}: which ${count} are they?`,
    es: (place, count, thing, isKnown) =>
      isKnown
        ? `La pregunta ${place} es ahora de ordenar ${count} ${thing}; dime si son otros.`
        : `La pregunta ${place} es ahora de ordenar, pero no sé cuáles son (${thing}): ¿qué ${count} pongo?`,
    de: (place, count, thing, isKnown) =>
      isKnown
        ? `Frage ${place} ist jetzt eine Reihenfolge von ${count} ${thing}; sag mir, wenn es andere sind.`
        : `Frage ${place} ist jetzt eine Reihenfolge, nur kenne ich die ${thing} nicht: Welche ${count} sind es?`,
  } as Say<[number, number, string, boolean]>,
  most: {
    en: 'How many may be ticked stands in the question; the survey does not count along.',
    es: 'Cuántas se pueden marcar está en la pregunta; la encuesta no lo controla.',
    de: 'Wie viele angekreuzt werden dürfen, steht in der Frage; die Umfrage zählt nicht mit.',
  },
  wayOut: {
    en: (text, places) =>
      places.length > 0
        ? `I added the option “${text}” to ${one(places.length, 'question', 'questions')} ${places.join(', ')}.`
        : 'There is such an option already wherever people choose.',
    es: (text, places) =>
      places.length > 0
        ? `Añadí la opción «${text}» en ${one(places.length, 'la pregunta', 'las preguntas')} ${places.join(', ')}.`
        : 'Donde se elige ya hay una opción así.',
    de: (text, places) =>
      places.length > 0
        ? `Ich habe bei ${one(places.length, 'Frage', 'den Fragen')} ${places.join(', ')} die Antwort „${text}“ ergänzt.`
        : 'Wo gewählt wird, gibt es so eine Antwort schon.',
  } as Say<[string, number[]]>,
  anonymous: {
    en: (out) =>
      `${out > 0 ? `I took out what could identify people (${out}).` : 'No question asks for a name or anything else that identifies people.'} You can tell them so in the survey’s description.`,
    es: (out) =>
      `${out > 0 ? `Quité lo que podía identificar a alguien (${out}).` : 'Ninguna pregunta pide el nombre ni nada que identifique.'} Puedes decirlo en la descripción de la encuesta.`,
    de: (out) =>
      `${out > 0 ? `Ich habe herausgenommen, woran man jemanden erkennen könnte (${out}).` : 'Keine Frage verlangt einen Namen oder etwas, woran man jemanden erkennt.'} Sagen kannst du das in der Beschreibung der Umfrage.`,
  } as Say<[number]>,
  skip: {
    en: 'People may skip a question unless you mark it as required in the survey editor; write that it is fine to skip into the survey’s description, which they read first.',
    es: 'Se puede saltar cualquier pregunta que no marques como obligatoria en el editor; escribe en la descripción, que se lee primero, que nadie tiene que contestar a todo.',
    de: 'Jede Frage lässt sich überspringen, solange du sie im Editor nicht zur Pflicht machst; schreib das in die Beschreibung der Umfrage, die alle zuerst lesen.',
  },
  closed: {
    en: (count) =>
      count > 0
        ? 'Most are answered by ticking now; one stays open.'
        : 'At most one of them is open already.',
    es: (count) =>
      count > 0
        ? 'Ahora casi todas se contestan marcando; queda una abierta.'
        : 'Ya hay como mucho una abierta.',
    de: (count) =>
      count > 0
        ? 'Die meisten werden jetzt angekreuzt; eine bleibt offen.'
        : 'Höchstens eine davon ist offen.',
  } as Say<[number]>,
  whichOptions: {
    en: 'Which options should it have?',
    es: '¿Qué opciones pongo?',
    de: 'Welche Antworten soll sie haben?',
  },
  openEnd: {
    en: 'I put an open question at the end.',
    es: 'Puse una pregunta abierta al final.',
    de: 'Am Ende steht jetzt eine offene Frage.',
  },
  openAlready: {
    en: 'The last one is an open question already.',
    es: 'La última ya es una pregunta abierta; está al final.',
    de: 'Die letzte ist schon eine offene Frage.',
  },
  hours: {
    en: (place) => `Question ${place} asks for hours now.`,
    es: (place) => `La pregunta ${place} pide ahora horas.`,
    de: (place) => `Frage ${place} fragt jetzt nach Stunden.`,
  } as Say<[number]>,
  none: {
    en: (what) => `There is nothing about ${what} in it, so nothing had to go.`,
    es: (what) => `No hay nada sobre ${what}, así que no hubo que quitar nada.`,
    de: (what) => `Über ${what} kommt nichts vor; es musste nichts weg.`,
  } as Say<[string]>,
}
