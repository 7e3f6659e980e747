import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '@youzine/contract'

/** Says what is wrong with a file chosen as a picture, or nothing when it will do. */
export function photoFault(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!file.type.startsWith('image/')) return 'That file is not an image. Please choose a photo.'
  if (!PHOTO_TYPES.some((type) => type === file.type))
    return 'We cannot use this kind of image. A JPEG, PNG, WebP, GIF or AVIF will do.'
  if (file.size > MAX_PHOTO_BYTES)
    return `That photo is too large. Up to ${MAX_PHOTO_BYTES / 1024 / 1024} MB will do.`
}
