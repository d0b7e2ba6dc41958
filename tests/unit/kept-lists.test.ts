import { expect, test } from 'vitest'

import { inputOf } from '@/islands/calculator/compare/scenario.ts'
import { toFragment } from '@/islands/calculator/frame/fragment.ts'
import { entriesOf, initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { calculatorSlugs, definitionOf } from '../calculators.ts'

/** As many digits as an amount of lakhs of crores with its paise has. */
const LONG_NUMBER = 123_456_789_012.34

test.each(calculatorSlugs)('%s can be kept with all its lists full', async (slug) => {
  const { fields } = await definitionOf(slug)
  const fresh = readInput(fields, initialTexts(fields))
  const lists = entriesOf(fields).flatMap(([name, field]) =>
    'most' in field ? [{ name, field }] : [],
  )
  const filled = lists.map(({ name, field }) => [name, fullest(field as unknown as ListLike)])
  const full = { ...fresh, ...Object.fromEntries(filled) }
  const values = toFragment(fields, full)
  const again = inputOf(fields, values)
  // Not the texts themselves: a failure would print tens of thousands of characters.
  expect(again && toFragment(fields, again) === values, `${values.length} characters`).toBe(true)
})

interface ListLike {
  most: number
  fields: Parameters<typeof initialTexts>[0]
}

function fullest({ most, fields }: ListLike): object[] {
  const entry = Object.fromEntries(
    entriesOf(fields).map(([name, { kind, initial }]) => [
      name,
      kind === 'number' ? LONG_NUMBER : initial,
    ]),
  )
  return Array.from({ length: most }, () => entry)
}
