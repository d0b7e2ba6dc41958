import { expect, test } from 'vitest'

import { figure } from '@/islands/calculator/frame/figure.ts'
import {
  entriesOf,
  initialTexts,
  readInput,
  type AnyField,
} from '@/islands/calculator/frame/inputs.ts'
import { NO_VALUE } from '@/lib/format.ts'
import { calculatorSlugs, definitionOf } from '../calculators.ts'
import { specifiedTools } from '../specified-tools.ts'

// What holds for every calculator, by its definition.

/** A calculator with the values and the result of a fresh visit. */
async function fresh(slug: string) {
  const definition = await definitionOf(slug)
  const texts = initialTexts(definition.fields)
  const input = readInput(definition.fields, texts)
  return { ...definition, texts, input, result: definition.calculate(input) }
}

test.each(calculatorSlugs)('%s says no answer again below it', async (slug) => {
  // The rows of a specified page are specified.
  if (specifiedTools.Finance.some((tool) => tool === slug)) return
  const { rows, answers, input, result } = await fresh(slug)
  const answered = (answers?.(result, input) ?? []).map(figure)
  const below = rows(result, input).filter(({ isAnswer }) => !isAnswer)
  expect(below.map(figure).filter((text) => answered.includes(text))).toEqual([])
})

test.each(calculatorSlugs)(
  'nonsense in any field that %s shows unfolded leaves a figure open, and no figure odd',
  async (slug) => {
    const {
      fields,
      calculate,
      rows,
      hiddenFields,
      unusedFields,
      texts,
      input: first,
    } = await fresh(slug)
    const closed = [...(hiddenFields?.(first) ?? []), ...Object.keys(unusedFields?.(first) ?? {})]
    const names = entriesOf(fields)
      .filter(
        ([name, { kind, isOption }]) => kind === 'number' && !isOption && !closed.includes(name),
      )
      .map(([name]) => name)
    for (const name of names) {
      const input = readInput(fields, { ...texts, [name]: 'abc' })
      const figures = rows(calculate(input), input).map(figure)
      expect(figures, name).toContain(NO_VALUE)
      expect(figures.join(), name).not.toMatch(/NaN|∞|Infinity/)
    }
  },
)

/** The fields of a calculator, those of its lists included. */
function allFields(fields: object): AnyField[] {
  return entriesOf(fields).flatMap(([, field]) =>
    'fields' in field ? [field, ...allFields(field.fields as object)] : [field],
  )
}

test.each(calculatorSlugs)('every field of years in %s understands months', async (slug) => {
  const { fields } = await definitionOf(slug)
  for (const field of allFields(fields)) {
    if (field.kind === 'number' && field.unit === 'years')
      expect(field.spelling?.read('30 months'), field.label).toBe(2.5)
  }
})

const loanSlugs = calculatorSlugs.filter((slug) => slug.startsWith('loan-calculator'))

// ₹5 over 20 years at 8.5 % is 4 paise a month.
test.each(loanSlugs)('%s says why the EMI of a ₹5 loan is shown as ₹0', async (slug) => {
  const { calculate, rows, notes, input: first } = await fresh(slug)
  const shown = (loanAmount: number) => {
    const input = { ...first, loanAmount, knownBy: 'tenure' }
    const result = calculate(input as never)
    const emis = rows(result, input as never).filter(({ label }) => /EMI\b/.test(label))
    return {
      figures: emis.map(figure),
      said: notes?.(result, input as never).join(' ') ?? '',
    }
  }
  expect(shown(5).figures).toContain('₹0')
  expect(shown(5).said).toContain('The EMI is below 50 paise, so it is shown as ₹0.')
  expect(shown(500_000).said).not.toContain('paise')
})
