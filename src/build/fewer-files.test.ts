import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { removeFacades } from './fewer-files.ts'

async function finished(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'facades-'))
  await mkdir(join(folder, '_astro'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await removeFacades(folder)
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const scripts = await readdir(join(folder, '_astro'))
  await rm(folder, { recursive: true })
  return { page, scripts: scripts.toSorted() }
}

const page = '<astro-island renderer-url="/_astro/client.A1.js" component-url="/_astro/Tool.B2.js">'

test('a page names the file with the code instead of one that exports it again', async () => {
  const { page: written, scripts } = await finished({
    'index.html': page,
    '_astro/client.A1.js': 'export{t as default}from"./react.C3.js";',
    '_astro/react.C3.js': 'var n=1;export{n as t,n as default};',
    '_astro/Tool.B2.js': 'export{a as default};',
  })
  expect(written).toBe(page.replace('client.A1', 'react.C3'))
  expect(scripts).toEqual(['Tool.B2.js', 'react.C3.js'])
})

test('a file stays if the other one has no default export', async () => {
  const { page: written, scripts } = await finished({
    'index.html': page,
    '_astro/client.A1.js': 'export{t as default}from"./react.C3.js";',
    '_astro/react.C3.js': 'var n=1;export{n as t};',
  })
  expect(written).toBe(page)
  expect(scripts).toEqual(['client.A1.js', 'react.C3.js'])
})
