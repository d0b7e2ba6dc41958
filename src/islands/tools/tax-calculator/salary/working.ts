import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equalsRupees, given, money } from '@/islands/calculator/results/numbers.ts'
import { workedMonths } from './pay.ts'
import { PF_PERCENT } from '@/islands/calculator/money/provident-fund.ts'
import { lawFor } from '../tax-years.ts'
import { lawLine, sectionOf, STANDARD_DEDUCTION } from './regime-lines.ts'
import type { SalaryResult, SalaryYear } from './salary.ts'
import type { SalaryInput } from './salary-input.ts'

/** How gross pay, provident fund, tax and what arrives come about in the chosen regime. Empty without figures. */
export function working(result: SalaryResult, input: SalaryInput): Working[] {
  if (result.problem !== undefined) return []
  const year = result[input.regime]
  return [
    { label: 'In Hand per Month', lines: monthLines(year) },
    { label: 'In Hand per Year', lines: inHandLines(year) },
    { label: 'Gross Salary', lines: grossLines(year) },
    { label: 'Your Provident Fund', lines: fundLines(year) },
    { label: 'Income Tax', lines: taxLines(year, input) },
  ]
}

function monthLines({ inHand, input }: SalaryYear): string[] {
  const months = workedMonths(input)
  return [
    months === 12
      ? 'In hand a month = in hand a year ÷ 12'
      : 'In hand a month = in hand in this job ÷ its months',
    `= ${money(inHand)} ÷ ${months}`,
    equalsRupees(inHand / months),
  ]
}

function inHandLines({ pay, professionalTax, tax, inHand, input }: SalaryYear): string[] {
  const taken = [pay.pf, professionalTax, tax.totalTax]
  const isShared = input.otherSalary > 0
  return [
    `In hand = gross salary − your provident fund − professional tax − income tax${isShared ? ' + tax deducted by the other employer' : ''}`,
    `= ${money(pay.gross)} − ${taken.map(money).join(' − ')}${isShared ? ` + ${money(input.otherTax)}` : ''}`,
    equalsRupees(inHand),
  ]
}

function grossLines({ pay, input }: SalaryYear): string[] {
  if (input.knownBy === 'parts')
    return [
      'Gross salary = basic + HRA + other pay + bonus',
      `= ${[pay.basic, pay.hra, input.otherPay, pay.bonus].map(money).join(' + ')}`,
      equalsRupees(pay.gross),
    ]
  return [
    'Gross salary = CTC − employer’s provident fund − gratuity − employer’s NPS',
    `= ${[pay.ctc, pay.pf, pay.gratuity, pay.nps].map(money).join(' − ')}`,
    equalsRupees(pay.gross),
  ]
}

/** The months with the same contribution stand together: "5 × ₹1,800 + 1 × ₹2,360 + 6 × ₹3,000". */
function fundLines({ pay }: SalaryYear): string[] {
  const amounts = pay.months.map(({ pf }) => pf)
  const kinds = [...new Set(amounts)]
  const counted = kinds.map(
    (pf) => `${amounts.filter((other) => other === pf).length} × ${money(pf)}`,
  )
  return [
    `Each month ${PF_PERCENT}% of basic and DA, as far as it counts, to the rupee`,
    `= ${counted.join(' + ')}`,
    equalsRupees(pay.pf),
  ]
}

function taxLines({ pay, tax, deducted, input }: SalaryYear, { regime }: SalaryInput): string[] {
  const year = lawFor(input.taxYear)
  const { slabs, slabTax, rebate, surcharge, surchargeRelief, cess, cessPercent } = tax.working
  const off = deducted.nps + deducted.hraExemption + deducted.professionalTax + deducted.others
  const beforeCess = slabTax - rebate + surcharge - surchargeRelief
  return [
    lawLine(year, regime),
    `Standard deduction (${sectionOf(year, STANDARD_DEDUCTION)}): ${money(tax.working.standardDeduction)}`,
    `Taxable income: ${money(pay.gross)} + ${money(pay.nps)}${input.otherSalary > 0 ? ` + ${money(input.otherSalary)} from the other employer` : ''} − ${money(tax.working.standardDeduction)} − ${money(off)}, at least 0, to the nearest ten: ${money(tax.taxableIncome)}`,
    ...slabs
      .filter(({ income }) => income > 0)
      .map(({ from, income, ratePercent, tax: part }) => `Above ${money(from)}: ${money(income)} × ${given(ratePercent)}% ${equalsRupees(part)}`), // prettier-ignore
    `${money(slabTax)} − rebate ${money(rebate)} + surcharge ${money(surcharge)} − relief ${money(surchargeRelief)} ${equalsRupees(beforeCess)}`,
    `Cess: ${money(beforeCess)} × ${given(cessPercent)}% ${equalsRupees(cess)}`,
    `Rounded to the nearest ten rupees (${year.roundingSections}): ${money(tax.totalTax)}`,
  ]
}
