import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { notesOf } from '@/islands/calculator/frame/notes.ts'
import { parseMonth } from '@/islands/ui/dates/months.ts'
import { drawing, epfChanges, tables } from './later.tsx'
import { epfCalculator } from './definition.ts'
import type { EpfInput } from './epf.ts'
import { working } from './working.ts'

const { fields, calculate, rows, sentence, chart } = epfCalculator
const fresh = readInput(fields, initialTexts(fields))
const shown = (changed: Partial<EpfInput> = {}) => {
  const input = { ...fresh, ...changed }
  const result = calculate(input)
  return {
    result,
    labels: rows(result, input).map(({ label }) => label),
    sentence: sentence?.(result, input),
    notes: notesOf(epfCalculator, result, input),
    changes: epfChanges(result, input),
    parts: chart?.(result, input).parts ?? [],
    tables: tables(result, input),
    picture: drawing.strokes(result, input)?.all,
    working: working(result, input),
  }
}

test('the sentence says when, and that the rate is an assumption', () => {
  expect(shown().sentence).toBe(
    'In March 2054, if every year pays 8.25%. No rate is declared yet for the years after 2025-26.',
  )
  expect(shown().notes).toEqual([])
})

// 12 % of 50,000 less 8.33 % of 15,000 and of 25,000
test('the new ceiling is told with what it changes', () => {
  expect(shown().changes[0]).toBe(
    'The wage ceiling is ₹25,000 since 17 September 2026, before ₹15,000. A month, the employer’s EPF is now ₹3,917 instead of ₹4,750 and the pension part ₹2,083 instead of ₹1,250.',
  )
  expect(shown({ pfOn: 'ceiling' }).changes[0]).toContain(
    'A month, your share is now ₹3,000 instead of ₹1,800, the employer’s EPF ₹917 instead of ₹550 and the pension part',
  )
})

test.each<Partial<EpfInput>>([
  { monthlyWage: 15_000, wageRisePercent: 0 },
  { isPensionMember: 'no' },
  { balanceMonth: parseMonth('2026-09') },
  { untilAge: 30.25 },
])('the new ceiling is no news for %j', (changed) => {
  expect(shown(changed).changes.join(' ')).not.toContain('wage ceiling')
})

test('the first year with taxable interest is named', () => {
  // 7,219: see epf.test.ts
  expect(shown({ vpfPercent: 88, wageRisePercent: 0 }).changes[1]).toContain(
    'above ₹2,50,000 a year earn taxable interest: ₹7,219 in 2026-27',
  )
  expect(shown({ pfOn: 'ceiling' }).changes.join(' ')).not.toContain('taxable')
})

test('from 58 on the pension part ends, and a member is told', () => {
  expect(shown({ untilAge: 60 }).changes.at(-2)).toContain('From age 58 nothing goes')
  expect(shown({ untilAge: 60, isPensionMember: 'no' }).changes).not.toContainEqual(expect.stringContaining('58')) // prettier-ignore
})

// 13,571 and 12,345: see pension.test.ts
test('two pensions are told with the reason, and too few years', () => {
  const pensions = ['Pension a Month, One Average', 'Pension a Month, Two Spells']
  expect(shown().changes.at(-1)).toBe(
    'From 58 the pension is about ₹13,571 a month, or ₹12,345 if the years before the new ceiling count only up to the former one. Which applies is not known yet.',
  )
  expect(shown().labels).toEqual(expect.arrayContaining(pensions))
  const low = shown({ monthlyWage: 12_000, wageRisePercent: 0 })
  expect(low.changes.join(' ')).not.toContain('the pension is')
  expect(low.labels).toContain('Pension a Month from 58')
  const short = shown({ untilAge: 31.5 })
  expect(short.changes.at(-1)).toBe(
    '9 years 6 months in the pension scheme give no pension: it takes 10 years.',
  )
  expect(short.labels.join(' ')).not.toContain('Pension a Month')
  expect(shown({ isPensionMember: 'no' }).labels.join(' ')).not.toContain('Pension')
})

