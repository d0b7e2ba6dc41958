import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { percent, twoDecimals } from '@/lib/format.ts'

import { cards } from '../cards.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { marksFields, type MarksInput } from './fields.tsx'
import { CBSE_RULE, gradePointAverage, percentageOfMarks, toPercent } from './marks.ts'
import { marksAnswer } from './Marks.tsx'

/** The examples of the page of marks, of its questions and of the cards, by the tools themselves. */
const text = (path: string) =>
  readFileSync(new URL(`../../../../content/${path}`, import.meta.url), 'utf8').replaceAll(
    / +\|/g,
    ' |',
  )
const page = text('tools/percentage-calculator/marks.mdx')
const cardsPage = text('tools/percentage-calculator.mdx')
const questions = text('faq/general.md')

const fresh = readInput(marksFields, initialTexts(marksFields))
const headline = (given: Partial<MarksInput>) => {
  const found = marksAnswer({ ...fresh, ...given })
  return typeof found === 'string' ? undefined : found.headline
}
const shown = (name: string, first: number, second: number) =>
  cards.find((card) => card.name === name)?.result(first, second) ?? ''

test.each([
  ['the marks', `are 205 of 250, which is **${headline({})}**`],
  ['their mean', `would be ${percent((78 + 85 + 84) / 3)}:`],
  ['grade points', `70 points over 8 credits: **${headline({ task: 'grades' })}**`],
  ['the rule of CBSE', `× 9.5 | ${percent(toPercent(8.6, CBSE_RULE))} |`],
  ['another', `less 7.5 | ${percent(toPercent(8.6, { factor: 10, added: -7.5 }))} |`],
])('the page of marks is right about %s', (_subject, stated) => {
  expect(page, 'src/content/tools/percentage-calculator/marks.mdx').toContain(stated)
})

const semesters = gradePointAverage([
  { gradePoints: 8, credits: 20 },
  { gradePoints: 9, credits: 22 },
])

test.each([
  ['marks', `205 of 250 is ${percentageOfMarks(fresh.subjects).percent}%.`],
  [
    'semesters',
    `${semesters.points} ÷ ${semesters.credits}, about ${twoDecimals(semesters.average)}.`,
  ],
])('the questions are right about %s', (_subject, stated) => {
  expect(questions, 'src/content/faq/general.md').toContain(stated)
})

test.each([
  ['tax in a price', `118 with 18% on top was ${shown('before-increase', 118, 18)} |`],
  ['a difference', `100 and 150 differ by ${shown('difference', 100, 150)} |`],
  [
    'points',
    `from 6% to 7.5% is ${shown('points', 6, 7.5).replace('+', '').replace(',', ', or')} |`,
  ],
  ['a fall', `from 150 to 100 a fall of ${shown('change', 150, 100).slice(1)}.`],
])('the page of percentages is right about %s', (_subject, stated) => {
  expect(cardsPage, 'src/content/tools/percentage-calculator.mdx').toContain(stated)
})
