import fc from 'fast-check'
import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { splitYearTax, type SplitYearGains } from '@/islands/calculator/money/split-year.ts'
import { cashFlowCalculator } from './definition.ts'
import { working } from './working.ts'

const none: SplitYearGains = { shortBefore: 0, longBefore: 0, shortAfter: 0, longAfter: 0 }
const taxOf = (gains: Partial<SplitYearGains>) => {
  const { laterFirst, earlierFirst } = splitYearTax({ ...none, ...gains })
  return [laterFirst, earlierFirst].map((tax) => Math.round(tax * 100) / 100)
}

// Exact arithmetic by the rates of sections 111A and 112A: 15 % and 10 % up to 22 July 2024, 20 % and 12.5 % since.
test.each<[Partial<SplitYearGains>, readonly number[]]>([
  // 75,000 × 10 % × 1.04, or 75,000 × 12.5 % × 1.04
  [{ longBefore: 100_000, longAfter: 100_000 }, [7_800, 9_750]],
  [{ longBefore: 60_000, longAfter: 65_000 }, [0, 0]],
  [{ longBefore: 225_000 }, [10_400, 10_400]],
  [{ longAfter: 225_000 }, [13_000, 13_000]],
  // 50,000 × 15 % + 50,000 × 20 % = 17,500, × 1.04
  [{ shortBefore: 50_000, shortAfter: 50_000 }, [18_200, 18_200]],
  // A short-term loss first lowers the short-term gain taxed at 20 %, then the one at 15 %, then long-term gains.
  [{ shortBefore: -30_000, shortAfter: 50_000 }, [4_160, 4_160]],
  [{ shortBefore: 50_000, shortAfter: -60_000, longAfter: 145_000 }, [1_300, 1_300]],
  // A long-term loss lowers no short-term gain.
  [{ longBefore: -100_000, shortAfter: 50_000 }, [10_400, 10_400]],
  // 1,50,000 are left at 12.5 % and 1,00,000 at 10 %: (25,000 × 12.5 % + 10,000) × 1.04, or 1,25,000 × 12.5 % × 1.04.
  [{ longBefore: 100_000, longAfter: 200_000, shortBefore: -50_000 }, [13_650, 16_250]],
])('%j is taxed with %j', (gains, taxes) => {
  expect(taxOf(gains)).toEqual(taxes)
})

test('what is not a number has no tax', () => {
  expect(taxOf({ longAfter: NaN })).toEqual([NaN, NaN])
})

test('setting the exemption against the later gains never costs more, and a larger gain never less', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 })
  const gains = fc.record({ shortBefore: amount, longBefore: amount, shortAfter: amount, longAfter: amount }) // prettier-ignore
  fc.assert(
    fc.property(
      gains,
      fc.constantFrom(...(Object.keys(none) as (keyof SplitYearGains)[])),
      (drawn, name) => {
        const { laterFirst, earlierFirst } = splitYearTax(drawn)
        expect(laterFirst).toBeLessThanOrEqual(earlierFirst + 1e-6)
        expect(laterFirst).toBeGreaterThanOrEqual(0)
        const more = splitYearTax({ ...drawn, [name]: drawn[name] + 10_000 })
        expect(more.laterFirst).toBeGreaterThanOrEqual(laterFirst - 1e-6)
      },
    ),
  )
})

test('the page shows both taxes with the rule, whatever the list is', () => {
  const { fields, calculate, rows, notes, sentence, hiddenFields } = cashFlowCalculator
  const input = {
    ...readInput(fields, initialTexts(fields)),
    asset: 'both sides' as const,
    longBefore: 100_000,
    longAfter: 100_000,
  }
  const result = calculate(input)
  expect(result.taxed).toBeUndefined()
  expect(rows(result, input).slice(0, 2)).toMatchObject([
    { label: 'Tax, Exemption on Later Gains First', amount: 7_800 },
    { label: 'Tax, Exemption on Earlier Gains First', amount: 9_750 },
  ])
  expect(sentence?.(result, input)).toBe(
    'With the exemption on the earlier gains first it is ₹9,750.',
  )
  const same = { ...input, longBefore: 0 }
  expect(sentence?.(calculate(same), same)).toContain('the same')
  expect(notes?.(result, input).join(' ')).toContain('do not say')
  expect(hiddenFields?.(input)).not.toContain('longAfter')
  expect(hiddenFields?.({ ...input, asset: 'equity' })).toContain('longAfter')
})

test('the working puts the gains in, after losses and exemption', () => {
  const { fields, calculate } = cashFlowCalculator
  const input = {
    ...readInput(fields, initialTexts(fields)),
    asset: 'both sides' as const,
    longBefore: 100_000,
    longAfter: 100_000,
    shortAfter: 10_000,
  }
  const all = Object.fromEntries(working(calculate(input), input).map(({ label, lines }) => [label, lines])) // prettier-ignore
  // (10,000 × 20 % + 75,000 × 10 %) × 1.04
  expect(all['Tax, Exemption on Later Gains First']).toEqual([
    'After losses and the exemption of ₹1,25,000: ₹75,000 long-term before 23 July, ₹0 after',
    '= (₹0 × 15% + ₹10,000 × 20% + ₹75,000 × 10% + ₹0 × 12.5%) × 1.04',
    '= ₹9,880',
  ])
})
