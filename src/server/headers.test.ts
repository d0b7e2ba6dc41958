import { describe, expect, test } from 'vitest'

import { headersFile, headersFor } from './headers.ts'

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

describe('headers of a built file', () => {
  test.each(['/', '/about', '/_astro/a.1f.js', '/_astro/a.1f.css', '/sw.js', '/robots.txt'])(
    '%s is protected like everything else',
    (path) => {
      expect(headersFor(path)).toMatchObject(everywhere)
    },
  )

  test('a page is asked for again each time and cannot be framed', () => {
    expect(headersFor('/about')).toMatchObject({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': "frame-ancestors 'none'",
    })
  })

  test('a hashed file is kept for a year without asking', () => {
    expect(headersFor('/_astro/font.ab12.woff2')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  test.each(['/_astro/worker.ab12.js', '/loose-worker.js'])(
    '%s running as a worker can call nobody',
    (path) => {
      expect(headersFor(path)['Content-Security-Policy']).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'",
      )
    },
  )

  test('the service worker may fetch its own site and is never kept', () => {
    expect(headersFor('/sw.js')).toMatchObject({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    })
  })
})

describe('_headers file of static hosts', () => {
  test('names loose scripts one by one and the rest by folder', () => {
    const text = headersFile(['/index.html', '/_astro/a.js', '/sw.js', '/loose.js'])
    expect(text.match(/^\/.*$/gm)).toEqual(['/*', '/tools/*', '/_astro/*', '/sw.js', '/loose.js'])
  })

  test('no path gets two cache rules, which such hosts would join into a contradiction', () => {
    const [everything = ''] = headersFile([]).split('\n\n')
    expect(everything).toMatch(/^\/\*\n/)
    expect(everything).not.toMatch(/Cache-Control/)
  })

  test('every header line is indented and has one name and one value', () => {
    for (const line of headersFile([])
      .split('\n')
      .filter((l) => l && !l.startsWith('/'))) {
      expect(line).toMatch(/^ {2}[A-Z][A-Za-z-]+: \S.*$/)
    }
  })
})
