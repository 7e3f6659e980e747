import { BlobReader, type FileEntry, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { byNumber, isPicture, isPostFile, judgePaths, leadsOut, type PathsVerdict } from '../paths.ts'

export type ArchiveVerdict = PathsVerdict | 'not_a_zip' | 'cut_off' | 'encrypted' | 'empty'

/** Something in the archive; nothing of it is read until it is asked for. */
export interface ArchiveEntry {
  path: string
  bytes: number
  read(): Promise<Uint8Array>
}

export interface OpenedArchive {
  verdict: ArchiveVerdict
  entries: ArchiveEntry[]
  /** Pictures, wherever they are. */
  pictures: ArchiveEntry[]
  /** Entries whose names point out of the archive; they are not read. */
  leftOut: string[]
  close(): Promise<void>
}

/** Post files are a few megabytes; one that unpacks to more than this is a bomb. */
const MAX_ENTRY_BYTES = 256 * 1024 * 1024
const MAX_PICTURE_BYTES = 64 * 1024 * 1024

const toEntry = (entry: FileEntry, mostBytes: number, refusal: string): ArchiveEntry => ({
  path: entry.filename,
  bytes: entry.uncompressedSize,
  read: async () => {
    if (entry.uncompressedSize > mostBytes) throw new Error(refusal)
    return entry.getData(new Uint8ArrayWriter())
  },
})

const nothing = (verdict: ArchiveVerdict): OpenedArchive => ({
  verdict,
  entries: [],
  pictures: [],
  leftOut: [],
  close: async () => {},
})

/** The library says the same of a foreign file and of a zip whose end is missing: the first bytes tell them apart. */
async function beginsLikeZip(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5 || head[2] === 7)
}

/** Reads the directory at the end and nothing else; entries are read one at a time, when asked for. */
export async function openArchive(file: Blob): Promise<OpenedArchive> {
  if (file.size === 0) return nothing('empty')
  if (!(await beginsLikeZip(file))) return nothing('not_a_zip')
  const zip = new ZipReader(new BlobReader(file), { useWebWorkers: false })
  // Names are only ever compared: one that points out of the archive leads nowhere, and spoils none of the others.
  const listed = await zip.getEntries({ filenameValidation: 'tolerant' }).catch(() => null)
  if (!listed) return nothing('cut_off')
  const all = listed.filter((entry): entry is FileEntry => !entry.directory)
  const files = all.filter(({ filename }) => !leadsOut(filename))
  const posts = files.filter(({ filename }) => isPostFile(filename))
  if (posts.some(({ encrypted }) => encrypted)) return nothing('encrypted')
  if (posts.length === 0 && files.length > 0 && files.every(({ encrypted }) => encrypted))
    return nothing('encrypted')
  return {
    verdict: judgePaths(files.map(({ filename }) => filename)),
    leftOut: all.filter(({ filename }) => leadsOut(filename)).map(({ filename }) => filename),
    entries: posts
      .sort((a, b) => byNumber(a.filename, b.filename))
      .map((entry) => toEntry(entry, MAX_ENTRY_BYTES, 'This file is too large to be a list of posts.')),
    pictures: files
      .filter(({ filename, encrypted }) => !encrypted && isPicture(filename))
      .map((entry) => toEntry(entry, MAX_PICTURE_BYTES, 'This picture is too large.')),
    close: () => zip.close(),
  }
}
