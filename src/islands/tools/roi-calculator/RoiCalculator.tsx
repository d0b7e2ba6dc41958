import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { roiCalculator } from './definition.ts'
import type { RoiResult } from './roi.ts'

export default function RoiCalculator() {
  return (
    <Calculator
      definition={roiCalculator}
      status={({ status }) => <StatusBadge status={status} />}
      details={() => <Understanding />}
    >
      {() => (
        <p className="mt-4">
          <span className="text-soft">Formula: </span>
          <code className="font-mono">(Final - Initial) / Initial × 100</code>
        </p>
      )}
    </Calculator>
  )
}

function StatusBadge({ status }: Pick<RoiResult, 'status'>) {
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

function Understanding() {
  return (
    <section className="brief result-part">
      <h3 className="heading-3">Understanding ROI</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        <li>ROI is the profit or loss as a share of what you put in.</li>
        <li>A positive ROI is a gain, a negative one a loss; 0% means you got your money back.</li>
        <li>ROI says nothing about time: 50% in 5 years is 8.45% a year, in 10 years 4.14%.</li>
        <li>
          Count fees and taxes into the initial and final amounts to see what you really earned.
        </li>
      </ul>
    </section>
  )
}
