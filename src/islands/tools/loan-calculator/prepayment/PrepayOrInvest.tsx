import { useState } from 'react'

import { equals, given, rounded } from '@/islands/calculator/results/numbers.ts'
import { NumberField } from '@/islands/ui/fields/NumberField.tsx'
import { parseAmount } from '@/lib/amount.ts'
import { growth } from '@/lib/compounding.ts'
import { percent } from '@/lib/format.ts'

import type { LoanEvent } from '../loan-events.ts'
import type { Timeline } from '../timeline.ts'
import { type PrepaymentResult, unprepaidOf } from './prepayment.ts'

/** Shows the return that an investment needs to match the prepayments, before and after the entered tax, with its working. */
export function PrepayOrInvest({ result }: { result: PrepaymentResult }) {
  // 30% and the 4% cess on it.
  const [text, setText] = useState('31.2')
  const found = matchingReturn(result)
  if (found === undefined) return <p>{nothingToMatch(result)}</p>
  const { yearlyPercent } = found
  const taxPercent = parseAmount(text)
  const gross = beforeTax(yearlyPercent, taxPercent)
  return (
    <div className="grid max-w-xl gap-4">
      <p>
        Invested instead, the same money would have to earn <b>{percent(yearlyPercent)}</b> a year
        after tax to match what these prepayments save.
      </p>
      <NumberField
        name="taxPercent"
        label="Tax on the earnings (%)"
        hint="30% plus 4% cess on it is 31.2%."
        step={0.1}
        text={text}
        value={taxPercent}
        onText={setText}
      />
      <p>
        Taxed at that rate every year, it would have to earn <b>{percent(gross)}</b> before tax.
      </p>
      <Working found={found} taxPercent={taxPercent} />
      <p className="hint">
        This compares returns, not risks, and is not advice. At a fixed rate a prepayment’s saving
        is certain; an investment’s return seldom is. If the loan’s interest lowers your tax, a
        lower return is enough.
      </p>
    </div>
  )
}

function nothingToMatch({ after }: PrepaymentResult): string {
  return after.prepaid > 0
    ? 'Without its prepayments this loan is never repaid, so there is no return to match.'
    : 'Add a prepayment to see the return it matches.'
}

function Working({ found, taxPercent }: { found: MatchingReturn; taxPercent: number }) {
  const { monthlyRate, yearlyPercent } = found
  const gross = beforeTax(yearlyPercent, taxPercent)
  return (
    <section className="working">
      <h3>How it is calculated</h3>
      <p>
        {`At ${rounded(monthlyRate * 100)}% a month, the extra payments and the saved payments are worth the same.`}
      </p>
      <p>{`After tax = (1 + ${rounded(monthlyRate)})^12 − 1 ${equals(yearlyPercent)}% a year`}</p>
      {Number.isFinite(gross) && (
        <p>{`Before tax = ${rounded(yearlyPercent)}% ÷ (1 − ${given(taxPercent)} ÷ 100) ${equals(gross)}% a year`}</p>
      )}
    </section>
  )
}

/** The return that an investment needs to match prepayments. */
interface MatchingReturn {
  /** A fraction a month. */
  monthlyRate: number
  /** Percent a year, with the interest of each month added. */
  yearlyPercent: number
}

/** Bisection steps: as many as a double has binary digits. */
const STEPS = 60

/**
 * Returns the return after tax with which the prepaid money would pay for all that the prepayments save: the rate at which the
 * differences between the payments with and without them have a present value of 0.
 * Without a change of the rate it is the loan's own, else between its lowest and its highest. Undefined without prepayments or
 * when the loan has no end.
 */
export function matchingReturn(result: PrepaymentResult): MatchingReturn | undefined {
  const { loan, events, after } = result
  const others = unprepaidOf(result)
  if (!(after.prepaid > 0) || !Number.isFinite(others.paid)) return undefined
  const rates = [loan.annualRatePercent, ...events.flatMap(rateOf)].map((rate) => rate / 1200)
  const monthlyRate = rootBetween(Math.min(...rates), Math.max(...rates), paidMore(after, others))
  return { monthlyRate, yearlyPercent: 100 * growth(monthlyRate, 12) }
}

/** Returns the return before a yearly tax on it, in percent. NaN when the tax takes all of it. */
export function beforeTax(yearlyPercent: number, taxPercent: number): number {
  const left = 1 - taxPercent / 100
  return taxPercent >= 0 && left > 0 ? yearlyPercent / left : NaN
}

function rateOf(event: LoanEvent): number[] {
  return event.kind === 'rate' ? [event.annualRatePercent] : []
}

/** Returns how much more is paid with prepayments than without, month by month: first positive, then negative. */
function paidMore(after: Timeline, others: Timeline): number[] {
  const months = Math.max(after.rows.length, others.rows.length)
  const paid = ({ rows }: Timeline, month: number) => {
    const row = rows[month]
    return row === undefined ? 0 : row.payment + row.prepayment
  }
  return Array.from({ length: months }, (_, month) => paid(after, month) - paid(others, month))
}

/** Bisects: the higher the rate, the less later savings are worth. */
function rootBetween(lowest: number, highest: number, flows: readonly number[]): number {
  let [low, high] = [lowest, highest]
  for (let step = 0; step < STEPS && high > low; step++) {
    const middle = (low + high) / 2
    if (worth(flows, middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function worth(flows: readonly number[], monthlyRate: number): number {
  return flows.reduceRight((later, flow) => flow + later / (1 + monthlyRate), 0)
}
