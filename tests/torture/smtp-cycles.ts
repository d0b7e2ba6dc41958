import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { isAcknowledged, nextMessage, postMessage, type TestMessage } from './client.ts'
import { freePort } from '../free-port.ts'
import { untilNothingIsPending } from './ledger.ts'
import { moods, type Received, startMailServer } from './mail-server.ts'
import { type Program, startServer } from '../server-process.ts'

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
  const mail = await startMailServer()
  const port = await freePort()
  const environment = {
    DATA_DIR: dataFolder,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SMTP_TIMEOUT_SECONDS: '2',
    SMTP_ANSWER_SECONDS: '2',
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
