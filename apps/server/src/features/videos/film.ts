import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Drawing } from '#platform/drawing/drawing.ts'
import { drawScene, HEIGHT, type Layer, type Look, WIDTH } from './look.ts'
import { lengthOf, type Scene, secondsOf } from './script.ts'

const FRAMES = 25
const SLIDE_SECONDS = 0.6
const RISE_SECONDS = 0.7
const RISE_PIXELS = 70
const DRIFT_PIXELS = 40

interface Options {
  drawing: Drawing
  ffmpeg: string
  signal: AbortSignal
  onProgress(percent: number): void
}

interface Input {
  file: string
  /** How it is laid onto what is there already. */
  overlay: string
  /** Seconds of the film in which it is there. */
  from: number
  to: number
  /** Made of its own frames before that, e.g. faded in. */
  filter: string
}

/** An MP4 that plays everywhere: H.264, yuv420p, its index at the front. */
export async function makeFilm(
  scenes: Scene[],
  { drawing, ffmpeg, signal, onProgress }: Options,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'youzine-film-'))
  try {
    const looks: Look[] = []
    for (const scene of scenes) looks.push(await drawScene(drawing, scene))
    const inputs = await layOut(scenes, looks, folder)
    const seconds = lengthOf(scenes)
    const output = join(folder, 'film.mp4')
    await run(ffmpeg, argumentsFor(inputs, seconds, output), signal, (at) =>
      onProgress(Math.min(99, Math.round((at / seconds) * 100))),
    )
    return await readFile(output)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Every picture as a file, with the moment and the way it comes. */
async function layOut(scenes: Scene[], looks: Look[], folder: string): Promise<Input[]> {
  const inputs: Input[] = []
  let start = 0
  const add = async (picture: Buffer, filter: string, overlay: string, from: number, to: number) => {
    const file = join(folder, `${inputs.length}.png`)
    await writeFile(file, await sharp(picture).png({ compressionLevel: 1 }).toBuffer())
    inputs.push({ file, filter, overlay, from, to })
  }
  for (const [at, stays] of secondsOf(scenes).entries()) {
    const look = looks[at] as Look
    const end = start + stays + (at < scenes.length - 1 ? SLIDE_SECONDS : 0)
    const ground = at === 0 ? '0' : `${HEIGHT}*pow(1-clip((t-${start})/${SLIDE_SECONDS},0,1),3)`
    await add(look.background, 'null', overlayAt('0', ground), start, end)
    for (const layer of look.layers) {
      const { filter, y } = motionOf(layer, start, end)
      // Whatever stands on a scene comes with it.
      const placed = at === 0 ? y : `${y}+${ground}`
      await add(layer.png, filter, overlayAt(String(layer.x), placed), start, end)
    }
    start += stays
  }
  return inputs
}

const overlayAt = (x: string, y: string) => `overlay=x='${x}':y='${y}':eval=frame:eof_action=pass`

function motionOf({ move, y, delay, height }: Layer, start: number, end: number) {
  const from = (start + delay).toFixed(2)
  const done = `clip((t-${from})/${RISE_SECONDS},0,1)`
  if (move === 'grow') return { filter: 'null', y: `${y}+${height}*pow(1-${done},3)` }
  if (move === 'drift')
    return {
      filter: 'null',
      y: height === 0 ? `${y}` : `${y}-${DRIFT_PIXELS}*(t-${start})/${(end - start).toFixed(2)}`,
    }
  return {
    filter: `fade=t=in:st=${from}:d=${RISE_SECONDS}:alpha=1`,
    y: `${y}+${RISE_PIXELS}*pow(1-${done},3)-12*(t-${start.toFixed(2)})/${(end - start).toFixed(2)}`,
  }
}

/** Read once, and shown for as long as it is there: reading a picture anew for every frame takes most of the time. */
const heldFor = (from: number, to: number) =>
  `format=rgba,loop=loop=${Math.ceil((to - from) * FRAMES)}:size=1,setpts=(N/${FRAMES}+${from.toFixed(2)})/TB`

function argumentsFor(inputs: Input[], seconds: number, output: string): string[] {
  const length = seconds.toFixed(2)
  const graph = inputs.flatMap(({ filter, overlay, from, to }, at) => [
    `[${at}:v]${heldFor(from, to)},${filter}[p${at}]`,
    `[${at === 0 ? 'ground' : `l${at - 1}`}][p${at}]${overlay}[l${at}]`,
  ])
  return [
    ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', '-progress', 'pipe:1'],
    ...inputs.flatMap(({ file }) => ['-framerate', String(FRAMES), '-i', file]),
    '-filter_complex',
    [`color=c=black:s=${WIDTH}x${HEIGHT}:r=${FRAMES}:d=${length}[ground]`, ...graph].join(';'),
    ...['-map', `[l${inputs.length - 1}]`, '-t', length, '-r', String(FRAMES)],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
    ...['-movflags', '+faststart', '-threads', '1', '-filter_complex_threads', '1', output],
  ]
}

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
