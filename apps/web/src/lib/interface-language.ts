/** The words around dates and numbers are English: so are these, in the reader's own English where they have one. */
export const interfaceLanguage = (wanted: readonly string[]): string =>
  wanted.find((tag) => /^en(?:-|$)/i.test(tag)) ?? 'en'

export const INTERFACE = interfaceLanguage(navigator.languages ?? [])
