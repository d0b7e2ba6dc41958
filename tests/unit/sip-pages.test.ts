import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { valueBy } from '@/islands/tools/sip-calculator/tables.ts'
import { sipCalculator } from '@/islands/tools/sip-calculator/definition.ts'
import type { InvestmentInput } from '@/islands/tools/sip-calculator/investment.ts'
import { goalPlanner } from '@/islands/tools/sip-calculator/goal/definition.ts'
import { lastPayment, type GoalInput } from '@/islands/tools/sip-calculator/goal/goal.ts'
import { withdrawalCalculator } from '@/islands/tools/sip-calculator/withdrawal/definition.ts'
import type { WithdrawalInput } from '@/islands/tools/sip-calculator/withdrawal/withdrawal.ts'
import { rupees, rupeesAndPaise } from '@/lib/format.ts'
import { testStates } from '../stated-figures.ts'

// The figures of the SIP calculator and of the pages below it with their questions, by the formulas of the tool.

const plain = readInput(sipCalculator.fields, initialTexts(sipCalculator.fields))
const sipOf = (given: Partial<InvestmentInput> = {}) =>
  sipCalculator.calculate({ ...plain, ...given })
const { gains, exitTax, inHand, totalValue } = sipOf()
const [dearer, dearerFor20] = [10, 20].map((years) => sipOf({ years, expenseRatioPercent: 1 }))
const late = sipOf({ delayMonths: 12 }).delayed
const pause = sipOf({ skippedMonths: 12, monthsBeforeBreak: 24 }).paused
const shown = (amount = NaN) => rupees(amount)
const paidAndWorth = ({ totalInvestment, totalValue: value }: ReturnType<typeof sipOf>) =>
  `pays in ${rupees(totalInvestment)} and grows to ${rupees(value)}`

testStates('tools/sip-calculator.mdx', 'the SIP page is right about %s', [
  [
    'the example',
    `You pay in ${shown(sipOf().totalInvestment)} and the value is ${shown(totalValue)}`,
  ],
  ['a step-up of 10 %', `the example ${paidAndWorth(sipOf({ stepUpPercent: 10 }))}`],
  ['a step-up of ₹500', `with ₹500 a year, it ${paidAndWorth(sipOf({ stepUpRupees: 500 }))}`],
  ['a lump sum', `the value is ${shown(sipOf({ lumpSum: 100_000 }).totalValue)}.`],
  [
    'a cost of 1 %',
    `grows to ${shown(dearer?.totalValue)}, which is ${shown(dearer?.fundCost)} less`,
  ],
  ['a delay', `loses ${shown(late.cost)}, and takes ${shown(late.catchUp)} a month`],
  ['the gains', `${shown(gains.longTerm)} are long-term and ${shown(gains.shortTerm)} short-term`],
  ['the tax', `the tax is ${shown(exitTax)}, and ${shown(inHand)} are left`],
])

testStates('faq/financial.md', 'the questions about SIPs are right about %s', [
  ['the convention used', `${shown(totalValue)} when each instalment is paid at the start`],
  [
    'payments at the end of the month',
    `${shown(valueBy('end-of-month', plain))} when it is paid at the end of the month`,
  ],
  ['a cost of 1 % for 20 years', `it is ${shown(dearerFor20?.fundCost)} less`],
  ['a break', `cost ${shown(pause.cost)} at the end. ${shown(pause.catchUp)} a month from then on`],
  ['a late start', `a year later costs ${shown(late.cost)}.`],
  ['the tax', `the tax is ${shown(exitTax)} of a value of ${shown(totalValue)}.`],
])

const fresh = readInput(goalPlanner.fields, initialTexts(goalPlanner.fields))
const goalOf = (given: Partial<GoalInput> = {}) => goalPlanner.calculate({ ...fresh, ...given })
const level = (given: Partial<GoalInput>) => rupees(goalOf(given).ways.level.sip)
const { ways, today } = goalOf()
const planRow = (way: keyof typeof ways) => {
  const { sip, plan, paidIn } = ways[way]
  return `| ${rupees(sip)} | ${rupees(lastPayment(plan))} | ${rupees(paidIn)} |`
}
const costsToday = goalOf({ amountIn: 'today' })
const course = {
  amountIn: 'today',
  targetAmount: 2_500_000,
  years: 10,
  priceRisePercent: 8,
} as const

