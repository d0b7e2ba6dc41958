import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

interface Entry {
  version?: string
  resolved?: string
  integrity?: string
  /** Part of the package it lies in, whose hash covers it. */
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

const entries: Record<string, Entry> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages
const exactVersion = /^\d+\.\d+\.\d+/

test('every package is locked to one version', () => {
  const loose = Object.entries(entries).filter(
    ([, { version }]) => !exactVersion.test(version ?? ''),
  )
  expect(Object.keys(entries).length).toBeGreaterThan(100)
  expect(loose).toEqual([])
})

test('the lockfile names no registry', () => {
  const addresses = Object.values(entries).filter(({ resolved }) => resolved !== undefined)
  expect(addresses).toEqual([])
})

test('every package is locked to its content', () => {
  const open = Object.entries(entries).filter(
    ([folder, { integrity, inBundle }]) =>
      folder !== '' && !inBundle && !/^sha512-/.test(integrity ?? ''),
  )
  expect(open.map(([folder]) => folder)).toEqual([])
})

test('what package.json asks for is what is locked', () => {
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const asked: Record<string, string> = {
    ...dependencies,
    ...optionalDependencies,
    ...devDependencies,
  }
  const locked = Object.keys(asked).map((name) => [name, entries[`node_modules/${name}`]?.version])
  expect(Object.fromEntries(locked)).toEqual(asked)
})

// npm leaves the packages of other platforms out of a lockfile when its registry does not hold them, and then
// refuses the lockfile where they are needed. Where a registry lacks some, take the newest version of which it has all.
test('the packages of every platform are locked, not only those of the platform that wrote the lockfile', () => {
  const missing = Object.entries(entries).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, wanted]) => !fits(entryFor(name, folder)?.version, wanted))
      .map(([name, wanted]) => `${folder} wants ${name}@${wanted}`),
  )
  expect(missing).toEqual([])
})

/** What Node finds under a name from within a folder: the nearest node_modules on the way up that has it. */
function entryFor(name: string, folder: string): Entry | undefined {
  const found = entries[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]
  if (found !== undefined || folder === '') return found
  return entryFor(name, folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''))
}

/** Platform packages ask for one exact version; the few ranges are only asked to be there. */
function fits(version: string | undefined, wanted: string): boolean {
  if (version === undefined) return false
  return exactVersion.test(wanted) ? version === wanted : true
}
