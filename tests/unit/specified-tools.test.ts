import { expect, test } from 'vitest'

import { CATEGORIES, toolsOf } from '../site-map.ts'
import { specifiedFeatured, specifiedTools } from '../specified-tools.ts'

test.each(CATEGORIES)('the specified %s tools keep their addresses and their order', (category) => {
  const specified = new Set<string>(specifiedTools[category])
  const found = toolsOf(category).map(({ slug }) => slug)
  expect(found.filter((slug) => specified.has(slug))).toEqual(specifiedTools[category])
})

test.each(CATEGORIES)('the home page features the specified %s tools', (category) => {
  const featured = toolsOf(category).filter(({ isFeatured }) => isFeatured)
  expect(featured.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([...specifiedFeatured[category]]),
  )
})
