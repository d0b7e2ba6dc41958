import { expect, test } from 'vitest'

import { toolSlugs } from '../../../tests/site-map.ts'
import { toolsWithFigures } from '../check-figures.ts'
import { vectors } from './vectors.ts'

// Each expected result is the one that its source publishes.
test.each(vectors.map((vector) => [vector.page, vector.row, vector.inputs, vector] as const))(
  '%s, %s: %s',
  async (_page, _row, _inputs, { page, values, row, result }) => {
    const shown = await toolsWithFigures[page]?.({ ...values })
    expect(shown?.[row]).toBe(result)
  },
)

test('there are at least 60, each once, and some for every tool', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(60)
  const keys = vectors.map(({ page, values, row }) => JSON.stringify([page, values, row]))
  expect(new Set(keys).size).toBe(keys.length)
  const tools = new Set(vectors.map(({ page }) => page.split('/')[0]))
  expect([...tools].toSorted()).toEqual(toolSlugs.toSorted()) // prettier-ignore
})
