import { clsx } from 'clsx'
import { FileArchive } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { chooseFolder, fromDrop, fromInput } from '../reading/given-files.ts'
import type { GivenFile } from '../reading/read-archive.ts'

/** One or more zip files, or a folder, chosen or dropped. */
export function Picker({ onFiles }: { onFiles: (files: GivenFile[]) => void }) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const give = (files: GivenFile[]) => {
    if (files.length) onFiles(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void fromDrop(event.dataTransfer).then(give)
  }
  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      aria-label="Your archive"
      className={clsx(
        'grid justify-items-center gap-4 rounded-base border-2 border-edge border-dashed px-6 py-12 text-center transition-colors',
        isOver && 'border-accent bg-accent-wash',
      )}
    >
      <FileArchive aria-hidden className="size-9 text-faint" strokeWidth={1.4} />
      <p className="font-text text-lead">Drop your zip file here</p>
      <input
        id={id}
        type="file"
        accept=".zip,application/zip,application/x-zip-compressed"
        multiple
        className="peer sr-only"
        onChange={(event) => {
          give(fromInput(event.target.files))
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 items-center rounded-full border border-ink bg-ink px-6 font-[550] text-[0.95rem] text-paper hover:bg-ink/88 peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-3"
      >
        Choose a zip file
      </label>
      <Button variant="link" onClick={() => chooseFolder(give)}>
        Choose an unpacked folder
      </Button>
      <p className="max-w-[48ch] text-faint text-sm">
        If Facebook gave you several parts, choose them all together. Your archive is read here, in your
        browser: only the files with your posts are sent, never messages, and photos only if you say so.
      </p>
    </fieldset>
  )
}
