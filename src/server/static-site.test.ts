import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tryServer } from '../../tests/fixtures/server.ts'

import { BuiltFiles } from './built-files.ts'
import { answerBuiltFile } from './static-site.ts'

const aboutPage = `<!doctype html><title>About</title>${'<p>Who we are.</p>'.repeat(100)}`

let site: Awaited<ReturnType<typeof tryServer>>

beforeAll(async () => {
  site = await tryServer({
    'index.html': '<!doctype html><title>Home</title>',
    '404.html': '<!doctype html><title>404 Page Not Found</title>',
    'about/index.html': aboutPage,
    '_astro/x.ab12.js': `export const x = 1;${'/* long */'.repeat(200)}`,
  })
})

afterAll(() => site.close())

describe('built pages', () => {
  test.each(['', 'identity', 'br;q=0, gzip;q=0'])(
    'a client that accepts "%s" gets the page as it is, with its own length and ETag',
    async (encoding) => {
      const answer = await site.get('/about', { 'accept-encoding': encoding })
      expect(answer.body.toString()).toBe(aboutPage)
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.headers['content-length']).toBe(String(aboutPage.length))
    },
  )

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a page is sent in its %s copy at its address without a slash', async (encoding, decode) => {
    const answer = await site.get('/about', { 'accept-encoding': encoding })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    expect(decode(answer.body).toString()).toBe(aboutPage)
  })

  test('a client that understands no compression gets the page as it is', async () => {
    const answer = await site.get('/about')
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body.toString()).toBe(aboutPage)
  })

  test('the address with a slash leads to the one without, and the query is dropped', async () => {
    const answer = await site.get('/about/?from=mail')
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe('/about')
  })

  test('a page that has not changed is not sent again, whatever its encoding', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding }
      const etag = String((await site.get('/about', headers)).headers.etag)
      expect(etag).toMatch(/^"/)
      const again = await site.get('/about', { ...headers, 'if-none-match': `"other", ${etag}` })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    }
  })

  test('an ETag that only begins like the one of the page is another one', async () => {
    const etag = String((await site.get('/about')).headers.etag)
    for (const other of [
      etag.replace(/"$/, 'x"'),
      etag.replace(/"$/, '-zst"'),
      etag.slice(0, -1),
    ]) {
      expect((await site.get('/about', { 'if-none-match': other })).status, other).toBe(200)
    }
    expect((await site.get('/about', { 'if-none-match': `W/${etag}` })).status).toBe(304)
  })

  test('each encoding has its own strong ETag', async () => {
    const tags = await Promise.all(
      ['identity', 'br', 'gzip'].map(async (encoding) => {
        return (await site.get('/about', { 'accept-encoding': encoding })).headers.etag
      }),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test('hashed files are immutable, pages are revalidated', async () => {
    expect((await site.get('/_astro/x.ab12.js')).headers['cache-control']).toMatch(/immutable/)
    expect((await site.get('/')).headers['cache-control']).toMatch(/max-age=0/)
  })
})

test('what an app shares with the installed site leads home, unread and unlogged', async () => {
  let log = ''
  const logStream = { write: (line: string) => void (log += line) }
  const built = await tryServer({ 'index.html': 'home' }, { logStream, logLevel: 'trace' })
  const answer = await built.post('/share?text=secret', 'a secret '.repeat(1_200_000))
  expect([answer.status, answer.headers.location, answer.body.toString()]).toEqual([303, '/', ''])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await built.get('/share')).status).toBe(404)
  await built.close()
  expect(log).toContain('"path":"/share","status":303')
  expect(log).not.toContain('secret')
})

describe('a build under the running server', () => {
  const notFound = '<!doctype html><title>404 Page Not Found</title>'
  const oldPage = `<!doctype html><title>Old</title>${'<p>Old words.</p>'.repeat(100)}`
  const newPage = `<!doctype html><title>New</title>${'<p>New words.</p>'.repeat(100)}`

  test.concurrent.each(['identity', 'br', 'gzip'])(
    'is what is sent next (%s)',
    async (encoding) => {
      const built = await tryServer({ 'a/index.html': oldPage, 'b/index.html': oldPage })
      const headers = { 'accept-encoding': encoding }
      const oldTag = String((await built.get('/a', headers)).headers.etag)
      const sameTag = String((await built.get('/b', headers)).headers.etag)
      await built.rebuild({ 'a/index.html': newPage, 'b/index.html': oldPage })

      const changed = await built.get('/a', { ...headers, 'if-none-match': oldTag })
      expect(changed.status).toBe(200)
      expect(changed.headers.etag).not.toBe(oldTag)
      expect((await built.get('/b', { ...headers, 'if-none-match': sameTag })).status).toBe(304)
      await built.close()
    },
  )

  test.concurrent('adds new files and removes deleted ones', async () => {
    const built = await tryServer({ 'gone/index.html': oldPage, '404.html': notFound })
    expect((await built.get('/gone')).status).toBe(200)
    expect((await built.get('/_astro/new.js')).status).toBe(404)
    await built.rebuild({ '_astro/new.js': 'export {}', '404.html': notFound })
    expect((await built.get('/_astro/new.js')).body.toString()).toBe('export {}')
    const gone = await built.get('/gone')
    expect([gone.status, gone.body.toString()]).toEqual([404, notFound])
    await built.close()
  })
})

describe('the parts of pages', () => {
  const long = 'x'.repeat(500_000)
  const parts = {
    '_astro/script.js': `export const x = "${long}"`,
    '_astro/style.css': `a { content: "${long}" }`,
    '_astro/fonts/font.woff2': long,
  }

  // A page loads up to 35 of them, each with its headers.
  test.each(Object.keys(parts))('%s has at most 350 bytes of headers', async (name) => {
    const built = await tryServer(parts)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const request = `GET /${name} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\n`
      const answer = await built.sendRaw(`${request}\r\nGET /\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1.1 200 /)
      expect(answer.indexOf('\r\n\r\n') + 4).toBeLessThanOrEqual(350)
    }
    await built.close()
  })

  test('a connection stays open without a header that says so, unless the client speaks HTTP/1.0', async () => {
    const open = await site.sendRaw(
      'GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    )
    expect(open.match(/HTTP\/1.1 200/g)).toHaveLength(2)
    expect(open.split('\r\n\r\n')[0]).not.toMatch(/^(?:connection|keep-alive):/im)
    const old = await site.sendRaw(
      'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGARBAGE\r\n\r\n',
    )
    expect(old).toMatch(/^connection: keep-alive\r$/im)
  })
})

describe('a file too large for the memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'large-'))
  const content = 'large '.repeat(50_000)
  let files: BuiltFiles
  let server: Server

  beforeAll(async () => {
    writeFileSync(join(folder, 'large.txt'), content)
    files = await BuiltFiles.open(folder, 1_000)
    server = createServer((request, response) =>
      answerBuiltFile(files, request, response, request.url ?? ''),
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })

  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  const load = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/large.txt`)

  test('is read for each request', async () => {
    writeFileSync(join(folder, 'large.txt'), content)
    const answer = await load()
    expect(answer.headers.get('content-length')).toBe(String(content.length))
    expect(await answer.text()).toBe(content)
  })

  test('is sent up to the announced length when it has grown, and cut off when it has shrunk', async () => {
    writeFileSync(join(folder, 'large.txt'), `${content} and more`)
    expect(await (await load()).text()).toBe(content)
    writeFileSync(join(folder, 'large.txt'), 'small')
    await expect(load().then((answer) => answer.text())).rejects.toThrow()
  })
})

describe('other methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s on a page is not allowed, whatever is in the body',
    async (method) => {
      const head = `${method} /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`
      const answer = await site.sendRaw(
        `${head}Content-Type: application/json\r\nContent-Length: 1\r\n\r\n{`,
      )
      expect(answer).toMatch(/^HTTP\/1.1 405 /)
      expect(answer).toMatch(/\r\nallow: GET, HEAD\r\n/i)
      expect(answer).toMatch(/\r\nx-frame-options: DENY\r\n/i)
    },
  )

  test('HEAD gives the headers of GET and no body', async () => {
    const answer = await site.sendRaw(
      'HEAD /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    )
    const { headers } = await site.get('/about')
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    expect(answer).toContain(`etag: ${String(headers.etag)}\r\n`)
    expect(answer).toContain(`content-length: ${String(headers['content-length'])}\r\n`)
    expect(answer.split('\r\n\r\n')[1]).toBe('')
  })

  test('a part of a file is not offered: the whole is sent', async () => {
    const answer = await site.get('/about', { range: 'bytes=0-9' })
    expect([answer.status, answer.headers['accept-ranges']]).toEqual([200, undefined])
    expect(answer.body.toString()).toBe(aboutPage)
  })
})

describe('unknown paths', () => {
  test.each([
    '/nope',
    '/about/index.html',
    '/404.html',
    '/404',
    '/about/index.html.br',
    '/_headers',
    '/_astro/gone.js',
    '//about/',
    '/../package.json',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%E0%A4',
    '/about/%ZZ?a=%',
  ])('%s answers 404 with the 404 page', async (path) => {
    const answer = await site.get(path)
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).toMatch(/404 Page Not Found/)
    expect(answer.headers['cache-control']).not.toMatch(/immutable/)
    expect(answer.headers['x-frame-options']).toBe('DENY')
  })
})
