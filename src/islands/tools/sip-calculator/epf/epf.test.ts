import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { parseMonth } from '@/islands/ui/dates/months.ts'
import { epf, type EpfInput } from './epf.ts'
import { epfFields } from './definition.ts'

const page = readInput(epfFields, initialTexts(epfFields))
const of = (changed: Partial<EpfInput>) => epf({ ...page, ...changed })

/** A wage at the new ceiling, 3,000 and 917 a month, from an account year after the change on. */
const atCeiling: Partial<EpfInput> = {
  monthlyWage: 25_000,
  epfBalance: 100_000,
  pfOn: 'ceiling',
  balanceMonth: parseMonth('2027-03'),
  age: 30,
  untilAge: 31,
}

describe('interest', () => {
  // 8.25 % ÷ 12 × (12 × 1,00,000 + 3,917 × (11 + 10 + … + 0)) = 0.006875 × 14,58,522 = 10,027.34
  test('of 1,00,000 and twelve times 3,917 at 8.25 % is 10,027', () => {
    const { years, balance, interest } = of(atCeiling)
    expect(years.map(({ interest }) => interest)).toEqual([10_027])
    expect(interest).toBe(10_027)
    expect(balance).toBe(100_000 + 12 * 3_917 + 10_027)
  })

  // The second year: 0.006875 × (12 × 1,57,031 + 2,58,522) = 14,732.4
  test('of a year earns interest in the next', () => {
    expect(of({ ...atCeiling, untilAge: 32 }).years[1]?.interest).toBe(14_732)
  })

  // 0.006875 × (3 × 1,00,000 + 3,917 × (0 + 1 + 2)) = 2,143.29
  test('of a part of a year is credited at its end', () => {
    const { years } = of({ ...atCeiling, untilAge: 30.25 })
    expect(years.map(({ interest, months }) => [interest, months.length])).toEqual([[2_143, 3]])
  })

  test('a year from the middle of one ends in March', () => {
    const { years } = of({ ...atCeiling, balanceMonth: parseMonth('2027-10') })
    expect(years.map(({ year, months }) => [year, months.length])).toEqual([
      [2027, 5],
      [2028, 7],
    ])
  })

  // Credits of April to September 2026 are for wages of March to August: 2,350 each. Then 3,082 and five times 3,917.
  test('the ceiling of September 2026 reaches the balance in October', () => {
    const { years } = of({ ...atCeiling, balanceMonth: NaN })
    const paid = years[0]?.months.map(({ own, employer }) => own + employer)
    expect(paid).toEqual([...Array<number>(6).fill(2_350), 3_082, ...Array<number>(5).fill(3_917)])
  })
})

describe('the wage', () => {
  // 50,000 × 1.05 from April 2027, which is credited in May.
  test('rises each April from the next year on', () => {
    const { years } = of({})
    const wages = years.flatMap(({ months }) => months).map(({ wage }) => wage)
    expect(wages.slice(0, 13)).toEqual(Array<number>(13).fill(50_000))
    expect(wages[13]).toBeCloseTo(52_500, 8)
    expect(wages[25]).toBeCloseTo(55_125, 8)
  })
})

describe('taxable interest', () => {
  // 12 % + 88 % of 50,000: 6,00,000 a year. 2,50,000 is passed in the fifth month, by nothing; then 50,000 a month for seven
  // months: 50,000 × (6 + 5 + … + 0) = 10,50,000 of monthly balances. × 0.006875 = 7,218.75
  const most: Partial<EpfInput> = { vpfPercent: 88, wageRisePercent: 0, untilAge: 32 }

  test('is that on what is above 2,50,000', () => {
    expect(of(most).years[0]?.taxedInterest).toBe(7_219)
  })

  // The taxable account is 3,50,000 + 7,219 at the start of the second year: (12 × 3,57,219 + 10,50,000) × 0.006875 = 36,689.3
  test('stays in the taxable account with its interest', () => {
    expect(of(most).years[1]?.taxedInterest).toBe(36_689)
  })

  // 1,00,000 × 8.25 %
  test('a taxable part of the balance earns it too', () => {
    expect(of({ taxedBalance: 100_000 }).years[0]?.taxedInterest).toBe(8_250)
  })

  // 12 × 20,833 = 2,49,996. 12 × 20,834 = 2,50,008: the 8 of the last month earn 12 × 8 × 0.006875 = 0.66 in the second year.
  test('begins one rupee above the limit', () => {
    const taxed = (monthlyWage: number) =>
      of({ monthlyWage, vpfPercent: 88, wageRisePercent: 0, untilAge: 32 }).taxedInterest
    expect([taxed(20_833), taxed(20_834)]).toEqual([0, 1])
  })

  test('the employer’s share does not count', () => {
    // 12 % of 1,70,000 is 20,400 from each side: 2,44,800 a year.
    expect(of({ monthlyWage: 170_000, wageRisePercent: 0, untilAge: 32 }).taxedInterest).toBe(0)
  })
})

