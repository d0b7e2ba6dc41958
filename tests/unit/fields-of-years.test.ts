import { expect, test } from 'vitest'

import { entriesOf, type AnyField } from '../../src/islands/calculator/frame/inputs.ts'
import { calculatorSlugs, definitionOf } from '../calculators.ts'

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
