import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isAcknowledged, nextMessage, send, successOf, type TestMessage } from './client.ts'
import { freePort } from '../free-port.ts'
import { verdict, type Verdict } from './ledger.ts'
import { hostileRequest, validRequest } from './hostile-requests.ts'
import { seededRandom } from './random.ts'
import { type Program, startServer } from '../server-process.ts'

const AT_ONCE = 16

export interface FuzzVerdict extends Verdict {
  requests: number
  /** Answers by status. */
  statuses: Record<number, number>
  /** Requests that got 5xx, no answer, or one that is not JSON with `success`; the first few, to repeat them. */
  faults: string[]
  /** Valid messages that were not taken. */
  turnedAway: number
}

/** Sends hostile and broken requests with a fifth of valid ones among them. `seed` makes a run repeatable. */
export async function fuzz(count: number, program: Program, seed: number): Promise<FuzzVerdict> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const port = await freePort()
  const server = await startServer(program, port, { DATA_DIR: dataFolder })
  const random = seededRandom(seed)
  const acknowledged: TestMessage[] = []
  const statuses: Record<number, number> = {}
  const faults: string[] = []
  let sent = 0
  let turnedAway = 0

  const work = async (): Promise<void> => {
    while (sent < count) {
      sent += 1
      const isValid = sent % 5 === 0
      const message = nextMessage()
      const request = isValid ? validRequest(message, random) : hostileRequest(random)
      const answer =
        'raw' in request
          ? await sendRaw(port, request.raw)
          : await send(port, '/api/contact', request)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      const isFault =
        answer.status === 0 || answer.status >= 500 || successOf(answer.text) === undefined
      if (isFault) faults.push(`${answer.status} for ${JSON.stringify(request).slice(0, 300)}`)
      if (isValid && isAcknowledged(answer)) acknowledged.push(message)
      else if (isValid) turnedAway += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await server.stop()
  const found = await verdict(acknowledged, { dataFolder, databaseUrl: null })
  rmSync(dataFolder, { recursive: true })
  return { ...found, requests: sent, statuses, faults: faults.slice(0, 20), turnedAway }
}

/** Sends bytes as they are and reads until the server has closed the connection. */
function sendRaw(port: number, raw: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(raw, 'latin1'))
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
      const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
      // A chunked answer has its sizes between the lines.
      resolve({ status, text: body.startsWith('{') ? body : (body.split('\r\n')[1] ?? '') })
    })
  })
}
