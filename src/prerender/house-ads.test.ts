import { describe, expect, test } from 'vitest'

import {
  bookedLink,
  type Booking,
  boxOf,
  chooseBooking,
  dayInIndia,
  hasAdPlaces,
} from './house-ads.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const booking: Booking = {
  sponsor: 'Example Bank',
  link: 'https://bank.example/',
  from: day('2026-12-01'),
  until: day('2026-12-31'),
  headline: 'Deposits',
  text: 'From one year.',
}
const place = { path: '/tools/fd-calculator', size: 'inline', day: day('2026-12-10') } as const
const picture = (width: number, height: number) => ({ src: '/_astro/bank.png', width, height })

describe('a booking', () => {
  test.each([
    ['2026-11-30', undefined],
    ['2026-12-01', booking],
    ['2026-12-31', booking],
    ['2027-01-01', undefined],
  ])('from 1 to 31 December is shown on %s: %o', (text, shown) => {
    expect(chooseBooking([booking], { ...place, day: day(text) })).toBe(shown)
  })

  test('with a picture is shown in the box of its size only', () => {
    const pictured = { ...booking, picture: picture(728, 90) }
    expect(chooseBooking([pictured], place)).toBeUndefined()
    expect(chooseBooking([pictured], { ...place, size: 'banner' })).toBe(pictured)
  })

  test('shares the pages with others of the same days', () => {
    const two = [booking, { ...booking, sponsor: 'Keyboard Works' }]
    const paths = Array.from({ length: 20 }, (_, index) => `/tools/${index}`)
    const shown = paths.map((path) => chooseBooking(two, { ...place, path })?.sponsor)
    expect(new Set(shown)).toEqual(new Set(['Example Bank', 'Keyboard Works']))
  })

  test.each([
    [728, 90, 'banner'],
    [1456, 180, 'banner'],
    [336, 280, 'rectangle'],
    [300, 250, 'inline'],
    [640, 100, 'mobile-sticky'],
    [720, 90, undefined],
    [2184, 270, undefined],
  ])('a picture of %i by %i fits the box %s', (width, height, box) => {
    expect(boxOf(picture(width, height))).toBe(box)
  })

  test.each([
    ['/contact', true],
    ['https://bank.example', true],
    ['https://bank.example:8443/deposits?from=ganak&x=1#rates', true],
    ['http://bank.example/', false],
    ['//bank.example/', false],
    ['https://bank.example/*', false],
    ['https://bank.example/:path', false],
    ['https://bank.example@evil.example/', false],
    ['javascript:alert(1)', false],
  ])('a link to %s is taken: %s', (link, isTaken) => expect(bookedLink.test(link)).toBe(isTaken))
})

test.each([
  ['/', true],
  ['/blog', true],
  ['/blog/finance', true],
  ['/faq', true],
  ['/about', true],
  ['/tools/json-formatter', true],
  ['/tools/loan-calculator/prepayment', true],
  ['/tools', false],
  ['/privacy-policy', false],
  ['/terms-of-service', false],
  ['/contact', false],
  ['/contact/sent', false],
  ['/404', false],
  ['/embed/loan-calculator', false],
])('%s has boxes: %s', (path, isExpected) => expect(hasAdPlaces(path)).toBe(isExpected))

test('a day begins at midnight in India', () => {
  expect(dayInIndia(new Date('2026-11-30T18:29:59Z'))).toEqual(day('2026-11-30'))
  expect(dayInIndia(new Date('2026-11-30T18:30:00Z'))).toEqual(day('2026-12-01'))
})
