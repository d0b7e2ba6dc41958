import { parseAmount } from '@/lib/amount.ts'
import { annuityGrowth, growth } from '@/lib/compounding.ts'
import { rupees, twoDecimals } from '@/lib/format.ts'
import { monthlyInstalment } from '@/lib/instalment.ts'
import { counted } from '@/lib/quantity.ts'

import { readMoney, type Money, type Plan } from './read-money.ts'

/** A sum that a visitor typed in words, with its answer. */
export interface Sum {
  /** What is calculated, for example "Monthly EMI". */
  label: string
  /** The answer, formatted. */
  answer: string
  /** The page and the fragment that show it filled in. */
  href: string
}

const NUMBER = String.raw`[\d०-९][\d०-९,]*(?:\.[\d०-९]+)?`
const UNIT = String.raw`(?:lakhs?|lacs?|crores?|cr|thousand|million|k|l|लाख|करोड़|करोड|हज़ार|हजार)`

/**
 * Reads a sum such as "emi for 50 lakh 8.5 20", "18% of 2500", "10 lakh 7% 5y fd" or "sip 5000 12 15", and calculates it.
 * Returns undefined for any other text. A loan is assumed where nothing else is named and all three numbers are there.
 */
export function readSum(text: string): Sum | undefined {
  if (text.length > 120 || !/[\d०-९]/.test(text)) return undefined
  return readShare(text) ?? readPlan(text)
}

const AMOUNT = String.raw`(${NUMBER}(?:\s?${UNIT})?)`
const SHARE = new RegExp(
  String.raw`^(?:what(?: is|'s)? |calculate )?(${NUMBER})\s?(?:%|percent|per cent|प्रतिशत)\s?(of|off|on) ?(?:₹|rs\.?)?\s?${AMOUNT}\s?\??$`,
  'iu',
)
const SHARE_HINDI = new RegExp(
  String.raw`^${AMOUNT}\s?(?:ka|का)\s?(${NUMBER})\s?(?:%|percent|प्रतिशत)\s?\??$`,
  'iu',
)

/** Reads "18% of 2500", "20% off 1500" and "2500 ka 18%". */
function readShare(text: string): Sum | undefined {
  const plain = text.trim().replace(/\s+/g, ' ')
  const found = SHARE.exec(plain)
  const hindi = SHARE_HINDI.exec(plain)
  const percent = parseAmount(found?.[1] ?? hindi?.[2] ?? '')
  const value = parseAmount(found?.[3] ?? hindi?.[1] ?? '')
  if (!(percent >= 0) || !(value > 0) || (found === null && hindi === null)) return undefined
  const isDiscount = found?.[2]?.toLowerCase() === 'off'
  return {
    label: isDiscount ? `${percent}% off ${value}` : `${percent}% of ${value}`,
    answer: twoDecimals((value * (isDiscount ? 100 - percent : percent)) / 100),
    href: isDiscount
      ? hrefOf('percentage-calculator', { 'decrease-first': value, 'decrease-second': percent })
      : hrefOf('percentage-calculator', {
          'percent-of-first': percent,
          'percent-of-second': value,
        }),
  }
}

function readPlan(text: string): Sum | undefined {
  const money = readMoney(text)
  if (money === undefined) return undefined
  const { plan, amount } = money
  // Three bare numbers could be anything: a version, a date, a score.
  if (plan === undefined && (amount < 10_000 || !/[a-z%₹लकहसवप]/i.test(text))) return undefined
  return PLAN_SUMS[plan ?? 'loan'](money)
}

/** The sums by plan. Those with monthly periods divide the rate of a year by twelve, so that a rate of a month stays itself. */
const PLAN_SUMS: Record<Plan, (money: Money) => Sum> = {
  loan: ({ amount, rate, monthlyRate, years }) => ({
    label: `Monthly EMI of ${rupees(amount)} at ${rateOf(rate, monthlyRate)} over ${timeOf(years)}`,
    answer: rupees(monthlyInstalment(amount, rate / 1200, years * 12)),
    href: hrefOf('loan-calculator', { loanAmount: amount, annualRatePercent: rate, years }),
  }),
  sip: ({ amount, rate, monthlyRate, years }) => ({
    label: `SIP of ${rupees(amount)} a month at ${rateOf(rate, monthlyRate)} for ${timeOf(years)}`,
    answer: rupees(amount * annuityGrowth(rate / 1200, years * 12) * (1 + rate / 1200)),
    href: hrefOf('sip-calculator', { monthlyInvestment: amount, annualRatePercent: rate, years }),
  }),
  deposit: ({ amount, rate, years }) => ({
    label: `FD of ${rupees(amount)} at ${rate}% for ${timeOf(years)}, compounded yearly`,
    answer: rupees(amount * (1 + growth(rate / 100, years))),
    href: hrefOf('fd-calculator', { principal: amount, annualRatePercent: rate, years }),
  }),
  compound: ({ amount, rate, monthlyRate, years }) => ({
    label: `${rupees(amount)} at ${rateOf(rate, monthlyRate)} for ${timeOf(years)}, compounded monthly`,
    answer: rupees(amount * (1 + growth(rate / 1200, years * 12))),
    href: hrefOf('compound-interest', { principal: amount, annualRatePercent: rate, years }),
  }),
}

function rateOf(yearly: number, monthly: number | undefined): string {
  return monthly === undefined ? `${yearly}%` : `${monthly}% a month (${yearly}% a year)`
}

function timeOf(years: number): string {
  const months = Math.round(years * 12)
  if (months % 12 !== 0) return counted(months, 'month')
  return counted(months / 12, 'year')
}

function hrefOf(tool: string, values: Record<string, number>): string {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)])
  return `/tools/${tool}#${new URLSearchParams(pairs).toString()}`
}
