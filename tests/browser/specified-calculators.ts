/** What the page of a calculator shows on a fresh visit. */
export interface ExpectedCalculator {
  slug: string
  report: RegExp
  chart: string
  /** How many groups of fields are unfolded. */
  openGroups?: number
  /** Label, initial text, and smallest and largest value and step of the slider. */
  fields: readonly (readonly [string, string, (readonly [number, number, number] | undefined)?])[]
  /** Figures by label, in order. */
  results: Readonly<Record<string, string>>
  /** A shared link with an amount beyond any money, and a result that it has. */
  absurd: { fragment: string; shown: RegExp }
}

// The first and last digits of the doubles nearest to 1e308 and 1.2e308 are Python's: int(1e308).
const HUGE = /^₹10,00,00,00,00,00,00,00,01,09,[\d,]+,31,18,336$/
const HUGE_SUM = /^₹11,99,99,99,99,99,99,99,93,33,[\d,]+,80,30,464$/

/** The pages as the specification has them: labels with defaults, slider bounds, results in order. */
export const specifiedCalculators: readonly ExpectedCalculator[] = [
  {
    slug: 'loan-calculator',
    report: /^emi-report-/,
    chart: 'Principal vs Interest Breakdown',
    fields: [
      ['Loan Amount (₹)', '10,00,000', [50_000, 20_000_000, 10_000]],
      ['Interest Rate (% per annum)', '8.5', [1, 30, 0.1]],
      ['Loan Tenure (Years)', '20', [1, 40, 1]],
    ],
    results: {
      'Monthly EMI': '₹8,678',
      'Total Interest': '₹10,82,776',
      'Total Amount': '₹20,82,776',
    },
    absurd: { fragment: '#loanAmount=1e308&annualRatePercent=0', shown: HUGE },
  },
  {
    slug: 'sip-calculator',
    report: /^sip-report-/,
    chart: 'Investment Breakdown',
    fields: [
      ['Monthly Investment (₹)', '5,000', [500, 100_000, 500]],
      ['Expected Return Rate (% p.a.)', '12', [1, 30, 0.1]],
      ['Time Period (Years)', '10', [1, 40, 1]],
    ],
    results: {
      'Monthly Investment': '₹5,000',
      'Total Investment': '₹6,00,000',
      'Estimated Returns': '₹5,61,695',
      'Total Value': '₹11,61,695',
    },
    absurd: { fragment: '#monthlyInvestment=1e307&years=1&annualRatePercent=0', shown: HUGE_SUM },
  },
  {
    slug: 'fd-calculator',
    report: /^fd-report-/,
    chart: 'Deposit Breakdown',
    fields: [
      ['Principal Amount (₹)', '1,00,000', [1_000, 10_000_000, 1_000]],
      ['Interest Rate (% p.a.)', '6.5', [1, 15, 0.1]],
      ['Time Period (Years)', '5', [1, 30, 1]],
    ],
    results: {
      'Principal Amount': '₹1,00,000',
      'Interest Earned': '₹37,009',
      'Maturity Amount': '₹1,37,009',
    },
    absurd: { fragment: '#principal=1e308&annualRatePercent=0', shown: HUGE },
  },
  {
    slug: 'tax-calculator',
    report: /^tax-report-/,
    chart: 'Income Breakdown',
    fields: [
      ['Gross Annual Income (₹)', '10,00,000', [0, 10_000_000, 10_000]],
      ['Total Deductions (₹)', '50,000', [0, 200_000, 5_000]],
    ],
    results: {
      'Gross Income': '₹10,00,000',
      'Total Deductions': '₹50,000',
      'Taxable Income': '₹9,50,000',
      'Total Tax': '₹54,600',
      'Net Income': '₹9,45,400',
    },
    absurd: { fragment: '#grossIncome=1e308', shown: HUGE },
  },
  {
    slug: 'compound-interest',
    report: /^compound-interest-report-/,
    chart: 'Investment Breakdown',
    fields: [
      ['Principal Amount (₹)', '1,00,000'],
      ['Annual Interest Rate (%)', '10'],
      ['Investment Period (Years)', '5'],
    ],
    results: { 'Future Value': '₹1,64,531', Principal: '₹1,00,000', Interest: '₹64,531' },
    absurd: { fragment: '#principal=1e308&annualRatePercent=0', shown: HUGE },
  },
  {
    slug: 'roi-calculator',
    report: /^roi-report-/,
    chart: 'Initial Investment vs Final Value',
    fields: [
      ['Initial Investment (₹)', '1,00,000'],
      ['Final Value (₹)', '1,50,000'],
    ],
    results: {
      'Return on Investment': '50.00%',
      'Initial Investment': '₹1,00,000',
      'Final Value': '₹1,50,000',
      'Net Profit/Loss': '₹50,000',
    },
    absurd: { fragment: '#initialInvestment=1e308&finalValue=1e308', shown: HUGE },
  },
]
