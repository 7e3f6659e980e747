/** Whether this browser can hand a picture to the phone's own share sheet. */
export function canSend(): boolean {
  const probe = new File([], 'picture.png', { type: 'image/png' })
  return typeof navigator.share === 'function' && navigator.canShare?.({ files: [probe] }) === true
}

interface Parcel {
  address: string
  file: string
  title: string
  link: string | null
}

/** The picture, and the link where there is one. Whoever closes the sheet has changed their mind; that is no failure. */
export async function send({ address, file, title, link }: Parcel): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`)
  const picture = new File([await answer.blob()], `youzine-${file}`, { type: 'image/png' })
  try {
    await navigator.share({ files: [picture], title, ...(link ? { url: link } : {}) })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
