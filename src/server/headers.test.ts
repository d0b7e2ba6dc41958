import { describe, expect, test } from 'vitest'

import { allPaths } from '../../tests/site-map.ts'
import { site } from '../lib/site.ts'

import { answerHeaders, headersFile, headersFor } from './headers.ts'

const everywhere = {
  'Connection-Allowlist': expect.stringMatching(/^\(response-origin[ )].*webrtc=block/),
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const UNFRAMED = ['/', '/about', '/tools/loan-calculator', '/embed', '/sw.js', '/robots.txt']

/** Scripts, styles, fonts and pictures of pages. */
const PARTS = ['a.1f.js', 'a.1f.css', 'fonts/a.1f.woff2', 'a.1f.png'].map(
  (name) => `/_astro/${name}`,
)
const WORKER = '/_astro/workers/a.1f.js'

/** The directives of a policy by name. */
function directivesOf(policy = ''): Record<string, string> {
  const parts = policy.split('; ').map((part) => part.split(/ (.*)/))
  return Object.fromEntries(parts.map(([name = '', sources = '']) => [name, sources]))
}

const policyOf = (path: string) => directivesOf(headersFor(path)['Content-Security-Policy'])

describe('the policy that a page has from its first byte', () => {
  const sending = allPaths.filter((path) => path === '/contact')
  const others = [
    ...allPaths.filter((path) => path !== '/contact'),
    ...['/nope', '/404', '/contact/sent', '/contact/x', '/contacts', '/embed/base64', '/share'],
  ]

  test.each(others)('lets %s send nothing', (path) => {
    expect(policyOf(path)).toMatchObject({
      'connect-src': "'none'",
      'form-action': "'none'",
      'frame-src': "'none'",
      'worker-src': "'self'",
    })
  })

  test.each([...sending, '/contact/'])('lets %s send to this server', (path) => {
    expect(policyOf(path)).toMatchObject({
      'connect-src': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
  })

  test('needs no hash of a script, and loads nothing from another site', () => {
    for (const path of [...allPaths, '/embed/base64']) {
      const policy = headersFor(path)['Content-Security-Policy'] ?? ''
      expect(policy).not.toMatch(/script-src|sha256|https?:|unsafe-eval/)
      expect(policy).toMatch(/^default-src 'self' /)
    }
  })
})

describe('headers of a built file', () => {
  test.each([...UNFRAMED, '/embed/loan-calculator'])(
    '%s is protected like everything else',
    (path) => {
      expect(headersFor(path)).toMatchObject(everywhere)
    },
  )

  test.each(UNFRAMED)('%s may not be framed by anyone', (path) => {
    expect(headersFor(path)['X-Frame-Options']).toBe('DENY')
  })

  test.each(['/', '/about', '/tools/loan-calculator', '/embed', '/embedded', '/tools/embed/x'])(
    'the page %s may not be framed by its policy either',
    (path) => {
      expect(policyOf(path)['frame-ancestors']).toBe("'none'")
    },
  )

  test.each(['/embed/loan-calculator', '/embed/loan-calculator/prepayment'])(
    '%s may be framed by every site',
    (path) => {
      expect(policyOf(path)['frame-ancestors']).toBe('*')
      expect(headersFor(path)).not.toHaveProperty('X-Frame-Options')
    },
  )

  const opens = (path: string, address: string) =>
    [...(headersFor(path)['Connection-Allowlist'] ?? '').matchAll(/"([^"]+)"/g)].some(([, text]) =>
      new URLPattern(text).test(address),
    )

  test('only the exact links of a page may be opened', () => {
    for (const address of site.references['/blog/*']) {
      expect(opens('/blog/a-post', address)).toBe(true)
      expect(opens('/blog/a-post', `${address}?secret`)).toBe(false)
      expect(opens('/blog/a-post', `${address}/secret`)).toBe(false)
      expect(opens('/blog/a-post', new URL('/secret', address).href)).toBe(false)
    }
  })

  test.each(['/about', '/tools/json-formatter', '/sw.js', '/blogs'])(
    '%s, which links to no other site, may open none',
    (path) => {
      const addresses = Object.values(site.references).flat()
      expect(addresses.filter((address) => opens(path, address))).toEqual([])
    },
  )

  test.each(['/robots.txt', '/favicon.ico', '/rss.xml'])(
    '%s in a window of its own can call nobody',
    (path) => {
      expect(headersFor(path)['Content-Security-Policy']).toMatch(/^default-src 'none'/)
    },
  )

  test('a dynamic answer is protected too, and never cached', () => {
    expect(answerHeaders()).toMatchObject({
      ...everywhere,
      'Cache-Control': 'no-store',
      'X-Frame-Options': 'DENY',
    })
    expect(answerHeaders()['Content-Security-Policy']).toMatch(
      /^default-src 'none'.*frame-ancestors 'none'/,
    )
  })

  test('a page is asked for again each time and cannot be framed', () => {
    expect(headersFor('/about')).toMatchObject({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  })

  test('a hashed file is cached for a year without revalidation', () => {
    expect(headersFor('/_astro/font.ab12.woff2')['Cache-Control']).toBe(
      'max-age=31536000, immutable',
    )
  })

  test.each(PARTS)('%s has only headers that concern it, and is never a document', (path) => {
    expect(headersFor(path)).toEqual({
      'Cache-Control': 'max-age=31536000, immutable',
      'Content-Disposition': 'attachment',
      'Content-Security-Policy': 'connect-src',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  test.each([WORKER, '/loose-worker.js'])('%s running as a worker can call nobody', (path) => {
    expect(headersFor(path)['Content-Security-Policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'; form-action 'none'",
    )
  })

  test('a worker differs from a part of a page in what limits its connections only', () => {
    const {
      'Content-Security-Policy': policy,
      'Connection-Allowlist': list,
      ...rest
    } = headersFor(WORKER)
    expect({ ...rest, 'Content-Security-Policy': 'connect-src' }).toEqual(
      headersFor('/_astro/a.1f.js'),
    )
    expect(policy).toContain("connect-src 'none'")
    expect(list).toContain('response-origin')
  })

  test('the service worker may fetch its own site and is never cached', () => {
    expect(headersFor('/sw.js')).toMatchObject({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    })
  })
})

describe('ways out through another page of this site', () => {
  test('the contact page, which may send, is cut off from the page that opens it', () => {
    for (const path of ['/contact', '/contact/'])
      expect(headersFor(path)).toMatchObject({
        'Cross-Origin-Opener-Policy': 'noopener-allow-popups',
        'X-Frame-Options': 'DENY',
      })
  })

  test.each(['/sw.js', WORKER, ...PARTS])('%s is saved when it is opened in a window', (path) => {
    expect(headersFor(path)['Content-Disposition']).toBe('attachment')
  })

  test.each(['/robots.txt', WORKER, '/loose.js', '/rss.xml', '/og/about.png'])(
    'no form can be sent from %s',
    (path) => {
      expect(headersFor(path)['Content-Security-Policy']).toContain("form-action 'none'")
    },
  )

  test.each(['/tools/json-formatter', '/tools/loan-calculator/prepayment', '/embed/base64'])(
    'what %s asks for does not carry the address of the page along',
    (path) => {
      expect(headersFor(path)['Referrer-Policy']).toBe('strict-origin')
    },
  )
})

describe('the camera', () => {
  const READER = '/tools/qr-code-generator/read'
  const cameraAt = (path: string) =>
    /camera=(\S+),/.exec(headersFor(path)['Permissions-Policy'] ?? '')?.[1]
  const others = allPaths.filter((path) => path !== READER)

  test('may be asked for by the page that reads QR codes', () => {
    expect([cameraAt(READER), cameraAt(`${READER}/`)]).toEqual(['(self)', '(self)'])
  })

  test.each([...others, '/404', `${READER}er`, `${READER}/more`, '/sw.js'])(
    'is refused on %s',
    (path) => {
      expect(cameraAt(path)).toBe('()')
    },
  )

  test('is all in which that page differs', () => {
    const { 'Permissions-Policy': reader, ...rest } = headersFor(READER)
    const { 'Permissions-Policy': other, ...otherRest } = headersFor('/tools/json-formatter')
    expect(rest).toEqual(otherRest)
    expect(reader).toBe(other?.replace('camera=()', 'camera=(self)'))
  })

  test('is refused in a dynamic answer', () => {
    expect(answerHeaders()['Permissions-Policy']).toContain('camera=()')
  })
})

describe('_headers file of static hosts', () => {
  test('has one row for all share pictures: there may be hundreds of them', () => {
    const pictures = Array.from({ length: 200 }, (_, index) => `/og/blog/${index}.png`)
    expect(headersFile(pictures).match(/^\/og\/.*$/gm)).toEqual(['/og/*'])
    expect(headersFor('/og/blog/1.png')).toEqual(headersFor('/og-image.png'))
  })

  test('has one list of addresses that may be opened: two would be joined, and only one counts', () => {
    const lists = headersFile(['/index.html', '/blog/post/index.html']).match(/^.*Allowlist.*$/gm)
    expect(lists).toHaveLength(1)
    for (const address of Object.values(site.references).flat())
      expect(lists?.[0]).toContain(address)
  })

  test('lets the reader of QR codes alone ask for the camera, after what holds for every path', () => {
    const rows = headersFile(['/index.html']).trim().split('\n\n')
    const withCamera = rows.filter((row) => row.includes('camera=(self)'))
    expect(withCamera.map((row) => row.split('\n')[0])).toEqual([
      '/tools/qr-code-generator/read',
      '/tools/qr-code-generator/read/',
    ])
    expect(rows[0]).toContain('camera=()')
    expect(rows.indexOf(withCamera[0] ?? '')).toBeGreaterThan(0)
  })

  test('has one opener policy for each page: two would be joined, and no browser reads two', () => {
    const pages = ['/', '/about/', '/blog/', '/blog/post/', '/contact/', '/tools/x/', '/embed/x/']
    const rows = headersFile(pages.map((path) => `${path}index.html`)).split('\n\n')
    const openers = rows.flatMap((row) => {
      const policies = row.match(/(?<=Opener-Policy: ).*/g) ?? []
      return policies.map((policy) => [row.trim().split('\n')[0], policy])
    })
    const own = 'noopener-allow-popups'
    expect(Object.fromEntries(openers)).toEqual({
      ...Object.fromEntries(
        ['/', '/about', '/about/', '/blog', '/blog/*', '/embed/*', '/tools/*'].map((path) => [
          path,
          'same-origin',
        ]),
      ),
      ...{ '/contact': own, '/contact/': own },
    })
    const tools = rows.find((row) => row.trim().startsWith('/tools/*\n'))
    expect(tools).toMatch(/^ {2}Referrer-Policy: strict-origin$/m)
  })

  test('names loose files one by one, and pages and hashed files together', () => {
    const text = headersFile(['/index.html', '/_astro/a.js', '/sw.js', '/loose.js', '/a.txt'])
    const named = [
      '/*',
      '/_astro/*',
      '/_astro/workers/*',
      '/sw.js',
      '/embed/*',
      '/og/*',
      '/',
      '/a.txt',
      '/loose.js',
    ]
    const paths = text.match(/^\/.*$/gm)?.filter((path) => !/^\/(?:tools|contact)/.test(path))
    expect(paths).toEqual(named)
  })

  test('the pages for frames get one policy, which no other joins to forbid them', () => {
    const pages = ['/', '/about/', '/blog/', '/blog/post/', '/tools/x/y/', '/embed/x/']
    const text = headersFile([...pages.map((path) => `${path}index.html`), '/404.html'])
    const patternsWith = (header: string) =>
      text
        .split('\n\n')
        .filter((row) => row.includes(header))
        .map((row) => row.split('\n')[0])
    const folders = ['/', '/404', '/404/', '/about', '/about/', '/blog', '/blog/*', '/tools/*']
    const contact = ['/contact', '/contact/']
    expect(patternsWith("'self'; frame-ancestors 'none'")).toEqual(contact)
    expect(patternsWith("form-action 'none'; frame-ancestors 'none'")).toEqual(
      expect.arrayContaining(folders),
    )
    expect(patternsWith('frame-ancestors *')).toEqual(['/embed/*'])
    // Fetch and HTML: browsers ignore this header if the policy has `frame-ancestors`.
    expect(patternsWith('X-Frame-Options: DENY')).toEqual(['/*'])
  })

  test('joined as such a host joins them, the rows give each page the headers of the server', () => {
    const built = [...allPaths, '/contact/sent', '/embed/base64', '/rules']
    const rows = headersFile(built.map((path) => `${path}/index.html`.replace('//', '/')))
      .trim()
      .split('\n\n')
      .map((row) => row.split('\n').map((line) => line.trim()))
    const matches = (pattern: string, path: string) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    for (const path of built.flatMap((one) => (one === '/' ? [one] : [one, `${one}/`])))
      for (const name of ['Content-Security-Policy', 'Cross-Origin-Opener-Policy']) {
        const lines = rows.flatMap(([pattern = '', ...all]) => (matches(pattern, path) ? all : []))
        const joined = lines.filter((line) => line.startsWith(`${name}: `))
        expect(joined, path).toEqual([`${name}: ${headersFor(path)[name]}`])
      }
  })

  test('the policy that workers get twice, joined, has no directive of one that breaks the other', () => {
    const policyOf = (path: string) =>
      headersFile([])
        .split('\n\n')
        .find((row) => row.startsWith(`${path}\n`))
        ?.match(/Content-Security-Policy: (.*)/)?.[1]
    expect(policyOf('/_astro/*')).toBe('connect-src')
    expect(policyOf('/_astro/workers/*')).toContain("connect-src 'none'")
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
