import type { AddressInfo } from 'node:net'

import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { defaultSmtpTls } from '../settings.ts'

import { composeMail, createMailer, isRefusedForGood } from './mail.ts'
import type { SmtpTls } from './service.ts'
import type { StoredMessage } from './store.ts'
import { storedMessage } from '../../../tests/fixtures/stores.ts'

const stored = storedMessage({ receivedAtMs: Date.UTC(2026, 10, 21, 4, 30) })

/** The mail as it would go over the wire. */
async function source(message: StoredMessage): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const sent = await transport.sendMail({ ...composeMail(message), from: 'a@g.in', to: 'b@g.in' })
  return String(sent.message)
}

describe('a mail', () => {
  test('carries the message, and the visitor only where an answer goes', async () => {
    const mail = await source(stored)
    expect(mail).toMatch(/^From: a@g\.in\r$/m)
    expect(mail).toMatch(/^Reply-To: Asha Rao <asha@example\.in>\r$/m)
    expect(mail).toMatch(/^Subject: Contact form: Asha Rao\r$/m)
    expect(mail).toMatch(/^Date: Sat, 21 Nov 2026 04:30:00 \+0000\r$/m)
    expect(mail).toContain('The chart is cut off.')
  })

  test.each([
    ['name', 'Asha\r\nBcc: everyone@example.in'],
    ['name', 'Asha\nContent-Type: text/html\n\n<script>'],
    ['email', 'a@b.in\r\nBcc: everyone@example.in'],
    ['name', 'Asha" <everyone@example.in>, "x'],
  ])('gets no header from the %s %j, even past the checks of the form', async (field, value) => {
    const [head = ''] = (await source({ ...stored, [field]: value })).split('\r\n\r\n')
    const names = head.match(/^[\w-]+(?=:)/gm)
    expect(names).not.toContain('Bcc')
    expect(names?.filter((name) => name === 'Content-Type')).toHaveLength(1)
    expect(head).toMatch(/^To: b@g\.in\r?$/m)
  })

  // U+202E turns the rest of a line around (UAX 9): "gnp.exe" would be read as "exe.png".
  test('shows a name in the order in which it was typed', async () => {
    const name = 'Asha \u202Egnp.\u2066exe\u2069\u200f\u061c\u202c'
    const { subject, replyTo, text } = composeMail({ ...stored, name })
    expect(subject).toBe('Contact form: Asha gnp.exe')
    expect(replyTo?.name).toBe('Asha gnp.exe')
    expect(text).toMatch(/^From: Asha gnp\.exe <asha@example\.in>\n/)
  })

  test('keeps the joiners that Indian scripts and families need', () => {
    const name = 'क्\u200dष 👨\u200d👩\u200d👧'
    expect(composeMail({ ...stored, name }).subject).toBe(`Contact form: ${name}`)
  })

  test.each([
    ['=?utf-8?B?UGF5IG5vdw==?=', 'Contact form: = ?utf-8?B?UGF5IG5vdw== ?='],
    ['=\u202e?utf-8?Q?Pay_now?=', 'Contact form: = ?utf-8?Q?Pay_now?='],
    ['=\0?utf-8?Q?Pay_now?=', 'Contact form: = ?utf-8?Q?Pay_now?='],
    ['Asha\u2028Rao\x1b[2J', 'Contact form: Asha Rao [2J'],
  ])('shows the name %j unchanged', async (name, subject) => {
    const mail = await source({ ...stored, name })
    expect(mail).toContain(`\r\nSubject: ${subject}\r\n`)
    expect(mail.split('\r\n\r\n')[0]).not.toMatch(/=\?utf-8/)
  })

  test('to an address that reads as an encoded word names it in the text only', async () => {
    const email = '=?utf-8?q?bank?=@example.in'
    expect(composeMail({ ...stored, email }).replyTo).toBeUndefined()
  })

  test('to an address with letters beyond ASCII names it in the text only', async () => {
    const mail = await source({ ...stored, email: 'राम@example.in' })
    expect(mail).not.toMatch(/^Reply-To/m)
  })
})

// Codes of RFC 5321, section 4.2.3; the words are those of nodemailer.
test.each([
  ['content refused', { code: 'EMESSAGE', responseCode: 554 }, true],
  ['content not taken just now', { code: 'EMESSAGE', responseCode: 451 }, false],
  ['mailbox busy', { code: 'EENVELOPE', responseCode: 450 }, false],
  ['no password set', { code: 'EENVELOPE', responseCode: 530 }, false],
  ['MAIL_TO unknown', { code: 'EENVELOPE', responseCode: 550 }, false],
  ['mailbox full', { code: 'EENVELOPE', responseCode: 552 }, false],
  ['MAIL_FROM not allowed', { code: 'EENVELOPE', responseCode: 553 }, false],
  ['wrong password, which the operator can fix', { code: 'EAUTH', responseCode: 535 }, false],
  ['server unavailable', { code: 'ECONNECTION' }, false],
  ['server refuses to talk', { code: 'EPROTOCOL', responseCode: 554 }, false],
  ['anything else', new Error('?'), false],
])('%s', (_what, error, expected) => {
  expect(isRefusedForGood(error)).toBe(expected)
})

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
  expect(defaultSmtpTls(smtpUrl)).toBe(expected)
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

  test('gets no password when encryption is required', async () => {
    await expect(send('required')).rejects.toThrow()
    expect(passwords).toEqual([])
  })

  test('gets the password when encryption is optional', async () => {
    await send('optional')
    expect(passwords).toEqual(['canary'])
    passwords.length = 0
  })
})
