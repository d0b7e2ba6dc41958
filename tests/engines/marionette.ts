import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

import type { Send } from './driver.ts'

type Answer = [type: 1, id: number, error: { message: string } | null, result: { value?: unknown }]

/**
 * Speaks with a Firefox that was started with `--marionette`: WebDriver commands as JSON, each after its length in bytes.
 * Firefox's own driver translates HTTP into this and is not part of Debian. See the "Protocol" page of Marionette's documentation.
 */
export async function connectMarionette(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // The browser ends the connection when it is ended itself.
  socket.on('error', () => undefined)
  const waiting = new Map<number, (answer: Answer) => void>()
  onMessages(socket, (message) => {
    if (Array.isArray(message)) waiting.get((message as Answer)[1])?.(message as Answer)
  })
  let lastId = 0
  return async (command, parameters) => {
    const id = ++lastId
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await answered
    waiting.delete(id)
    if (error !== null) throw new Error(error.message)
    return result.value
  }
}

function onMessages(socket: Socket, hear: (message: unknown) => void): void {
  let received = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      hear(JSON.parse(received.subarray(colon + 1, end).toString()))
      received = received.subarray(end)
    }
  })
}
