import { parseAmount } from '@/lib/amount.ts'

/** What a sum calculates. */
export type Plan = 'loan' | 'sip' | 'deposit' | 'compound'

/** An amount in rupees, a rate in percent, and a time in years, with the plan that the text names. */
export interface Money {
  plan: Plan | undefined
  amount: number
  /** In percent a year. */
  rate: number
  /** The same rate as the text states it, when it is for a month. */
  monthlyRate: number | undefined
  years: number
}

/** Phrases with one meaning; the longest that fits is taken. Any word that is in no list makes the text a question, not a sum. */
const PHRASES: Record<string, readonly string[]> = {
  sip: ['sip', 'sips', 'monthly sip', 'mutual fund', 'mutual funds', 'mf', 'sip maturity', 'सिप', 'एसआईपी'],
  deposit: ['fd', 'fds', 'fixed deposit', 'deposit', 'fd maturity', 'maturity of fd', 'maturity value of fd', 'एफडी'],
  compound: ['compound interest', 'compound', 'ci', 'चक्रवृद्धि ब्याज'],
  loan: ['emi', 'emis', 'loan', 'monthly emi', 'monthly instalment', 'monthly installment', 'monthly payment', 'karz', 'karj', 'kist', 'qist', 'कर्ज', 'किस्त', 'लोन', 'ईएमआई'],
  purpose: ['home', 'house', 'housing', 'car', 'bike', 'personal', 'education', 'gold', 'vehicle', 'होम', 'कार'],
  neutral: 'what whats is the of for at on in with over and to a an my calculate calculator calculation how much @ , ; : ? ! = . । ka ki ke ko par pe me mein liye kitna kitni hoga hogi hai kya का की के को पर में लिए कितना कितनी होगा होगी है'.split(' '),
  currency: ['₹', 'rs', 'rs .', 'inr', 'rupees', 'रु', 'रुपये', 'रुपए', 'rupaye'],
  price: ['rs', 'rs .', 'inr', 'rupees', 'rupaye', 'रु', 'रुपये', 'रुपए', '/ -'],
  unit: ['lakh', 'lakhs', 'lac', 'lacs', 'crore', 'crores', 'cr', 'thousand', 'million', 'k', 'l', 'लाख', 'करोड', 'हजार'],
  percent: ['%', 'percent', 'per cent', 'प्रतिशत'],
  yearly: ['pa', 'per annum', 'per year', 'a year', 'yearly', 'annual', 'annually', 'every year', 'saalana', 'salana', 'सालाना', 'वार्षिक', 'प्रति वर्ष'],
  monthly: ['pm', 'per month', 'a month', 'monthly', 'every month', 'each month', 'mahina', 'per mahina', 'har mahine', 'har mahina', 'मासिक', 'हर महीने', 'प्रति माह'],
  rate: ['interest rate', 'rate of interest', 'interest', 'rate', 'roi', 'byaj', 'byaaj', 'byaj dar', 'ब्याज', 'ब्याज दर'],
  gain: ['return', 'returns'],
  amount: ['amount', 'principal', 'principal amount'],
  invested: ['investment', 'invest'],
  tenure: ['tenure', 'term', 'period'],
  years: ['year', 'years', 'yr', 'yrs', 'y', 'saal', 'sal', 'साल', 'वर्ष'],
  months: ['month', 'months', 'mth', 'mths', 'mo', 'mos', 'mahine', 'महीने'],
} // prettier-ignore

type Meaning = keyof typeof PHRASES
const LONGEST_PHRASE = 4
const meanings = new Map<string, Set<Meaning>>()
for (const [meaning, phrases] of Object.entries(PHRASES))
  for (const phrase of phrases) {
    const known = meanings.get(phrase) ?? new Set()
    meanings.set(phrase, known.add(meaning))
  }

/** A number of the text, with what the words beside it say about it. */
interface Figure {
  value: number
  kind: 'amount' | 'rate' | 'time' | 'bare'
  isMonthly: boolean
}

/** The tokens of a text: numbers, words and signs, in lower case. */
class Tokens {
  readonly #list: readonly string[]
  #at = 0
  /** The meanings of the phrases so far. */
  readonly used = new Set<Meaning>()
  constructor(text: string) {
    const plain = text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll('\u093c', '')
      .normalize('NFC')
      .replace(/\bp\. ?([am])\b\.?/g, ' p$1 ')
      .replace(/(\d)-(?=years?\b|months?\b|yr\b)/g, '$1 ')
    this.#list = plain.match(/[\d०-९][\d०-९,.]*|[\p{L}\p{M}]+|\S/gu) ?? []
  }
  get isAtEnd(): boolean {
    return this.#at >= this.#list.length
  }
  /** Takes the longest phrase with a meaning, if it is next. */
  take(meaning: Meaning): boolean {
    for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
      const phrase = this.#list.slice(this.#at, this.#at + length).join(' ')
      if (meanings.get(phrase)?.has(meaning) !== true) continue
      this.#at = Math.min(this.#at + length, this.#list.length)
      this.used.add(meaning)
      return true
    }
    return false
  }
  /** Takes a number with its unit, if it is next. */
  takeNumber(): { value: number; hasUnit: boolean } | undefined {
    const digits = this.#list[this.#at] ?? ''
    if (!/^[\d०-९]/.test(digits)) return undefined
    this.#at += 1
    const unit = this.#list[this.#at] ?? ''
    const hasUnit = this.take('unit')
    return { value: parseAmount(digits.replace(/[.,]$/, '') + (hasUnit ? unit : '')), hasUnit }
  }
}

