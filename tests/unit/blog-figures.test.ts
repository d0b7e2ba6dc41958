import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import * as money from './exact-money.ts'
import { exact, inRupees, rounded, times, type Fraction } from './exact-money.ts'

/** The inputs of the examples, and the amounts that the Income-tax Act 2025 states (sections 19, 156 and 202). */
const inputs = [40_00_000, 24_00_000, 10_00_000, 1_50_000, 1_00_000, 10_000, 5_000, 14_00_000]
const lawful = [12_00_000, 8_00_000, 4_00_000, 75_000, 50_000, 12_75_000, 13_00_000, 3_00_000]
const given = [...inputs, ...lawful].map((amount) => inRupees(BigInt(amount)))

const homeLoan = 40_00_000n
const instalment = (years: number) => rounded(money.emi(homeLoan, '8.5', years))
const interest = (principal: bigint, ratePercent: string, years: number) => {
  const total = times(money.emi(principal, ratePercent, years), exact(12 * years))
  return rounded(money.plus(total, exact(-principal)))
}
const sip = (monthly: bigint, ratePercent: string, years: number) =>
  rounded(money.sip(monthly, ratePercent, years))
const planA = (ratePercent: string) => sip(instalment(15), ratePercent, 5)
const planB = (ratePercent: string) => sip(instalment(15) - instalment(20), ratePercent, 20)
const grown = (amount: number, ratePercent: string, timesAYear: number, years: number) =>
  times(exact(amount), money.growthFactor(ratePercent, timesAYear, years))
/** Buying power after some years of 6 % inflation. */
const deflated = (value: Fraction, years: number) =>
  rounded(money.dividedBy(value, money.growthFactor('6', 1, years)))

/** The twelfth root of 1.12 is irrational; a double is exact enough for whole rupees. */
const effectiveMonthlyRate = 1.12 ** (1 / 12) - 1
const sipAtEffectiveRate = BigInt(
  Math.round(5_000 * ((1.12 ** 10 - 1) / effectiveMonthlyRate) * (1 + effectiveMonthlyRate)),
)
const sipAtMonthEnd = rounded(money.dividedBy(money.sip(5_000n, '12', 10), exact('1.01')))

const less = (whole: Fraction, part: Fraction) => money.plus(whole, times(part, exact(-1)))
/** Twelve payments, left out in the third year of ten, and grown for the seven years after it. */
const breakCost = times(money.sip(5_000n, '12', 1), money.growthFactor('12', 12, 7))
const catchUp = money.plus(exact(5_000), money.dividedBy(breakCost, money.sip(1n, '12', 7)))
/** The last twelve payments are short-term, 20 %; of the others 12.5 % beyond 1,25,000; cess 4 %. */
const shortTerm = money.plus(money.sip(5_000n, '12', 1), exact(-60_000))
const oldUnits = times(money.sip(5_000n, '12', 9), money.growthFactor('12', 12, 1))
const exitTax = money.plus(
  times(shortTerm, exact('0.208')),
  times(money.plus(oldUnits, exact(-(5_40_000 + 1_25_000))), exact('0.13')),
)

const withCess = (tax: bigint) => (tax * 104n) / 100n
/** Below 60: 12,500 up to 5 lakh, then 20 %, and 30 % above 10 lakh. */
const oldRegimeTax = (taxable: bigint) =>
  taxable <= 10_00_000n
    ? 12_500n + ((taxable - 5_00_000n) * 20n) / 100n
    : 1_12_500n + ((taxable - 10_00_000n) * 30n) / 100n
/** Between 12 and 16 lakh: 60,000 and 15 % of the rest. */
const newRegimeTax = (taxable: bigint) => 60_000n + ((taxable - 12_00_000n) * 15n) / 100n
/** Relief ends where the slab tax is the income above 12 lakh: 60,000 + 15 % of x = x. */
const endOfRelief = 12_00_000n + rounded(money.dividedBy(exact(60_000), exact('0.85')))

