import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { wageCeilings } from '@/islands/calculator/money/provident-fund.ts'
import { contributionsOn } from '@/islands/tools/sip-calculator/epf/contributions.ts'
import { epfCalculator } from '@/islands/tools/sip-calculator/epf/definition.ts'
import type { EpfInput } from '@/islands/tools/sip-calculator/epf/epf.ts'
import { pensionOf } from '@/islands/tools/sip-calculator/epf/pension.ts'
import {
  EPF_RATE,
  PENSION_FORMULA,
  UNTAXED_CONTRIBUTIONS,
} from '@/islands/tools/sip-calculator/epf/rules.ts'
import { parseMonth } from '@/islands/ui/dates/months.ts'
import { rupees } from '@/lib/format.ts'
import { testStatedFigures } from '../stated-figures.ts'

// The figures of the page about the provident fund and of its questions, by the formulas of the tool.

const { fields, calculate } = epfCalculator
const input = readInput(fields, initialTexts(fields))
const of = (changed: Partial<EpfInput>) => calculate({ ...input, ...changed })
const plain = of({})
const ceilings = wageCeilings.map(({ ceiling }) => rupees(ceiling))
const [before = '', now = ''] = ceilings.slice(-2)
const most = rupees(UNTAXED_CONTRIBUTIONS.most)

const onWage = (wage: number, month: string) =>
  contributionsOn(wage, parseMonth(month), 0, { ...input, pfOn: 'ceiling' })
const line = (wage: number, month: string, name: string) => {
  const { own, employer, pension } = onWage(wage, month)
  return `| ${name} | ${[own, employer, pension].map(rupees).join(' | ')} |`
}

const example = of({
  monthlyWage: 25_000,
  epfBalance: 100_000,
  pfOn: 'ceiling',
  balanceMonth: parseMonth('2027-03'),
}).years[0]
const paid = onWage(25_000, '2027-03')
const vpf = of({ vpfPercent: 30 })
const pension = pensionOf(plain, input)

const onPage = [
  [
    'the example',
    `${rupees(paid.own + paid.employer)} credited in each of twelve months have monthly balances of ${rupees(example?.monthlyBalances ?? NaN)} in total. At ${EPF_RATE.percent}% that is ${rupees(example?.interest ?? NaN)}.`,
  ],
  ['the ceilings', `On 17 September 2026 the ceiling rose from ${before} to ${now} a month`],
  ['August', line(20_000, '2026-08', '₹20,000, August')],
  ['September', line(20_000, '2026-09', '₹20,000, September')],
  ['October', line(20_000, '2026-10', '₹20,000, October')],
  ['the ceiling', line(25_000, '2026-10', `${now} or more, October`)],
  [
    'one average',
    `For ${pension.service} years, ${input.pensionYears} of them before April 2026, and a wage above the ceiling, that is ${rupees(pension.oneAverage)} a month`,
  ],
  ['two spells', `that way it is ${rupees(pension.twoSpells)}.`],
  ['the lowest pension', `It is at least ${rupees(PENSION_FORMULA.least)}.`],
  ['the limit of the tax', `Own contributions above ${most} an account year`],
] as const

const inQuestions = [
  [
    'half a point less',
    `${rupees(plain.balance - of({ epfRatePercent: EPF_RATE.percent - 0.5 }).balance)} smaller`,
  ],
  ['the pension part', `${rupees(onWage(50_000, '2026-10').pension)} a month at most`],
  ['no pension', `ends with ${rupees(of({ isPensionMember: 'no' }).balance)}.`],
  ['the limit', `On up to ${most} of own contributions a year`],
  ['the wage', `30% of the wage of ${rupees(input.monthlyWage)} passes that in the first year`],
  [
    'voluntary contributions',
    `${rupees(vpf.taxedInterest)} of the interest until age 58 is then taxed at your slab, of ${rupees(vpf.interest)} in total`,
  ],
  [
    'the new ceiling',
    `up to ${rupees(onWage(50_000, '2026-10').own)} a month from you instead of ${rupees(onWage(50_000, '2026-08').own)}`,
  ],
  [
    'the pension part of the new ceiling',
    `but ${rupees(onWage(50_000, '2026-10').pension - onWage(50_000, '2026-08').pension)} a month more of the employer's share`,
  ],
  ['the wages concerned', `for wages of ${now} and above`],
] as const

testStatedFigures('sip-calculator/epf', {
  onPage,
  inQuestions,
  // The balance of the example, and two limits of the law that the page does not apply.
  given: ['₹1,00,000', '₹5,00,000', '₹7,50,000'],
})
