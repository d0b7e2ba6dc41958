import fc from 'fast-check'
import { expect, test } from 'vitest'

import { entriesOf } from '@/islands/calculator/frame/inputs.ts'
import { compareRegimes } from '../compare-regimes.ts'
import { taxUnder, type TaxInput } from '../income-tax.ts'
import { lawYears } from '../tax-years.ts'
import { blankInput } from './blank-input.ts'
import type { PlannerInput } from './planner-input.ts'
import { plannerFields } from './fields.ts'
import { plan } from './plan.ts'

const regimes = ['new', 'old'] as const
const years = lawYears.map(({ id }) => id)
const amounts = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 400_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 60_000_000 }) },
)

/** Any year of anybody, in whole rupees. */
const anyYear = fc.record(
  Object.fromEntries(
    entriesOf(plannerFields).map(([name, field]) => [
      name,
      field.kind === 'choice'
        ? fc.constantFrom(...field.options.map(({ value }) => value))
        : amounts,
    ]),
  ),
) as unknown as fc.Arbitrary<PlannerInput>

const INCOMES = [
  'grossIncome',
  'otherIncome',
  'savingsInterest',
  'depositInterest',
  'familyPension',
  'rentReceived',
  'equityShort',
  'equityLong',
  'otherLong',
  'propertyPrice',
] as const

const DEDUCTIONS = [
  'section80C',
  'ownNps',
  'employerNps',
  'hraReceived',
  'rentPaid',
  'professionalTax',
  'healthFamily',
  'healthParents',
  'checkUps',
  'checkUpsParents',
  'medicalFamily',
  'medicalParents',
  'educationLoan',
  'donations',
  'rentWithoutHra',
  'ownInterest',
  'letInterest',
  'municipalTax',
] as const

test('with nothing but what the first page asks, each regime pays what that page says by law', () => {
  fc.assert(
    fc.property(
      fc.record({
        taxYear: fc.constantFrom(...years),
        grossIncome: fc.integer({ min: 0, max: 1e8 }),
        deductions: amounts,
        deductionsInBothRegimes: amounts,
        incomeKind: fc.constantFrom('salary', 'other'),
        ageBand: fc.constantFrom('below-60', '60-to-79', '80-and-over'),
        equalEntry: fc.constantFrom('standard-deduction', 'other-deductions'),
      }) as fc.Arbitrary<Omit<TaxInput, 'regime'>>,
      (given) => {
        const found = plan({ ...blankInput, ...given })
        for (const regime of regimes) {
          const expected = taxUnder(found.year, { ...given, regime })
          expect(found[regime].tax).toBe(expected.totalTax)
          expect(found[regime].taxableIncome).toBe(expected.taxableIncome)
          expect(found[regime].rebate).toBe(expected.working.rebate)
        }
        const compared = compareRegimes({ ...given, regime: 'new', equalEntry: 'other-deductions' })
        if (typeof compared.oldWinsAbove === 'number' && given.deductionsInBothRegimes === 0)
          expect(found.breakEven).toBe(compared.oldWinsAbove)
      },
    ),
  )
})

test('tax never falls as income of any kind rises', () => {
  fc.assert(
    fc.property(
      anyYear,
      fc.constantFrom(...INCOMES),
      fc.integer({ min: 1, max: 300_000 }),
      (input, name, more) => {
        const before = plan(input)
        const later = plan({ ...input, [name]: input[name] + more })
        for (const regime of regimes)
          // Ten rupees, as income and gains are rounded together and taxed apart.
          expect(later[regime].tax + 10).toBeGreaterThanOrEqual(before[regime].tax)
      },
    ),
  )
})

test('tax never rises with a deduction', () => {
  fc.assert(
    fc.property(
      anyYear,
      fc.constantFrom(...DEDUCTIONS),
      fc.integer({ min: 1, max: 300_000 }),
      (input, name, more) => {
        const before = plan(input)
        const later = plan({ ...input, [name]: input[name] + more })
        for (const regime of regimes)
          expect(later[regime].tax).toBeLessThanOrEqual(before[regime].tax)
      },
    ),
  )
})

