import { getImportProgress, getWantedPhotos, MOST_PHOTOS, sendPhoto } from '@youzine/contract'
import { useSyncExternalStore } from 'react'
import { api } from '#lib/api-client.ts'
import { ApiError } from '#lib/api-error.ts'
import type { GivenFile } from '../reading/read-archive.ts'
import type { PhotoWish } from '../reading/reading.ts'
import { openPhotos } from './make-small.ts'
import { type Sent, type Standing, sendPhotos } from './send-photos.ts'

export type Sending = Sent & { status: 'sending' | 'stopped' | 'over' }

/** Outlives the page it was begun on, as long as the tab is open: the archive is in its hands only. */
let sending: Sending | null = null
let running: AbortController | null = null
const listeners = new Set<() => void>()

function tell(next: Sending | null) {
  sending = next
  for (const listener of listeners) listener()
}

async function look(signal: AbortSignal): Promise<Standing> {
  const { status } = await api(getImportProgress, { signal })
  const { posts } = await api(getWantedPhotos, { signal })
  return {
    hasPosts: status !== 'uploaded' && status !== 'embedding',
    isOver: status === 'finished' || status === 'failed',
    shown: new Set(posts),
  }
}

/** What a refusal means for the next one: this one only, no more, or once more in a while. */
async function send(post: string, photo: Blob, signal: AbortSignal) {
  try {
    const { kept } = await api(sendPhoto, { body: { post }, files: { photo }, signal })
    return kept ? 'kept' : 'not kept'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 409 || error.status === 401) return 'full'
    return error.status === 0 || error.status === 429 || error.status >= 500 ? 'later' : 'not kept'
  }
}

export const photoSending = {
  start(given: GivenFile[], wishes: PhotoWish[], onOver: () => void) {
    if (wishes.length === 0) return
    running?.abort()
    const controller = new AbortController()
    running = controller
    const { signal } = controller
    const photos = openPhotos(given)
    const onSent = (sent: Sent) => {
      if (!signal.aborted) tell({ ...sent, status: 'sending' })
    }
    sendPhotos({
      wishes,
      most: MOST_PHOTOS,
      look: () => look(signal),
      make: photos.make,
      send: (post, photo) => send(post, photo, signal),
      onSent,
      wait: (ms) => new Promise((passed) => setTimeout(passed, ms)),
      now: () => Date.now(),
      signal,
    })
      .then((sent) => tell(sent.kept > 0 ? { ...sent, status: 'over' } : null))
      .catch((error: unknown) => {
        if (signal.aborted) return
        console.info('The photos were not all sent.', error)
        tell(sending && { ...sending, status: 'stopped' })
      })
      .finally(() => {
        photos.close()
        onOver()
      })
  },
  stop() {
    running?.abort()
    tell(sending && { ...sending, status: 'stopped' })
  },
  forget() {
    running?.abort()
    tell(null)
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePhotoSending = () => useSyncExternalStore(subscribe, () => sending)
