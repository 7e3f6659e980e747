export type TopicsSearch = { genre?: number; q?: string }

const LONGEST_SEARCH = 200

export const topicsSearch = ({ genre, q }: Record<string, unknown>): TopicsSearch => ({
  ...(Number.isInteger(genre) && Number(genre) > 0 ? { genre: Number(genre) } : {}),
  ...(typeof q === 'string' && q.length <= LONGEST_SEARCH ? { q } : {}),
})
