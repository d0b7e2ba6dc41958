import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { filesFor, isPage, parseList, reach } from '../../src/service-worker/offline-list.ts'
import { headersFor } from '../../src/server/headers.ts'
import { allPaths, toolPaths, viewSlugs } from '../site-map.ts'
import { htmlOf, weightOf } from './weight.ts'

const client = 'dist/client'
const worker = readFileSync(join(client, 'sw.js'), 'utf8')
const [, listPath = ''] = /^const LIST_PATH = "(.+)";$/m.exec(worker) ?? []
const files = parseList(readFileSync(join(client, listPath), 'utf8'))

/** Status, date, length, encoding and ETag, which servers add to the headers. */
const OTHER_HEADER_BYTES = 200

test('every page can be kept', () => {
  expect([...files.keys()]).toEqual(expect.arrayContaining([...allPaths, '/404', '/offline']))
})

test('the size that the panel names is that of all files', () => {
  const [, bytes] =
    /bytes = (\d+)/.exec(readFileSync(join(client, 'offline-size.js'), 'utf8')) ?? []
  const total = [...files.keys()].reduce((sum, path) => sum + sizeOf(path), 0)
  expect(Number(bytes) / total).toBeCloseTo(1, 2)
})

test('the worker is small, because browsers fetch it again on every visit', () => {
  expect(statSync(join(client, 'sw.js.br')).size).toBeLessThanOrEqual(2_500)
})

test.each(allPaths)('%s is kept with all scripts and styles that it names', (path) => {
  const kept = new Set(reach(files, [path]))
  const { scripts } = weightOf(path)
  const styles = [...htmlOf(path).matchAll(/\/_astro\/[\w.-]+\.(?:css|js)/g)].map(([name]) => name)
  expect([...scripts, ...styles].filter((address) => !kept.has(address))).toEqual([])
})

describe.each(toolPaths)('a first visit to %s', (path) => {
  const kept = filesFor(files, [path])

  test('keeps its views and the shell, and no page of another tool', () => {
    const views = viewSlugs.map((slug) => `/tools/${slug}`)
    const own = views.filter((view) => view.startsWith(`${path}/`))
    const pages = [path, ...own, '/', '/404', '/offline']
    expect(kept.filter(isPage).toSorted()).toEqual(pages.toSorted())
  })

  test('keeps them for at most 385 KB and 104 requests', () => {
    const loaded = new Set(weightOf(path).scripts)
    for (const [address] of htmlOf(path).matchAll(/\/_astro\/[\w./-]+\.(?:css|woff2)/g))
      loaded.add(address)
    const fetched = ['/sw.js', listPath, ...kept].filter((address) => !loaded.has(address))
    expect(fetched.reduce((sum, address) => sum + sizeOf(address), 0)).toBeLessThanOrEqual(385_000)
    expect(fetched.length).toBeLessThanOrEqual(104)
  })
})

/** The bytes of an answer, with its headers. */
function sizeOf(path: string): number {
  const ends = ['.html.br', '/index.html.br', '.br', ''].map((end) => join(client, path + end))
  const file = ends.find((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
  if (file === undefined) throw new Error(`${path} was not built.`)
  const headers = Object.entries(headersFor(path)).map((entry) => entry.join(': '))
  return statSync(file).size + headers.join('\r\n').length + OTHER_HEADER_BYTES
}
