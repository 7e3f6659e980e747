import { crc32, deflateRawSync } from 'node:zlib'

/** 15 January 2026, noon, in the way zips keep it. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 15
const TIME = 12 << 11
const DEFLATED = 8
const VERSION = 20
const UTF8_NAMES = 0x0800

function fields(size: number, write: (view: DataView) => void): Buffer {
  const bytes = Buffer.alloc(size)
  write(new DataView(bytes.buffer, bytes.byteOffset, size))
  return bytes
}

/** What the local header and the directory say alike, from `at` on. */
function describe(
  view: DataView,
  at: number,
  entry: { crc: number; packed: number; size: number; name: number },
) {
  view.setUint16(at, VERSION, true)
  view.setUint16(at + 2, UTF8_NAMES, true)
  view.setUint16(at + 4, DEFLATED, true)
  view.setUint16(at + 6, TIME, true)
  view.setUint16(at + 8, DATE, true)
  view.setUint32(at + 10, entry.crc, true)
  view.setUint32(at + 14, entry.packed, true)
  view.setUint32(at + 18, entry.size, true)
  view.setUint16(at + 22, entry.name, true)
}

/** A plain zip with fixed dates, so that the same files give the same archive. */
export function zipOf(files: ReadonlyMap<string, string | Uint8Array>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, data] of files) {
    const name = Buffer.from(path)
    const content = typeof data === 'string' ? Buffer.from(data) : data
    const packed = deflateRawSync(content, { level: 9 })
    const entry = { crc: crc32(content), packed: packed.length, size: content.length, name: name.length }
    const local = fields(30, (view) => {
      view.setUint32(0, 0x04034b50, true)
      describe(view, 4, entry)
    })
    const listed = fields(46, (view) => {
      view.setUint32(0, 0x02014b50, true)
      view.setUint16(4, VERSION, true)
      describe(view, 6, entry)
      view.setUint32(42, offset, true)
    })
    bodies.push(local, name, packed)
    directory.push(listed, name)
    offset += local.length + name.length + packed.length
  }
  const listing = Buffer.concat(directory)
  const end = fields(22, (view) => {
    view.setUint32(0, 0x06054b50, true)
    view.setUint16(8, files.size, true)
    view.setUint16(10, files.size, true)
    view.setUint32(12, listing.length, true)
    view.setUint32(16, offset, true)
  })
  return Buffer.concat([...bodies, listing, end])
}