describe('without figures', () => {
  test.each<Partial<EpfInput>>([
    { age: 58 },
    { age: 0 },
    { age: -1 },
    { untilAge: 91 },
    { monthlyWage: -1 },
    { monthlyWage: NaN },
    { epfBalance: -1 },
    { epfRatePercent: -0.1 },
    { vpfPercent: -1 },
    { wageRisePercent: -100 },
    { taxedBalance: 300_001 },
    { balanceMonth: parseMonth('2014-08') },
  ])('%j has none', (changed) => {
    const { years, balance, interest } = of(changed)
    expect([years, balance, interest]).toEqual([[], NaN, NaN])
  })

  test('September 2014 is the first month, and 60 years are not too many', () => {
    expect(of({ balanceMonth: parseMonth('2014-09') }).years[0]?.months).toHaveLength(6)
    expect(of({ untilAge: 90 }).years).toHaveLength(60)
  })
})

// By a separate program with fractions instead of floating point: balance, own, employer's, pension, interest, taxed.
test.each<[Partial<EpfInput>, number[]]>([
  [{}, [24433338, 4188627, 3494182, 694445, 16450529, 412]],
  [{ pfOn: 'ceiling' }, [7520269, 1000160, 305715, 694445, 5914394, 0]],
  [{ pfOn: 'own full' }, [15976801, 4188627, 305715, 694445, 11182459, 412]],
  [{ vpfPercent: 30 }, [54686598, 14660069, 3494182, 694445, 36232347, 8580677]],
  [{ epfRatePercent: 7.75 }, [22598208, 4188627, 3494182, 694445, 14615399, 387]],
  [{ isPensionMember: 'no' }, [26964131, 4188627, 4188627, 0, 18286877, 412]],
  [
    {
      monthlyWage: 80_000,
      epfBalance: 1_234_567,
      taxedBalance: 50_000,
      age: 50 + 5 / 12,
      untilAge: 60,
      wageRisePercent: 7.5,
      epfRatePercent: 8.1,
      vpfPercent: 12,
      balanceMonth: parseMonth('2026-11'),
    },
    [9134478, 3204232, 1412563, 189553, 3283116, 231645],
  ],
])('%j', (changed, expected) => {
  const { balance, own, employer, pension, interest, taxedInterest } = of(changed)
  expect([balance, own, employer, pension, interest, taxedInterest]).toEqual(expected)
})

const anyInput = fc.record({
  monthlyWage: fc.integer({ min: 0, max: 500_000 }),
  epfBalance: fc.integer({ min: 0, max: 10_000_000 }),
  age: fc.integer({ min: 18 * 12, max: 57 * 12 }).map((months) => months / 12),
  untilAge: fc.integer({ min: 58, max: 70 }),
  wageRisePercent: fc.integer({ min: -10, max: 20 }),
  epfRatePercent: fc.integer({ min: 0, max: 1_500 }).map((rate) => rate / 100),
  pfOn: fc.constantFrom('full' as const, 'own full' as const, 'ceiling' as const),
  isPensionMember: fc.constantFrom('yes' as const, 'no' as const),
  vpfPercent: fc.integer({ min: 0, max: 88 }),
  balanceMonth: fc.oneof(fc.constant(NaN), fc.integer({ min: parseMonth('2014-09'), max: parseMonth('2040-12') })), // prettier-ignore
  taxedBalance: fc.constant(0),
  pensionYears: fc.constant(8),
})

describe('every account', () => {
  test('is what was there, what came in and what it earned', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { balance, own, employer, interest, taxedInterest, years } = epf(input)
        expect(balance).toBe(input.epfBalance + own + employer + interest)
        expect(taxedInterest).toBeLessThanOrEqual(interest)
        const months = years.flatMap((year) => year.months)
        expect(months.at(-1)?.balance).toBe(balance)
        expect(months).toHaveLength(Math.round((input.untilAge - input.age) * 12))
        for (const month of months) expect(month.employer).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('moves the pension part and nothing else by the membership', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const [member, other] = (['yes', 'no'] as const).map((isPensionMember) => epf({ ...input, isPensionMember, epfRatePercent: 0 })) // prettier-ignore
        expect(other?.balance).toBe((member?.balance ?? NaN) + (member?.pension ?? NaN))
        expect(other?.own).toBe(member?.own)
      }),
    )
  })
})
