import type { Vector } from './vector.ts'

const KFS = 'Reserve Bank of India, RBI/2024-25/18 of 15 April 2024, Annex, illustration of the APR'
const kfs = {
  page: 'loan-calculator/offer-check',
  inputs: '₹20,000 at 15% for 24 months, charges of ₹400',
  values: { loanAmount: '20000', annualRatePercent: '15', years: '0', months: '24', fees: '400', gstPercent: '0' }, // prettier-ignore
  source: KFS,
}
const CUMULATIVE = 'Microsoft, documentation of CUMIPMT, first example (11,135.23)'
const cumulative = {
  page: 'loan-calculator',
  inputs: '1,25,000 at 9% for 30 years, second year',
  values: { loanAmount: '125000', annualRatePercent: '9', years: '30' },
  source: CUMULATIVE,
}
const XIRR = 'Microsoft, documentation of XIRR, example'
const flow = (day: string, amount: number, direction: string) =>
  new URLSearchParams({ date: day, amount: String(amount), direction }).toString()

/** Loans and returns. */
export const loanVectors: readonly Vector[] = [
  { ...kfs, row: 'Annual Percentage Rate (APR)', result: '17.07%' },
  { ...kfs, row: 'Amount Received', result: '₹19,600' },
  { ...kfs, row: 'Monthly EMI', result: '₹970' },
  { ...cumulative, row: 'Amortization schedule by year > 2 > Interest', result: '₹11,135' },
  {
    page: 'loan-calculator',
    inputs: '10,000 at 8% for 10 months',
    values: { loanAmount: '10000', annualRatePercent: '8', years: '0', months: '10' },
    row: 'Monthly EMI',
    result: '₹1,037',
    source: 'Microsoft, documentation of PMT, first example (1,037.03)',
  },
  {
    page: 'loan-calculator/offer-check',
    inputs: '8,000 repaid by 200 a month for 4 years',
    values: { quote: 'emi', loanAmount: '8000', emi: '200', years: '4', fees: '0' },
    row: 'Annual Percentage Rate (APR)',
    result: '9.24%',
    source: 'Microsoft, documentation of RATE, example (yearly rate)',
  },
  {
    page: 'sip-calculator',
    inputs: '100 at the start of each month and 1,000 at first, at 6% for a year',
    values: { monthlyInvestment: '100', lumpSum: '1000', annualRatePercent: '6', years: '1' },
    row: 'Total Value',
    result: '₹2,301',
    source: 'Microsoft, documentation of FV, example (2,301.40)',
  },
  {
    page: 'sip-calculator',
    inputs: '1,000 a month at 12% for a year',
    values: { monthlyInvestment: '1000', annualRatePercent: '12', years: '1' },
    row: 'What other calculators show > Paid at the end of the month, rate ÷ 12 > Total Value',
    result: '₹12,683',
    source: 'Microsoft, documentation of FV, example (12,682.50)',
  },
  {
    page: 'roi-calculator/cash-flows',
    inputs:
      '10,000 paid on 1 January 2008; 2,750, 4,250, 3,250 and 2,750 received until 1 April 2009',
    values: {
      flows: [
        flow('2008-01-01', 10_000, 'in'),
        flow('2008-03-01', 2_750, 'out'),
        flow('2008-10-30', 4_250, 'out'),
        flow('2009-02-15', 3_250, 'out'),
        flow('2009-04-01', 2_750, 'out'),
      ].join(';'),
    },
    row: 'Return a Year (XIRR)',
    result: '37.34%',
    source: `${XIRR} (37.34%)`,
  },
]

const INDIA_POST = 'India Post, tables of small savings at the rates of July to September 2026'
const deposit = (percent: string, years: string, result: string): Vector => ({
  page: 'fd-calculator/deposit',
  inputs: `₹1,00,000 at ${percent}%, compounded quarterly and paid yearly, ${years} years`,
  values: { principal: '100000', annualRatePercent: percent, years, payout: 'yearly' },
  row: 'Interest Each Year',
  result,
  source: INDIA_POST,
})

const EPFO = 'EPFO, answers on the wage ceiling from 17 September 2026'
const providentFund = (
  month: 'September' | 'October',
  row: string,
  result: string,
  published: string,
): Vector => ({
  // prettier-ignore
  page: 'sip-calculator/epf',
  inputs: `Wage of ₹20,000 in ${month} 2026, 12% on the wage up to the ceiling`,
  values: {
    monthlyWage: '20000',
    epfBalance: '0',
    age: '30',
    untilAge: '30y 1m',
    pfOn: 'ceiling',
    balanceMonth: month === 'September' ? '2026-09' : '2026-10',
  },
  row,
  result,
  source: `${EPFO} (${published})`,
})

/** Compound interest, deposits, provident fund and small savings. */
export const savingsVectors: readonly Vector[] = [
  {
    page: 'compound-interest',
    inputs: '1,00,000 at 5.25% compounded quarterly for a year',
    values: { principal: '100000', annualRatePercent: '5.25', years: '1', frequency: '4' },
    row: 'Interest',
    result: '₹5,354',
    source: 'Microsoft, documentation of EFFECT, example (5.35427%)',
  },
  deposit('6.9', '1', '₹7,081'),
  deposit('7', '2', '₹7,186'),
  deposit('7.1', '3', '₹7,291'),
  deposit('7.5', '5', '₹7,714'),
  {
    page: 'fd-calculator/recurring-deposit',
    inputs: '₹100 a month at 6.7% for 5 years',
    values: { monthlyDeposit: '100', annualRatePercent: '6.7', years: '5' },
    row: 'Maturity Amount',
    result: '₹7,137',
    source: INDIA_POST,
  },
  {
    page: 'fd-calculator/small-savings',
    inputs: 'NSC: ₹1,00,000 at 7.7%',
    values: { scheme: 'nsc', principal: '100000', nscRatePercent: '7.7' },
    row: 'Maturity Amount',
    result: '₹1,44,903',
    source: INDIA_POST,
  },
  {
    page: 'fd-calculator/small-savings',
    inputs: 'SCSS: ₹10,000 at 8.2%',
    values: { scheme: 'scss', principal: '10000', scssRatePercent: '8.2' },
    row: 'Interest Each Quarter',
    result: '₹205',
    source: INDIA_POST,
  },
  providentFund('September', 'Your Contributions', '₹2,080', '2,080.00'),
  providentFund('September', 'Employer’s Contributions to EPF', '₹636', '636.13'),
  providentFund('September', 'Paid to the Pension Scheme (EPS)', '₹1,444', '1,443.87'),
  providentFund('October', 'Your Contributions', '₹2,400', '2,400'),
  providentFund('October', 'Employer’s Contributions to EPF', '₹734', '734'),
  providentFund('October', 'Paid to the Pension Scheme (EPS)', '₹1,666', '1,666'),
]
