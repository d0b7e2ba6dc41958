import { once } from 'node:events'
import { Duplex } from 'node:stream'

import { expect, test } from 'vitest'

import { standIns, tryServer } from '../../tests/fixtures/server.ts'

const page = '<!doctype html><title>About</title>'

test('/healthz succeeds while the server answers, /readyz while messages can be stored', async () => {
  let isReady = true
  const site = await tryServer(
    {},
    {
      openContact: (log) => ({
        ...standIns.openContact(log),
        isReady: () => Promise.resolve(isReady),
      }),
    },
  )
  expect((await site.get('/healthz')).status).toBe(200)
  expect((await site.get('/readyz')).status).toBe(200)
  isReady = false
  expect((await site.get('/readyz')).status).toBe(503)
  expect((await site.get('/healthz')).status).toBe(200)
  await site.close()
})

test('while draining it is not ready, still serves, and closes each connection', async () => {
  const site = await tryServer({ 'about/index.html': page }, { lifeState: () => 'draining' })
  expect((await site.get('/readyz')).status).toBe(503)
  const answer = await site.get('/about')
  expect([answer.status, answer.headers['connection']]).toEqual([200, 'close'])
  await site.close()
})

test('closing waits for the request in flight', async () => {
  const arrived = Promise.withResolvers<null>()
  const mayAnswer = Promise.withResolvers<null>()
  const site = await tryServer(
    {},
    {
      handler: async (_request, response) => {
        arrived.resolve(null)
        await mayAnswer.promise
        response.end('whole')
      },
    },
  )
  const answer = site.get('/api/slow')
  await arrived.promise
  const closed = site.close()
  mayAnswer.resolve(null)
  expect((await answer).body.toString()).toBe('whole')
  await closed
})

test('a request to change the protocol is answered as usual and closes its connection', async () => {
  const site = await tryServer({ 'about/index.html': page })
  const answer = await site.get('/about', { connection: 'upgrade', upgrade: 'websocket' })
  expect([answer.status, answer.headers['connection']]).toEqual([200, 'close'])
  await site.close()
})

// RFC 9112, 3.2.2.
test('a request that names its whole address is answered like one that names the path', async () => {
  const hosts: (string | undefined)[] = []
  const site = await tryServer(
    { 'index.html': page, 'about/index.html': page },
    {
      handler: async (request, response) => {
        hosts.push(request.headers.host)
        response.end('whole')
      },
    },
  )
  const ask = (target: string) =>
    site.sendRaw(`GET ${target} HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n`)
  for (const target of ['http://ganak.example/about', 'HTTPS://ganak.example/about?from=mail'])
    expect(await ask(target)).toContain('About')
  expect(await ask('http://ganak.example')).toMatch(/^HTTP\/1\.1 200/)
  expect(await ask('http://ganak.example/nowhere')).toMatch(/^HTTP\/1\.1 404/)
  expect(await ask('http://a@b/about')).toMatch(/^HTTP\/1\.1 40\d/)
  await ask('http://ganak.example:8080/api/anything')
  await ask('/api/anything')
  expect(hosts).toEqual(['ganak.example:8080', 'other.example'])
  await site.close()
})

test('the answer to an unreadable request leaves whole before its connection is cut', async () => {
  const site = await tryServer({})
  let sent = ''
  // A client that takes what it gets only after a while.
  const socket = new Duplex({
    read: () => undefined,
    write: (chunk, _encoding, done) => {
      setImmediate(() => {
        sent += String(chunk)
        done()
      })
    },
  })
  const error = Object.assign(new Error('unreadable'), { code: 'HPE_INVALID_METHOD' })
  site.app.server.emit('clientError', error, socket)
  await once(socket, 'close')
  expect(socket.writableFinished).toBe(true)
  expect(sent).toMatch(/^HTTP\/1\.1 400 [^]+"success":false/)
  await site.close()
})