testStates('tools/sip-calculator/goal.mdx', 'the goal page is right about %s', [
  ['the SIP for a crore', `it takes ${level({})} a month`],
  ['a level plan', `The same every month ${planRow('level')}`],
  ['a plan raised by 8 %', `Raised by 8% a year ${planRow('percent')}`],
  ['a plan raised by ₹500', `Raised by ₹500 a year ${planRow('rupees')}`],
  ['what a crore buys', `buys what ${rupees(today)} buys today`],
  ['what a crore will cost', `will cost ${rupees(costsToday.needed)}`],
  ['what that takes', `takes ${rupees(costsToday.ways.level.sip)} a month`],
])

testStates('faq/financial.md', 'the questions about goals are right about %s', [
  ['10 years', `${level({ years: 10 })} a month for 10 years`],
  ['15 years', `${level({ years: 15 })} for 15 years`],
  ['20 years', `${level({})} for 20 years`],
  ['10 %', `At 10%, the 20 years take ${level({ annualRatePercent: 10 })}.`],
  ['a step-up', `start with ${rupees(ways.percent.sip)} instead of ${rupees(ways.level.sip)}`],
  [
    'what it costs',
    `put in ${rupees(ways.percent.paidIn)} instead of ${rupees(ways.level.paidIn)}`,
  ],
  ['the price of a course', `costs ${rupees(goalOf(course).needed)} in 10 years`],
  ['the SIP for it', `takes ${level(course)} a month at 12%`],
  ['a year of delay', `19 years: ${level({ years: 19 })} a month instead of ${level({})}`],
  ['ten years of delay', `until 10 years are left, it takes ${level({ years: 10 })}.`],
])

const { fields, calculate } = withdrawalCalculator
const withdrawalOf = (given: Partial<WithdrawalInput> = {}) =>
  calculate({ ...readInput(fields, initialTexts(fields)), ...given })
const plan = withdrawalOf()
const rising = withdrawalOf({ risePercent: 6 })
const lasts = (given: Partial<WithdrawalInput>) => lengthInWords(withdrawalOf(given).months / 12)
// A single month of a plan that does not end: ₹20,000 from ten times the savings have the same part of gain.
const [firstMonth] = withdrawalOf({ savings: 20_000_000, years: 1 / 12 }).schedule
const firstGain = rupeesAndPaise(firstMonth?.gains.shortTerm ?? NaN)
const pension = { savings: 10_000_000, withdrawal: 50_000, years: 25 }

testStates('tools/sip-calculator/withdrawal.mdx', 'the withdrawal page is right about %s', [
  ['how long it lasts', `${plan.months - 1} months and then ${rupees(plan.lastWithdrawal)}`],
  ['that in years', `the money lasts for ${lasts({})}.`],
  ['20 years', `For 20 years that is ${rupees(plan.mostForYears)} a month.`],
  ['what is left', `it is ${rupees(withdrawalOf({ leave: 1_000_000 }).mostForYears)}.`],
  ['for ever', `${rupees(plan.mostForEver)} a month.`],
  ['a rise', `last for ${lasts({ risePercent: 6 })} instead of ${lasts({})}`],
  ['a rise for 20 years', `start with ${rupees(rising.mostForYears)} a month`],
  ['a rise for ever', `for ever with ${rupees(rising.mostForEver)}.`],
  ['the first gain', `that is ${firstGain},`],
  ['the tax', `the tax is ${rupees(plan.tax)} in total`],
  [
    'the tax with gains',
    `it would be ${rupees(withdrawalOf({ gainPercent: 40, heldMonths: 24 }).tax)}.`,
  ],
])

testStates('faq/financial.md', 'the questions about withdrawals are right about %s', [
  ['9 %', `${lasts({})} at a return of 9%`],
  ['8 %', `${lasts({ annualRatePercent: 8 })} at 8%`],
  ['7 %', `${lasts({ annualRatePercent: 7 })} at 7%`],
  ['a rise', `become ${lasts({ risePercent: 6 })}.`],
  ['for ever', `${rupees(plan.mostForEver)} a month from ₹20,00,000 at 9%`],
  ['a rise for ever', `only from ${rupees(rising.mostForEver)} a month`],
  ['the first gain', `${firstGain} are gain`],
  ['50,000 a month', `For 25 years at 9%, ${rupees(withdrawalOf(pension).savingsNeeded)};`],
  [
    '50,000 a month, rising',
    `and ${rupees(withdrawalOf({ ...pension, risePercent: 6 }).savingsNeeded)} if`,
  ],
])
