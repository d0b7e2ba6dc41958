import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createMailer } from './mail.ts'
import { type SmtpTls, usualSmtpTls } from './smtp-tls.ts'
import { storedMessage } from '../../../tests/fixtures/stores.ts'

// The ranges of RFC 5735 (127.0.0.0/8), RFC 4291 (::1) and RFC 6761 (localhost) are this machine, and nothing else is.
test.each<[string, SmtpTls]>([
  ['smtp://user:password@mail.example:587', 'required'],
  ['smtp://user@mail.example', 'required'],
  ['smtp://user:password@192.0.2.7', 'required'],
  ['smtp://user:password@[2001:db8::1]:587', 'required'],
  ['smtp://user:password@127.0.0.1.example.com', 'required'],
  ['smtp://user:password@localhost.example.com', 'required'],
  ['smtps://user:password@mail.example:465', 'required'],
  ['smtp://mail.example', 'optional'],
  ['smtp://user:password@localhost:1025', 'optional'],
  ['smtp://user:password@127.8.9.1', 'optional'],
  ['smtp://user:password@[::1]:1025', 'optional'],
  ['no address', 'optional'],
])('%s: encryption is %s', (smtpUrl, expected) => {
  expect(usualSmtpTls(smtpUrl)).toBe(expected)
})

describe('a mail server that offers no encryption', () => {
  const passwords: (string | null | undefined)[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ password }, _session, answer) => {
      passwords.push(password)
      answer(null, { user: 'user' })
    },
    onData: (stream, _session, answer) => stream.on('end', () => answer()).resume(),
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

  const send = async (tls: SmtpTls): Promise<void> => {
    const { port } = server.server.address() as AddressInfo
    const mailer = createMailer({
      smtpUrl: `smtp://user:canary@127.0.0.1:${port}`,
      tls,
      from: 'a@example.in',
      to: 'b@example.in',
      domain: 'example.in',
      handOverMs: 10_000,
      answerMs: 10_000,
    })
    await mailer.send(storedMessage()).finally(mailer.close)
  }

  test('is told no password when encryption is required', async () => {
    await expect(send('required')).rejects.toThrow()
    expect(passwords).toEqual([])
  })

  test('is told the password when encryption is optional', async () => {
    await send('optional')
    expect(passwords).toEqual(['canary'])
    passwords.length = 0
  })
})
