import { describe, expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { parseMonth } from '@/islands/ui/dates/months.ts'
import { contributionsOn, type ContributionInput } from './contributions.ts'
import { epfFields } from './definition.ts'

const page = readInput(epfFields, initialTexts(epfFields))

describe('contributions', () => {
  const on = (wage: number, month: string, changed: Partial<ContributionInput> = {}) => {
    const { own, employer, pension } = contributionsOn(wage, parseMonth(month), 360, {
      ...page,
      pfOn: 'ceiling',
      ...changed,
    })
    return [own, employer, pension]
  }

  // EPFO's published answers on the ceiling of 17 September 2026: in September 2,080.00, 636.13 and 1,443.87, before the rupee;
  // before it, 12 % and 8.33 % of 15,000.
  test.each([
    ['2026-08', 20_000, [1_800, 550, 1_250]],
    ['2026-09', 20_000, [2_080, 636, 1_444]],
    ['2026-10', 20_000, [2_400, 734, 1_666]],
    ['2026-10', 25_000, [3_000, 917, 2_083]],
    ['2026-10', 35_000, [3_000, 917, 2_083]],
    ['2026-08', 12_000, [1_440, 440, 1_000]],
  ])('in %s a wage of %d pays %j', (month, wage, expected) => {
    expect(on(wage, month)).toEqual(expected)
  })

  // 12 % of 50,000 is 6,000; the pension part stays 8.33 % of the ceiling.
  test('on the full wage, for both or for the member alone', () => {
    expect(on(50_000, '2026-08', { pfOn: 'full' })).toEqual([6_000, 4_750, 1_250])
    expect(on(50_000, '2026-10', { pfOn: 'full' })).toEqual([6_000, 3_917, 2_083])
    expect(on(50_000, '2026-10', { pfOn: 'own full' })).toEqual([6_000, 917, 2_083])
  })

  test('without the pension scheme the employer’s 12 % is all in the fund', () => {
    expect(on(20_000, '2026-10', { isPensionMember: 'no' })).toEqual([2_400, 2_400, 0])
  })

  test('the voluntary part is of the full wage', () => {
    expect(on(50_000, '2026-10', { vpfPercent: 10 })).toEqual([8_000, 917, 2_083])
  })

  test('nothing goes to the pension scheme from 58', () => {
    const at = (age: number) => contributionsOn(20_000, parseMonth('2026-10'), age, page).pension
    expect([at(58 * 12 - 1), at(58 * 12)]).toEqual([1_666, 0])
  })
})
