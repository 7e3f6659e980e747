import { ImagePlus, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { drawnAvatars } from '#lib/avatars.ts'
import { photoFault } from '#lib/photo.ts'
import { IconButton } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { PictureChoice } from '#ui/picture-choice.tsx'
import type { Picture } from './api.ts'

type Props = { picture: Picture; onChange: (picture: Picture) => void }

/** A photo of one's own or one of ours; choosing one lets go of the other. */
export function PictureField({ picture, onChange }: Props) {
  const id = useId()
  const [fault, setFault] = useState<string>()
  const preview = usePreview(picture.photo)

  const choose = (file: File | undefined) => {
    if (!file) return
    const found = photoFault(file)
    setFault(found)
    if (!found) onChange({ photo: file })
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">
        Profile image <span className="font-normal text-faint">(optional)</span>
      </legend>
      <div className="flex items-center gap-3">
        <input
          id={id}
          type="file"
          accept="image/*"
          className="peer sr-only"
          aria-describedby={fault ? `${id}-error` : undefined}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => {
            choose(event.target.files?.[0])
            // The same file can be chosen again after it was taken back.
            event.target.value = ''
          }}
        />
        <label
          htmlFor={id}
          className="flex min-h-11 items-center gap-2.5 rounded-full border border-edge px-4 text-sm transition-colors hover:border-ink hover:bg-wash peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-3"
        >
          {preview ? (
            <img src={preview} alt="" className="-ml-2.5 size-9 rounded-full object-cover" />
          ) : (
            <ImagePlus aria-hidden className="size-4.5" />
          )}
          <span className="max-w-48 truncate">{picture.photo?.name ?? 'Upload a photo'}</span>
        </label>
        {picture.photo && (
          <IconButton label="Take the photo back" onClick={() => onChange({})}>
            <X aria-hidden className="size-4.5" />
          </IconButton>
        )}
      </div>
      <FieldError id={`${id}-error`}>{fault}</FieldError>
      <p className="text-faint text-sm">Or be one of these:</p>
      <PictureChoice
        label="Avatar"
        options={drawnAvatars}
        value={picture.avatar}
        onChange={(avatar) => {
          setFault(undefined)
          onChange({ avatar })
        }}
      />
    </fieldset>
  )
}

/** An object URL belongs to the browser, not to React: made for the file shown, given back after it. */
function usePreview(file: File | undefined) {
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    if (!file) return setPreview(undefined)
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return preview
}
