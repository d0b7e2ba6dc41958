import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const FIXTURES = 'tests/fixtures/cases/*.json'

/** All tests of the project, as text. */
const tests = globSync('{src,tests}/**/*.{test,spec}.ts').map((file) => readFileSync(file, 'utf8'))

test.each(
  globSync(FIXTURES).flatMap((file) => {
    const cases = JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]
    return cases.map(({ id }) => id)
  }),
)('the reported input %s has a test', (id) => {
  const name = new RegExp(`\\b${id}\\b`)
  expect(tests.filter((source) => name.test(source)).length).toBeGreaterThan(0)
})
