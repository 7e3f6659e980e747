/** “Jan” to “Dec”; in English where the language is unknown. */
export function monthNames(language: string): string[] {
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(language || 'en')
  const format = new Intl.DateTimeFormat(known ?? 'en', { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2023, month, 15)).replace(/\.$/, ''))
}
