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
