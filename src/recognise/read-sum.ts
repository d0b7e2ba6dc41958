import { parseAmount } from '@/lib/amount.ts'
import { annuityGrowth, growth } from '@/lib/compounding.ts'
import { rupees, twoDecimals } from '@/lib/format.ts'
import { monthlyInstalment } from '@/lib/instalment.ts'

/** A sum that a visitor typed in words, with its answer. */
export interface Sum {
  /** What is calculated, for example "Monthly EMI". */
  label: string
  /** The answer, formatted. */
  answer: string
  /** The page and the fragment that show it filled in. */
  href: string
}

/** An amount in rupees, a rate in percent a year, and a time in years. */
interface Money {
  amount: number
  rate: number
  years: number
}

type Plan = 'loan' | 'sip' | 'deposit' | 'compound'

/** Words that name what is calculated. */
const PLANS: Record<Plan, RegExp> = {
  sip: /\b(?:sip|mutual fund|mf)\b/i,
  deposit: /\b(?:fds?|fixed deposit|deposit)\b|एफडी/i,
  compound: /\b(?:compound(?: interest)?|ci)\b/i,
  loan: /\b(?:emi|loan|karz|karj|kist|qist)\b|कर्ज़?|किस्त|लोन|ईएमआई/i,
}

/** Words that may be around the numbers of a sum. With any other word the text is a question, not a sum. */
const FILLERS =
  /\b(?:what|whats|is|the|of|for|at|on|in|with|over|and|to|a|an|my|per|each|every|month|monthly|mahina|mahine|interest|rate|roi|calculate|calculator|home|house|car|bike|personal|education|amount|tenure|principal|invest|investment|return|returns|value|maturity|ka|ki|ke|ko|par|pe|me|mein|liye|byaj|kitna|kitni|hoga|hogi|saal|sal|sala)\b|का|की|के|पर|में|लिए|ब्याज|कितना|कितनी|होगा|होगी|हर|महीने|मासिक|होम/gi

const NUMBER = String.raw`[\d०-९][\d०-९,]*(?:\.[\d०-९]+)?`
const UNIT = String.raw`(?:lakhs?|lacs?|crores?|cr|thousand|million|k|l|लाख|करोड़|करोड|हज़ार|हजार)`
const AMOUNT = new RegExp(
  String.raw`(?:₹|rs\.?|inr)?\s*(${NUMBER}\s*(?:${UNIT})?)(?![\d०-९%])`,
  'giu',
)
const PERCENT = new RegExp(
  String.raw`(${NUMBER})\s*(?:%|percent\b|per cent\b|p\.?a\b\.?|प्रतिशत)`,
  'giu',
)
const TIME = new RegExp(
  String.raw`(${NUMBER})\s*(?:(years?|yrs?|y|saal|sal|साल|वर्ष)|(months?|mths?|mos?|mahine|महीने))(?![a-z\p{L}])`,
  'giu',
)

/**
 * Reads a sum such as "emi for 50 lakh 8.5 20", "18% of 2500", "10 lakh 7% 5y fd" or "sip 5000 12 15", and calculates it.
 * Returns undefined for any other text. A loan is assumed where nothing else is named and all three numbers are there.
 */
export function readSum(text: string): Sum | undefined {
  if (text.length > 120 || !/[\d०-९]/.test(text)) return undefined
  return readShare(text) ?? readPlan(text)
}

const SHARE = new RegExp(
  String.raw`^(?:what(?: is|'s)? |calculate )?(${NUMBER})\s*(?:%|percent|per cent|प्रतिशत)\s*(of|off|on)\s*(?:₹|rs\.?)?\s*(${NUMBER}\s*(?:${UNIT})?)\s*\??$`,
  'iu',
)
const SHARE_HINDI = new RegExp(
  String.raw`^(${NUMBER}\s*(?:${UNIT})?)\s*(?:ka|का)\s*(${NUMBER})\s*(?:%|percent|प्रतिशत)\s*\??$`,
  'iu',
)

