import { withoutQuotes } from './quotations.ts'

const NUMBER = /\d+(?:[.,:]\d+)*/g
const bare = (digits: string) => digits.replace(/^0+(?=\d)/, '')

/** Numbers of a sentence, outside of its quotations, that stand nowhere in what it rests on. */
export function strayNumbers(sentence: string, stated: string): string[] {
  const known = new Set(stated.match(/\d+/g)?.map(bare) ?? [])
  return (withoutQuotes(sentence).match(NUMBER) ?? []).filter(
    (number) =>
      !number.split(/[.,:]/).every((part) => known.has(bare(part))) &&
      !known.has(bare(number.replace(/[.,]/g, ''))),
  )
}
