import { expect, type Page } from '@playwright/test'

import type { NumberInput } from '../../src/islands/calculator/frame/definition.ts'
import { figure } from '../../src/islands/calculator/frame/figure.ts'
import {
  entriesOf,
  fieldText,
  initialTexts,
  readInput,
} from '../../src/islands/calculator/frame/inputs.ts'
import { definitionOf } from '../calculators.ts'
import { type ExpectedCalculator, specifiedCalculators } from './specified-calculators.ts'
import { openTool, field, results } from './visitor.ts'

/** What the page of a calculator shows on a fresh visit: as specified, else as its definition says it. */
export async function expectedCalculator(slug: string): Promise<ExpectedCalculator> {
  const specified = specifiedCalculators.find((calculator) => calculator.slug === slug)
  if (specified !== undefined) return specified
  const definition = await definitionOf(slug)
  const { fields, groups = [], reportName, calculate, rows, chart } = definition
  const input = readInput(fields, initialTexts(fields))
  const result = calculate(input)
  const hidden = definition.hiddenFields?.(input) ?? []
  const numbers = entriesOf(fields).flatMap(([name, field]) =>
    field.kind === 'number' ? [{ ...field, name }] : [],
  )
  const amount = numbers.find(({ unit, name }) => unit === 'rupees' && !hidden.includes(name))
  const ABSURD = '1e308'
  const lists = entriesOf(fields).flatMap(([name, field]) =>
    // What stands first in a list's text is the first field of its first entry.
    field.kind === 'own' && Array.isArray(field.initial)
      ? [
          `#${name}=${encodeURIComponent(field.write(field.initial).replace(/=[^&;]*/, `=${ABSURD}`))}`,
        ]
      : [],
  )
  return {
    slug,
    report: new RegExp(`^${reportName}-`),
    chart: chart?.(result, input).title ?? '',
    openGroups: groups.filter(({ isOpen }) => isOpen).length,
    fields: numbers
      .filter(({ isOption, name }) => !isOption && !hidden.includes(name))
      .map((field) => [field.label, fieldText(field, field.initial), boundsOf(field)]),
    results: Object.fromEntries(
      rows(result, input)
        .filter((row) => !row.isAnswer)
        .map((row) => [row.label, figure(row)]),
    ),
    absurd: {
      fragment: amount ? `#${amount.name}=${ABSURD}` : (lists[0] ?? ''),
      shown: /^-?₹[\d,]{300}|^—$/,
    },
  }
}

/** Opens a calculator, which has the values and the results of its definition: its sliders change none of them. */
export async function fresh(page: Page, slug: string): Promise<ExpectedCalculator> {
  const expected = await expectedCalculator(slug)
  await openTool(page, slug)
  for (const [label, initial] of expected.fields)
    await expect(field(page, label), label).toHaveValue(initial)
  await expect(results(page)).toHaveText(Object.values(expected.results))
  return expected
}

function boundsOf({ slider }: NumberInput) {
  return slider && ([slider.min, slider.max, slider.step] as const)
}
