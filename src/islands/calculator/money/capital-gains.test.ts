import { expect, test } from 'vitest'

import { equityGainsTax } from './capital-gains.ts'

// Sections 196 and 198 of the Income-tax Act 2025, with the cess of 4 %: each by hand.
test.each([
  [{ shortTerm: 0, longTerm: 125_000 }, 0, 0],
  [{ shortTerm: 0, longTerm: 125_008 }, 0, 1.04],
  [{ shortTerm: 100, longTerm: 0 }, 0, 20.8],
  // (4,047 × 20 % + 4,32,649 × 12.5 %) × 1.04
  [{ shortTerm: 4_047, longTerm: 557_649 }, 0, 57_086.15],
  [{ shortTerm: 0, longTerm: 125_000 }, 25_000, 3_250],
  [{ shortTerm: 0, longTerm: 100_000 }, 200_000, 13_000],
  // A short-term loss lowers the long-term gain; a long-term loss is set against long-term gains only.
  [{ shortTerm: -25_000, longTerm: 250_000 }, 0, 13_000],
  [{ shortTerm: 100_000, longTerm: -50_000 }, 0, 20_800],
])('gains of %j with %d of the exemption used pay %d', (gains, used, tax) => {
  expect(equityGainsTax(gains, used)).toBeCloseTo(tax, 2)
})