const financeFigures = [
  ...[15, 20, 25, 30].map((years) =>
    row(`${years} years`, instalment(years), interest(homeLoan, '8.5', years)),
  ),
  phrase`lowers the EMI by ${instalment(15) - instalment(20)}. Going`,
  phrase`lowers it by only ${instalment(25) - instalment(30)} and`,
  phrase`adds ${interest(homeLoan, '8.5', 30) - interest(homeLoan, '8.5', 25)} of interest`,
  phrase`30-year loan ${rounded(times(exact(homeLoan), money.dividedBy(exact('8.5'), exact(1200))))} of`,
  phrase`loan costs ${interest(homeLoan, '8', 20)} in interest at 8%`,
  phrase`which is ${interest(homeLoan, '8.5', 20) - interest(homeLoan, '8', 20)} less than at 8.5%`,
  ...['8', '10', '12'].map((rate) =>
    row(`${rate}%`, sip(10_000n, rate, 20), deflated(money.sip(10_000n, rate, 20), 20)),
  ),
  phrase`now costs ${rounded(grown(1_00_000, '6', 1, 20))} after 20 years at 6%`,
  phrase`means ${12n * 5n * 10_000n} more paid in`,
  phrase`a value of ${sip(10_000n, '10', 25)} instead of ${sip(10_000n, '10', 20)}`,
  phrase`find ${sip(5_000n, '12', 10)}, ${sipAtMonthEnd} and ${sipAtEffectiveRate}.`,
  ...['7', '8.5', '10', '12'].map((rate) => row(`${rate}%`, planA(rate), planB(rate))),
  phrase`within ${planB('8.5') - planA('8.5')} of each other`,
  row('Annual', '1', rounded(grown(5_00_000, '7', 1, 5))),
  row('Quarterly', '4', rounded(grown(5_00_000, '7', 4, 5))),
  row('Monthly', '12', rounded(grown(5_00_000, '7', 12, 5))),
  phrase`buys what ${deflated(grown(5_00_000, '7', 4, 5), 5)} buys today`,
  phrase`so ${14_00_000n - 75_000n} is taxable`,
  row('up to ₹4,00,000', 'nil', 0n),
  row('₹4,00,000 to ₹8,00,000', '5%', (4_00_000n * 5n) / 100n),
  row('₹8,00,000 to ₹12,00,000', '10%', (4_00_000n * 10n) / 100n),
  row('₹12,00,000 to ₹13,25,000', '15%', (1_25_000n * 15n) / 100n),
  phrase`${newRegimeTax(13_25_000n)}, and with the 4% cess ${withCess(newRegimeTax(13_25_000n))}.`,
  phrase`the tax with cess is ${withCess(oldRegimeTax(13_50_000n))}.`,
  phrase`it is still ${withCess(oldRegimeTax(10_50_000n))}.`,
  phrase`of ${13_50_000n - 8_31_250n}, which leave ${8_31_250n} taxable`,
  phrase`the same ${withCess(oldRegimeTax(8_31_250n))} to pay`,
  phrase`slabs alone would give ${newRegimeTax(12_25_000n)}.`,
  phrase`that is ${25_000n}, and cess is added on top: ${withCess(25_000n)}.`,
  phrase`taxable income of about ${endOfRelief},`,
]

const loanOfEmi = money.dividedBy(exact(10_000), money.emi(1n, '8.5', 20))

/** Seven years at 12 % and three at −10 %, in both orders. */
const [goodYears, badYears] = [money.sip(5_000n, '12', 7), money.sip(5_000n, '-10', 3)]
const badFirst = money.plus(times(badYears, money.growthFactor('12', 12, 7)), goodYears)
const badLast = money.plus(times(goodYears, money.growthFactor('-10', 12, 3)), badYears)

