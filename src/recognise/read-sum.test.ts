import { describe, expect, it } from 'vitest'

import { readSum } from './read-sum.ts'

describe('readSum', () => {
  // EMI of ₹50,00,000 at 8.5 % over 20 years: ₹43,391 in the tables of banks.
  it.each([
    ['emi for 50 lakh 8.5 20', '₹43,391'],
    ['50 lakh at 8.5% for 20 years', '₹43,391'],
    ['50 लाख 8.5% 20 साल', '₹43,391'],
    ['emi 10 lakh 8.5% 240 months', '₹8,678'],
    // docs/specification.md 5.4: 5,000 a month at 12 % for 10 years.
    ['sip 5000 12 10', '₹11,61,695'],
    // 1,00,000 × 1.065^5
    ['fd 1 lakh 6.5 5', '₹1,37,009'],
    ['18% of 2500', '450.00'],
    ['20% off 1500', '1,200.00'],
    ['2500 ka 18%', '450.00'],
    // 1,00,000 × (1 + 0.1 / 12)^60
    ['compound interest 1 lakh 10% 5 years', '₹1,64,531'],
    // S01: 1,00,000 × 0.035 / (1 − 1.035^−36) = 4,928.42.
    ['loan 1 lakh 3.5% per month 3 years', '₹4,928'],
    ['1 lakh at 3.5% monthly interest for 36 months', '₹4,928'],
    ['1 lakh 3.5 % p.m. 3 years', '₹4,928'],
    // S04: 5,00,000 × (0.1 / 12) / (1 − (1 + 0.1 / 12)^−36) = 16,133.59.
    ['emi 5 lakh 10% p.a. 3 years', '₹16,134'],
    ['emi 5 lakh 10% p.a 3 years', '₹16,134'],
    ['emi 5 lakh 10 percent per annum 3 years', '₹16,134'],
    ['emi of Rs. 5,00,000/- at 10% yearly for 3 years', '₹16,134'],
    ['loan amount 5 lakh, interest rate 10%, tenure 3 years', '₹16,134'],
    ['loan 5 lakh tenure 3 rate 10', '₹16,134'],
    ['5 lakh loan at an interest rate of 10% for 36 months', '₹16,134'],
    ['5-year car loan 5 lakh 10%', '₹10,624'],
    // 5,000 a month at 1 % a month over 120 months, paid at the start of each.
    ['sip 5000 per month 12% 10 years', '₹11,61,695'],
    ['sip 5000 1% per month 10 years', '₹11,61,695'],
    ['sip investment of 5000 with 12% returns for 10 years', '₹11,61,695'],
  ])('calculates %s', (text, answer) => {
    expect(readSum(text)?.answer).toBe(answer)
  })

  it('links to the page with the values', () => {
    expect(readSum('emi for 50 lakh 8.5 20')?.href).toBe(
      '/tools/loan-calculator#loanAmount=5000000&annualRatePercent=8.5&years=20',
    )
    expect(readSum('10 lakh 7% 5y fd')?.href).toBe(
      '/tools/fd-calculator#principal=1000000&annualRatePercent=7&years=5',
    )
  })

  it('states the rate of a month as the text does', () => {
    const sum = readSum('loan 1 lakh 3.5% per month 3 years')
    expect(sum?.label).toBe('Monthly EMI of ₹1,00,000 at 3.5% a month (42% a year) over 3 years')
    expect(sum?.href).toContain('annualRatePercent=42&')
  })

  // A word or sign that changes the question and was not used.
  it.each([
    'monthly interest on fd 10 lakh 7% 5 years',
    'interest on 10 lakh 8% 5 years',
    'fd 10 lakh 7% monthly 5 years',
    'fd 10 lakh 7% quarterly 5 years',
    'recurring deposit 5000 7% 5 years',
    'ppf 1 lakh 7.1% 15 years',
    'emi 5 lakh 10% flat 3 years',
    'total interest loan 5 lakh 10% 3 years',
    'loan 5000 per month 10% 3 years',
    'emi 50 lakh -8.5% 20 years',
    'emi 5-10 lakh 8% 5 years',
    'emi 5 lakh 8%-9% 5 years',
    'credit card emi 1 lakh 15% 12 months',
    'invest 1 lakh 8% 5 years in gold sip',
    'invest 1 lakh 8% 5 years',
    '1 lakh at 12% returns for 5 years',
    'gold 1 lakh 12% 5 years',
    'sip vs fd 5000 7% 5 years',
    'loan 5 lakh 10 lakh 5 years',
    'emi 20 50 lakh 8.5',
    '2% monthly',
    '3.5% per month',
    'lumpsum sip 5000 12% 10 years',
    '5 lakh 8% 3 years weekly',
    'emi 5 lakh 10% 3 years constructor',
    '__proto__ 5 lakh 10% 3 years',
  ])('makes no sum of %s', (text) => {
    expect(readSum(text)).toBeUndefined()
  })

  it('makes no sum when any unknown word is added', () => {
    const words = 'emi 5 lakh 10% p.a. 3 years'.split(' ')
    for (const word of ['flat', 'quarterly', 'prepaid', 'without', 'half', '-', '+', 'नहीं'])
      for (let at = 0; at <= words.length; at += 1)
        expect(readSum(words.toSpliced(at, 0, word).join(' ')), `${word} ${at}`).toBeUndefined()
  })

  it.each([
    'emi',
    'emi calculator',
    '80c',
    'sha 256',
    '2 3 4',
    '10 lakh',
    'fd 10 lakh',
    'emi for 50 lakh 850% 20',
    'version 1.2.3 of 20 apps',
    '18% of',
    '9876543210 10 20',
    'loan 5 lakh 9% 5 years and a dog',
    '%',
  ])('leaves %s alone', (text) => {
    expect(readSum(text)).toBeUndefined()
  })
})
