import type { InLanguages, Language } from '../known-question.ts'
import { quoted } from '../voice.ts'
import { nameOf } from '../wishes/say.ts'
import type { RecipeChange } from './read-wish.ts'

export const PROMPT_LEAD: InLanguages<(steps: number) => string> = {
  en: (steps) =>
    `These ${steps} steps read the material, settle on an angle and write the article. Tell me what to change: its length, tone, language, or what it should dwell on.`,
  es: (steps) =>
    `Estos ${steps} pasos leen el material, eligen un enfoque y escriben el artículo. Dime qué cambio: la longitud, el tono, la lengua o en qué debe detenerse.`,
  de: (steps) =>
    `Diese ${steps} Schritte lesen das Material, legen einen Blickwinkel fest und schreiben den Artikel. Sag mir, was ich ändern soll: Länge, Ton, Sprache oder worauf er eingehen soll.`,
}

const TEXTS: InLanguages<Record<RecipeChange['what'], (detail: string) => string>> = {
  en: {
    words: (n) => `The article keeps to ${n} words.`,
    shorter: () => 'The article gets shorter.',
    longer: () => 'The article gets longer.',
    funny: () => 'The article may be funny now, never at somebody’s expense.',
    serious: () => 'The tone is serious now.',
    language: (name) => `The article is written in ${nameOf(name as Language, 'en')}.`,
    'unknown language': (name) => `I cannot ask for ${name}; I write English, Spanish and German.`,
    steps: (n) => `The chain has ${n} steps now.`,
    'one step less': () => 'The chain is one step shorter; what that step did, the writing does now.',
    'by hand': () =>
      'Kind, model, temperature and output key of a step are set in the topic editor afterwards.',
    checks: () => 'The last step now checks every quote against the material.',
    person: (which) => `It is written in the ${which} person.`,
    quotes: (how) => (how === 'none' ? 'It tells everything without quotes.' : 'It quotes more.'),
    form: (form) => `Its form is ${form} now.`,
    title: (title) => `Its title is “${title}”.`,
    more: (about) => `It gives more room to ${about}.`,
    less: (about) => `It leaves aside ${about}.`,
    asked: (words) => `I passed this on to the writing step as you said it: ${quoted(words, 'en')}.`,
    cannot: () => 'These steps only write words: they cannot add pictures, send mails or publish.',
  },
  es: {
    words: (n) => `El artículo no pasa de ${n} palabras.`,
    shorter: () => 'El artículo es más corto.',
    longer: () => 'El artículo es más largo.',
    funny: () => 'El artículo puede ser divertido, nunca a costa de nadie.',
    serious: () => 'El tono es ahora serio.',
    language: (name) => `El artículo se escribe en ${nameOf(name as Language, 'es')}.`,
    'unknown language': (name) => `No puedo pedirlo en ${name}; escribo en inglés, español y alemán.`,
    steps: (n) => `La cadena tiene ahora ${n} pasos.`,
    'one step less': () => 'La cadena tiene un paso menos; lo que hacía lo hace ahora la escritura.',
    'by hand': () =>
      'El tipo, el modelo, la temperatura y la clave de un paso se ajustan después, en el editor de temas.',
    checks: () => 'El último paso coteja ahora cada cita con el material.',
    person: (which) =>
      `Se escribe en ${{ first: 'primera', second: 'segunda', third: 'tercera' }[which] ?? which} persona.`,
    quotes: (how) => (how === 'none' ? 'Lo cuenta todo sin citas.' : 'Cita más.'),
    form: (form) => `Su forma es ahora ${form}.`,
    title: (title) => `Su título es «${title}».`,
    more: (about) => `Da más espacio a ${about}.`,
    less: (about) => `Deja de lado ${about}.`,
    asked: (words) => `Pasé esto al paso de escritura tal como lo dijiste: ${quoted(words, 'es')}.`,
    cannot: () =>
      'Estos pasos solo escriben palabras: no pueden añadir imágenes, enviar correos ni publicar.',
  },
  de: {
    words: (n) => `Der Artikel bleibt bei höchstens ${n} Wörtern.`,
    shorter: () => 'Der Artikel wird kürzer.',
    longer: () => 'Der Artikel wird länger.',
    funny: () => 'Der Artikel darf komisch sein, nie auf Kosten von jemandem.',
    serious: () => 'Der Ton ist jetzt ernst.',
    language: (name) => `Der Artikel wird auf ${nameOf(name as Language, 'de')} geschrieben.`,
    'unknown language': (name) => `Auf ${name} geht es nicht; ich schreibe Englisch, Spanisch und Deutsch.`,
    steps: (n) => `Die Kette hat jetzt ${n} Schritte.`,
    'one step less': () => 'Die Kette ist einen Schritt kürzer; was er tat, tut jetzt das Schreiben.',
    'by hand': () =>
      'Art, Modell, Temperatur und Schlüssel eines Schritts stellt man danach im Themen-Editor ein.',
    checks: () => 'Der letzte Schritt prüft jetzt jedes Zitat am Material.',
    person: (which) =>
      `Er steht in der ${{ first: 'ersten', second: 'zweiten', third: 'dritten' }[which] ?? which} Person.`,
    quotes: (how) => (how === 'none' ? 'Er erzählt alles ohne Zitate.' : 'Er zitiert mehr.'),
    form: (form) => `Seine Form ist jetzt ${form}.`,
    title: (title) => `Sein Titel ist „${title}“.`,
    more: (about) => `Er gibt mehr Raum: ${about}.`,
    less: (about) => `Er lässt beiseite: ${about}.`,
    asked: (words) =>
      `Das habe ich dem Schreibschritt weitergegeben, wie du es gesagt hast: ${quoted(words, 'de')}.`,
    cannot: () =>
      'Diese Schritte schreiben nur Worte: Bilder einfügen, Mails schicken oder veröffentlichen können sie nicht.',
  },
}

export const sayChange = ({ what, detail }: RecipeChange, language: Language) => TEXTS[language][what](detail)

export const PROMPT_NOTES: InLanguages<Record<'undone' | 'undoable' | 'restarted' | 'edited', string>> = {
  en: {
    undone: 'I took the last change back.',
    undoable: 'There is no change of mine left to take back.',
    restarted: 'I started over from the first proposal.',
    edited:
      'You changed the steps by hand, so I left them standing and added what you asked for to the last one.',
  },
  es: {
    undone: 'Deshice el último cambio.',
    undoable: 'No queda ningún cambio mío que deshacer.',
    restarted: 'Volví a la primera propuesta.',
    edited: 'Cambiaste los pasos a mano, así que los dejé y añadí lo que pediste al último.',
  },
  de: {
    undone: 'Ich habe die letzte Änderung zurückgenommen.',
    undoable: 'Es gibt keine Änderung von mir mehr, die ich zurücknehmen könnte.',
    restarted: 'Ich habe wieder beim ersten Vorschlag angefangen.',
    edited:
      'Du hast die Schritte von Hand geändert; ich habe sie stehen lassen und deinen Wunsch beim letzten ergänzt.',
  },
}
