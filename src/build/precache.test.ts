import { expect, test } from 'vitest'

import { findReferences } from './precache.ts'

const file = (path: string, content = '') => ({ path, content: Buffer.from(content) })

test('a page names its scripts, and a script its imports, workers and styles', () => {
  const references = findReferences([
    file('/tools/x', '<script src="/_astro/x.Ab1.js"></script><a href="/about">About</a>'),
    file('/about'),
    file('/_astro/x.Ab1.js', 'import"./y.Cd2.js";import("./late.Ef3.js");open("/search-list.js")'),
    file(
      '/_astro/y.Cd2.js',
      'new Worker("/_astro/sum.worker-Gh4.js");link("/_astro/late.Ij5.css")',
    ),
    file('/_astro/late.Ef3.js', '//# itself: late.Ef3.js'),
    file('/_astro/sum.worker-Gh4.js'),
    file('/_astro/late.Ij5.css', 'src:url(/_astro/fonts/a.woff2)'),
    file('/_astro/fonts/a.woff2', 'x.Ab1.js'),
    file('/search-list.js'),
  ])
  expect(Object.fromEntries(references)).toEqual({
    '/tools/x': ['/_astro/x.Ab1.js'],
    '/about': [],
    '/_astro/x.Ab1.js': ['/_astro/y.Cd2.js', '/_astro/late.Ef3.js', '/search-list.js'],
    '/_astro/y.Cd2.js': ['/_astro/sum.worker-Gh4.js', '/_astro/late.Ij5.css'],
    '/_astro/late.Ef3.js': [],
    '/_astro/sum.worker-Gh4.js': [],
    '/_astro/late.Ij5.css': ['/_astro/fonts/a.woff2'],
    '/_astro/fonts/a.woff2': [],
    '/search-list.js': [],
  })
})

test('a long run of letters takes no longer than other text', () => {
  const text = 'x'.repeat(1_000_000)
  const start = performance.now()
  expect(findReferences([file('/about', text)]).get('/about')).toEqual([])
  // It took minutes while each letter was tried as the start of a name.
  expect(performance.now() - start).toBeLessThan(2_000)
})
