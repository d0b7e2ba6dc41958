import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { BuiltFiles, CHECK_INTERVAL_MS } from './built-files.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  await mkdir(join(folder, 'about'))
  await write({ 'index.html': 'home', 'about/index.html': 'about us', _headers: 'old' })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

// Of a size that differs: within a few milliseconds the time of change may be the same.
async function write(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
}

/** Lets the time of the next check come. */
async function check(files: BuiltFiles): Promise<void> {
  const nowMs = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(nowMs + 2 * CHECK_INTERVAL_MS)
  await files.refreshIfDue()
}

const bodyOf = (files: BuiltFiles, path: string) => files.find(path)?.plain.body

test('the smallest files are kept in memory as far as the limit allows', async () => {
  const files = await BuiltFiles.open(folder, 'home'.length)
  expect(bodyOf(files, '/')).toBe('home')
  expect(files.find('/about')).toMatchObject({
    plain: { bytes: 8, file: join(folder, 'about/index.html') },
  })
  expect(bodyOf(files, '/about')).toBeUndefined()
})

test('a folder that does not exist is an error at the start', async () => {
  await expect(BuiltFiles.open(join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
})

test('the files are checked at most once a second', async () => {
  const files = await BuiltFiles.open(folder)
  await files.refreshIfDue()
  await write({ 'index.html': 'new home', _headers: 'newer' })
  expect(files.refreshIfDue()).toBeUndefined()
  expect(bodyOf(files, '/')).toBe('home')
  await check(files)
  expect(bodyOf(files, '/')).toBe('new home')
})

test('while a build is being written, the last one stays', async () => {
  const files = await BuiltFiles.open(folder)
  await rm(join(folder, '_headers'))
  await rm(join(folder, 'about/index.html'))
  await check(files)
  expect(bodyOf(files, '/about')).toBe('about us')
  await write({ _headers: 'newer' })
  await check(files)
  expect(files.find('/about')).toBeUndefined()
})

test('a build that is copied file by file is complete in the end', async () => {
  const files = await BuiltFiles.open(folder)
  await check(files)
  await write({ _headers: 'newer' })
  await check(files)
  // The copy is still running.
  await write({ 'index.html': 'new home' })
  await check(files)
  expect(bodyOf(files, '/')).toBe('new home')
})

test('an unchanged file is not read again', async () => {
  const files = await BuiltFiles.open(folder)
  const about = files.find('/about')
  await pause(5)
  await write({ 'index.html': 'new home', _headers: 'newer' })
  await check(files)
  expect(bodyOf(files, '/')).toBe('new home')
  expect(files.find('/about')).toBe(about)
})
