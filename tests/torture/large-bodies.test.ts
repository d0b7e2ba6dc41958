import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort } from '../free-port.ts'
import { type ServerProcess, startServer } from '../server-process.ts'

const MIB = 1_024 * 1_024
const MOST_SENT = 512 * MIB

let dataFolder: string
let port: number
let server: ServerProcess

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'large-'))
  port = await freePort()
  server = await startServer('stand-in', port, { DATA_DIR: dataFolder })
})

afterAll(async () => {
  await server.kill()
  rmSync(dataFolder, { recursive: true })
})

test.each([
  ['of no stated length', 'Transfer-Encoding: chunked'],
  ['that says its length', `Content-Length: ${MOST_SENT}`],
])('a body %s that does not end is cut off', async (_kind, header) => {
  const { answer, sentBytes } = await sendWithoutEnd(header)
  // Nothing, when the connection was reset under the client before it had read the answer.
  expect(answer).toMatch(/^$|^HTTP\/1\.1 413 [^]+\r\nconnection: close\r\n[^]+"success":false/i)
  // The buffers of both ends hold some MiB more than the server reads.
  expect(sentBytes).toBeLessThan(32 * MIB)
})

test.each([65_537, MIB])('a body of %i bytes sent whole gets its answer', async (length) => {
  const body = '"'.padEnd(length)
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(head + body))
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

/** Sends as fast as the other side reads, until it hangs up. Gives its answer and how much it has let in. */
function sendWithoutEnd(header: string): Promise<{ answer: string; sentBytes: number }> {
  return new Promise((resolve) => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n`
      socket.write(head)
      send()
    })
    const send = (): void => {
      while (socket.bytesWritten < MOST_SENT && socket.write(chunk)) continue
    }
    socket.on('drain', send)
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ answer, sentBytes: socket.bytesWritten }))
  })
}
