import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
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

/** Returns the other tables of a plan; empty without a tax. */
export function plannerTables(result: Plan, input: PlannerInput): Table[] {
  if (!Number.isFinite(result.difference)) return []
  return present([moreTable(result, input), yearTable(input), ruleTable(result.year)])
}

/** Returns the tax of the same income and deductions in each year. */
function yearTable(input: PlannerInput) {
  const years = lawYears.map(({ id, label }) => ({ label, plan: plan(inYear(input, id)) }))
  const unit = 'rupees'
  return tableOf('The same in other years', 'tax-planner-years', years, [
    { label: 'Year', unit: 'text', of: ({ label }) => label },
    { label: 'New regime', unit, of: (year) => year.plan.new.tax },
    { label: 'Old regime', unit, of: (year) => year.plan.old.tax },
    { label: 'Lower tax', unit, of: (year) => Math.min(year.plan.new.tax, year.plan.old.tax) },
  ])
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
export function lineTable(result: Plan): Table | undefined {
  const inOld = planLines(result.old)
  const lines = planLines(result.new)
    .map(({ label, amount }, index) => ({ label, inNew: amount, inOld: inOld[index]?.amount ?? 0 }))
    .filter((line) => Math.max(Math.abs(line.inNew), Math.abs(line.inOld)) > 1e-6)
  const table = tableOf('The two regimes, line by line', 'tax-planner-lines', lines, [
    { label: 'Line', unit: 'text', of: ({ label }) => label, total: 'Tax' },
    { label: 'New regime', unit: 'rupees', of: (line) => line.inNew, total: result.new.tax },
    { label: 'Old regime', unit: 'rupees', of: (line) => line.inOld, total: result.old.tax },
  ])
  return table && { ...table, isOpen: true }
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
function ruleTable({ from, regimes }: TaxYear) {
  const standard = {
    name: 'Standard deduction',
    section1961: '16(ia)',
    section2025: '19(1), Sl. 2',
    limit: (regime: Regime) => rupees(regimes[regime].standardDeduction),
  }
  const others = (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => ({
    ...deductionSections[name],
    name: NAMES[name],
    limit: (regime: Regime) => limitInWords(name, limitOf(deductionRules[name], regime, from)),
  }))
  const title = `Sections and limits, checked on ${dayInWords(deductionsLastChecked)}`
  return tableOf(
    title,
    'tax-planner-rules',
    [standard, ...others],
    [
      { label: 'Deduction', unit: 'text', of: ({ name }) => name },
      { label: 'Act of 1961', unit: 'text', of: (rule) => rule.section1961 },
      { label: 'Act of 2025', unit: 'text', of: (rule) => rule.section2025 },
      { label: 'New regime', unit: 'text', of: ({ limit }) => limit('new') },
      { label: 'Old regime', unit: 'text', of: ({ limit }) => limit('old') },
    ],
  )
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
function moreTable({ year }: Plan, entered: PlannerInput) {
  const input = withoutNegatives(entered)
  const hidden: readonly string[] = hiddenFields(input)
  const taxOf = (regime: Regime, changed: PlannerInput) =>
    regimePlan(changed, regime, year, 'none').tax
  const before = { new: taxOf('new', input), old: taxOf('old', input) }
  const added = (regime: Regime) => (name: (typeof ITEMS)[number]) =>
    taxOf(regime, { ...input, [name]: input[name] + STEP }) - before[regime]
  const shown = ITEMS.filter((name) => !hidden.includes(name))
  return tableOf('What ₹1,000 more of each item adds to the tax', 'tax-planner-more', shown, [
    { label: '₹1,000 more of', unit: 'text', of: (name) => nameOf(plannerFields[name].label) },
    { label: 'New regime', unit: 'rupees', of: added('new') },
    { label: 'Old regime', unit: 'rupees', of: added('old') },
  ])
}
