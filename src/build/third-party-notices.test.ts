import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { noticesOf } from './third-party-notices.ts'

test('a package that brings no licence stops the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  writeFileSync(join(folder, 'package.json'), '{"name":"bare","version":"1.0.0"}')
  expect(() => noticesOf([folder])).toThrow('bare is sent to browsers and has no licence file.')
  writeFileSync(join(folder, 'LICENSE'), 'MIT\n\nCopyright (c) Someone')
  expect(noticesOf([folder, folder]).match(/bare 1\.0\.0\n\nMIT/g)).toHaveLength(1)
  rmSync(folder, { recursive: true })
})
