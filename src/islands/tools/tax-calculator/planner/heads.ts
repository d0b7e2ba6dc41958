import { deductionRules, limitOf } from '../deduction-rules.ts'
import { hraExemption, hraRuleOf } from '../hra-exemption.ts'
import type { Regime, TaxYear } from '../tax-rules.ts'
import type { PlannerInput } from './planner-input.ts'

/** The income of a year by its heads in one regime, in rupees and without gains. */
export interface Heads {
  salary: {
    gross: number
    /** Deducted: exempt house rent, the standard deduction, professional tax. */
    hra: number
    standardDeduction: number
    professionalTax: number
    income: number
  }
  house: {
    /** Interest for the visitor's own home, as a negative amount. */
    own: number
    /** Rent after municipal tax, 30 % and interest. */
    let: number
    income: number
    /** The loss of the year, and the part of it that may be set off against other heads. */
    loss: number
    lossInLimit: number
  }
  other: { gross: number; familyPension: number; income: number }
  /** The sum of all heads, before a loss is set off. */
  total: number
}

/** The deduction for repairs in percent of the rent after municipal tax, whatever they cost (section 24(a), now 22(1)). */
const RENT_REPAIRS_PERCENT = 30

/** Returns the heads of income in a regime. Amounts from a percentage are whole rupees, as in the return. */
export function headsOf(input: PlannerInput, regime: Regime, year: TaxYear): Heads {
  const salary = salaryOf(input, regime, year)
  const other = otherOf(input, regime, year)
  const house = houseOf(input, regime, year)
  return { salary, house, other, total: salary.income + house.income + other.income }
}

function salaryOf(
  input: PlannerInput,
  regime: Regime,
  { from, regimes }: TaxYear,
): Heads['salary'] {
  const { grossIncome: gross, incomeKind } = input
  if (incomeKind === 'other')
    return { gross, hra: 0, standardDeduction: 0, professionalTax: 0, income: gross }
  const hra = Math.min(limitOf(deductionRules.hra, regime, from), exemptRent(input, from), gross)
  const standardDeduction = Math.min(regimes[regime].standardDeduction, gross - hra)
  const professionalTax = Math.min(
    limitOf(deductionRules.professionalTax, regime, from),
    input.professionalTax,
    gross - hra - standardDeduction,
  )
  return {
    gross,
    hra,
    standardDeduction,
    professionalTax,
    income: gross - hra - standardDeduction - professionalTax,
  }
}

/** Uses the amounts of the whole year, as if pay and rent were the same in every month. */
function exemptRent(input: PlannerInput, from: string): number {
  const rule = hraRuleOf(from)
  const { city, basicPay, hraReceived, rentPaid } = input
  const year = {
    months: 1,
    salary: basicPay,
    hra: hraReceived,
    rent: rentPaid,
    city: rule.metros.includes(city) ? 'metro' : 'other',
  } as const
  return Math.round(hraExemption([year], rule).exempt)
}

function houseOf(input: PlannerInput, regime: Regime, { from }: TaxYear): Heads['house'] {
  const { ownInterest, ownLoan, rentReceived, municipalTax, letInterest } = input
  const { ownHouseInterest, repairInterest, houseLoss } = deductionRules
  const ownRule = ownLoan === 'repairs' ? repairInterest : ownHouseInterest
  const own = 0 - Math.min(ownInterest, limitOf(ownRule, regime, from))
  const rent = rentReceived - municipalTax
  const rentIncome =
    rent - Math.round((Math.max(0, rent) * RENT_REPAIRS_PERCENT) / 100) - letInterest
  const income = Math.max(0, own + rentIncome)
  const loss = income - own - rentIncome
  const lossInLimit = Math.min(loss, limitOf(houseLoss, regime, from))
  return { own, let: rentIncome, income, loss, lossInLimit }
}

function otherOf(input: PlannerInput, regime: Regime, { from }: TaxYear): Heads['other'] {
  const { otherIncome, savingsInterest, depositInterest, familyPension: pension } = input
  const most = limitOf(deductionRules.familyPension, regime, from)
  const familyPension = Math.min(Math.round(pension / 3), most)
  const gross = otherIncome + savingsInterest + depositInterest + pension
  return { gross, familyPension, income: gross - familyPension }
}
