import type { YearFacts } from '../year-facts.ts'
import { totalOf } from './item-deductions.ts'
import type { Plan } from './plan.ts'
import type { PlannerInput } from './planner-input.ts'

/** Returns what the planner knows of a year, for the other pages of the tool. */
export function plannerFacts(
  { old, new: inNew, oldDeductions }: Plan,
  input: PlannerInput,
): YearFacts {
  const { items, setOff } = old
  return {
    taxYear: input.taxYear,
    gross: input.grossIncome,
    otherIncome: otherIncomeOf(input),
    ...(input.incomeKind === 'salary' && {
      basic: input.basicPay,
      hra: input.hraReceived,
      rent: input.rentPaid,
      city: input.city,
      employer: input.employer === 'other' ? 'private' : input.employer,
      employerNps: input.employerNps,
    }),
    // The deduction of interest belongs to income that the other pages do not ask for.
    ownDeductions: totalOf(items) - items.employerNps - items.interest + setOff.againstHeads,
    oldDeductions,
    bothRegimes: input.deductionsInBothRegimes + inNew.items.employerNps,
  }
}

function otherIncomeOf(input: PlannerInput): number {
  const { otherIncome, savingsInterest, depositInterest, familyPension, rentReceived } = input
  const { equityShort, equityLong, otherLong, propertyPrice } = input
  const ordinary = otherIncome + savingsInterest + depositInterest + familyPension + rentReceived
  return ordinary + equityShort + equityLong + otherLong + propertyPrice
}
