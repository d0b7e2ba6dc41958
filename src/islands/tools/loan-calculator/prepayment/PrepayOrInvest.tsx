import { useState } from 'react'

import { parseAmount } from '@/lib/amount.ts'
import { percent } from '@/lib/format.ts'

import { equals, given, rounded } from '@/islands/calculator/results/numbers.ts'
import { NumberField } from '@/islands/ui/fields/NumberField.tsx'
import { beforeTax, matchingReturn, type MatchingReturn } from './matching-return.ts'
import type { PrepaymentResult } from './prepayment.ts'

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
