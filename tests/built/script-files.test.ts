import { readdirSync, readFileSync, statSync } from 'node:fs'

import { expect, test } from 'vitest'

import { allPaths, embedPaths } from '../site-map.ts'
import { weightOf } from './weight.ts'

const scripts = readdirSync('dist/client/_astro').filter((name) => name.endsWith('.js'))

test.each(['react', 'stores', 'kept'])('there is a file of the group %s', (name) => {
  expect(scripts.some((script) => script.startsWith(`${name}.`))).toBe(true)
})

test('the build has planned files that pages share', () => {
  expect(scripts.filter((script) => script.startsWith('shared-')).length).toBeGreaterThan(10)
})

/** Whether a file names a worker. Joined to another file, it would bring the worker into the offline copy of other tools. */
const isAddress = (file: string) => readFileSync(`dist/client${file}`, 'utf8').includes('/workers/')

test.each([...allPaths, ...embedPaths])(
  '%s fetches no shared script under 700 bytes before it is used',
  (path) => {
    const small = weightOf(path).scripts.filter(
      (address) => address.includes('/shared-') && statSync(`dist/client${address}`).size < 700,
    )
    expect(small.filter((file) => !isAddress(file))).toEqual([])
  },
)

test.each([...allPaths, ...embedPaths])(
  '%s fetches at most 14 scripts before it is used, one more for a worker, and one more as a view',
  (path) => {
    const { scripts } = weightOf(path)
    // A view shares less with other pages than its tool.
    const isView = path.split('/').length > 3
    expect(scripts.length).toBeLessThanOrEqual(
      14 + Number(scripts.some(isAddress)) + Number(isView),
    )
  },
)