// What the law itself lets jump: the old rebate, which ends without relief, and with gains every surcharge.
test('without gains more income leaves no less, but for the cess on relief and the old rebate', () => {
  fc.assert(
    fc.property(anyYear, fc.integer({ min: 10, max: 300_000 }), (input, more) => {
      const given = {
        ...input,
        equityShort: 0,
        equityLong: 0,
        otherLong: 0,
        propertyPrice: 0,
        incomeKind: 'other' as const,
      }
      const before = plan(given)
      const later = plan({ ...given, grossIncome: given.grossIncome + more })
      for (const regime of regimes) {
        const crossesRebate =
          regime === 'old' &&
          before.old.taxableIncome <= 500_000 &&
          later.old.taxableIncome > 500_000
        const most = (more + 10) * 1.04 + (crossesRebate ? 13_000 : 0) + 10
        expect(later[regime].tax - before[regime].tax).toBeLessThanOrEqual(most)
      }
    }),
  )
})

test('every step adds up, and deductions do not exceed the income without gains', () => {
  fc.assert(
    fc.property(anyYear, (input) => {
      const found = plan(input)
      for (const regime of regimes) {
        const one = found[regime]
        const { heads, items, unusedItems, taxed, setOff } = one
        const deducted = Object.values<number>({ ...items }).reduce((sum, item) => sum + item, 0)
        const left = heads.total - setOff.againstHeads - deducted + unusedItems
        expect(left).toBeCloseTo(taxed.ordinary, 4)
        expect(unusedItems).toBeGreaterThanOrEqual(0)
        expect(heads.total).toBeGreaterThanOrEqual(0)
        const { slabTax, gainsTax, rebate, surcharge, surchargeRelief, cess, tax } = one
        const sum = slabTax + gainsTax - rebate + surcharge - surchargeRelief + cess
        expect(Math.abs(sum - tax)).toBeLessThanOrEqual(5.01)
        expect(rebate).toBeLessThanOrEqual(slabTax + gainsTax + 0.001)
        const exempt = one.gains.reduce((all, gain) => all + gain.exempt, 0)
        const basic = found.year.regimes[regime].slabs[input.ageBand][1]?.from ?? 0
        expect(exempt).toBeLessThanOrEqual(Math.max(0, basic - one.slabIncome))
      }
      const { setOff, unusedLoss, heads } = found.old
      const used = setOff.againstHeads + setOff.againstGains
      expect(used).toBeLessThanOrEqual(200_000)
      expect(used + unusedLoss).toBe(heads.house.loss)
      expect(found.new.setOff).toEqual({ againstHeads: 0, againstGains: 0 })
    }),
  )
})

test('the order of the items does not matter', () => {
  fc.assert(
    fc.property(anyYear, (input) => {
      const reversed = Object.fromEntries(Object.entries(input).toReversed()) as typeof input
      expect(plan(reversed)).toEqual(plan(input))
    }),
  )
})

test('a rupee above the break-even the old regime costs less, at it not', () => {
  fc.assert(
    fc.property(anyYear, (input) => {
      const given = { ...input, deductions: 0, deductionsInBothRegimes: 0 }
      const found = plan(given)
      if (typeof found.breakEven !== 'number') return
      const further = found.breakEven - found.oldDeductions
      if (further < 0) {
        expect(found.cheaper).toBe('old')
        return
      }
      const oldTax = (deductions: number) => plan({ ...given, deductions }).old.tax
      expect(oldTax(further + 1)).toBeLessThan(found.new.tax)
      expect(oldTax(further)).toBeGreaterThanOrEqual(found.new.tax)
    }),
  )
})

test.each([NaN, Infinity, 1e300, -5])('amounts of %d neither hang nor throw', (amount) => {
  const all = Object.fromEntries(
    Object.entries(blankInput).map(([name, value]) => [
      name,
      typeof value === 'number' ? amount : value,
    ]),
  ) as unknown as PlannerInput
  expect(() => plan(all)).not.toThrow()
})

test('an amount that is no number leaves no tax, and a negative one counts as nothing', () => {
  expect(plan({ ...blankInput, grossIncome: 1e6, section80C: NaN }).old.tax).toBeNaN()
  const loss = plan({ ...blankInput, grossIncome: 2e6, otherIncome: -5e5 })
  expect(loss.new.tax).toBe(plan({ ...blankInput, grossIncome: 2e6 }).new.tax)
})