/** Reads one number and the words that belong to it. `expected` is what the word before it names. */
function readFigure(tokens: Tokens, expected: Figure['kind']): Figure | undefined {
  const isPrice = tokens.take('currency')
  const number = tokens.takeNumber()
  if (number === undefined || Number.isNaN(number.value)) return undefined
  const { value, hasUnit } = number
  const isMoney = [tokens.take('price'), isPrice, hasUnit].includes(true)
  if (!isMoney && expected !== 'rate') {
    if (tokens.take('years')) return { value, kind: 'time', isMonthly: false }
    if (tokens.take('months')) return { value: value / 12, kind: 'time', isMonthly: false }
  }
  const isPercent = !isMoney && tokens.take('percent')
  const isYearly = !isMoney && tokens.take('yearly')
  const isMonthly = !isYearly && tokens.take('monthly')
  if (isPercent || isYearly || expected === 'rate') {
    if (!tokens.take('rate')) tokens.take('gain')
    return isMoney ? undefined : { value, kind: 'rate', isMonthly }
  }
  if (expected !== 'bare' && (!isMoney || expected === 'amount'))
    return { value, kind: expected, isMonthly }
  return { value, kind: isMoney ? 'amount' : 'bare', isMonthly }
}

/** The figures of a text, the plans it names, and the meanings of its words. */
interface Parts {
  plans: Set<Plan>
  figures: Figure[]
  used: ReadonlySet<Meaning>
}

const PLANS: readonly Plan[] = ['sip', 'deposit', 'compound', 'loan']
const NAMED = [
  ['rate', 'rate'],
  ['gain', 'rate'],
  ['tenure', 'time'],
  ['amount', 'amount'],
  ['invested', 'amount'],
] as const

/** Reads a text from its start to its end. Returns undefined at the first word that has no meaning where it is. */
function readParts(text: string): Parts | undefined {
  const tokens = new Tokens(text)
  const parts: Parts = { plans: new Set(), figures: [], used: tokens.used }
  while (!tokens.isAtEnd) {
    const plan = PLANS.find((name) => tokens.take(name))
    if (plan !== undefined) parts.plans.add(plan)
    else if (!tokens.take('purpose') && !readNext(tokens, parts.figures)) return undefined
  }
  return parts
}

function readNext(tokens: Tokens, figures: Figure[]): boolean {
  const expected = NAMED.find(([meaning]) => tokens.take(meaning))?.[1]
  // "interest rate of 8.5", but not "interest on an FD".
  if (expected === undefined && tokens.take('neutral')) return true
  if (expected !== undefined) tokens.take('neutral')
  const figure = readFigure(tokens, expected ?? 'bare')
  if (figure !== undefined) figures.push(figure)
  return figure !== undefined
}

/**
 * Reads amount, rate and time of a text in words: marked ones first, then bare numbers in this order. Returns undefined unless
 * every word and sign is used or says nothing.
 */
export function readMoney(text: string): Money | undefined {
  const parts = readParts(text)
  if (parts === undefined || parts.plans.size > 1) return undefined
  const [plan] = parts.plans
  if (parts.used.has('purpose') && plan !== 'loan') return undefined
  const isInvestment = parts.used.has('gain') || parts.used.has('invested')
  if (isInvestment && (plan === undefined || plan === 'loan')) return undefined
  const times = parts.figures.filter(({ kind }) => kind === 'time')
  const rates = parts.figures.filter(({ kind }) => kind === 'rate')
  const [amount, ...others] = parts.figures.filter(({ kind }) => kind === 'amount' || kind === 'bare') // prettier-ignore
  // A second amount of money is not a rate, and an amount a month is a SIP.
  if (others.some(({ kind, isMonthly }) => kind === 'amount' || isMonthly)) return undefined
  if (amount?.isMonthly === true && plan !== 'sip') return undefined
  const rate = rates[0] ?? others.shift()
  const years = times.length > 0 ? times.reduce((sum, { value }) => sum + value, 0) : others.shift()?.value // prettier-ignore
  const isWhole = others.length === 0 && rates.length < 2 && times.length < 3
  if (amount === undefined || rate === undefined || years === undefined || !isWhole)
    return undefined
  return withRate({ plan, amount: amount.value, years }, rate)
}

function withRate(money: Pick<Money, 'plan' | 'amount' | 'years'>, rate: Figure) {
  // Banks state the rate of a deposit for a year, and pay less than twelve times a monthly rate would.
  if (rate.isMonthly && money.plan === 'deposit') return undefined
  // Twelve times a decimal fraction, without the remainder of binary numbers.
  const yearly = rate.isMonthly ? Number((rate.value * 12).toPrecision(12)) : rate.value
  const { amount, years } = money
  const isSensible = amount > 0 && yearly >= 0 && yearly <= 100 && years > 0 && years <= 100
  const monthlyRate = rate.isMonthly ? rate.value : undefined
  return isSensible ? { ...money, rate: yearly, monthlyRate } : undefined
}
