import { expect, test } from 'vitest'

import { yearAfter } from './tax-rules.ts'
import { rules as before } from './years/fy-2025-26.ts'

const named = {
  id: 'tax-year-2027-28',
  label: 'Tax year 2027-28',
  from: '2027-04-01',
  lastChecked: '2027-02-02',
}

test('a year whose Finance Act changes nothing has the rates of the year before, under its own citations', () => {
  const year = yearAfter(before, {
    ...named,
    regimes: { new: { citation: 'new Act' }, old: { citation: 'old Act' } },
  })
  expect(year).toEqual({
    ...before,
    ...named,
    regimes: {
      new: { ...before.regimes.new, citation: 'new Act' },
      old: { ...before.regimes.old, citation: 'old Act' },
    },
  })
})

test('what a Finance Act changes in one regime leaves the other and the year before as they were', () => {
  const kept = structuredClone(before)
  const year = yearAfter(before, {
    ...named,
    cessPercent: 5,
    regimes: {
      new: { citation: 'new Act', standardDeduction: 100_000 },
      old: { citation: 'old Act' },
    },
  })
  expect(year.cessPercent).toBe(5)
  expect(year.regimes.new.standardDeduction).toBe(100_000)
  expect(year.regimes.new.rebate?.upToIncome).toBe(1_200_000)
  expect(year.regimes.old.standardDeduction).toBe(50_000)
  expect(before).toEqual(kept)
})
