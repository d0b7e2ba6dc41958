import { dateInWords, parseDate } from '@/islands/ui/dates/calendar.ts'
import { deductionSections, type Sections } from '../deduction-sections.ts'
import type { Regime, TaxYear } from '../tax-rules.ts'
import { lawFor } from '../tax-years.ts'
import type { SalaryResult, SalaryYear } from './salary.ts'

/** One line on the way from gross pay to what arrives, with the section that says so. */
export interface RegimeLine {
  label: string
  rule: string
  /** Rupees; what is taken off is negative. */
  amounts: Record<Regime, number>
}

/** How much it is stands with the slabs of each year. */
export const STANDARD_DEDUCTION: Sections = { section1961: '16(ia)', section2025: '19(1), Sl. 2' }

/** The way from gross pay to the tax of both regimes, and on to what arrives. Lines that are nothing in both are left out. */
export function regimeLines(result: SalaryResult): RegimeLine[] {
  const year = lawFor(result.new.input.taxYear)
  const line = (label: string, rule: string, amountOf: (of: SalaryYear) => number): RegimeLine => ({
    label,
    rule,
    amounts: { new: amountOf(result.new), old: amountOf(result.old) },
  })
  const nps = sectionOf(year, deductionSections.employerNps)
  const { otherSalary, otherTax } = result.new.input
  const lines = [
    line('Pay from the other employer', 'As entered', () => otherSalary),
    line('Employer’s NPS, added to income', nps, ({ pay }) => pay.nps),
    line('Exempt HRA', sectionOf(year, deductionSections.hra), ({ deducted }) => -deducted.hraExemption), // prettier-ignore
    line(
      'Standard deduction',
      sectionOf(year, STANDARD_DEDUCTION),
      ({ tax }) => -tax.working.standardDeduction,
    ),
    line('Professional tax, deducted', sectionOf(year, deductionSections.professionalTax), ({ deducted }) => -deducted.professionalTax), // prettier-ignore
    line('Employer’s NPS, deducted', nps, ({ deducted }) => -deducted.nps),
    line('Deductions entered', 'As entered', ({ deducted }) => -deducted.others),
    line('Taxable income', `Rounded: ${year.roundingSections}`, ({ tax }) => tax.taxableIncome),
    line('Tax by the slabs', ratesOf(year), ({ tax }) => tax.working.slabTax),
    line('Rebate', ratesOf(year), ({ tax }) => -tax.working.rebate),
    line('Surcharge, after relief', ratesOf(year), ({ tax }) => tax.working.surcharge - tax.working.surchargeRelief), // prettier-ignore
    line('Cess', ratesOf(year), ({ tax }) => tax.working.cess),
  ].filter(({ amounts }) => amounts.new !== 0 || amounts.old !== 0)
  return [
    line('Gross salary', '', ({ pay }) => pay.gross),
    ...lines,
    line('Income tax', `Rounded: ${year.roundingSections}`, ({ tax }) => tax.totalTax),
    ...(otherSalary > 0 ? [line('Deducted by the other employer', 'As entered', () => -otherTax)] : []), // prettier-ignore
    line('Your provident fund', 'EPF Scheme', ({ pay }) => pay.pf),
    line('Professional tax, paid', 'Law of your state', ({ professionalTax }) => professionalTax),
  ]
}

/** Which law the figures of a year follow in a regime. */
export function lawLine(year: TaxYear, regime: Regime): string {
  return `${year.label}, ${regime} regime: ${year.regimes[regime].citation}.`
}

/** Which rules the page follows, when they were last compared with the law, and that it is an estimate. */
export function ruleSentence(year: TaxYear): string {
  const checked = parseDate(year.lastChecked ?? '')
  const day = checked ? ` Last checked on ${dateInWords(checked)}.` : ''
  return `An estimate, not a payslip. ${lawLine(year, 'new')} ${lawLine(year, 'old')}${day} Wage ceiling of provident fund: EPFO’s published answers; its notification S.O. 5109(E) was not checked.`
}

/** Where a deduction stands in the Act of a year: "section 124(1) and (2), Act of 2025". */
export function sectionOf({ from }: TaxYear, { section1961, section2025 }: Sections): string {
  const [place, act] = from < '2026-04-01' ? [section1961, 1961] : [section2025, 2025]
  return `${/^\d/.test(place) ? 'section ' : ''}${place}, Act of ${act}`
}

function ratesOf({ label }: TaxYear): string {
  return `Rates of ${label.replace(/^T/, 't')}`
}
