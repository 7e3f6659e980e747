import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const FONT_HEADER = 12
const FONT_ENTRY = 16

/** The font inside a WOFF file: the text engine looks for plain ones only. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.')
  const count = woff.readUInt16BE(12)
  const header = fontHeader(woff, count)
  const parts = [header]
  let offset = header.length
  for (let at = 0; at < count; at += 1) {
    const entry = woff.subarray(WOFF_HEADER + at * WOFF_ENTRY, WOFF_HEADER + (at + 1) * WOFF_ENTRY)
    const length = entry.readUInt32BE(12)
    const data = tableOf(woff, entry)
    const target = FONT_HEADER + at * FONT_ENTRY
    entry.copy(header, target, 0, 4)
    entry.copy(header, target + 4, 16, 20)
    header.writeUInt32BE(offset, target + 8)
    header.writeUInt32BE(length, target + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}

function tableOf(woff: Buffer, entry: Buffer): Buffer {
  const start = entry.readUInt32BE(4)
  const packed = woff.subarray(start, start + entry.readUInt32BE(8))
  return packed.length === entry.readUInt32BE(12) ? packed : inflateSync(packed)
}

function fontHeader(woff: Buffer, count: number): Buffer {
  const header = Buffer.alloc(FONT_HEADER + count * FONT_ENTRY)
  const power = Math.floor(Math.log2(count))
  const range = 2 ** power * FONT_ENTRY
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(range, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(count * FONT_ENTRY - range, 10)
  return header
}
