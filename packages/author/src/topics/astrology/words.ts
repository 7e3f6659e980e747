import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (days: string) => string
  /** A weekday of a month, within a sentence. */
  the: (day: string) => string
  /** A date and what weekday it will be. */
  on: (date: string, weekday: string) => string
  next: (when: string) => string
  /** When it is next, and a year with a line of it. */
  forecast: ((when: string, year: string, q: string) => string)[]
  range: (years: string, least: string, most: string, unit: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'What comes round',
    standfirst: (days) => `Foretold: ${days}. No stars were consulted.`,
    the: (day) => `the ${day}`,
    on: (date, weekday) => `${date}, a ${weekday}`,
    next: (when) => `The next is ${when}.`,
    forecast: [
      (when, year, q) => `The next is ${when}. Going by ${year}: ${q}`,
      (when, year, q) => `After that, ${when}. The authority is ${year}: ${q}`,
      (when, year, q) => `Then comes ${when}. Should it take after ${year}, expect ${q}`,
      (when, year, q) => `Last comes ${when}, and the precedent is ${year}: ${q}`,
    ],
    range: (years, least, most, unit) => `${years} years say ${least} to ${most} ${unit}.`,
  },
  es: {
    title: 'Lo que vuelve',
    standfirst: (days) => `Se anuncia: ${days}. No se consultó a ninguna estrella.`,
    the: (day) => `el ${day}`,
    on: (date, weekday) => `${date}, ${weekday}`,
    next: (when) => `El próximo es el ${when}.`,
    forecast: [
      (when, year, q) => `El próximo es el ${when}. A juzgar por ${year}: ${q}`,
      (when, year, q) => `Le sigue el ${when}. Manda ${year}: ${q}`,
      (when, year, q) => `Después viene el ${when}. Si sale a ${year}, se espera ${q}`,
      (when, year, q) => `Cierra el ${when}, y el precedente es ${year}: ${q}`,
    ],
    range: (years, least, most, unit) => `${years} años dicen: de ${least} a ${most} ${unit}.`,
  },
  de: {
    title: 'Was wiederkommt',
    standfirst: (days) => `Vorhergesagt: ${days}. Sterne wurden nicht befragt.`,
    the: (day) => day,
    on: (date, weekday) => `${date} (${weekday})`,
    next: (when) => `Der nächste ist der ${when}.`,
    forecast: [
      (when, year, q) => `Der nächste ist der ${when}. Nach ${year} zu urteilen: ${q}`,
      (when, year, q) => `Danach der ${when}. Es gilt ${year}: ${q}`,
      (when, year, q) => `Dann kommt der ${when}. Wenn er nach ${year} schlägt, heißt es ${q}`,
      (when, year, q) => `Zuletzt kommt der ${when}, und der Präzedenzfall ist ${year}: ${q}`,
    ],
    range: (years, least, most, unit) => `${years} Jahre sagen: ${least} bis ${most} ${unit}.`,
  },
}
