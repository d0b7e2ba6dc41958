import type { Table } from '@/islands/calculator/frame/definition.ts'
import type { EmiInput } from './loan-options.ts'
import type { LoanResult } from './emi.ts'
import { FromEmi } from './FromEmi.tsx'
import { scheduleOf } from './quoted-loan.ts'
import { scheduleTables } from './tables.ts'

export * as drawing from './drawing.tsx'
export { overTime } from './over-time.ts'
export { working } from './working.ts'

/** Returns the loan and the tenure that follow from an EMI, where one is entered. */
export function says(_: LoanResult, input: EmiInput) {
  return input.affordableEmi > 0 && <FromEmi emi={input.affordableEmi} loan={input} />
}

/** Returns the schedule by year and by month. */
export function tables(_: LoanResult, input: EmiInput): Table[] {
  return scheduleTables(scheduleOf(input), input)
}
