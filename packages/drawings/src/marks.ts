import type { Piece, Tone } from './paper.ts'

/** Words on a drawing; whoever draws them has the fonts. */
export interface Caption {
  text: string
  x: number
  y: number
  /** In units of the sheet. */
  size: number
  anchor: 'start' | 'middle' | 'end'
  tone: Tone
  /** Degrees, around its own place. */
  turned: number
  /** Large and quiet, or small and plain. */
  face: 'display' | 'plain'
}

export interface Chart {
  width: number
  height: number
  pieces: Piece[]
  captions: Caption[]
}

export const tenth = (value: number) => Math.round(value * 10) / 10
