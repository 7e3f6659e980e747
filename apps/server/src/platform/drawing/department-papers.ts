import type { Department } from '@youzine/contract'
import { DAY, type Papers } from '@youzine/drawings'

export const INK = '#1b1a17'
export const PAPER = '#fbf8f3'
export const ON_INK = '#fff8f0'

interface Stock {
  /** The ink that fills a whole picture, and what is written on it. */
  ink: string
  onInk: string
  /** The tinted paper; ink is written on it. */
  paper: string
  /** What charts and drawings on that paper are cut from. */
  papers: Papers
}

const stock = (ink: string, paper: string, half: string, pale: string, onInk = ON_INK): Stock => ({
  ink,
  onInk,
  paper,
  papers: { ...DAY, half, pale },
})

/** Each department's ink and paper, by day: a picture has no night. */
export const STOCKS: Record<Department, Stock> = {
  Stories: stock('#b8351f', '#f7e0d5', '#a88379', '#e4c9bc'),
  People: stock('#2a4a85', '#dfe6f1', '#7f8ba3', '#c6d0e0'),
  Things: stock('#1f5a50', '#d9e8e0', '#78958b', '#bfd3c9'),
  'The count': stock('#e0ae26', '#f7e3a6', '#9a8a55', '#e6cf86', INK),
  Signs: stock('#6d2f63', '#efe0ea', DAY.half, DAY.pale),
}
