import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { send } from './client.ts'
import { freePort } from '../free-port.ts'
import { startServer } from '../server-process.ts'

test('the log of every level has a line for each answer and nothing of a visitor', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'log-'))
  const port = await freePort()
  const environment = {
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'trace',
    TRUST_HOPS: '1',
    DATABASE_URL: '',
    // Nobody listens there: failures of delivery are logged too.
    SMTP_URL: `smtp://user:canary-password@127.0.0.1:${await freePort()}`,
    SMTP_RETRY_SECONDS: '1',
  }
  const server = await startServer('stand-in', port, environment)
  let log = ''
  server.child.stdout?.on('data', (chunk) => (log += String(chunk)))

  const fields = {
    name: 'Canary Name',
    email: 'canary@example.in',
    message: 'A canary sings in the message.',
  }
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'canary-browser',
    referer: 'https://g.in/?q=canary-referer',
    cookie: 'canary-cookie=1',
    'idempotency-key': 'canary-key',
  }
  const post = { method: 'POST', headers }
  await send(port, '/api/contact?canary-query', { ...post, body: JSON.stringify(fields) })
  await send(port, '/api/contact', {
    ...post,
    body: JSON.stringify({ ...fields, email: 'canary' }),
  })
  await send(port, '/api/contact', { ...post, body: '{"name":"canary' })
  await send(port, '/?canary-query', { headers })
  await send(port, '/canary-path', { headers })
  await send(port, '/%zzcanary', { headers })
  while (!log.includes('"outcome":"retry"')) await new Promise((wake) => setTimeout(wake, 20))
  await server.stop()
  rmSync(dataFolder, { recursive: true })

  const answered = log.match(/"reqId":"[\w-]{36}".*"status":\d+/g)
  expect(answered?.length).toBeGreaterThanOrEqual(5)
  // Nothing was handed over: nobody listens.
  expect(log).not.toContain('handed to the mail server')
  expect(log).not.toMatch(/canary/i)
  expect(log).not.toContain('203.0.113.77')
  expect(log.replaceAll(`127.0.0.1:${port}`, '')).not.toContain('127.0.0.1')
}, 60_000)
