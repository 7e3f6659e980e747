import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Drawing } from '#platform/drawing/drawing.ts'
import { drawScene } from './look/draw-scene.ts'
import type { Still } from './look/frame.ts'
import { lengthOf, type Scene, secondsOf } from './script.ts'
import { soundBed } from './sound.ts'

const FRAMES = 25
/** Of a hundred: how far the film is when all its pictures are drawn. */
const DRAWN = 25

interface Options {
  drawing: Drawing
  ffmpeg: string
  signal: AbortSignal
  onProgress(percent: number): void
}

/** An MP4 that plays everywhere: H.264, yuv420p, AAC, its index at the front. */
export async function makeFilm(
  scenes: readonly Scene[],
  { drawing, ffmpeg, signal, onProgress }: Options,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'youzine-film-'))
  try {
    const lengths = secondsOf(scenes)
    const stills: { file: string; seconds: number }[] = []
    const keep = async ({ png, seconds }: Still) => {
      const file = `${stills.length}.png`
      await writeFile(join(folder, file), png)
      stills.push({ file, seconds })
    }
    for (const [at, scene] of scenes.entries()) {
      signal.throwIfAborted()
      for (const still of await drawScene(drawing, scene, lengths[at] ?? 0)) await keep(still)
      onProgress(Math.round((DRAWN * (at + 1)) / scenes.length))
    }
    await writeFile(join(folder, 'stills.txt'), listOf(stills))
    const seconds = lengthOf(scenes)
    const [first] = scenes
    await writeFile(join(folder, 'bed.wav'), soundBed(seconds, cutsOf(lengths), JSON.stringify(first)))
    const output = join(folder, 'film.mp4')
    await run(ffmpeg, argumentsFor(folder, seconds, output), signal, (at) =>
      onProgress(Math.min(99, Math.round(DRAWN + (at / seconds) * (100 - DRAWN)))),
    )
    return await readFile(output)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each picture with the time it stays; the last one twice, or its own time would not count. */
function listOf(stills: readonly { file: string; seconds: number }[]): string {
  const lines = stills.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(3)}`)
  return ['ffconcat version 1.0', ...lines, `file '${stills.at(-1)?.file}'`].join('\n')
}

/** The moments at which a scene begins. */
function cutsOf(lengths: readonly number[]): number[] {
  let now = 0
  return lengths.map((length) => {
    const at = now
    now += length
    return at
  })
}

const argumentsFor = (folder: string, seconds: number, output: string): string[] => [
  ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', '-progress', 'pipe:1'],
  ...['-f', 'concat', '-safe', '0', '-i', join(folder, 'stills.txt'), '-i', join(folder, 'bed.wav')],
  ...['-map', '0:v', '-map', '1:a', '-t', seconds.toFixed(2)],
  ...['-vf', `fps=${FRAMES},format=yuv420p`, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'],
  ...['-profile:v', 'high', '-c:a', 'aac', '-b:a', '96k'],
  ...['-movflags', '+faststart', '-threads', '2', output],
]

function run(
  ffmpeg: string,
  args: string[],
  signal: AbortSignal,
  onTime: (seconds: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(ffmpeg, args, { stdio: ['ignore', 'pipe', 'pipe'], signal })
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-2000)
    })
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const micro = /out_time_ms=(\d+)/.exec(text)?.[1]
      if (micro) onTime(Number(micro) / 1_000_000)
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The film could not be made: ${complaint}`)),
    )
  })
}
