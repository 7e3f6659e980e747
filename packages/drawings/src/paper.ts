/** What a drawing is cut from: ink, one half tone, one pale paper, and a single piece of red. */
export type Tone = 'ink' | 'half' | 'pale' | 'red'

/** A piece of paper, or a line drawn on it, on a sheet of 320 by 320 units. */
export interface Piece {
  tone: Tone
  d: string
  /** A line of this width; without one the piece is cut out whole. */
  width?: number
}

export const SHEET = 320

export const cut = (tone: Tone, d: string): Piece => ({ tone, d })

export const line = (tone: Tone, width: number, d: string): Piece => ({ tone, d, width })

const rounded = (value: number) => Math.round(value * 10) / 10

export function oval(tone: Tone, x: number, y: number, rx: number, ry: number, turned = 0): Piece {
  const angle = (turned * Math.PI) / 180
  const [dx, dy] = [rounded(rx * Math.cos(angle)), rounded(rx * Math.sin(angle))]
  const half = (toX: number, toY: number) => `A${rx} ${ry} ${turned} 1 1 ${rounded(toX)} ${rounded(toY)}`
  return {
    tone,
    d: `M${rounded(x - dx)} ${rounded(y - dy)}${half(x + dx, y + dy)}${half(x - dx, y - dy)}Z`,
  }
}

export const disc = (tone: Tone, x: number, y: number, r: number): Piece => oval(tone, x, y, r, r)

/** An eye is a ring and a dot. */
export const eye = (x: number, y: number, r = 8): Piece[] => [
  disc('pale', x, y, r),
  disc('ink', x, y, rounded(r * 0.58)),
]

export type Point = readonly [x: number, y: number]

/** Where a label's line ends on an animal. */
export interface Places {
  eye: Point
  mouth: Point
  chest: Point
  back: Point
  tail: Point
  foot: Point
}

export const PLACES = ['eye', 'mouth', 'chest', 'back', 'tail', 'foot'] as const satisfies (keyof Places)[]

export interface Animal {
  pieces: Piece[]
  places: Places
}
