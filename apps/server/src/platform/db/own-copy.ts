interface Rows {
  rows: unknown[]
}

/** Rows that several are given: whoever changes theirs changes nobody else's. */
export const ownCopy = <T extends Rows>(result: T): T => ({
  ...result,
  rows: result.rows.map((row) =>
    Array.isArray(row)
      ? row.map(own)
      : Object.fromEntries(Object.entries(row as object).map(([name, value]) => [name, own(value)])),
  ),
})

const own = (value: unknown) => (typeof value === 'object' && value !== null ? structuredClone(value) : value)