/** Reads "18% of 2500", "20% off 1500" and "2500 ka 18%". */
function readShare(text: string): Sum | undefined {
  const found = SHARE.exec(text.trim())
  const hindi = SHARE_HINDI.exec(text.trim())
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
  const plan = (Object.keys(PLANS) as Plan[]).find((name) => PLANS[name].test(text))
  const words = plan === undefined ? text : text.replace(PLANS[plan], ' ')
  const money = readMoney(words)
  if (money === undefined) return undefined
  // Three bare numbers could be anything: a version, a date, a score.
  if (plan === undefined && (money.amount < 10_000 || !/[a-z%₹लकहसवप]/i.test(text)))
    return undefined
  return PLAN_SUMS[plan ?? 'loan'](money)
}

/** Reads amount, rate and time: marked ones first, then bare numbers in this order. */
function readMoney(text: string): Money | undefined {
  const times: number[] = []
  const rates: number[] = []
  const amounts: number[] = []
  const rest = text
    .replace(TIME, (_, number: string, years?: string) => {
      times.push(parseAmount(number) / (years === undefined ? 12 : 1))
      return ' '
    })
    .replace(PERCENT, (_, number: string) => {
      rates.push(parseAmount(number))
      return ' '
    })
    .replace(AMOUNT, (_, number: string) => {
      amounts.push(parseAmount(number))
      return ' '
    })
    .replace(FILLERS, ' ')
  if (/[\p{L}\p{N}]/u.test(rest)) return undefined
  const [amount, ...others] = amounts
  const bare = [...others]
  const rate = rates[0] ?? bare.shift()
  const years = times.length > 0 ? times.reduce((sum, time) => sum + time, 0) : bare.shift()
  const isWhole = bare.length === 0 && rates.length < 2 && times.length < 3
  if (amount === undefined || rate === undefined || years === undefined || !isWhole)
    return undefined
  const isSensible = amount > 0 && rate >= 0 && rate <= 100 && years > 0 && years <= 100
  return isSensible ? { amount, rate, years } : undefined
}

const PLAN_SUMS: Record<Plan, (money: Money) => Sum> = {
  loan: ({ amount, rate, years }) => ({
    label: `Monthly EMI of ${rupees(amount)} at ${rate}% over ${timeOf(years)}`,
    answer: rupees(monthlyInstalment(amount, rate / 1200, years * 12)),
    href: hrefOf('loan-calculator', { loanAmount: amount, annualRatePercent: rate, years }),
  }),
  sip: ({ amount, rate, years }) => ({
    label: `SIP of ${rupees(amount)} a month at ${rate}% for ${timeOf(years)}`,
    answer: rupees(amount * annuityGrowth(rate / 1200, years * 12) * (1 + rate / 1200)),
    href: hrefOf('sip-calculator', { monthlyInvestment: amount, annualRatePercent: rate, years }),
  }),
  deposit: ({ amount, rate, years }) => ({
    label: `FD of ${rupees(amount)} at ${rate}% for ${timeOf(years)}, compounded yearly`,
    answer: rupees(amount * (1 + growth(rate / 100, years))),
    href: hrefOf('fd-calculator', { principal: amount, annualRatePercent: rate, years }),
  }),
  compound: ({ amount, rate, years }) => ({
    label: `${rupees(amount)} at ${rate}% for ${timeOf(years)}, compounded monthly`,
    answer: rupees(amount * (1 + growth(rate / 1200, years * 12))),
    href: hrefOf('compound-interest', { principal: amount, annualRatePercent: rate, years }),
  }),
}

function timeOf(years: number): string {
  const months = Math.round(years * 12)
  if (months % 12 !== 0) return `${months} months`
  return months === 12 ? '1 year' : `${months / 12} years`
}

function hrefOf(tool: string, values: Record<string, number>): string {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)])
  return `/tools/${tool}#${new URLSearchParams(pairs).toString()}`
}
