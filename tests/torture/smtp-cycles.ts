import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { SMTPServer } from 'smtp-server'

import { openStore } from '../../src/lib/contact/open-store.ts'

import { isAcknowledged, nextMessage, postMessage, type TestMessage } from './client.ts'
import { freePort } from '../free-port.ts'
import { type Program, startServer } from '../server-process.ts'

/** What the mail server does with a connection. The last: it takes the message and hangs up before saying so. */
const moods = ['well', 'refuse', 'stall', 'defer', 'drop'] as const
type Mood = (typeof moods)[number]

/** What the mail server has received. */
interface Received {
  messageId: string
  text: string
}

export interface SmtpVerdict {
  acknowledged: number
  /** Acknowledged to the visitor and never received by the mail server. */
  undelivered: number
  received: number
  /** Received again under the Message-ID of the first copy. */
  repeated: number
  /** Received again under another Message-ID. */
  misnamed: number
}

/**
 * Posts messages to a server that is killed again and again while its mail server refuses, stalls, defers and drops;
 * then lets both work and waits until nothing is pending.
 */
export async function smtpCycles(cycles: number, program: Program): Promise<SmtpVerdict> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'smtp-'))
  const mail = await startMoodyMailServer()
  const port = await freePort()
  const environment = {
    DATA_DIR: dataFolder,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SMTP_TIMEOUT_SECONDS: '2',
    SMTP_RETRY_SECONDS: '1',
  }
  const acknowledged: TestMessage[] = []
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    mail.setMood(moods[cycle % moods.length] ?? 'well')
    const server = await startServer(program, port, environment)
    const messages = [nextMessage(), nextMessage(), nextMessage()]
    await Promise.all(
      messages.map(async (message) => {
        if (isAcknowledged(await postMessage(port, message, false))) acknowledged.push(message)
      }),
    )
    await pause(300 + Math.random() * 700)
    await server.kill()
  }
  mail.setMood('well')
  const server = await startServer(program, port, environment)
  await untilNothingIsPending(dataFolder)
  await server.stop()
  await mail.close()
  rmSync(dataFolder, { recursive: true })
  return judge(acknowledged, mail.received)
}

function judge(acknowledged: readonly TestMessage[], received: readonly Received[]): SmtpVerdict {
  const idsOf = new Map<string, string[]>()
  for (const { messageId, text } of received) {
    idsOf.set(text, [...(idsOf.get(text) ?? []), messageId])
  }
  const again = [...idsOf.values()].flatMap(([first, ...rest]) => rest.map((id) => id === first))
  return {
    acknowledged: acknowledged.length,
    undelivered: acknowledged.filter(({ text }) => !idsOf.has(text)).length,
    received: received.length,
    repeated: again.filter((isSame) => isSame).length,
    misnamed: again.filter((isSame) => !isSame).length,
  }
}

async function untilNothingIsPending(dataFolder: string): Promise<void> {
  const { store } = openStore({ dataFolder, databaseUrl: null })
  while ((await store.counts()).pending > 0) await pause(200)
  await store.close()
}

async function startMoodyMailServer() {
  let mood: Mood = 'well'
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect: (_session, answer) => {
      if (mood === 'refuse') answer(Object.assign(new Error('not now'), { responseCode: 421 }))
      else if (mood !== 'stall') answer()
    },
    onRcptTo: (_address, _session, answer) => {
      answer(mood === 'defer' ? Object.assign(new Error('later'), { responseCode: 451 }) : null)
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(read(Buffer.concat(chunks).toString()))
        if (mood === 'drop') hangUp(server, session.id)
        else answer()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    port: (server.server.address() as AddressInfo).port,
    setMood: (next: Mood) => (mood = next),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function hangUp(server: SMTPServer, sessionId: string): void {
  const { connections } = server as unknown as {
    connections: Set<{ id: string; _socket: { destroy: () => void } }>
  }
  for (const connection of connections)
    if (connection.id === sessionId) connection._socket.destroy()
}

function read(source: string): Received {
  return {
    messageId: /^Message-ID: (\S+)/im.exec(source)?.[1] ?? '',
    text: /^Test message number .*$/m.exec(source)?.[0].trim() ?? '',
  }
}
