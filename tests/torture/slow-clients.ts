import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isAcknowledged, nextMessage, postMessage } from './client.ts'
import { freePort } from '../free-port.ts'
import { type Program, startServer } from '../server-process.ts'

export interface SlowVerdict {
  connections: number
  /** When the last of them was cut off. */
  longestMs: number
  /** Valid messages posted meanwhile that were not taken. */
  turnedAway: number
}

const head = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

/** What a connection sends at first; after it a byte a second, but after nothing, nothing. */
const beginnings = [`${head}X-Slow: `, `${head}Content-Length: 5000\r\n\r\n{`, '']

/**
 * Opens connections until the server cuts them: a third sends a byte a second in the headers, a third one in the body, and a third
 * sends nothing at all.
 */
export async function slowClients(connections: number, program: Program): Promise<SlowVerdict> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'slow-'))
  const port = await freePort()
  const server = await startServer(program, port, { DATA_DIR: dataFolder })
  let isDone = false
  let turnedAway = 0
  const visitor = (async () => {
    while (!isDone) {
      if (!isAcknowledged(await postMessage(port, nextMessage()))) turnedAway += 1
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  const lives = await Promise.all(
    Array.from({ length: connections }, (_, index) => {
      return dribble(port, beginnings[index % beginnings.length] ?? '')
    }),
  )
  isDone = true
  await visitor
  await server.kill()
  rmSync(dataFolder, { recursive: true })
  return { connections, longestMs: Math.max(...lives), turnedAway }
}

/** Sends the beginning and then a byte a second, or nothing at all. Returns the milliseconds until the server hung up. */
function dribble(port: number, beginning: string): Promise<number> {
  return new Promise((resolve) => {
    // Not Date.now(): the clock of a virtual machine may be set back while this runs.
    const startMs = performance.now()
    const socket = connect(port, '127.0.0.1', () => beginning && socket.write(beginning))
    const drip = setInterval(() => beginning && socket.write('x'), 1_000)
    socket.resume()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drip)
      resolve(Math.round(performance.now() - startMs))
    })
  })
}
