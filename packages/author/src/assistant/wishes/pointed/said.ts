/** What may stand before any wish, and after it. */
export const LEAD =
  '^(?:(?:and|then|also|ok|okay|please|so|now|oh|und|dann|auch|bitte|noch|y|luego|también|además|por favor|can you|could you|kannst du|puedes)[,\\s]{1,3}){0,3}'
export const TAIL =
  '(?:[,\\s]{1,3}(?:please|pls|too|as well|after all|though|instead|then|bitte|doch|noch|auch|dazu|hinzu|rein|ergänzen|por favor|también|jaja|jaja+|haha|lol|jeje)){0,3}[.!?\\s]{0,5}$'

export const pattern = (body: string) => new RegExp(`${LEAD}${body}${TAIL}`, 'iu')

const WITH_UNIT = /^\d{1,4}\s([\p{L}€£$%]{1,12})$/u

/** What is counted, said once behind the last number, belongs to each. */
export function withUnit(answers: string[]): string[] {
  const unit = WITH_UNIT.exec(answers.at(-1) ?? '')?.[1]
  const isOfNumbers = answers.length > 1 && answers.slice(0, -1).every((one) => /^\d{1,4}$/u.test(one))
  if (!unit || !isOfNumbers) return answers
  return answers.map((one, at) =>
    at === answers.length - 1 ? one : `${one} ${one === '1' ? unit.replace(/(?<=[^s])s$/u, '') : unit}`,
  )
}
