import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { finishFolder } from './finish-build.ts'

test('text files of some size get compressed copies, small and binary files none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'))
  const page = '<p>गणक</p>'.repeat(300)
  await mkdir(join(folder, 'about'))
  await writeFile(join(folder, 'about/index.html'), page)
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  await writeFile(join(folder, 'og-image.png'), Buffer.alloc(4_096))

  await finishFolder(folder)

  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    '_headers',
    'about',
    'about/index.html',
    'about/index.html.br',
    'about/index.html.gz',
    'og-image.png',
    'robots.txt',
    'sw.js',
    'sw.js.br',
    'sw.js.gz',
  ])
  const copy = (extension: string) => readFile(join(folder, `about/index.html${extension}`))
  expect(brotliDecompressSync(await copy('.br')).toString()).toBe(page)
  expect(gunzipSync(await copy('.gz')).toString()).toBe(page)
  await rm(folder, { recursive: true })
})
