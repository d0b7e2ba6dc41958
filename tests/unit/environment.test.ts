import { globSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { expect, test } from 'vitest'

import { readSettings } from '../../src/server/settings.ts'

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

test.each(Object.keys(example))('the manual for operators or the README explains %s', (name) => {
  const papers = ['README.md', 'docs/operations.md'].map((file) => readFileSync(file, 'utf8'))
  expect(papers.join()).toContain(`\`${name}\``)
})
