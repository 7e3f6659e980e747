const OPENERS = /[{}%]+/g

/** What somebody typed is words: never a template, never more than a line. */
export const asWords = (text: string, most = 200): string => {
  const line = text.replace(OPENERS, ' ').replace(/[<>]+/g, ' ').replace(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most).replace(/\s+\S*$/, '')} …` : line
}

/** Lower case without accents, for comparing. */
export const folded = (text: string) =>
  text
    .toLocaleLowerCase('en')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')

export const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+(?:-\p{L}+)*/gu) ?? []
