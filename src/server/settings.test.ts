import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from 'vitest'

import { explainListenError, readSettings } from './settings.ts'

describe('settings', () => {
  test('an empty environment gives the defaults of the README', () => {
    expect(readSettings({})).toMatchObject({
      port: 4321,
      host: 'localhost',
      logLevel: 'info',
      trustHops: 0,
    })
  })

  test('an empty variable counts as absent', () => {
    expect(readSettings({ PORT: '', HOST: ' ' })).toMatchObject({ port: 4321, host: 'localhost' })
  })

  test('PORT and HOST are honoured', () => {
    expect(readSettings({ PORT: '8080', HOST: '0.0.0.0' })).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
    })
  })

  test.each(['abc', '-1', '65536', '80.5', '1e3', '0x50'])(
    'port %s is refused in words',
    (PORT) => {
      expect(() => readSettings({ PORT })).toThrow(
        `PORT must be a whole number from 0 to 65535, not "${PORT}".`,
      )
    },
  )

  test('messages stay in the data folder for 180 days and are not mailed', () => {
    const { contact } = readSettings({})
    expect(contact).toMatchObject({ databaseUrl: null, smtpUrl: null, retentionDays: 180 })
  })

  test.each([
    [undefined, 'data'],
    ['kept', 'kept'],
    ['../kept', '../kept'],
  ])(
    'DATA_DIR=%s is found from the project, wherever the server is started',
    (DATA_DIR, folder) => {
      const project = fileURLToPath(new URL('../../', import.meta.url))
      const before = process.cwd()
      try {
        process.chdir(tmpdir())
        expect(readSettings({ DATA_DIR }).contact.dataFolder).toBe(join(project, folder))
      } finally {
        process.chdir(before)
      }
    },
  )

  test.each([
    ['DATABASE_URL', 'mysql://u:secret@db/x', 'postgres:'],
    ['DATABASE_URL', 'secret', 'postgres:'],
    ['SMTP_URL', 'https://u:secret@mail', 'smtp:'],
  ])('%s of another kind is refused without repeating its password', (name, value, protocol) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new Error(`${name} must be an address that begins with ${protocol}//.`),
    )
  })

  test('a password for a remote mail server requires encryption by default', () => {
    const SMTP_URL = 'smtp://user:secret@mail.example:587'
    expect(readSettings({ SMTP_URL }).contact.smtpTls).toBe('required')
    expect(readSettings({ SMTP_URL, SMTP_TLS: 'optional' }).contact.smtpTls).toBe('optional')
    expect(readSettings({ SMTP_URL: 'smtp://mail.example' }).contact.smtpTls).toBe('optional')
    expect(() => readSettings({ SMTP_URL, SMTP_TLS: 'off' })).toThrow(
      new Error('SMTP_TLS must be one of required, optional, not "off".'),
    )
  })

  test.each(['nobody', 'a@b, c@d', 'a@b\r\nBcc: c@d', '<a@b>'])(
    'mail cannot be sent to %j',
    (MAIL_TO) => {
      expect(() => readSettings({ MAIL_TO })).toThrow(/^MAIL_TO must be one mail address/)
    },
  )

  test('metrics are off until a token that is hard to guess is set', () => {
    expect(readSettings({}).metricsToken).toBeNull()
    expect(readSettings({ METRICS_TOKEN: '0123456789abcdef' }).metricsToken).toBe(
      '0123456789abcdef',
    )
  })

  test.each(['0123456789abcde', '0123456789 abcdef', '0123456789abcdé-'])(
    'a token for metrics cannot be "%s", and is not repeated',
    (METRICS_TOKEN) => {
      expect(() => readSettings({ METRICS_TOKEN })).toThrow(
        new Error('METRICS_TOKEN must be at least 16 visible ASCII characters.'),
      )
    },
  )

  test.each(['ganak.in', 'foo:', 'ftp://ganak.in', 'https://ganak.in/sub', 'https://ganak.in/?a'])(
    'SITE_URL cannot be %s',
    (SITE_URL) => {
      expect(() => readSettings({ SITE_URL })).toThrow(
        new Error(
          `SITE_URL must be an address without a path such as https://ganak.example, not "${SITE_URL}".`,
        ),
      )
    },
  )

  test.each(['https://ganak.in', 'https://ganak.in/', 'http://localhost:4321', ''])(
    'SITE_URL can be "%s"',
    (SITE_URL) => {
      expect(() => readSettings({ SITE_URL })).not.toThrow()
    },
  )

  // Both libraries decode the address when the first message arrives.
  test.each([
    ['DATABASE_URL', 'postgres://u:p%ZZ@db/x'],
    ['SMTP_URL', 'smtp://u:100%@mail'],
  ])('a stray percent sign in %s is found at start', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new Error(`${name} has a % that does not start an escape: write it as %25.`),
    )
  })

  test('every wrong setting gets its own sentence', () => {
    expect.assertions(1)
    try {
      readSettings({ PORT: 'x', LOG_LEVEL: 'loud', TRUST_HOPS: 'many' })
    } catch (error) {
      expect((error as Error).message.split('\n').map((line) => line.split(' ')[0])).toEqual([
        'PORT',
        'LOG_LEVEL',
        'TRUST_HOPS',
      ])
    }
  })
})

/** Returns Node's error when it cannot listen there. */
async function failureAt(port: number, host: string): Promise<unknown> {
  const server = createServer()
  return new Promise((resolve) => {
    server.on('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

test('a port that is in use', async () => {
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
  '%s is not an address of this machine',
  async (host) => {
    const error = await failureAt(0, host)
    expect(explainListenError(error, { port: 0, host })).toBe(
      `HOST must be an address of this machine, not "${host}".`,
    )
  },
)

test('a port that only root may use', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  expect(explainListenError(error, { port: 80, host: 'localhost' })).toBe(
    'Port 80 is not allowed for this user: set PORT to one above 1023.',
  )
})

test('other errors have no sentence', () => {
  expect(explainListenError(new TypeError('x'), { port: 80, host: 'localhost' })).toBeUndefined()
})
