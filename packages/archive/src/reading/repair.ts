/**
 * Facebook writes UTF-8 bytes as if each were a Latin-1 character: `cafÃ©` for `café`.
 * Every string is repaired once; text that was right already stays as it is.
 */
export function repairText(text: string): string {
  if (isAscii(text)) return text
  return wholeIsBytes(text) ?? repairSequences(text)
}

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text)

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decode(text: string): string | null {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  try {
    return strict.decode(bytes)
  } catch {
    return null
  }
}

const wholeIsBytes = (text: string) => (/[^\0-\xff]/.test(text) ? null : decode(text))

/** Valid UTF-8 sequences of two to four bytes, as Latin-1 characters. Bytes that are cut off stay as they are. */
const SEQUENCES = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g

const repairSequences = (text: string) => text.replace(SEQUENCES, (bytes) => decode(bytes) ?? bytes)

/** What no database and no page should see: NUL and other control characters, and halves of characters. */
export function storableText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '').toWellFormed()
}
