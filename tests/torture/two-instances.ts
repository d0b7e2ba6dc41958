import { setTimeout as pause } from 'node:timers/promises'

import {
  type Answer,
  isAcknowledged,
  isHonestRefusal,
  nextMessage,
  postMessage,
  type TestMessage,
} from './client.ts'
import { freePort } from '../free-port.ts'
import { verdict, type Verdict } from './ledger.ts'
import { startPostgres } from './postgres.ts'
import { type Program, type ServerProcess, startServer } from '../server-process.ts'

const CLIENTS = 8

export interface InstancesVerdict extends Verdict {
  /** Answers 503 with `success: false` and Retry-After. */
  refused: number
  /** Any other answer without an acknowledgement. */
  dishonest: number
  /** Connections without an answer: the instance was dead. */
  unanswered: number
}

/** Two servers on one Postgres; in each round one of the three is killed and comes back, while clients go on posting. */
export async function twoInstances(rounds: number, program: Program): Promise<InstancesVerdict> {
  const postgres = await startPostgres()
  const environment = { DATABASE_URL: postgres.url, SMTP_URL: '' }
  const ports = [await freePort(), await freePort()]
  const servers: ServerProcess[] = []
  for (const port of ports) servers.push(await startServer(program, port, environment))

  const acknowledged: TestMessage[] = []
  const seen = { refused: 0, dishonest: 0, unanswered: 0 }
  let isRunning = true
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    let turn = client
    while (isRunning) {
      const message = nextMessage()
      let answer = await postTo(ports, turn, message)
      while (!isAcknowledged(answer)) {
        count(answer, seen)
        await pause(20)
        turn += 1
        answer = await postTo(ports, turn, message)
      }
      acknowledged.push(message)
    }
  })

  for (let round = 0; round < rounds; round += 1) {
    await pause(200 + Math.random() * 200)
    const victim = round % 3
    if (victim === 2) {
      await postgres.kill()
      await pause(Math.random() * 500)
      await postgres.restart()
    } else {
      await servers[victim]?.kill()
      servers[victim] = await startServer(program, ports[victim] ?? 0, environment)
    }
  }
  await pause(500)
  isRunning = false
  await Promise.all(clients)
  await Promise.all(servers.map((server) => server.stop()))
  const found = await verdict(acknowledged, { dataFolder: '', databaseUrl: postgres.url })
  await postgres.remove()
  return { ...found, ...seen }
}

function postTo(ports: readonly number[], turn: number, message: TestMessage): Promise<Answer> {
  return postMessage(ports[turn % ports.length] ?? 0, message, false)
}

function count(answer: Answer, seen: { refused: number; dishonest: number; unanswered: number }) {
  if (answer.status === 0) seen.unanswered += 1
  else if (isHonestRefusal(answer)) seen.refused += 1
  else seen.dishonest += 1
}
