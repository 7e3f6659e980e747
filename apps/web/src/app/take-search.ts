export type TakeSearch = { autoGenerate?: true }

export const takeSearch = (search: Record<string, unknown>): TakeSearch => ({
  autoGenerate: search.autoGenerate === true || search.autoGenerate === 'true' ? true : undefined,
})