test.each<[Partial<EpfInput>, string]>([
  [{ age: 58 }, 'Enter an age until which you pay in that is above the first one, by 60 years at most.'], // prettier-ignore
  [{ age: 0 }, 'Enter an age above 0.'],
  [{ epfBalance: -1 }, 'Enter wage, balance, rate and voluntary extra as 0 or more.'],
  [{ taxedBalance: 300_001 }, 'Enter a taxable part between ₹0 and the balance.'],
  [{ pensionYears: 31 }, 'Enter years in EPS between 0 and your age.'],
  [{ wageRisePercent: -100 }, 'Enter a yearly rise above −100%.'],
  [{ balanceMonth: parseMonth('2014-08') }, 'Enter a balance of September 2014 or later.'],
  [{ vpfPercent: 89 }, 'Your share is more than the wage. Enter a voluntary extra of at most 88%.'],
  [{ balanceMonth: parseMonth('2026-11') }, 'A balance of November 2026 lacks the interest since April, which is credited at the end of March. For exact figures, enter the balance of a March.'], // prettier-ignore
  [{ monthlyWage: NaN }, 'Basic Pay and DA (₹ a month) is not a number, so results that depend on it show “—”.'], // prettier-ignore
])('%j has a note', (changed, note) => {
  expect(shown(changed).notes).toEqual([note])
})

test('without figures there are no tables, sentences, picture or working', () => {
  const { sentence, changes, tables, picture, working: lines } = shown({ age: 58 })
  expect([sentence, changes, tables, picture, lines]).toEqual([undefined, [], [], undefined, []])
})

test('the parts of the chart make up the balance', () => {
  const { parts, result } = shown()
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(result.balance)
  expect(shown({ epfBalance: 0 }).parts.map(({ label }) => label)).toEqual(['Contributions', 'Interest']) // prettier-ignore
})

test('without a balance the chart has no part', () => {
  const { parts } = shown({ monthlyWage: 1e308 })
  expect(parts.filter(({ amount }) => Number.isFinite(amount))).toEqual([])
})

test('the tables add up, and name the pension part and the tax where there are any', () => {
  const { tables, result } = shown()
  const [years, months] = tables
  expect(years?.columns.map(({ label }) => label)).toEqual(['Year', 'Yours', 'Employer’s', 'To EPS', 'Interest', 'Taxable', 'Balance']) // prettier-ignore
  for (const column of [1, 2, 3, 4, 5]) {
    const sum = years?.rows.reduce((total, row) => total + Number(row[column]), 0)
    expect(sum).toBe(years?.totals?.[column])
  }
  expect(years?.rows).toHaveLength(28)
  expect(months?.rows).toHaveLength(28 * 12)
  expect(months?.rows[0]).toEqual(['Apr 2026', 50_000, 6_000, 4_750, 1_250, 310_750])
  expect(months?.rows.at(-1)?.at(-1)).toBe(result.balance)
  const plain = shown({ isPensionMember: 'no', pfOn: 'ceiling' })
  expect(plain.tables[0]?.columns.map(({ label }) => label)).toEqual(['Year', 'Yours', 'Employer’s', 'Interest', 'Balance']) // prettier-ignore
  expect(plain.labels).not.toContain('Paid to the Pension Scheme (EPS)')
})

test('the picture begins with the balance and ends with that of the last year', () => {
  const { picture, result } = shown()
  // What was paid in holds the balance at the start; the rest is the contributions of all years.
  const { near = NaN, far = NaN } = picture?.at(-1) ?? {}
  expect(near).toBe(300_000 + result.own + result.employer)
  expect(near + far).toBe(result.balance)
  expect(picture).toHaveLength(28)
})

test('the working shows the first contributions and the monthly balances', () => {
  const { working: lines } = shown({ pfOn: 'ceiling', vpfPercent: 10 })
  // 12 % of 15,000 + 10 % of 50,000; 1,800 − 1,250
  expect(lines[1]?.lines[1]).toBe('On the wage of March 2026: 12% × ₹15,000 + 10% × ₹50,000 = ₹6,800') // prettier-ignore
  expect(lines[2]?.lines[0]).toBe('On the wage of March 2026: 12% × ₹15,000 − 8.33% × ₹15,000 for the pension scheme = ₹550') // prettier-ignore
  // The service of 36 years, 103 months of it before the new ceiling: see pension.test.ts
  expect(shown().working[4]?.lines[2]).toBe('= ₹25,000 × (36 + 2) ÷ 70')
  expect(shown().working.find(({ label }) => label.endsWith('Two Spells'))?.lines.at(-1)).toBe('= ₹12,345.24') // prettier-ignore
  const vector = shown({ monthlyWage: 25_000, epfBalance: 100_000, pfOn: 'ceiling', balanceMonth: parseMonth('2027-03') }).working // prettier-ignore
  // 14,58,522 and 10,027: see epf.test.ts
  expect(vector[3]?.lines.slice(2)).toEqual(['Sum of 12 monthly balances = ₹14,58,522', '= 8.25% ÷ 12 × ₹14,58,522', '= ₹10,027']) // prettier-ignore
})
