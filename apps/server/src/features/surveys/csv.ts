/** A cell that begins like a formula would be run by a spreadsheet; the apostrophe makes it plain text. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/
/** Scales may go below zero. */
const NUMBER = /^-\d+(\.\d+)?$/

const isFormula = (text: string) => FORMULA.test(text) && !NUMBER.test(text)

const cell = (text: string) => `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** With the mark by which spreadsheets recognise UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
