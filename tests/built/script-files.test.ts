import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { codeSplitting } from '../../src/build/script-files.ts'

const scripts = readdirSync('dist/client/_astro').filter((name) => name.endsWith('.js'))
const names = codeSplitting.groups
  .map(({ name }) => name)
  .filter((name) => typeof name === 'string')

test.each(names)('there is a file of the group %s', (name) => {
  expect(scripts.some((script) => script.startsWith(`${name}.`))).toBe(true)
})

test('the build has planned files that pages share', () => {
  expect(scripts.filter((script) => script.startsWith('shared-')).length).toBeGreaterThan(10)
})
