import type { DatedFact } from '@/lib/dated-fact.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import { AGE_BANDS, type Regime, type RegimeRules, type Slab, type TaxYear } from '../tax-rules.ts'

const PAGES = ['tax-calculator', 'tax-calculator/planner', 'tax-calculator/salary']
const REGIMES = ['new', 'old'] as const

/** Returns the facts of a tax year. The newest year is known until its end; earlier ones do not change any more. */
export function yearFacts(year: TaxYear, isNewest: boolean): DatedFact[] {
  const { id, label, from, lastChecked } = year
  const end = `${Number.parseInt(from, 10) + 1}-03-31`
  return REGIMES.flatMap((regime) => {
    const rules = year.regimes[regime]
    return Object.entries(textsOf(regime, rules)).map(([key, [name, value]]) => ({
      id: `${id}-${regime}-${key}`,
      name: `${label}, ${regime} regime: ${name}`,
      value,
      from,
      ...(isNewest ? { until: end } : { ended: end }),
      source: rules.citation,
      checked: lastChecked ?? from,
      pages: PAGES,
    }))
  })
}

type Texts = Record<string, [name: string, value: string]>

function textsOf(regime: Regime, rules: RegimeRules): Texts {
  const { standardDeduction, rebate, surcharge, slabs } = rules
  const slabText =
    regime === 'new'
      ? slabsInWords(slabs['below-60'])
      : AGE_BANDS.map(([band, label]) => `${label}: ${slabsInWords(slabs[band])}`).join('. ')
  return {
    slabs: ['slabs', slabText],
    deduction: ['standard deduction', rupees(standardDeduction)],
    ...(rebate && {
      rebate: [
        'rebate',
        `Up to ${rupees(rebate.atMost)} for incomes up to ${rupees(rebate.upToIncome)}${rebate.marginalRelief === 'yes' ? ', with marginal relief above' : ''}`,
      ],
    }),
    surcharge: [
      'surcharge',
      surcharge.map(({ above, ratePercent }) => `${shown(ratePercent)} above ${rupees(above)}`).join(', '), // prettier-ignore
    ],
  }
}

/** Returns "0% up to ₹4,00,000, 5% up to ₹8,00,000, 10% above". */
function slabsInWords(slabs: readonly Slab[]): string {
  return slabs
    .map(({ ratePercent }, index) => {
      const next = slabs[index + 1]
      return `${shown(ratePercent)} ${next ? `up to ${rupees(next.from)}` : 'above'}`
    })
    .join(', ')
}

function shown(percent: number): string {
  return `${groupedNumber(percent)}%`
}
