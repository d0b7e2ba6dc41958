import { hiddenFields } from './hidden-fields.ts'
import { bonusIndex, type Pay } from './pay.ts'
import type { SalaryInput } from './salary-input.ts'

/** Why a salary has no figures. */
export type SalaryProblem = 'unread' | 'negative' | 'too large' | 'parts' | 'no ctc'

/** More than any salary; beyond it whole rupees would be lost. */
const MOST = 1e12

/** What keeps a salary from being calculated; undefined when nothing does. */
export function salaryProblem(input: SalaryInput): SalaryProblem | undefined {
  const hidden = hiddenFields(input)
  const numbers = Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'number' && !hidden.includes(name as keyof SalaryInput) ? [value] : [],
  )
  if (numbers.some(Number.isNaN)) return 'unread'
  if (numbers.some((value) => value < 0)) return 'negative'
  if (numbers.some((value) => value > MOST)) return 'too large'
  return undefined
}

/** Why the parts do not make up the CTC that was given or found. */
export function partsProblem({
  input,
  pay,
}: {
  input: SalaryInput
  pay: Pay
}): SalaryProblem | undefined {
  if (input.knownBy === 'parts') return undefined
  if (Number.isNaN(input.ctc)) return 'no ctc'
  const bonusAt = bonusIndex(input)
  const left = pay.months.map(
    ({ gross }, index) => gross - (index === bonusAt ? pay.bonus : 0) - (pay.basic + pay.hra) / 12,
  )
  // A thousandth of a rupee is noise of the sums.
  return Math.min(...left) < -0.001 ? 'parts' : undefined
}
