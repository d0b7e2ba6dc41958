/** The pages as the specification has them: labels with defaults, slider bounds, results in order. */
export const calculators = [
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
  },
] as const
