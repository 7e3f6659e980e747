import { createHash } from 'node:crypto'

const RATE = 44_100
const LOUDNESS = 0.16
/** Notes above a root, in halves of a tone: four chords that never resolve and never hurt. */
const CHORDS = [
  [0, 7, 12, 16],
  [-3, 4, 9, 12],
  [-7, 0, 5, 9],
  [-5, 2, 7, 14],
]
const ROOT = 196
const CHORD_SECONDS = 4.2
const FADE_SECONDS = 1.2

const pitch = (root: number, halves: number) => root * 2 ** (halves / 12)

/**
 * A quiet bed of our own making: slow chords, and a soft plucked note on every cut. The same article sounds the same
 * every time. 16 bits, one channel, as a WAV file.
 */
export function soundBed(seconds: number, cuts: readonly number[], seed: string): Buffer {
  const [first = 0, second = 0] = createHash('sha256').update(seed).digest()
  const root = pitch(ROOT, (first % 5) - 2)
  const samples = new Float32Array(Math.ceil(seconds * RATE))
  layChords(samples, root, second % CHORDS.length)
  for (const [n, at] of cuts.entries()) pluck(samples, at, pitch(root * 2, PLUCKED[n % PLUCKED.length] ?? 0))
  return wav(samples, seconds)
}

const PLUCKED = [12, 7, 16, 9, 14, 7, 19, 12]

function layChords(samples: Float32Array, root: number, offset: number) {
  const length = samples.length / RATE
  for (let n = 0; n * CHORD_SECONDS < length; n += 1) {
    const begins = n * CHORD_SECONDS
    const ends = Math.min(length, begins + CHORD_SECONDS + FADE_SECONDS)
    for (const halves of CHORDS[(n + offset) % CHORDS.length] ?? [])
      addTone(samples, begins, ends, pitch(root, halves))
  }
}

/** A sine with a little of its octave, that comes and goes over a second. */
function addTone(samples: Float32Array, begins: number, ends: number, frequency: number) {
  const [from, to] = [Math.floor(begins * RATE), Math.min(samples.length, Math.floor(ends * RATE))]
  for (let at = from; at < to; at += 1) {
    const time = (at - from) / RATE
    const rise = Math.min(1, time / FADE_SECONDS, (ends - begins - time) / FADE_SECONDS)
    const turn = 2 * Math.PI * frequency * time
    const tone = Math.sin(turn) + 0.18 * Math.sin(2 * turn + 0.4)
    samples[at] = (samples[at] ?? 0) + 0.2 * rise * rise * tone
  }
}

function pluck(samples: Float32Array, at: number, frequency: number) {
  const from = Math.floor(at * RATE)
  const to = Math.min(samples.length, from + RATE)
  for (let n = from; n < to; n += 1) {
    const time = (n - from) / RATE
    const strike = Math.min(1, time / 0.004) * Math.exp(-5.5 * time)
    samples[n] = (samples[n] ?? 0) + 0.42 * strike * Math.sin(2 * Math.PI * frequency * time)
  }
}

function wav(samples: Float32Array, seconds: number): Buffer {
  const head = 44
  const file = Buffer.alloc(head + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  for (const [at, sample] of samples.entries()) {
    const time = at / RATE
    const fade = Math.min(1, time / 0.3, Math.max(0, seconds - time) / 1.4)
    const value = Math.max(-1, Math.min(1, Math.tanh(sample) * LOUDNESS * fade * 2))
    file.writeInt16LE(Math.round(value * 32_767), head + at * 2)
  }
  return file
}
