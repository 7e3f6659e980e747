import type { Slot } from './slots.ts'

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
}
const WEEKDAYS = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  es: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
  de: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
}
const ORDER = {
  en: 'first second third fourth fifth'.split(' '),
  es: 'primer segundo tercer cuarto quinto'.split(' '),
  de: 'erster zweiter dritter vierter fünfter'.split(' '),
}

/** "7 November", "first Saturday of September": in the language of the posts. */
export function slotLabel(slot: Slot, language: string): string {
  const l = language === 'es' || language === 'de' ? language : 'en'
  const date = /^day:(\d\d)-(\d\d)$/.exec(slot.id)
  if (date) {
    const month = MONTHS[l][Number(date[1]) - 1] as string
    const day = Number(date[2])
    return l === 'en' ? `${day} ${month}` : l === 'es' ? `${day} de ${month}` : `${day}. ${month}`
  }
  const nth = /^weekday:(\d\d)\/(\d)\/(\d)$/.exec(slot.id)
  if (!nth) return slot.label
  const month = MONTHS[l][Number(nth[1]) - 1] as string
  const order = ORDER[l][Number(nth[2]) - 1] as string
  const weekday = WEEKDAYS[l][Number(nth[3])] as string
  return l === 'en'
    ? `${order} ${weekday} of ${month}`
    : l === 'es'
      ? `${order} ${weekday} de ${month}`
      : `${order} ${weekday} im ${month}`
}
