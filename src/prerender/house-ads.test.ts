import { describe, expect, test } from 'vitest'

import {
  bookedLink,
  type Booking,
  chooseBooking,
  chooseTool,
  dayInIndia,
  findBookingError,
} from './house-ads.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const booking: Booking = {
  file: 'src/content/ads/bank.md',
  sponsor: 'Example Bank',
  link: 'https://bank.example/',
  from: day('2026-12-01'),
  until: day('2026-12-31'),
  classes: ['personal'],
  headline: 'Deposits',
  text: 'From one year.',
  alt: '',
}
const place = { path: '/tools/fd-calculator', pageClass: 'personal', size: 'inline' } as const
const pictured = (width: number, height: number): Booking => ({
  ...booking,
  headline: '',
  text: '',
  alt: 'Deposits',
  size: 'banner',
  picture: { src: '/_astro/bank.png', width, height },
})

describe('a booking', () => {
  test.each([
    ['2026-11-30', undefined],
    ['2026-12-01', booking],
    ['2026-12-31', booking],
    ['2027-01-01', undefined],
  ])('from 1 to 31 December is shown on %s: %o', (text, shown) => {
    expect(chooseBooking([booking], { ...place, day: day(text) })).toBe(shown)
  })

  test('is shown on the classes of pages that it names only', () => {
    const onDay = { ...place, day: day('2026-12-10') }
    expect(chooseBooking([booking], { ...onDay, pageClass: 'secret' })).toBeUndefined()
  })

  test('with a picture is shown in the box of its size only', () => {
    const onDay = { ...place, day: day('2026-12-10') }
    expect(chooseBooking([pictured(728, 90)], onDay)).toBeUndefined()
    expect(chooseBooking([pictured(728, 90)], { ...onDay, size: 'banner' })).toBeDefined()
  })

  test('shares the pages with others of the same days', () => {
    const two = [booking, { ...booking, sponsor: 'Keyboard Works' }]
    const paths = Array.from({ length: 20 }, (_, index) => `/tools/${index}`)
    const shown = paths.map(
      (path) => chooseBooking(two, { ...place, path, day: day('2026-12-10') })?.sponsor,
    )
    expect(new Set(shown)).toEqual(new Set(['Example Bank', 'Keyboard Works']))
  })

  test.each([
    [booking, undefined],
    [pictured(728, 90), undefined],
    [pictured(1456, 180), undefined],
    [
      { ...booking, until: day('2026-11-30') },
      'src/content/ads/bank.md: until must not be before from.',
    ],
    [
      { ...booking, text: '' },
      'src/content/ads/bank.md: an advertisement needs a headline and a text, or a picture.',
    ],
    [
      pictured(720, 90),
      'src/content/ads/bank.md: a picture of size banner must have 728×90 pixels, or twice that, not 720×90.',
    ],
    [
      { ...pictured(728, 90), alt: '' },
      'src/content/ads/bank.md: a picture needs its size, one of banner, rectangle, inline, mobile-sticky, and alt, its content in words.',
    ],
  ])('%#: a wrong one is told with its file', (given, sentence) => {
    expect(findBookingError(given)).toBe(sentence)
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

test('where nothing is booked another tool is shown, never the page’s own', () => {
  const tools = ['/tools/a', '/tools/b', '/tools/c'].map((href) => ({ href }))
  for (const path of ['/tools/a', '/tools/a/view', '/tools/b'])
    expect(path.startsWith(chooseTool(tools, { path, size: 'inline' })?.href ?? '')).toBe(false)
  expect(chooseTool([], { path: '/', size: 'inline' })).toBeUndefined()
})

test('a day begins at midnight in India', () => {
  expect(dayInIndia(new Date('2026-11-30T18:29:59Z'))).toEqual(day('2026-11-30'))
  expect(dayInIndia(new Date('2026-11-30T18:30:00Z'))).toEqual(day('2026-12-01'))
})
