import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { openStore } from '../../src/server/contact/open-store.ts'
import { startMailServer } from '../fixtures/mail-server.ts'
import { noPostgres, startPostgres } from '../fixtures/postgres.ts'
import { freePort } from '../free-port.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { send, startClients, untilTaken, verdict } from './clients.ts'

/** `ROUNDS=30 npm run test:torture` multiplies the kills and fillings, for the figures of docs/reliability.md. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
const whole = { lost: 0, duplicated: 0 }
const HEAD = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

let dataFolder: string
let port: number

beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'torture-'))
  port = await freePort()
})
afterEach(() => {
  spawnSync('umount', ['--lazy', join(dataFolder, 'disk')])
  rmSync(dataFolder, { recursive: true })
})

test('kill -9 loses no acknowledged message and stores none twice', async () => {
  const start = () => startServer('stand-in', port, { DATA_DIR: dataFolder })
  let server = await start()
  const clients = startClients([port], 12)
  for (let round = 0; round < 10 * ROUNDS; round += 1) {
    // Somewhere among the first few dozen messages, also before the first.
    await untilTaken(clients.seen, Math.random() * 40)
    await pause(Math.random() * 5)
    await server.kill()
    server = await start()
  }
  await clients.stop()
  await server.stop()
  report('kill -9', clients.seen)
  expect(clients.seen).toMatchObject({ refused: 0, dishonest: 0 })
  expect(clients.seen.unanswered).toBeGreaterThan(0)
  expect(await verdict(clients.seen, { dataFolder, databaseUrl: null })).toEqual(whole)
})

test.skipIf(noPostgres)('nor do two servers on one Postgres, when any is killed', async () => {
  const postgres = await startPostgres()
  const ports = [port, await freePort()]
  const start = (at: number) =>
    startServer('stand-in', ports[at] ?? 0, { DATABASE_URL: postgres.url, SMTP_URL: '' })
  const servers: ServerProcess[] = [await start(0), await start(1)]
  const clients = startClients(ports, 8)
  for (let round = 0; round < 3 * ROUNDS; round += 1) {
    const victim = round % 3
    await untilTaken(clients.seen, 20)
    await (servers[victim] ?? postgres).kill()
    await pause(Math.random() * 500)
    if (victim === 2) await postgres.restart()
    else servers[victim] = await start(victim)
  }
  await untilTaken(clients.seen, 20)
  await clients.stop()
  await Promise.all(servers.map((server) => server.stop()))
  report('Postgres', clients.seen)
  expect(clients.seen.dishonest).toBe(0)
  expect(clients.seen.refused + clients.seen.unanswered).toBeGreaterThan(0)
  expect(await verdict(clients.seen, { dataFolder, databaseUrl: postgres.url })).toEqual(whole)
  await postgres.remove()
})

// Mounting a small disk needs root.
test.skipIf(process.getuid?.() !== 0)(
  'a full disk is refused honestly, and room ends that without a restart',
  async () => {
    const disk = join(dataFolder, 'disk')
    execFileSync('mkdir', [disk])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk])
    const settings = { dataFolder: join(disk, 'data'), databaseUrl: null }
    // Delivery asks the store all the time: its questions that write nothing must not pass for room.
    const mail = await startMailServer()
    const SMTP_URL = `smtp://127.0.0.1:${mail.port}`
    const server = await startServer('stand-in', port, { DATA_DIR: settings.dataFolder, SMTP_URL })
    const total = { acknowledged: [] as string[], refused: 0, unanswered: 0, dishonest: 0 }
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const before = startClients([port], 2)
      await untilTaken(before.seen, 20)
      await before.stop()
      await untilNothingIsPending(settings)
      fill(join(disk, 'filler'))
      const clients = startClients([port], 4)
      while (clients.seen.refused < 20) await pause(20)
      // Delivery asks every second, and so does the service before it says again whether it is ready.
      await pause(2_500)
      expect((await send(port, '/readyz')).status).toBe(503)
      expect((await send(port, '/api/contact')).text).toContain('"accepting":false')
      rmSync(join(disk, 'filler'))
      await clients.stop()
      for (const { seen } of [before, clients]) {
        total.acknowledged.push(...seen.acknowledged)
        total.refused += seen.refused
        total.dishonest += seen.dishonest
      }
    }
    await server.stop()
    await mail.close()
    report('disk', total)
    expect(total.dishonest).toBe(0)
    expect(await verdict(total, settings)).toEqual(whole)
  },
)

test('slow clients and endless bodies are cut off and disturb nobody', async () => {
  const server = await startServer('stand-in', port, { DATA_DIR: dataFolder })
  const clients = startClients([port], 1)
  // A byte a second in the headers or in the body, or nothing at all.
  const beginnings = [`${HEAD}X-Slow: `, `${HEAD}Content-Length: 5000\r\n\r\n{`, '']
  const slow = Array.from({ length: 40 * ROUNDS }, (_, index) => {
    const beginning = beginnings[index % 3] ?? ''
    return untilCut(port, beginning, beginning && 'x', 1_000)
  })
  const mebibyte = `100000\r\n${'x'.repeat(0x10_00_00)}\r\n`
  const endless = untilCut(port, `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, mebibyte, 20)
  const lives = await Promise.all(slow)
  // The promise of the server is 20 s; this leaves room for a machine that is busy with other tests.
  expect(Math.max(...lives)).toBeLessThan(30_000)
  expect(await endless).toBeLessThan(10_000)
  await clients.stop()
  report('slow clients', clients.seen)
  expect(clients.seen).toMatchObject({ refused: 0, unanswered: 0, dishonest: 0 })
  await server.kill()
})

test('the log of every level has nothing of a visitor', async () => {
  const server = await startServer('stand-in', port, {
    ...{ DATA_DIR: dataFolder, LOG_LEVEL: 'trace', TRUST_HOPS: '1', SMTP_RETRY_SECONDS: '1' },
    SMTP_URL: `smtp://user:canary-password@127.0.0.1:${await freePort()}`,
  })
  let log = ''
  server.child.stdout?.on('data', (chunk) => (log += String(chunk)))
  const fields = { name: 'Canary Name', email: 'canary@a.in', message: 'A canary sings here.' }
  const headers = {
    ...{ 'content-type': 'application/json', 'idempotency-key': 'canary-key' },
    ...{ 'x-forwarded-for': '203.0.113.77', 'user-agent': 'canary', cookie: 'canary-cookie=1' },
  }
  for (const body of [fields, { ...fields, email: 'canary' }].map((one) => JSON.stringify(one)))
    await send(port, '/api/contact?canary', { method: 'POST', headers, body })
  for (const path of ['/?canary', '/canary', '/%zzcanary']) await send(port, path, { headers })
  while (!log.includes('"outcome":"retry"')) await pause(20)
  await server.stop()
  expect(log.match(/"status":\d+/g)?.length).toBeGreaterThanOrEqual(5)
  expect(log.replaceAll(`127.0.0.1:${port}`, '')).not.toMatch(
    /canary|203\.0\.113\.77|127\.0\.0\.1/i,
  )
})

/** Sends a beginning and then a piece at each interval. Returns the milliseconds until the server hung up. */
function untilCut(to: number, beginning: string, piece: string, everyMs: number): Promise<number> {
  return new Promise((resolve) => {
    // Not Date.now(): the clock of a virtual machine may be set back while this runs.
    const startMs = performance.now()
    const socket = connect(to, '127.0.0.1', () => beginning && socket.write(beginning))
    const drip = setInterval(() => piece && socket.write(piece), everyMs)
    socket.resume()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drip)
      resolve(performance.now() - startMs)
    })
  })
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

async function untilNothingIsPending(settings: Parameters<typeof openStore>[0]): Promise<void> {
  const { store } = openStore(settings)
  while ((await store.counts()).pending > 0) await pause(200)
  await store.close()
}

function report(trial: string, { acknowledged, ...others }: { acknowledged: string[] }): void {
  process.stdout.write(
    `${trial}: ${JSON.stringify({ acknowledged: acknowledged.length, ...others })}\n`,
  )
}
