import { expect, test } from 'vitest'

import { filesFor, parseList, reach } from './offline-list.ts'

const files = parseList(
  JSON.stringify({
    headers: [{ 'X-Kind': 'page' }, {}],
    files: [
      ['/', 'hash', 0, 5],
      ['/404', 'hash', 0, 5],
      ['/offline', 'hash', 0, 5],
      ['/tools/tax', 'hash', 0, 5, 6],
      ['/tools/tax/hra', 'hash', 0, 5, 7],
      ['/_astro/frame.js', 'hash', 1],
      ['/_astro/tax.js', 'hash', 1, 8],
      ['/_astro/hra.js', 'hash', 1],
      ['/_astro/late.js', 'hash', 1, 6],
      ['/tools/tax-free', 'hash', 0],
    ],
  }),
)

test('a page needs what its files name, and what these name', () =>
  expect(reach(files, ['/tools/tax', '/unknown'])).toEqual([
    '/tools/tax',
    '/_astro/frame.js',
    '/_astro/tax.js',
    '/_astro/late.js',
  ]))

test.each(['/tools/tax', '/tools/tax/hra'])('%s is kept with its tool, itself first', (page) => {
  const kept = filesFor(files, [page])
  expect(kept[0]).toBe(page)
  expect(kept.toSorted()).toEqual(
    [...files.keys()].filter((path) => path !== '/tools/tax-free').toSorted(),
  )
})

test('an unknown address keeps only the pages that every visitor has', () =>
  expect(filesFor(files, ['/tools/taxi'])).toEqual(['/offline', '/404', '/', '/_astro/frame.js']))
