import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROLES = ['visitor', 'guest', 'user_other', 'owner', 'admin', 'unverified_owner'] as const
export type Role = (typeof ROLES)[number]

export interface AccessRow {
  method: string
  /** As the table writes it, without the state of the object. */
  path: string
  /** `published`, `draft`, … where the answer depends on it. */
  state: string
  expected: Record<Role, number | null>
}

function cells(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.replace(/^"|"$/g, ''),
  )
}

/** Who may do what: one row for every call and socket of the product. */
export function readAccessTable(): AccessRow[] {
  const file = fileURLToPath(new URL('./access.csv', import.meta.url))
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const columns = cells(head)
  return lines.map((line) => {
    const row = cells(line)
    const [path = '', state = ''] = (row[1] ?? '').split('#')
    const expected = Object.fromEntries(
      ROLES.map((role) => {
        const status = row[columns.indexOf(role)]
        return [role, status === '-' ? null : Number(status)]
      }),
    ) as AccessRow['expected']
    return { method: row[0] ?? '', path, state, expected }
  })
}
