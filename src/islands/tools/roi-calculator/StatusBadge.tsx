import type { RoiResult } from './roi.ts'

/** Says in words, colour and picture whether there is a profit. */
export function StatusBadge({ status }: Pick<RoiResult, 'status'>) {
  if (status === 'undefined') return null
  const isProfit = status === 'profitable'
  return (
    <p className="mt-4">
      <span className="badge" data-tone={isProfit ? 'good' : 'bad'} data-state={status}>
        <svg
          className="size-4"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          aria-hidden="true"
          data-icon={isProfit ? 'up' : 'down'}
        >
          <path d={isProfit ? 'M12 19V5M6 11l6-6 6 6' : 'M12 5v14M6 13l6 6 6-6'} />
        </svg>
        {isProfit ? 'Profitable Investment' : 'Investment Loss'}
      </span>
    </p>
  )
}
