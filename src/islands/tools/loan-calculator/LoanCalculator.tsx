import type { ReactNode } from 'react'

import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { loanCalculator } from './definition.ts'

/** The EMI calculator. `children` is what its page shows next to the results. */
export default function LoanCalculator({ children }: { children?: ReactNode }) {
  return <Calculator definition={loanCalculator}>{() => children}</Calculator>
}
