import { describe, expect, test } from 'vitest'

import { createScrollRule } from './foreign-scrolls.ts'

/** Goes through scroll events at these places, 16 ms apart, and returns which of them are foreign. */
function scrollTo(
  rule: ReturnType<typeof createScrollRule>,
  from: number,
  tops: number[],
  isExplained = false,
) {
  return tops.map((top, index) => rule.scroll({ at: from + 16 * index, top, isExplained }))
}

describe('a scroll', () => {
  test('after a turn of the wheel is the visitor’s', () => {
    const rule = createScrollRule(0)
    rule.input(0)
    expect(scrollTo(rule, 10, [20, 60, 100])).toEqual([undefined, undefined, undefined])
  })

  test('without anything that the visitor did is foreign', () => {
    const rule = createScrollRule(0)
    rule.input(0)
    expect(scrollTo(rule, 5000, [300])).toEqual(['unasked'])
  })

  test('that turns round without the visitor is foreign', () => {
    const rule = createScrollRule(500)
    rule.input(0)
    expect(scrollTo(rule, 10, [540, 580, 500])).toEqual([undefined, undefined, 'turned'])
  })

  test('that turns round because the visitor does is theirs', () => {
    const rule = createScrollRule(500)
    rule.input(0)
    expect(scrollTo(rule, 10, [540, 580])).toEqual([undefined, undefined])
    rule.input(50)
    expect(scrollTo(rule, 60, [560])).toEqual([undefined])
  })

  test('of a long momentum is the visitor’s to its end', () => {
    const rule = createScrollRule(0)
    rule.input(0)
    const tops = Array.from({ length: 300 }, (_, index) => 10 * index + 10)
    expect(scrollTo(rule, 10, tops)).toEqual(tops.map(() => undefined))
  })

  test('by a wheel over a frame, or by a scrollbar, is the visitor’s', () => {
    const rule = createScrollRule(0)
    expect(scrollTo(rule, 5000, [40, 80], true)).toEqual([undefined, undefined])
  })

  test('that bounces at the end of the page is not foreign', () => {
    const rule = createScrollRule(1000)
    rule.input(0)
    expect(scrollTo(rule, 10, [1020, 1020, 1020])).toEqual([undefined, undefined, undefined])
  })
})
