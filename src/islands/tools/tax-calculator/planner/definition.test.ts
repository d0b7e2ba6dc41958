import { afterAll, expect, test, vi } from 'vitest'

import { figure } from '@/islands/calculator/frame/figure.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { report } from '@/islands/calculator/results/downloads.ts'
import { yearAfter } from '../tax-rules.ts'
import { rules as before } from '../years/tax-year-2026-27.ts'
import { blankInput } from './blank-input.ts'
import type { PlannerInput } from './planner-input.ts'
import { taxPlanner } from './definition.ts'
import { plannerFields } from './fields.ts'
import { overTime } from './next-rupees.ts'
import { planNotes } from './plan-notes.ts'
import { plan } from './plan.ts'
import { lineTable, plannerTables } from './tables.ts'

const fresh = readInput(plannerFields, initialTexts(plannerFields))
const rowsOf = (given: Partial<PlannerInput>) => {
  const input = { ...fresh, ...given }
  return taxPlanner.rows(plan(input), input).map((row) => [row.label, figure(row)])
}
const tableOf = (
  title: RegExp,
  given: Partial<PlannerInput> = {},
): Record<string, readonly (number | string)[]> => {
  const input = { ...blankInput, ...given }
  const tables = [lineTable(plan(input)), ...plannerTables(plan(input), input)]
  const table = tables.find((each) => each && title.test(each.title))
  return Object.fromEntries(table?.rows.map(([label, ...cells]) => [label, cells]) ?? [])
}
const notesOf = (given: Partial<PlannerInput>) => {
  const input = { ...blankInput, ...given }
  return planNotes(plan(input), input).join(' ')
}

test('the headline names the regime that costs less and by how much', () => {
  expect(rowsOf({})[0]).toEqual(['New Regime Costs Less by', '₹1,05,300'])
  expect(rowsOf({ deductions: 900_000 })[0]?.[0]).toBe('Old Regime Costs Less by')
  expect(rowsOf({ grossIncome: 0 })[0]).toEqual(['Difference of the Regimes', '₹0'])
  const sentence = (given: Partial<PlannerInput>) =>
    taxPlanner.sentence?.(plan({ ...fresh, ...given }), { ...fresh, ...given })
  // 5,43,775 less 1,75,000
  expect(sentence({})).toContain('over ₹3,68,775 more in deductions')
  expect(sentence({ grossIncome: 1_200_000 })).toContain('No deduction could')
})

test('a thousand more of an item changes the tax by its rate with cess, and a full item by nothing', () => {
  const salary = { grossIncome: 2_000_000, section80C: 150_000, equityShort: 50_000 }
  const more = tableOf(/^What ₹1,000/, salary)
  // 19,25,000 in the slab of 20 %, 17,98,000 in that of 30 %
  expect(more['Salary, Pension or Business Income']).toEqual([208, 312])
  expect(more['80C, Now 123: Savings']).toEqual([0, 0])
  expect(more['80CCD(1B), Now 124(3): Own NPS']).toEqual([0, -312])
  // 30 % of rent is free
  expect(more['Rent Received']?.map((cell) => Math.round(Number(cell) * 10) / 10)).toEqual([
    145.6, 218.4,
  ])
  expect(more['Shares and Equity Funds, up to 12 Months']).toEqual([208, 208])
})

test('the lines lead from the income to the tax, with the sections of both Acts', () => {
  const lines = tableOf(/line by line/, { grossIncome: 1_500_000, section80C: 150_000 })
  expect(lines['Savings (80C, now 123)']).toEqual([0, -150_000])
  expect(lines['Taxable income']).toEqual([1_425_000, 1_300_000])
  expect(lines['Professional tax (16(iii), now 19(1), Sl. 1)']).toBeUndefined()
})

test('the years stand side by side, each by its own law', () => {
  // docs of each year: 7,00,000 of taxable income is free to FY 2024-25, 12,00,000 from FY 2025-26
  const years = tableOf(/other years/, { grossIncome: 750_000 })
  expect(years['FY 2023-24']?.[0]).toBe(0)
  const higher = tableOf(/other years/, { grossIncome: 1_275_000 })
  expect(Object.values(higher).map(([inNew]) => inNew === 0)).toEqual([true, true, false, false])
})

test('where the law is open the page says so', () => {
  expect(notesOf({ grossIncome: 1_275_000, equityLong: 200_000 })).toContain('would then be ₹9,750')
  expect(notesOf({ otherIncome: 3e6, equityLong: 25e6 })).toContain(
    'marginal relief on the surcharge is not calculated',
  )
  expect(notesOf({ otherIncome: 2e5, equityLong: 5e5 })).toContain('sets no order')
  expect(notesOf({ grossIncome: 1_275_000 })).toBe('')
  expect(notesOf({ grossIncome: 1e6, hraReceived: 1e5 })).toContain('depend on it')
})

test('the picture tells where more income leaves less', () => {
  const input = { ...blankInput, grossIncome: 1_500_000 }
  const picture = overTime(plan(input), input)
  // 12,00,000 and 5,00,000 of taxable income, with the standard deductions of 75,000 and 50,000
  expect(picture?.sentence).toContain(
    'from ₹12,75,000 in the new regime, and from ₹5,50,000 in the old regime',
  )
  expect(picture?.sentence).toContain('the new regime takes 15.60%, the old one 31.20%')
})

test('the report names its law and that it is an estimate', () => {
  expect(report(taxPlanner, fresh, new Date(2026, 10, 22))).toContain(
    'An estimate by the law of tax year 2026-27.',
  )
})

test('a file for tax year 2027-28 is all that the planner needs to know it', async () => {
  const next = yearAfter(before, {
    id: 'tax-year-2027-28',
    label: 'Tax year 2027-28',
    from: '2027-04-01',
    lastChecked: '2027-02-02',
    regimes: { new: { citation: 'new', standardDeduction: 100_000 }, old: { citation: 'old' } },
  })
  vi.resetModules()
  vi.doMock('../years/tax-year-2026-27.ts', () => ({ rules: next }))
  const { taxPlanner: nextPlanner } = await import('./definition.ts')
  const { fields, calculate } = nextPlanner
  const input = readInput(fields, initialTexts(fields))
  expect(input.taxYear).toBe('tax-year-2027-28')
  const result = calculate({ ...input, equityLong: 225_000, ownNps: 60_000 })
  // 14,00,000 and 1,00,000 of the gain; limits as before
  expect(result.new).toMatchObject({ slabIncome: 1_400_000, gainsTax: 12_500 })
  expect(result.old.items).toMatchObject({ section80C: 150_000, ownNps: 50_000 })
})

// The tests of other files run in the same worker.
afterAll(() => {
  vi.doUnmock('../years/tax-year-2026-27.ts')
  vi.resetModules()
})
