import { expect, test } from 'vitest'

import { linesOf } from '@/islands/calculator/results/report-values.ts'
import { prepaymentCalculator } from './definition.ts'

const lines = (text: string) => {
  const { events } = prepaymentCalculator.fields
  if (events.kind !== 'own') throw new Error('Events are a list.')
  return linesOf(events, events.read(text))
}

test.each([
  ['kind=year&amount=200000&after=Apr 2027', '₹2,00,000 every April from April 2027'],
  ['kind=rate&ratePercent=9.1&after=24', '9.1% from month 25'],
  ['kind=rate&ratePercent=9.1&after=24&rateThen=emi', '9.1% from month 25, same EMI'],
  ['kind=once&amount=1 lakh&after=12', '₹1,00,000 after 12 months'],
  ['kind=once&amount=1 lakh&after=0&keeps=tenure', '₹1,00,000 now, lower EMI'],
  [
    'kind=month&amount=5000&after=0&until=24',
    '₹5,000 every month from month 1, last after 24 months',
  ],
  ['kind=once&unit=percent&sharePercent=5&after=Mar 2029', '5% of the balance in March 2029'],
  ['kind=instalment&newEmi=12000&after=12', 'EMI ₹12,000 from month 13'],
  ['kind=holiday&holidayMonths=6&after=12', 'No EMI for 6 months from month 13'],
  [
    'kind=rate&ratePercent=9&after=0&rateThen=months agreed&monthsLeft=180',
    '9% from month 1, 180 months left',
  ],
  ['kind=step-up&risePercent=5&after=12', 'EMI 5% higher every year from month 13'],
])('the line of %s is “%s”', (text, sentence) => {
  expect(lines(text)).toEqual([sentence])
})
