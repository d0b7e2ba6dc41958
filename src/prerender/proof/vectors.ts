import { codeVectors } from './code-vectors.ts'
import { generalVectors } from './general-vectors.ts'
import { loanVectors, savingsVectors } from './money-vectors.ts'
import { taxVectors } from './tax-vectors.ts'
import type { Vector } from './vector.ts'

/** All published results that the unit tests compare with the pages, and that the page of proofs lists. */
export const vectors: readonly Vector[] = [
  ...loanVectors,
  ...savingsVectors,
  ...taxVectors,
  ...codeVectors,
  ...generalVectors,
]
