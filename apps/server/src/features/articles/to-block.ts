import type { Block } from '@youzine/author'
import { ArticleBlock } from '@youzine/contract'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [snake(key), renamed(inside)]))
}

/** The author's form as the wire has it; whatever the contract does not know is left out. */
export const toBlock = (block: Block): ArticleBlock => ArticleBlock.parse(renamed(block))
