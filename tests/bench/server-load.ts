import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What a server needs for a page. */
export interface Serving {
  pagesPerSecond: number
  /** Milliseconds of the processor, in the program and in the kernel. */
  cpuMs: number
}

/** Open connections, each with one request at a time. */
const CONNECTIONS = 64
const WARM_UP_MS = 1_000
const MEASURED_MS = 2_000
/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10

/** Requests a page of a loopback server again and again, and returns what that costs the process. */
export async function measureServing(port: number, path: string, pid: number): Promise<Serving> {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Accept: text/html',
    'Accept-Encoding: gzip, deflate, br',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  ]
  const request = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
  const answerBytes = await sizeOfAnswer(port, request)
  const count = { answers: 0 }
  const sockets = Array.from({ length: CONNECTIONS }, () => ask(port, request, answerBytes, count))
  await pause(WARM_UP_MS)
  const before = { answers: count.answers, cpuMs: cpuMsOf(pid), ms: performance.now() }
  await pause(MEASURED_MS)
  const answers = count.answers - before.answers
  const result = {
    pagesPerSecond: (answers / (performance.now() - before.ms)) * 1_000,
    cpuMs: (cpuMsOf(pid) - before.cpuMs) / answers,
  }
  for (const socket of sockets) socket.destroy()
  return result
}

/** The bytes of an answer are all that is read of the others: to parse them would take the processor longer than the server. */
async function sizeOfAnswer(port: number, request: Buffer): Promise<number> {
  const socket = connect(port, '127.0.0.1', () => socket.write(request))
  let answer = ''
  for await (const chunk of socket) {
    answer += (chunk as Buffer).toString('latin1')
    const [head = '', body] = answer.split('\r\n\r\n', 2)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
    if (body !== undefined && answer.length >= head.length + 4 + length) break
  }
  if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`No page: ${answer.slice(0, 200)}`)
  return answer.length
}

function ask(
  port: number,
  request: Buffer,
  answerBytes: number,
  count: { answers: number },
): Socket {
  let received = 0
  const socket = connect(port, '127.0.0.1', () => socket.write(request))
  socket.on('data', (chunk) => {
    received += chunk.length
    if (received < answerBytes) return
    received -= answerBytes
    count.answers += 1
    socket.write(request)
  })
  socket.on('error', () => socket.destroy())
  return socket
}

function cpuMsOf(pid: number): number {
  // After the name of the program, which may contain spaces, the time in it and that in the kernel are fields 12 and 13.
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
