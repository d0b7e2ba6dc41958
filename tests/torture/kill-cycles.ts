import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { isAcknowledged, nextMessage, postMessage, type TestMessage } from './client.ts'
import { freePort } from '../free-port.ts'
import { verdict, type Verdict } from './ledger.ts'
import { type Program, startServer } from '../server-process.ts'

const CLIENTS = 12

/**
 * Kills the server again and again while clients post. A client without an answer repeats its message under the same
 * key until it has one, as the form does when its visitor presses the button again.
 */
export async function killCycles(
  cycles: number,
  program: Program,
): Promise<Verdict & { unanswered: number }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kill-'))
  const port = await freePort()
  const acknowledged: TestMessage[] = []
  const open = Array.from({ length: CLIENTS }, nextMessage)
  let unanswered = 0

  const round = async (lasts: () => boolean): Promise<void> => {
    await Promise.all(
      open.map(async (_message, client) => {
        while (lasts()) {
          const message = open[client] ?? nextMessage()
          // No kept connection may survive the server that it led to.
          const answer = await postMessage(port, message, false)
          if (answer.status === 0) unanswered += 1
          if (!isAcknowledged(answer)) return
          acknowledged.push(message)
          open[client] = nextMessage()
        }
      }),
    )
  }

  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const server = await startServer(program, port, { DATA_DIR: dataFolder })
    let isAlive = true
    const clients = round(() => isAlive)
    // Somewhere among the first few dozen messages, also before the first.
    const enough = acknowledged.length + Math.random() * 40
    for (let waits = 0; acknowledged.length < enough && waits < 400; waits += 1) await pause(5)
    await pause(Math.random() * 5)
    await server.kill()
    isAlive = false
    await clients
  }
  const server = await startServer(program, port, { DATA_DIR: dataFolder })
  let rounds = 0
  await round(() => rounds++ < CLIENTS)
  await server.stop()
  const found = await verdict(acknowledged, { dataFolder, databaseUrl: null })
  rmSync(dataFolder, { recursive: true })
  return { ...found, unanswered }
}
