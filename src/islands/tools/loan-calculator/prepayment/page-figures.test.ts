import { percent, rupees } from '@/lib/format.ts'

import type { LoanEvent, Prepayment } from '../loan-events.ts'
import type { Holiday } from '../loan-state.ts'
import { timeline, type Timeline } from '../timeline.ts'
import { beforeTax, matchingReturn } from './PrepayOrInvest.tsx'
import { testStates } from '../../../../../tests/stated-figures.ts'

const loan = { loanAmount: 5_000_000, annualRatePercent: 8.5, months: 240 }
const before = timeline(loan)
const prepaid = (after: number, amount: number, part: Partial<Prepayment> = {}) =>
  timeline(loan, [
    { kind: 'prepayment', after, amount, every: 'once', unit: 'rupees', keeps: 'emi', ...part },
  ])
const [keepEmi, keepTenure] = [prepaid(36, 500_000), prepaid(36, 500_000, { keeps: 'tenure' })]
const saved = ({ interest }: Timeline) => rupees(before.interest - interest)
const emiAfter = ({ rows }: Timeline, month: number) => rows[month + 1]?.payment ?? NaN
const cells = (...of: (string | number)[]) => `| ${of.join(' | ')} |`
const changed = (then: 'tenure' | 'emi' | { emi: number }) => {
  const event: LoanEvent = { kind: 'rate', after: 24, annualRatePercent: 10.5, then }
  const found = timeline(loan, [event])
  return [rupees(emiAfter(found, 24)), found.months, rupees(found.interest)]
}

const rise: LoanEvent = { kind: 'rate', after: 24, annualRatePercent: 9.5, then: 'emi' }
const atNewRate = timeline(loan, [rise])
const yearly: Prepayment = { kind: 'prepayment', after: 12, amount: 100_000, every: 'year', unit: 'rupees', keeps: 'emi' } // prettier-ignore
const withBoth = timeline(loan, [yearly, rise])

testStates('tools/loan-calculator/prepayment.mdx', 'the page says what its formula gives: %s', [
  `the prepayments save ${rupees(atNewRate.interest - withBoth.interest)} and the rate rise costs ${rupees(atNewRate.interest - before.interest)}.`,
  cells('EMI afterwards', ...[before, keepEmi, keepTenure].map((one) => rupees(emiAfter(one, 36)))),
  cells('Total months', ...[before, keepEmi, keepTenure].map(({ months }) => months)),
  cells('Interest', ...[before, keepEmi, keepTenure].map(({ interest }) => rupees(interest))),
  `| Saved | | ${saved(keepEmi)} | ${saved(keepTenure)} |`,
  cells('Raise the EMI', ...changed('tenure')),
  cells('Lengthen the loan', ...changed('emi')),
  cells('Both, at an EMI agreed on', ...changed({ emi: 46_000 })),
])

const holidayLoan = { loanAmount: 2_000_000, annualRatePercent: 9, months: 120 }
const holidayCost = (part: Partial<Holiday>) => {
  const event: Holiday = { kind: 'holiday', after: 12, months: 6, interest: 'added', then: 'count' }
  const { interest } = timeline(holidayLoan, [{ ...event, ...part }])
  return rupees(interest - timeline(holidayLoan).interest)
}
const { yearlyPercent = NaN } =
  matchingReturn({
    loan,
    firstMonth: NaN,
    events: [
      {
        kind: 'prepayment',
        after: 36,
        amount: 500_000,
        every: 'once',
        unit: 'rupees',
        keeps: 'emi',
      },
    ],
    before,
    after: keepEmi,
  }) ?? {}

testStates('faq/financial.md', 'the answers say what the formula gives: %s', [
  `saves ${saved(keepEmi)} that way and ends it ${before.months - keepEmi.months} months earlier`,
  `saves ${saved(keepTenure)}, and the EMI falls by ${rupees(emiAfter(before, 36) - emiAfter(keepTenure, 36))}`,
  `saves ${saved(prepaid(0, 100_000))} at the start and ${saved(prepaid(60, 100_000))} after five years`,
  `ends it after ${prepaid(12, 100_000, { every: 'year' }).months} months instead of ${before.months}`,
  `cost ${holidayCost({})} if the loan`,
  `${holidayCost({ then: 'end' })} if it ends in the same month, and ${holidayCost({ then: 'emi' })} if the EMI stays`,
  `paid each month it is ${holidayCost({ interest: 'paid' })}`,
  `8.5% a year on a loan is ${percent(yearlyPercent)} a year on an investment`,
  `have to earn ${percent(beforeTax(yearlyPercent, 100 / 3))} before`,
])