const answerFigures = [
  phrase`comes to ${rounded(badFirst)} with the bad years first, and to ${rounded(badLast)} with`,
  phrase`for 20 years borrows ${rounded(loanOfEmi)}. Enter`,
  phrase`has an EMI of ${rounded(money.emi(10_00_000n, '8.5', 20))} and`,
  phrase`costs ${interest(10_00_000n, '8.5', 20)} in interest`,
  phrase`- ${sip(5_000n, '12', 10)} when each instalment is paid at the start`,
  phrase`- ${sipAtMonthEnd} when it is paid at the end`,
  phrase`- ${sipAtEffectiveRate} when it is paid at the start`,
  phrase`comes to ${sip(5_000n, '12', 20)} at 12%.`,
  phrase`it is ${rounded(less(money.sip(5_000n, '12', 20), money.sip(5_000n, '11', 20)))} less, where ${12_00_000n} were`,
  phrase`cost ${rounded(breakCost)} at the end. ${rounded(catchUp)} a month`,
  phrase`a year later costs ${rounded(less(money.sip(5_000n, '12', 10), money.sip(5_000n, '12', 9)))}.`,
  phrase`gains beyond ${1_25_000n} a year`,
  phrase`the tax is ${rounded(exitTax)} of a value of ${sip(5_000n, '12', 10)}.`,
  phrase`gives ${rounded(grown(1_00_000, '6.5', 1, 5))} with annual`,
  phrase`and ${rounded(grown(1_00_000, '6.5', 4, 5))} with quarterly`,
  phrase`with simple interest and to ${rounded(grown(1_00_000, '10', 1, 5))} compounded once a year`,
  phrase`comes to ${rounded(grown(1_00_000, '10', 1, 5))} compounded once a year and to ${rounded(grown(1_00_000, '10', 365, 5))} compounded every day`,
  phrase`10.5% compounded once a year comes to ${rounded(grown(1_00_000, '10.5', 1, 5))}.`,
]

describe.each([
  ['blog/finance.mdx', financeFigures],
  ['faq/financial.md', answerFigures],
])('%s', (path, figures) => {
  const text = contentText(path)

  test.each(figures)('says: %s', (figure) => expect(text).toContain(figure))

  test('states no rupee amount that is neither given nor computed here', () => {
    const known = new Set([...given, ...figures.flatMap(rupeeAmounts)])
    expect(rupeeAmounts(text).filter((amount) => !known.has(amount))).toEqual([])
  })

  test.each([
    [5, '8.45'],
    [10, '4.14'],
  ])('gives the yearly rate that makes 1.5 of 1 in %i years', (years, percent) => {
    const growth = (offset: number) => 1 + (Number(percent) + offset) / 100
    expect(growth(-0.005) ** years).toBeLessThan(1.5)
    expect(growth(0.005) ** years).toBeGreaterThan(1.5)
    expect(text).toContain(`${percent}% a year`)
  })
})

test('the effective rate of the deposit follows from its compounding', () => {
  expect(rounded(times(money.growthFactor('7', 4, 1), exact(10_000)))).toBe(10_719n)
  expect(contentText('blog/finance.mdx')).toContain('7% into an effective 7.19% a year')
})

/**
 * The text of a content file with the padding of its tables taken out, and without the questions about views: their figures
 * are those of the view's own test.
 */
function contentText(path: string): string {
  const file = new URL(`../../src/content/${path}`, import.meta.url)
  const sections = readFileSync(file, 'utf8').split(/^(?=## )/m)
  const isOfView = (section: string) => /^<!-- (?:for|about) [a-z-]+\/[a-z-]+ -->$/m.test(section)
  return sections
    .filter((section) => !isOfView(section))
    .join('')
    .replaceAll(/ +\|/g, ' |')
}

function row(...cells: (string | bigint)[]): string {
  const texts = cells.map((cell) => (typeof cell === 'bigint' ? inRupees(cell) : cell))
  return `| ${texts.join(' | ')} |`
}

function phrase(parts: TemplateStringsArray, ...amounts: bigint[]): string {
  return String.raw({ raw: parts }, ...amounts.map(inRupees))
}

function rupeeAmounts(text: string): string[] {
  return text.match(/₹\d[\d,]*\d|₹\d/g) ?? []
}
