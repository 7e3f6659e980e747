import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceOf } from '#lib/api-error.ts'
import { useSendArchive } from '../api.ts'
import type { Fault } from '../reading/faults.ts'
import { type GivenFile, readArchive } from '../reading/read-archive.ts'
import { faultOf, type Reading } from '../reading/reading.ts'
import type { LocalWork } from '../waiting/stage.ts'

/** The specification's own line, for whoever looks at the console. */
const LOGGED = 'No valid Facebook posts found in archive'

export type ArchiveState =
  | { kind: 'choosing'; fault?: Fault; failure?: string }
  | { kind: 'working'; work: LocalWork }
  | { kind: 'report'; reading: Reading; given: GivenFile[]; failure?: string }

type Options = { firstName: string; reminderCode?: string }

/** From the chosen file to the started import: read here, shown, then sent. */
export function useArchive({ firstName, reminderCode }: Options) {
  const [state, setState] = useState<ArchiveState>({ kind: 'choosing' })
  const [leaveOut, setLeaveOut] = useState('')
  const [withPhotos, setWithPhotos] = useState(false)
  const client = useQueryClient()
  const running = useRef<AbortController | null>(null)
  const send = useSendArchive()
  const work = (stage: LocalWork['stage'], fraction: number) =>
    setState({ kind: 'working', work: { stage, fraction } })

  async function read(files: GivenFile[], signal: AbortSignal): Promise<Reading | null> {
    work('extract', 0)
    const reading = await readArchive(files, ({ done, total }) => work('extract', done / total), signal)
    const fault = faultOf(reading)
    if (!fault) return reading
    console.info(LOGGED)
    setState({ kind: 'choosing', fault })
    return null
  }

  async function upload(reading: Reading, signal: AbortSignal) {
    work('upload', 0)
    const onFraction = (fraction: number) => work('upload', fraction)
    await send.mutateAsync({
      firstName,
      files: reading.files,
      reminderCode,
      leaveOut: leaveOut
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      onFraction,
      signal,
    })
  }

  /** Beside the writing, which does not wait for them. */
  const sendPhotos = (given: GivenFile[], { photos }: Reading) => {
    if (photos.length === 0) return
    void import('../photos/photo-sending.ts').then(({ photoSending }) =>
      photoSending.start(given, photos, () => void client.invalidateQueries({ queryKey: ['article'] })),
    )
  }

  /** What fails leads back to where one was, with a sentence; a cancelled one without. */
  async function attempt(
    steps: (signal: AbortSignal) => Promise<void>,
    back: (failure: string) => ArchiveState,
  ) {
    const controller = new AbortController()
    running.current = controller
    try {
      await steps(controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) setState(back(sentenceOf(error)))
    }
  }

  return {
    state,
    leaveOut,
    setLeaveOut,
    withPhotos,
    setWithPhotos,
    isSending: send.isPending,
    choose: (files: GivenFile[]) =>
      attempt(
        async (signal) => {
          work('preliminary', 1)
          const reading = await read(files, signal)
          setWithPhotos(false)
          if (reading) setState({ kind: 'report', reading, given: files })
        },
        (failure) => ({ kind: 'choosing', failure }),
      ),
    send: (reading: Reading, given: GivenFile[]) =>
      attempt(
        async (signal) => {
          await upload(reading, signal)
          if (withPhotos) sendPhotos(given, reading)
        },
        // The file stays chosen and read: one press tries again.
        (failure) => ({ kind: 'report', reading, given, failure }),
      ),
    /** The sample goes the very same way; nobody needs to look at its report first. */
    trySample: (files: () => Promise<GivenFile[]>) =>
      attempt(
        async (signal) => {
          work('preliminary', 0)
          const given = await files()
          const reading = await read(given, signal)
          if (!reading) return
          await upload(reading, signal)
          // Drawings of ours: there is nobody whose leave we would need.
          sendPhotos(given, reading)
        },
        (failure) => ({ kind: 'choosing', failure }),
      ),
    cancel: () => {
      running.current?.abort()
      setState({ kind: 'choosing' })
    },
  }
}
export type Archive = ReturnType<typeof useArchive>
