import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import { mostAtBanks, INSURANCE, INSURANCE_SOURCE } from '../deposit-insurance.ts'
import { TAX_DEDUCTED } from '../tax-deducted.ts'
import { ladderCalculator } from './definition.ts'
import { ladderDrawing } from './drawing.tsx'
import type { LadderInput } from './ladder.ts'
import { tables, ladderNotes, ladderSentence } from './later.tsx'
import { testStates } from '../../../../../tests/stated-figures.ts'

// The figures of the ladder's page and of its questions, by the formula of the tool.

const { fields, calculate } = ladderCalculator
const initial = readInput(fields, initialTexts(fields))
const result = calculate(initial)
const [maturities] = tables(result, initial)
const most = mostAtBanks(result.rungs)[0]?.most ?? NaN
const { limits, checked } = TAX_DEDUCTED

testStates('tools/fd-calculator/ladder.mdx', 'the page is right about %s', [
  ...(maturities?.rows ?? []).map(([on, name, , , paid]) => [
    String(name),
    `| ${String(on)} | ${rupees(Number(paid))} |`,
  ]),
  ['the limits of TDS', `Above ${rupees(limits.bank)} in a financial year, or ${rupees(limits.bankSenior)} from age 60`], // prettier-ignore
  ['the day of the law', `as of ${dayInWords(checked)}.`],
  ['the cover', `up to ${rupees(INSURANCE.rupees)}, principal and interest together (${INSURANCE_SOURCE})`], // prettier-ignore
  ['what is above it', `come to ${rupees(most)} on 1 December 2027, of which ${rupees(most - INSURANCE.rupees)} are`], // prettier-ignore
])

testStates('faq/financial.md', 'the questions are right about what is insured', [
  `come to ${rupees(most)} after a year, so ${rupees(most - INSURANCE.rupees)} are above it`,
])

const told = (changes: Partial<LadderInput>) => {
  const input = { ...initial, ...changes }
  return [ladderSentence(calculate(input)), ...ladderNotes(calculate(input), input)]
}

test('the page tells first and last day, TDS, and what is above the cover', () => {
  expect(told({})).toEqual([
    'The first deposit matures on 1 December 2027, the last one on 1 December 2029.',
    'No TDS, as no bank pays more than ₹50,000 of interest in a financial year.',
    `Bank A holds up to ${rupees(most)} in total, on 1 December 2027: ${rupees(most - 500_000)} more than deposit insurance covers. It covers ₹5,00,000 per person and bank, principal and interest together (DICGC, since 4 February 2020).`,
  ])
})

test('within the cover it says so, and without a result nothing', () => {
  const [one] = initial.deposits
  if (one === undefined) throw new Error('The list starts with a deposit.')
  expect(told({ deposits: [one] })[0]).toBe('All of it is paid on 1 December 2027.')
  expect(told({ deposits: [one] })[2]).toMatch(/^None of these banks/)
  expect(told({ deposits: [{ ...one, startDate: NaN }] })).toEqual([undefined])
  const early = { ...one, startDate: one.startDate - 365, principal: 800_000 }
  // Of the interest of ₹8,00,000 at 7 %, that of the year before the rules is told to be left out.
  expect(told({ deposits: [early] })[1]).toMatch(/^From 1 April 2026, when these rules took effect: No TDS/) // prettier-ignore
  expect(told({ deposits: [{ ...early, years: 0, days: 30 }] })).toHaveLength(2)
  // ₹60,00,000 at 7 % earn more than the limit in the whole financial year.
  expect(told({ deposits: [{ ...one, principal: 6_000_000 }] })[1]).toMatch(
    /^The banks deduct ₹[\d,]+ of TDS, in 2 of 2 financial years/,
  )
})

test('deposits stand by the day on which they mature, and the last line adds them up', () => {
  const input = { ...initial, deposits: initial.deposits.toReversed() }
  const [table, years] = tables(calculate(input), input)
  expect(table?.rows.map(([on]) => on)).toEqual(maturities?.rows.map(([on]) => on))
  expect(table?.totals?.slice(2)).toEqual([
    result.principal,
    expect.closeTo(result.interest, 6),
    expect.closeTo(result.principal + result.interest, 6),
  ])
  expect(years?.totals).toEqual(['All years', 0, expect.closeTo(result.interest, 6)])
  expect(tables(calculate({ ...input, deposits: [] }), input)).toEqual([])
})

test('exactly what is insured is within the cover', () => {
  const deposits = initial.deposits.slice(0, 1).map((one) => ({ ...one, principal: 500_000, annualRatePercent: 0 })) // prettier-ignore
  expect(told({ deposits })[2]).toMatch(/^None of these banks/)
})

test('each day of maturity has its deposit and interest where time puts it', () => {
  const { hanging = [], words } = ladderDrawing(result) ?? {}
  // 365, 731 and 1,096 days after 1 December 2026, as 2028 has 366 of them, on the 98.2 % left of a stroke.
  const places = [365, 731, 1096].map((days) => Math.round((9820 * days) / 1096) / 100)
  expect([...new Set(hanging.map(({ x }) => x))]).toEqual(places)
  expect(hanging.map(({ color }) => color)).toEqual(places.flatMap(() => ['principal', 'interest']))
  expect(words?.map(({ text }) => text)).toEqual(['1 December 2026', '1 December 2029'])
  expect(ladderDrawing(calculate({ ...initial, deposits: [] }))).toBeUndefined()
})

test('deposits that mature on one day are one stroke', () => {
  const [one] = initial.deposits
  if (one === undefined) throw new Error('The list starts with a deposit.')
  const free = { ...one, annualRatePercent: 0 }
  const drawn = ladderDrawing(calculate({ ...initial, deposits: [free, free] }))
  expect(drawn?.hanging).toHaveLength(1)
})
