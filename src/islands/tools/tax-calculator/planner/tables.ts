import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import type { Table } from '@/islands/calculator/frame/definition.ts'
import { nameOf } from '@/islands/ui/fields/amount-problem.ts'
import { deductionRules, limitOf } from '../deduction-rules.ts'
import { deductionSections, deductionsLastChecked } from '../deduction-sections.ts'
import type { Regime, TaxYear } from '../tax-rules.ts'
import { lawFor, lawYears } from '../tax-years.ts'

import { hiddenFields, plannerFields } from './fields.ts'
import { isOnBothSides } from './gains.ts'
import { planLines } from './plan-lines.ts'
import { plan, type Plan, regimePlan, withoutNegatives } from './plan.ts'
import type { PlannerInput } from './planner-input.ts'

/** Returns both regimes line by line; empty without a tax. */
export function lineTables(result: Plan): Table[] {
  return Number.isFinite(result.difference) ? [lineTable(result)] : []
}

/** Returns the other tables of a plan; empty without a tax. */
export function plannerTables(result: Plan, input: PlannerInput): Table[] {
  if (!Number.isFinite(result.difference)) return []
  return [moreTable(result, input), yearTable(input), ruleTable(result.year)]
}

/** Returns the tax of the same income and deductions in each year. */
function yearTable(input: PlannerInput): Table {
  return {
    title: 'The same in other years',
    fileName: 'tax-planner-years',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'New regime', unit: 'rupees' },
      { label: 'Old regime', unit: 'rupees' },
      { label: 'Lower tax', unit: 'rupees' },
    ],
    rows: lawYears.map(({ id, label }) => {
      const { new: inNew, old: inOld } = plan(inYear(input, id))
      return [label, inNew.tax, inOld.tax, Math.min(inNew.tax, inOld.tax)]
    }),
  }
}

/** Returns the input in another year, in which all gains have the rates of one side of 23 July 2024. */
function inYear(input: PlannerInput, taxYear: string): PlannerInput {
  const moved = { ...input, taxYear }
  if (!isOnBothSides(input, lawFor(input.taxYear)) || taxYear === input.taxYear) return moved
  return {
    ...moved,
    equityShort: input.equityShort + input.equityShortBefore,
    equityLong: input.equityLong + input.equityLongBefore,
    otherLong: input.otherLong + input.otherLongBefore,
  }
}

/** Returns the two regimes line by line, from the gross income to the tax. Lines of ₹0 in both are left out. */
function lineTable(result: Plan): Table {
  const inNew = planLines(result.new)
  const inOld = planLines(result.old)
  const rows = inNew.map(({ label, amount }, index) => [
    label,
    amount,
    inOld[index]?.amount ?? 0,
  ] as const) // prettier-ignore
  return {
    title: 'The two regimes, line by line',
    fileName: 'tax-planner-lines',
    isOpen: true,
    columns: [
      { label: 'Line', unit: 'text' },
      { label: 'New regime', unit: 'rupees' },
      { label: 'Old regime', unit: 'rupees' },
    ],
    rows: rows.filter(([, ...amounts]) => amounts.some((amount) => Math.abs(amount) > 1e-6)),
    totals: ['Tax', result.new.tax, result.old.tax],
  }
}

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

/** Returns the sections of each deduction in both Acts, and the limits of each regime in a year. */
function ruleTable({ from, regimes }: TaxYear): Table {
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

/** The increase of an item that is tried, in rupees. */
const STEP = 1_000

/** The items that are tried: income first. */
const ITEMS = [
  'grossIncome',
  'otherIncome',
  'savingsInterest',
  'depositInterest',
  'familyPension',
  'rentReceived',
  'equityShort',
  'equityShortBefore',
  'equityLong',
  'equityLongBefore',
  'otherLong',
  'otherLongBefore',
  'propertyPrice',
  'section80C',
  'healthFamily',
  'healthParents',
  'ownNps',
  'employerNps',
  'rentPaid',
  'professionalTax',
  'ownInterest',
  'letInterest',
  'educationLoan',
  'donations',
  'deductions',
] as const satisfies readonly (keyof PlannerInput)[]

/**
 * Returns by how much ₹1,000 more of each item changes the tax of each regime. The taxes are not rounded, so that a rate
 * of 5 % shows ₹52 with cess, not ₹50 or ₹60.
 */
function moreTable({ year }: Plan, entered: PlannerInput): Table {
  const input = withoutNegatives(entered)
  const hidden: readonly string[] = hiddenFields(input)
  const taxOf = (regime: Regime, changed: PlannerInput) =>
    regimePlan(changed, regime, year, 'none').tax
  const before = { new: taxOf('new', input), old: taxOf('old', input) }
  return {
    title: 'What ₹1,000 more of each item adds to the tax',
    fileName: 'tax-planner-more',
    columns: [
      { label: '₹1,000 more of', unit: 'text' },
      { label: 'New regime', unit: 'rupees' },
      { label: 'Old regime', unit: 'rupees' },
    ],
    rows: ITEMS.filter((name) => !hidden.includes(name)).map((name) => {
      const changed = { ...input, [name]: input[name] + STEP }
      return [
        nameOf(plannerFields[name].label),
        taxOf('new', changed) - before.new,
        taxOf('old', changed) - before.old,
      ]
    }),
  }
}
