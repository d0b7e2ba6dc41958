import type { DatedFact } from '@/lib/dated-fact.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import { type DeductionRule, deductionRules } from './deduction-rules.ts'
import { deductionSections, deductionsLastChecked } from './deduction-sections.ts'
import { AGE_BANDS, type Regime, type RegimeRules, type Slab, type TaxYear } from './tax-rules.ts'
import { currentLaw, lawYears } from './tax-years.ts'

type Deduction = keyof typeof deductionRules

/** The deductions that have a limit, by the name that the page of all rules shows. */
const NAMES = {
  familyPension: 'Family pension: deduction',
  ownHouseInterest: 'Interest on a home loan: own house',
  repairInterest: 'Interest on a loan for repairs',
  houseLoss: 'Loss from house property against other income',
  section80C: 'Deduction 80C: investments, insurance, repayment',
  ownNps: 'Own contribution to NPS',
  employerNps: 'Employer’s contribution to NPS',
  governmentNps: 'Government’s contribution to NPS',
  health: 'Health insurance, below 60',
  seniorHealth: 'Health insurance, from 60',
  checkUps: 'Health check-ups, within health insurance',
  savingsInterest: 'Interest on savings accounts',
  seniorInterest: 'Interest on deposits, from 60',
} as const satisfies Partial<Record<Deduction, string>>

const IN_PERCENT: readonly Deduction[] = ['employerNps', 'governmentNps']

/** Returns the limits of deductions that are in force. */
function deductionFacts(): DatedFact[] {
  return Object.entries(NAMES).map(([key, name]) => {
    const deduction = key as keyof typeof NAMES
    const rule: DeductionRule = deductionRules[deduction]
    const [{ from, ...limits }] = rule.limits
    const shown = (limit: number) =>
      IN_PERCENT.includes(deduction)
        ? `${groupedNumber(limit)}% of basic pay and dearness allowance`
        : rupees(limit)
    const { section1961, section2025 } = deductionSections[deduction]
    return {
      id: `deduction-${deduction.replaceAll(/[A-Z]+/g, (capital) => `-${capital.toLowerCase()}`)}`,
      name,
      value: [`Old regime ${shown(limits.old)}`, `new regime ${limits.new > 0 ? shown(limits.new) : 'none'}`].join(', '), // prettier-ignore
      from,
      reviewBy: '2027-02-01',
      source: `Income-tax Act 2025, section ${section2025}; before 1 April 2026 section ${section1961} of the Act of 1961`,
      checked: deductionsLastChecked,
      pages: IN_PERCENT.includes(deduction)
        ? ['tax-calculator/planner', 'tax-calculator/salary']
        : ['tax-calculator/planner'],
    }
  })
}

const PAGES = ['tax-calculator', 'tax-calculator/planner', 'tax-calculator/salary']
const REGIMES = ['new', 'old'] as const

/** Returns the facts of a tax year. The newest year is known until its end; earlier ones do not change any more. */
function yearFacts(year: TaxYear, isNewest: boolean): DatedFact[] {
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

/** The rules of each tax year, newest first, and the limits of deductions. */
export const facts: readonly DatedFact[] = [
  ...lawYears.flatMap((year) => yearFacts(year, year === currentLaw)),
  ...deductionFacts(),
]
