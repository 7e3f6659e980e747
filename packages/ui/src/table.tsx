import { clsx } from 'clsx'
import type { Key, ReactNode } from 'react'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The column that names the row. */
  isRowHeader?: boolean
  align?: 'start' | 'end'
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
}

/** On phones every row becomes a small block with the column's name before each value. Roles are said aloud
 * because a table displayed as blocks loses its own. */
export function Table<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: displayed as blocks it is a table by its role only
    <table role="table" className="block w-full text-left text-[0.95rem] md:table md:border-collapse">
      <caption className="sr-only">{caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              // biome-ignore lint/a11y/noRedundantRoles: see above
              role="columnheader"
              scope="col"
              className={clsx(
                'border-ink border-b py-2.5 pr-6 font-medium text-faint text-sm last:pr-0',
                column.align === 'end' && 'md:text-right',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup" className="block border-ink border-t md:table-row-group md:border-0">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <tr key={keyOf(row)} role="row" className="block border-rule border-b py-3 md:table-row">
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Tag = column.isRowHeader ? 'th' : 'td'
  return (
    <Tag
      role={column.isRowHeader ? 'rowheader' : 'cell'}
      scope={column.isRowHeader ? 'row' : undefined}
      className={clsx(
        'flex items-baseline justify-between gap-4 py-1 font-normal md:table-cell md:py-3.5 md:pr-6 md:last:pr-0',
        column.isRowHeader && 'wrap-anywhere font-display text-lg md:text-[1.05rem]',
        column.align === 'end' && 'md:text-right',
      )}
    >
      {!column.isRowHeader && (
        <span aria-hidden className="text-faint text-sm md:hidden">
          {column.header}
        </span>
      )}
      <span className="min-w-0">{column.cell(row)}</span>
    </Tag>
  )
}
