import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startMailServer } from '../../../tests/fixtures/mail-server.ts'

import { startDelivery } from './deliver.ts'
import { createMailer, type Mailer } from './mail.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { newMessage, now, storedMessage } from '../../../tests/fixtures/stores.ts'

let mail: Awaited<ReturnType<typeof startMailServer>>
let mailer: Mailer | undefined
let trickler: Server | undefined

beforeEach(async () => {
  mail = await startMailServer()
})

afterEach(async () => {
  mailer?.close()
  trickler?.close()
  await mail.close()
})

// RFC 5321, section 4.5.3.2.6: an early timeout here makes copies of messages that were taken.
test('a mail server may think longer about a whole message than it may take to receive it', async () => {
  mail.setLateness(1_500)
  await open(500, 10_000).send(storedMessage())
  expect(mail.received).toHaveLength(1)
})

test('a late answer makes neither copies nor dead messages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'late-'))
  const store = openSqliteStore(join(folder, 'messages.sqlite'))
  const messages = [newMessage(), newMessage(), newMessage()]
  for (const message of messages) await store.add(message)
  mail.setLateness(1_000)
  const delivery = startDelivery({
    ...{ store, mailer: open(500, 10_000), firstDelayMs: 20, pollMs: 20 },
    ...{ onAttempt: () => undefined, onStoreFailure: () => undefined },
    ...{ nowMs: () => Date.now() + now, random: () => 0 },
  })
  await vi.waitFor(async () => expect(await store.counts()).toMatchObject({ delivered: 3 }), 10_000)
  expect(mail.received.map(({ messageId }) => messageId).toSorted()).toEqual(
    messages.map(({ id }) => `<contact-${id}@g.in>`).toSorted(),
  )
  await delivery.stop()
  await store.close()
  rmSync(folder, { recursive: true })
})

test('an attempt without an answer is over when it is reported, also on the wire', async () => {
  mail.setLateness(60_000)
  await expect(open(5_000, 200).send(storedMessage())).rejects.toThrow(
    'too long to say that it has it',
  )
  await vi.waitFor(() => expect(mail.connections()).toBe(0))
})

test('a notice of the service is a mail like any other', async () => {
  await open(5_000, 5_000).sendNotice({ id: '2026-11-21', subject: 'One', text: 'Two' })
  expect(mail.received).toMatchObject([{ messageId: '<notice-2026-11-21@g.in>' }])
})

test('a mail server that never greets is left', async () => {
  mail.silence()
  await expect(open(200, 60_000).send(storedMessage())).rejects.toThrow(
    /too long to take the message|Greeting never received/,
  )
  await vi.waitFor(() => expect(mail.connections()).toBe(0))
})

test('a mail server that always sends a little and never all is left', async () => {
  const ended = Promise.withResolvers<null>()
  trickler = createServer((socket) => {
    const timer = setInterval(() => socket.write('220-wait\r\n'), 20)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      ended.resolve(null)
    })
  }).listen(0, '127.0.0.1')
  await once(trickler, 'listening')
  const { port } = trickler.address() as AddressInfo
  await expect(open(300, 60_000, port).send(storedMessage())).rejects.toThrow()
  await ended.promise
})

test('closing breaks off what is under way', async () => {
  mail.setLateness(60_000)
  const sending = open(60_000, 60_000).send(storedMessage())
  await vi.waitFor(() => expect(mail.received).toHaveLength(1))
  await pause(50)
  mailer?.close()
  await expect(sending).rejects.toThrow()
  await vi.waitFor(() => expect(mail.connections()).toBe(0))
})

function open(handOverMs: number, answerMs: number, port = mail.port): Mailer {
  mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    tls: 'optional',
    from: 'a@g.in',
    to: 'b@g.in',
    domain: 'g.in',
    handOverMs,
    answerMs,
  })
  return mailer
}
