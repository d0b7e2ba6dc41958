import { createServer } from 'node:http'

import { expect, test } from 'vitest'

import { explainListenError } from './listen-error.ts'

/** What Node says when it cannot listen there. */
async function failureAt(port: number, host: string): Promise<unknown> {
  const server = createServer()
  return new Promise((resolve) => {
    server.on('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

test('a port that is taken', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const error = await failureAt(port, '127.0.0.1')
  expect(explainListenError(error, { port, host: '127.0.0.1' })).toBe(
    `Port ${port} is in use: set PORT to another one.`,
  )
  server.close()
})

// 192.0.2.1 belongs to the documentation range (RFC 5737), `.invalid` to nobody (RFC 2606).
test.each(['192.0.2.1', 'no-such-host.invalid'])(
  '%s is no address of this machine',
  async (host) => {
    const error = await failureAt(0, host)
    expect(explainListenError(error, { port: 0, host })).toBe(
      `HOST must be an address of this machine, not "${host}".`,
    )
  },
)

test('a port that only root may take', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  expect(explainListenError(error, { port: 80, host: 'localhost' })).toBe(
    'Port 80 may not be taken by this user: set PORT to one above 1023.',
  )
})

test('anything else is left without a sentence', () => {
  expect(explainListenError(new TypeError('x'), { port: 80, host: 'localhost' })).toBeUndefined()
})
