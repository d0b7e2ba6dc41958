import { describe, expect, it, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { timeline } from '../timeline.ts'
import { rateChangeCalculator } from './definition.ts'
import { strokes, wordsOf } from './drawing.tsx'
import { GOLDEN } from './golden-rate-changes.ts'
import { readLetter, working } from './later.tsx'
import { type Choice, rateChange, type RateChangeInput } from './rate-change.ts'
import { basisOf, letterSentence, notesOn, prepaymentSentence } from './sentences.ts'

const { fields } = rateChangeCalculator
const page = readInput(fields, initialTexts(fields))
const change = (changed: Partial<RateChangeInput>) => {
  const input = { ...page, ...changed }
  return { input, result: rateChange(input) }
}

describe.each(GOLDEN)('₹%d over %d months, %d to %d %% after %d', (...golden) => {
  const [loanAmount, monthsLeft, annualRatePercent, newRatePercent, afterMonths, expected] = golden
  const input = { ...page, loanAmount, monthsLeft, annualRatePercent, newRatePercent, afterMonths }
  const result = rateChange(input)

  it('has the EMIs, months, interest and prepayment of exact arithmetic', () => {
    const [emi, sameEnd, extraSameEnd, months, extra, monthsHalf, extraHalf, prepayment] = expected
    const { sameEmi, half } = result
    expect(result.presentEmi).toBeCloseTo(emi, 3)
    expect(result.sameEnd.emi).toBeCloseTo(sameEnd, 3)
    expect(result.sameEnd.extraInterest).toBeCloseTo(extraSameEnd, 2)
    expect(result.prepayment).toBeCloseTo(Math.max(0, prepayment), 2)
    const has = (found: Choice, count: number | null, interest: number | null) => {
      expect(found.timeline.months).toBe(count ?? NaN)
      if (interest !== null) expect(found.extraInterest).toBeCloseTo(interest, 2)
    }
    has(sameEmi, months, extra)
    has(half, monthsHalf, extraHalf)
  })

  it('has choices of equal value at the new rate', () => {
    const monthlyRate = newRatePercent / 1200
    for (const { timeline: found } of [result.sameEnd, result.sameEmi, result.half]) {
      if (found.problem) continue
      const value = found.rows
        .slice(afterMonths + 1)
        .reduce((sum, { payment }, k) => sum + payment / (1 + monthlyRate) ** (k + 1), 0)
      expect(value / result.balance).toBeCloseTo(1, 9)
    }
  })
})

test('the example of the page is equal to the timeline of the prepayment page, to the paisa', () => {
  const { result } = change({ loanAmount: 5_000_000, monthsLeft: 240, afterMonths: 24 })
  const loan = { loanAmount: 5_000_000, annualRatePercent: 8.5, months: 240 }
  const rate = { kind: 'rate', after: 24, annualRatePercent: 8.75 } as const
  const [end, emi] = (['tenure', 'emi'] as const).map((then) => timeline(loan, [{ ...rate, then }]))
  expect([result.sameEnd.timeline.interest, result.sameEmi.timeline.interest]).toEqual([
    end?.interest,
    emi?.interest,
  ])
  expect(Math.round(result.presentEmi)).toBe(43_391)
  expect(Math.round(result.sameEnd.emi)).toBe(44_131)
  expect(result.sameEmi.timeline.months).toBe(250)
})

test('a prepayment at the change keeps the EMI and the end', () => {
  const { result } = change({})
  const left = { loanAmount: result.balance - result.prepayment, annualRatePercent: 8.75 }
  const { months, rows } = timeline({ ...left, months: 216 })
  expect(months).toBe(216)
  expect(rows[1]?.payment).toBeCloseTo(result.presentEmi, 6)
})

// 5,00,000 at 12 % with 11,122 takes 61 EMIs, of which the last is ₹18. At 12.25 % it grows to ₹5,274 by exact
// arithmetic, and no EMI is added. 12.75 % adds one, and 12.5 % does not.
test.each([
  [12.25, 0],
  [12, 0],
  [11.5, 0],
])('at %d %% the EMI and the end stay without a prepayment', (newRatePercent, prepayment) => {
  const loan = { loanAmount: 500_000, knownBy: 'emi', presentEmi: 11_122 } as const
  const { result } = change({ ...loan, annualRatePercent: 12, newRatePercent })
  expect(result.sameEmi.extraMonths).toBeLessThanOrEqual(0)
  expect(result.prepayment).toBe(prepayment)
})

test('a prepayment is needed only where the same EMI adds an EMI', () => {
  for (let hundredths = 1_200; hundredths <= 1_500; hundredths += 5) {
    const loan = { loanAmount: 500_000, knownBy: 'emi', presentEmi: 11_122 } as const
    const { result } = change({ ...loan, annualRatePercent: 12, newRatePercent: hundredths / 100 })
    expect(result.prepayment > 0.01, `${hundredths}`).toBe(result.sameEmi.extraMonths > 0)
  }
})

test('a loan known by its EMI has the same choices', () => {
  const { result } = change({ knownBy: 'emi', presentEmi: 43_400 })
  expect(result.before.months).toBe(216)
  expect(Math.round(result.sameEnd.emi)).toBe(44_131)
  expect(result.sameEmi.monthsAfter).toBe(226)
})

// 2,00,000 at 24 % is 4,000 of interest in the first month.
test.each<[Partial<RateChangeInput>, RegExp]>([
  [
    { knownBy: 'emi', loanAmount: 200_000, annualRatePercent: 24, presentEmi: 4_000 },
    /old rate.*₹4,001/,
  ],
  [{ monthsLeft: 0 }, /whole number from 1/],
  [{ monthsLeft: 12.5 }, /whole number from 1/],
  [{ newRatePercent: 8.5 }, /the same/],
  [{ newRatePercent: -1 }, /0% or more/],
  [{ annualRatePercent: -1 }, /0% or more/],
  [{ loanAmount: 0 }, /above ₹0/],
  [{ afterMonths: 216 }, /before the loan ends: after 0 to 215/],
  [{ afterMonths: 1.5 }, /whole EMIs/],
  [{ afterMonths: -1 }, /whole EMIs/],
])('%j gets a sentence', (changed, sentence) => {
  const { input, result } = change(changed)
  expect(notesOn(result, input)).toEqual([expect.stringMatching(sentence)])
  for (const { amount } of rateChangeCalculator.answers?.(result, input) ?? [])
    expect(Number.isFinite(amount)).toBe(changed.newRatePercent === 8.5)
})

test('the sentences of a rise, a cut and an EMI below the interest', () => {
  const { input, result } = change({ nextMonth: 2026 * 12 + 11 })
  // December 2026 and 215 or 225 months later.
  expect(basisOf(result.sameEnd, input)).toBe(
    '₹44,131 a month, 216 EMIs at the new rate, the last in November 2044. ₹1,59,748 more interest.',
  )
  expect(basisOf(result.sameEmi, input)).toContain('10 months more, the last in September 2045')
  // 47,92,181 × 8.75 ÷ 1200
  expect(prepaymentSentence(result, input)).toMatch(/₹80,311.*more than ₹34,943/)
  const cut = change({ newRatePercent: 8.25 })
  expect(basisOf(cut.result.sameEmi, cut.input)).toMatch(/fewer\. ₹[\d,]+ less interest\.$/)
  expect(prepaymentSentence(cut.result, cut.input)).not.toContain('prepayment')
  const steep = change({ newRatePercent: 15 })
  // 47,92,181 × 15 ÷ 1200 = 59,902.26
  expect(basisOf(steep.result.sameEmi, steep.input)).toContain('at least ₹59,903')
  expect(steep.result.sameEnd.monthsAfter).toBe(216)
})

// The figures of the page: 43,391.16 and 216 EMIs before; 44,130.73 with 216, or 226 with the old EMI.
test.each<[emi: number, months: number, sentence: RegExp]>([
  [44_131, 216, /same end/],
  [44_140, 0, /same end/],
  [0, 216, /same end/],
  [43_391, 226, /same EMI/],
  [0, 225, /same EMI/],
  [43_761, 221, /combination.*221 EMIs/],
  [0, 220, /combination: 220 EMIs need ₹43,801 a month/],
  [45_500, 216, /neither choice.*takes 202 EMIs, not 216/],
  [44_131, 250, /neither choice/],
  [0, 300, /neither choice.*300 EMIs need an EMI of ₹39,399/],
  [30_000, 0, /never repaid/],
])('a letter with EMI %d and %d EMIs left', (letterEmi, letterMonths, sentence) => {
  const { input, result } = change({ letterEmi, letterMonths })
  const letter = readLetter(result, input)
  expect(letter && letterSentence(letter, result, input)).toMatch(sentence)
})

test('an empty letter is not judged', () => {
  const { input, result } = change({})
  expect(readLetter(result, input)).toBeUndefined()
})

test('the working has the visitor’s numbers', () => {
  const { input, result } = change({})
  expect(working(result, input).map(({ label, lines }) => [label, lines.at(-1)])).toEqual([
    ['New EMI, same end', '= ₹44,130.73'],
    ['New EMIs left, same EMI', '= 226'],
    ['New EMI, half and half', '= ₹43,760.95'],
    ['Prepayment that keeps EMI and end', '= ₹80,310.83'],
  ])
})

describe('the drawing of the same EMI', () => {
  // 120 EMIs of 10,000 at 0 %: from the 61st on at the new rate. A rise adds months, which come after the old end.
  const of = (changed: Partial<RateChangeInput>) => {
    const { result } = change(changed)
    const drawn = strokes(result)
    const read = (year: number) =>
      drawn &&
      wordsOf(drawn, year - 1)
        .map(([text]) => text)
        .join(' ')
    return { result, drawn, read }
  }

  test('sets the months after the old end apart, and draws all that is paid', () => {
    const { result, drawn, read } = of({
      loanAmount: 1_200_000,
      knownBy: 'tenure',
      monthsLeft: 120,
      annualRatePercent: 0,
      newRatePercent: 6,
      afterMonths: 60,
    })
    // 6,00,000 at 0.5 % a month and 10,000 take −ln(1 − 0.3) ÷ ln(1.005) = 71.51, so 72 months: 12 after the old end.
    expect(result.sameEmi.extraMonths).toBe(12)
    expect(drawn?.all).toHaveLength(11)
    expect(drawn?.all.slice(0, 10)).toEqual(Array(10).fill({ near: 120_000, far: 0 }))
    const paid = drawn?.all.reduce((sum, { near, far }) => sum + near + far, 0)
    expect(paid).toBeCloseTo(result.sameEmi.timeline.paid, 4)
    expect(read(10)).toBe('₹1,20,000 is paid.')
    expect(read(11)).toMatch(/^₹1,1\d,\d{3} is paid, all of it after the old end\.$/)
  })

  test('leaves the months won as bare line', () => {
    // Without interest the same EMI of a rate that falls to 0 % ends in the balance ÷ EMI months.
    const { result, drawn, read } = of({ newRatePercent: 0, afterMonths: 0 })
    const months = Math.ceil(result.balance / result.presentEmi)
    const years = Math.ceil(months / 12)
    expect(drawn?.all).toHaveLength(Math.ceil(result.before.months / 12))
    expect(drawn?.all.findIndex(({ near }) => near === 0)).toBe(years)
    expect(read(years + 1)).toBe('With the same EMI, nothing is left to pay.')
  })

  test('is left out where the loan has no end', () => {
    expect(of({ newRatePercent: 60 }).drawn).toBeUndefined()
  })
})
