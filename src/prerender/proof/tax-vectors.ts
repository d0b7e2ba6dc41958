import type { Vector } from './vector.ts'

const BUDGET =
  'Ministry of Finance, Budget 2025, illustration of the new slabs (tax before cess, plus 4%)'
/** Returns the tax on an income that is no salary in the new regime of FY 2025-26. */
const budget = (lakhs: number, result: string): Vector => ({
  page: 'tax-calculator',
  inputs: `${lakhs} lakh of other income, new regime, FY 2025-26`,
  values: { grossIncome: String(lakhs * 100_000), deductions: '0', taxYear: 'fy-2025-26', incomeKind: 'other', regime: 'new' }, // prettier-ignore
  row: 'Total Tax',
  result,
  source: BUDGET,
})

/** Returns a gratuity by the words of section 53. */
const gratuity = (inputs: string, result: string, words: string) => ({
  page: 'tax-calculator/gratuity',
  inputs,
  row: 'Gratuity',
  result,
  source: `Code on Social Security, 2020, section 53: ${words}`,
})

/** Income tax, house rent, provident fund and gratuity. */
export const taxVectors: readonly Vector[] = [
  budget(12, '₹0'),
  budget(13, '₹78,000'),
  budget(14, '₹93,600'),
  budget(15, '₹1,09,200'),
  budget(16, '₹1,24,800'),
  budget(18, '₹1,66,400'),
  budget(20, '₹2,08,000'),
  budget(22, '₹2,60,000'),
  budget(24, '₹3,12,000'),
  budget(25, '₹3,43,200'),
  budget(50, '₹11,23,200'),
  {
    ...budget(12.1, '₹10,400'),
    source:
      'Ministry of Finance, Budget 2025, questions and answers on marginal relief (10,000 before cess)',
  },
  {
    ...budget(12.5, '₹52,000'),
    source:
      'Ministry of Finance, Budget 2025, questions and answers on marginal relief (50,000 before cess)',
  },
  {
    page: 'tax-calculator',
    inputs: '₹24,00,000 of salary, new regime, tax year 2026-27',
    values: { grossIncome: '2400000', deductions: '0', taxYear: 'tax-year-2026-27', incomeKind: 'salary', regime: 'new' }, // prettier-ignore
    row: 'Total Tax',
    result: '₹2,92,500',
    source: 'Income Tax Department, calculator for tax year 2026-27',
  },
  {
    page: 'tax-calculator/hra',
    inputs: 'Basic ₹50,000, HRA ₹25,000 and rent ₹20,000 a month in Mumbai',
    values: {
      monthlyBasic: '50000',
      monthlyHra: '25000',
      monthlyRent: '20000',
      city: 'Mumbai',
      changes: '',
    },
    row: 'Exempt in the Old Regime',
    result: '₹1,80,000',
    source:
      'Income-tax Rules 2026, rule 279: the least of 3,00,000, 2,40,000 − 60,000 and 3,00,000',
  },
  {
    page: 'tax-calculator/salary',
    inputs: 'Basic pay of ₹20,000 a month in tax year 2026-27, provident fund up to the ceiling',
    values: { knownBy: 'parts', basic: '240000', hra: '0', otherPay: '240000', pfOn: 'ceiling' },
    row: 'Your Provident Fund',
    result: '₹25,480',
    source:
      'EPFO, answers on the wage ceiling from 17 September 2026: 1,800 a month, 2,080 in September, 2,400 from October',
  },
  {
    ...gratuity('Wages of ₹52,000 and 10 years 7 months', '₹3,30,000', '52,000 × 15 ÷ 26 × 11'),
    values: { monthlyBasic: '52000', serviceYears: '10y 7m' },
  },
  {
    ...gratuity(
      'Wages of ₹52,000 and 10 years 6 months',
      '₹3,00,000',
      'a part of a year counts “in excess of six months”',
    ),
    values: { monthlyBasic: '52000', serviceYears: '10y 6m' },
  },
  {
    ...gratuity(
      'Wages of ₹30,000 and a fixed term of 1½ years',
      '₹25,962',
      '“on pro rata basis”: 30,000 × 15 ÷ 26 × 1.5',
    ),
    values: { leaving: 'fixed-term', monthlyBasic: '30000', serviceYears: '1y 6m' },
  },
  {
    ...gratuity('Basic pay of ₹35,000 in a pay of ₹1,00,000', '₹50,000', ''),
    values: { monthlyBasic: '35000', totalPay: '100000' },
    row: 'Wages a Month',
    source:
      'Code on Social Security, 2020, section 2(88): excluded parts above half of all remuneration are added',
  },
]
