import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import {
  isAcknowledged,
  isHonestRefusal,
  nextMessage,
  postMessage,
  send,
  type TestMessage,
} from './client.ts'
import { freePort } from '../free-port.ts'
import { startMailServer } from './mail-server.ts'
import { untilNothingIsPending, verdict, type Verdict } from './ledger.ts'
import { type Program, startServer } from '../server-process.ts'

export interface DiskVerdict extends Verdict {
  /** Answers 503 with `success: false` and Retry-After while the disk was full. */
  refused: number
  /** Other answers without an acknowledgement. */
  dishonest: number
  /** What the server said of itself while the disk was full: `/readyz`, and `accepting` of `GET /api/contact`. */
  whileFull: { ready: number; accepting: boolean }
  /** How long after there was room again the server took messages, without a restart. */
  recoveryMs: number
}

/** Why this machine cannot run it, if it cannot. */
export const noSmallDisk =
  process.platform === 'linux' && process.getuid?.() === 0
    ? undefined
    : 'mounting a small disk needs root on Linux'

/** Fills the disk under a running server and makes room again, several times. */
export async function diskFull(rounds: number, program: Program): Promise<DiskVerdict> {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder])
  const filler = join(folder, 'filler')
  const dataFolder = join(folder, 'data')
  const port = await freePort()
  // Delivery asks the store all the time: its questions that write nothing must not pass for room.
  const mail = await startMailServer()
  const server = await startServer(program, port, {
    DATA_DIR: dataFolder,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    // A mail whose delivery could not be written down is tried again 15 seconds after both of these.
    SMTP_TIMEOUT_SECONDS: '2',
    SMTP_ANSWER_SECONDS: '2',
    SMTP_RETRY_SECONDS: '1',
  })
  const acknowledged: TestMessage[] = []
  const seen = { refused: 0, dishonest: 0 }
  let whileFull = { ready: 0, accepting: true }
  let recoveryMs = 0

  for (let round = 0; round < rounds; round += 1) {
    for (let count = 0; count < 20; count += 1) {
      const message = nextMessage()
      if (isAcknowledged(await postMessage(port, message))) acknowledged.push(message)
    }
    await untilNothingIsPending(dataFolder)
    fill(filler)
    const refusedBefore = seen.refused
    while (seen.refused < refusedBefore + 20) {
      const message = nextMessage()
      const answer = await postMessage(port, message)
      if (isAcknowledged(answer)) acknowledged.push(message)
      else if (isHonestRefusal(answer)) seen.refused += 1
      else seen.dishonest += 1
    }
    // Delivery asks every second, and so does the service before it says again whether it is ready.
    await pause(2_500)
    whileFull = await selfReport(port)
    rmSync(filler)
    const roomAtMs = performance.now()
    const message = nextMessage()
    while (!isAcknowledged(await postMessage(port, message))) await pause(20)
    acknowledged.push(message)
    recoveryMs = Math.max(recoveryMs, Math.round(performance.now() - roomAtMs))
  }
  await server.stop()
  await mail.close()
  const found = await verdict(acknowledged, { dataFolder, databaseUrl: null })
  execFileSync('umount', [folder])
  rmdirSync(folder)
  return { ...found, ...seen, whileFull, recoveryMs }
}

async function selfReport(port: number): Promise<{ ready: number; accepting: boolean }> {
  const { status } = await send(port, '/readyz')
  const { text } = await send(port, '/api/contact')
  return { ready: status, accepting: (JSON.parse(text) as { accepting: boolean }).accepting }
}

/** Takes all the room there is, down to the last block. */
function fill(file: string): void {
  for (const blockBytes of [65_536, 4_096, 512]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(blockBytes), { flag: 'a' })
    } catch {
      // No room for a block of this size any more.
    }
  }
}
