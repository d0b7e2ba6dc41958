import type { ComponentProps } from 'react'

import { whole } from '@/lib/format.ts'

interface Props extends ComponentProps<'dl'> {
  /** Rows without a value are left out. */
  rows: readonly (readonly [label: string, value: string | number | undefined])[]
}

/** Figures with their labels, one below the other. */
export function Ledger({ rows, className = 'ledger', ...attributes }: Props) {
  return (
    <dl className={className} {...attributes}>
      {rows.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{typeof value === 'number' ? whole(value) : value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
