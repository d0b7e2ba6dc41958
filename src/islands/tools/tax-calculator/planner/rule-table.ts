import { rupees } from '@/lib/format.ts'

import type { Table } from '@/islands/calculator/frame/definition.ts'
import { deductionRules, limitOf } from '../deduction-rules.ts'
import { deductionSections, deductionsLastChecked } from '../deduction-sections.ts'
import type { Regime, TaxYear } from '../tax-rules.ts'
import { dayInWords } from './day-in-words.ts'

const NAMES: Record<keyof typeof deductionRules, string> = {
  hra: 'House rent allowance',
  professionalTax: 'Professional tax',
  ownHouseInterest: 'Interest, own house',
  repairInterest: 'The same, repairs or built late',
  houseLoss: 'Loss from houses against other income',
  familyPension: 'Family pension, a third of it',
  section80C: 'Savings: PF, PPF, ELSS, insurance',
  ownNps: 'Own NPS',
  employerNps: 'Employer’s NPS, of the pay',
  governmentNps: 'Government’s NPS, of the pay',
  health: 'Health, each side',
  seniorHealth: 'Health, a side with a senior',
  checkUps: 'Check-ups, within health',
  educationLoan: 'Education loan interest',
  donations: 'Donations, their deductible part',
  rentWithoutHra: 'Rent without HRA',
  savingsInterest: 'Savings interest, below 60',
  seniorInterest: 'Interest of deposits, from 60',
}

/** Where each deduction stands in both Acts, and what each regime allows in a year. */
export function ruleTable({ from, regimes }: TaxYear): Table {
  const names = Object.keys(NAMES) as (keyof typeof NAMES)[]
  return {
    title: `Sections and limits, checked on ${dayInWords(deductionsLastChecked)}`,
    fileName: 'tax-planner-rules',
    columns: [
      { label: 'Deduction', unit: 'text' },
      { label: 'Act of 1961', unit: 'text' },
      { label: 'Act of 2025', unit: 'text' },
      { label: 'New regime', unit: 'text' },
      { label: 'Old regime', unit: 'text' },
    ],
    rows: [
      [
        'Standard deduction',
        '16(ia)',
        '19(1), Sl. 2',
        rupees(regimes.new.standardDeduction),
        rupees(regimes.old.standardDeduction),
      ],
      ...names.map((name) => {
        const { section1961, section2025 } = deductionSections[name]
        const limit = (regime: Regime) => limitInWords(name, limitOf(deductionRules[name], regime, from)) // prettier-ignore
        return [NAMES[name], section1961, section2025, limit('new'), limit('old')]
      }),
    ],
  }
}

function limitInWords(name: keyof typeof NAMES, limit: number): string {
  if (limit === 0) return 'no'
  if (limit === Infinity) return 'all'
  return name.endsWith('Nps') && name !== 'ownNps' ? `${limit}%` : rupees(limit)
}
