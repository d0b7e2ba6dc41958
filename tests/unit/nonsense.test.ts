import { expect, test } from 'vitest'

import { figure } from '../../src/islands/calculator/frame/figure.ts'
import { entriesOf, initialTexts, readInput } from '../../src/islands/calculator/frame/inputs.ts'
import { NO_VALUE } from '../../src/lib/format.ts'
import { calculatorSlugs, definitionOf } from '../calculators.ts'

test.each(calculatorSlugs)(
  'nonsense in any field that %s shows unfolded leaves a figure open, and no figure odd',
  async (slug) => {
    const { fields, calculate, rows, hiddenFields, unusedFields } = await definitionOf(slug)
    const texts = initialTexts(fields)
    const fresh = readInput(fields, texts)
    const closed = [...(hiddenFields?.(fresh) ?? []), ...Object.keys(unusedFields?.(fresh) ?? {})]
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
