/** The rows of a national standard that hold its everyday characters. */
function charactersOf(encoding: string, rows: [number, number], columns: [number, number]): Set<string> {
  const decoder = new TextDecoder(encoding)
  const found = new Set<string>()
  for (let row = rows[0]; row <= rows[1]; row += 1)
    for (let column = columns[0]; column <= columns[1]; column += 1)
      found.add(decoder.decode(new Uint8Array([row, column])))
  return found
}

/** GB 2312: what is written with simplified characters needs no others. */
const SIMPLIFIED = charactersOf('gbk', [0xb0, 0xf7], [0xa1, 0xfe])

/** The same character is drawn in three ways, and a text should not mix them: by its letters, a text is of one. */
export function hanFamily(text: string): string | undefined {
  const han = text.match(/\p{Script=Han}/gu)
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'Hina Mincho'
  if (!han) return undefined
  return han.every((sign) => SIMPLIFIED.has(sign)) ? 'ZCOOL XiaoWei' : 'Cactus Classical Serif'
}
