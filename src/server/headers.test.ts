import { describe, expect, test } from 'vitest'

import { site } from '../lib/site.ts'

import { answerHeaders, headersFile, headersFor } from './headers.ts'

const everywhere = {
  'Connection-Allowlist': expect.stringMatching(/^\(response-origin .*webrtc=block/),
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

  test('what a page links to may be opened exactly as it stands, and nothing beside it', () => {
    const list = headersFor('/about')['Connection-Allowlist'] ?? ''
    const patterns = [...list.matchAll(/"([^"]+)"/g)].map(([, text]) => new URLPattern(text))
    const opens = (address: string) => patterns.some((pattern) => pattern.test(address))
    for (const address of [...site.social.map(({ href }) => href), ...site.references]) {
      expect(opens(address)).toBe(true)
      expect(opens(`${address}?secret`)).toBe(false)
      expect(opens(`${address}/secret`)).toBe(false)
      expect(opens(new URL('/secret', address).href)).toBe(false)
    }
  })

  test.each(['/robots.txt', '/favicon.svg', '/rss.xml'])(
    '%s in a window of its own can call nobody',
    (path) => {
      expect(headersFor(path)['Content-Security-Policy']).toMatch(/^default-src 'none'/)
    },
  )

  test('an answer that stands in no file is protected too, and never kept', () => {
    expect(answerHeaders()).toMatchObject({ ...everywhere, 'Cache-Control': 'no-store' })
    expect(answerHeaders()['Content-Security-Policy']).toMatch(/^default-src 'none'/)
  })

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
  test('names loose files one by one, and pages and hashed files together', () => {
    const text = headersFile(['/index.html', '/_astro/a.js', '/sw.js', '/loose.js', '/a.txt'])
    expect(text.match(/^\/.*$/gm)).toEqual(['/*', '/_astro/*', '/sw.js', '/a.txt', '/loose.js'])
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
