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
        The same money would have to earn <b>{percent(yearlyPercent)}</b> a year after tax, for as
        long as it would be away, to pay for all that these prepayments save.
      </p>
      <NumberField
        name="taxPercent"
        label="Tax on what it earns (%)"
        hint="30% and the 4% cess on it are 31.2%."
        step={0.1}
        text={text}
        value={taxPercent}
        onText={setText}
      />
      <p>
        Taxed like that every year, it would have to earn <b>{percent(gross)}</b> before tax.
      </p>
      <Working found={found} taxPercent={taxPercent} />
      <p className="hint">
        It compares returns, not risks, and advises nothing: what a prepayment saves is certain at a
        fixed rate, what an investment earns seldom is. Where the loan’s interest lowers your tax,
        less is enough.
      </p>
    </div>
  )
}

function nothingToMatch({ after }: PrepaymentResult): string {
  return after.prepaid > 0
    ? 'Without its prepayments this loan is not repaid, so there is nothing to match.'
    : 'Without a prepayment there is nothing to match.'
}

function Working({ found, taxPercent }: { found: MatchingReturn; taxPercent: number }) {
  const { monthlyRate, yearlyPercent } = found
  const gross = beforeTax(yearlyPercent, taxPercent)
  return (
    <section className="working">
      <h3>How it is worked out</h3>
      <p>
        {`At ${rounded(monthlyRate * 100)}% a month what is paid more and what is paid less are worth the same.`}
      </p>
      <p>{`After tax = (1 + ${rounded(monthlyRate)})^12 − 1 ${equals(yearlyPercent)}% a year`}</p>
      {Number.isFinite(gross) && (
        <p>{`Before tax = ${rounded(yearlyPercent)}% ÷ (1 − ${given(taxPercent)} ÷ 100) ${equals(gross)}% a year`}</p>
      )}
    </section>
  )
}
