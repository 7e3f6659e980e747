import { INTERFACE } from './interface-language.ts'
/** A day without a clock, 2014-03-02, as noon of it everywhere. */
export const noonOf = (date: string) => new Date(`${date}T12:00:00Z`)

const inWords = (dateStyle: 'long' | 'medium') => (date: string) =>
  new Intl.DateTimeFormat(INTERFACE, { dateStyle, timeZone: 'UTC' }).format(noonOf(date))

/** 2 March 2014. */
export const longDay = inWords('long')
/** 2 Mar 2014. */
export const mediumDay = inWords('medium')
