import type { GivenFile } from './read-archive.ts'

/** What a file input holds: zips, or the files of a folder with their paths. */
export const fromInput = (files: FileList | null): GivenFile[] =>
  [...(files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }))

/** Asks for a folder; nothing happens when none is chosen. */
export function chooseFolder(onFiles: (files: GivenFile[]) => void) {
  const input = Object.assign(document.createElement('input'), { type: 'file', webkitdirectory: true })
  input.onchange = () => onFiles(fromInput(input.files))
  input.click()
}

/** What was dropped: files, and folders with everything in them. */
export async function fromDrop(transfer: DataTransfer): Promise<GivenFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (entries.length === 0) return fromInput(transfer.files)
  return (await Promise.all(entries.map(filesBelow))).flat()
}

async function filesBelow(entry: FileSystemEntry): Promise<GivenFile[]> {
  const path = entry.fullPath.replace(/^\//, '')
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    )
    return [{ file, path }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const inside: FileSystemEntry[] = []
  // A folder is handed out in portions; an empty one is the end.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (portion.length === 0) break
    inside.push(...portion)
  }
  return (await Promise.all(inside.map(filesBelow))).flat()
}
