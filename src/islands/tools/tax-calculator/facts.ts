import type { DatedFact } from '@/lib/dated-fact.ts'

import { deductionFacts } from './facts/deduction-facts.ts'
import { yearFacts } from './facts/year-facts.ts'
import { currentLaw, lawYears } from './tax-years.ts'

/** The rules of each tax year, newest first, and the limits of deductions. */
export const facts: readonly DatedFact[] = [
  ...lawYears.flatMap((year) => yearFacts(year, year === currentLaw)),
  ...deductionFacts(),
]
