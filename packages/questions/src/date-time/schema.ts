import { z } from 'zod'
import type { QuestionType, ResponseJson } from '../question.ts'
import { noConfig, noFault } from '../shared/options.ts'
import { spokenText } from '../shared/text-type.ts'
import { tally } from './result.ts'

export interface DateTimeResponse extends ResponseJson {
  dateTime: string
  text: string
}

const WRITTEN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/

/** A moment that a calendar and a clock know; the 30th of February is none. */
export function isMoment(dateTime: string): boolean {
  if (!WRITTEN.test(dateTime)) return false
  const [day = '', clock = ''] = dateTime.split('T')
  const noon = new Date(`${day}T12:00:00Z`)
  return (
    !Number.isNaN(noon.getTime()) &&
    noon.toISOString().startsWith(day) &&
    !Number.isNaN(new Date(`2000-01-01T${clock}`).getTime())
  )
}

/** The time of a day of which nobody said more. */
const NO_TIME = '00:00'

/** In the words of the reader's own locale; an emptied day takes the answer back. */
export function pickMoment(day: string, time = '', locale?: string): DateTimeResponse {
  const dateTime = `${day}T${time || NO_TIME}`
  if (!isMoment(dateTime)) return { dateTime: '', text: '' }
  const words = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    ...(time ? { timeStyle: 'short' as const } : {}),
  })
  return { dateTime, text: words.format(new Date(dateTime)) }
}

export function dayAndTime(dateTime: unknown): { day: string; time: string } {
  if (typeof dateTime !== 'string' || !isMoment(dateTime)) return { day: '', time: '' }
  const time = dateTime.slice(11, 16)
  return { day: dateTime.slice(0, 10), time: time === NO_TIME ? '' : time }
}

export const dateTime: QuestionType = {
  label: 'Date and time',
  hasOptions: false,
  takesEnter: false,
  optionsFault: noFault,
  configFault: noFault,
  configToStore: noConfig,
  response: () =>
    z
      .object({ dateTime: z.string(), text: z.string().max(200) })
      .refine(
        (given) => given.dateTime === '' || (isMoment(given.dateTime) && given.text.trim() !== ''),
        'This is not a date and time',
      ),
  isAnswered: (response) => typeof response.dateTime === 'string' && response.dateTime !== '',
  textOf: spokenText,
  tally,
}
