import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { withScriptHints } from './page-scripts.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(folder, '_astro'))
  const files = {
    'a.js': 'import{x}from"./shared.js";import("./later.js");x()',
    'b.js': 'import"./shared.js";import{y}from"./a.js"',
    'shared.js': 'import{z}from"./deep.js";export const x=z',
    'deep.js': 'export const z=1',
    'later.js': 'export const w=1',
  }
  for (const [name, code] of Object.entries(files))
    await writeFile(join(folder, '_astro', name), code)
})

afterAll(() => rm(folder, { recursive: true }))

test('scripts come after what is seen, and what they import at once comes with them', async () => {
  const page = (head: string, priority: string) =>
    `<html><head><title>x</title>${head}</head><body><script type="module"${priority} src="/_astro/a.js"></script><script type="module"${priority} src="/_astro/b.js"></script></body></html>`
  const preload = (name: string) =>
    `<link rel="modulepreload" fetchpriority="low" href="/_astro/${name}.js">`
  expect(await withScriptHints(page('', ''), folder)).toBe(
    page(preload('shared') + preload('deep'), ' fetchpriority="low"'),
  )
})

test('a page without scripts stays as it is, and so does a page that was done before', async () => {
  const plain = '<html><head></head><body><script>1</script></body></html>'
  expect(await withScriptHints(plain, folder)).toBe(plain)
  const done = await withScriptHints(
    '<html><head></head><script type="module" src="/_astro/a.js"></script></html>',
    folder,
  )
  expect(await withScriptHints(done, folder)).toBe(done)
})
