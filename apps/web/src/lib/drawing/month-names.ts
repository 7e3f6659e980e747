/** “Jan” to “Dec”, in the language of what they stand on. */
export function monthNames(locale: string | undefined): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2023, month, 15)).replace(/\.$/, ''))
}
