import { globSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { expect, test } from 'vitest'

import { readSettings } from '@/server/settings.ts'

const example = parseEnv(readFileSync('.env.example', 'utf8'))

test('.env.example names every variable that the build and the server read, and no other', () => {
  const sources = globSync('src/**/*.{ts,astro}').filter((file) => !file.endsWith('.test.ts'))
  const read = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:process\.env\[|\benvironment\[|\bread\.\w+\()'([A-Z_]+)'/g,
      ),
    ].map(([, name]) => name),
  )
  expect(Object.keys(example).toSorted()).toEqual([...new Set(read)].toSorted())
})

test('.env.example contains the defaults of the server', () => {
  expect(readSettings(example)).toEqual(readSettings({}))
})

test('the table of settings in docs/operations.md has every variable, its default and who reads it', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split(/^## Settings$/m)
  const [table = ''] = section.split(/^## /m)
  const rows = [...table.matchAll(/^\| `([A-Z_]+)` +\| *(\S*) *\| ([a-z, ]+?) *\| \S/gm)]
  const documented = rows.map(([, name, initial, readers]) => [name, initial, readers])
  const expected = Object.entries(example).map(([name, initial]) => [
    name,
    initial,
    readersOf(name),
  ])
  expect(documented.toSorted()).toEqual(expected.toSorted())
})

/** Returns which of the build and the server read a variable, by the folder of the files that name it. */
function readersOf(name: string): string {
  const isRead = (pattern: string) =>
    globSync(pattern).some(
      (file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes(`'${name}'`),
    )
  const readers = { build: 'src/{build,prerender}/**/*.ts', server: 'src/server/**/*.ts' }
  return Object.entries(readers)
    .filter(([, pattern]) => isRead(pattern))
    .map(([reader]) => reader)
    .join(', ')
}
