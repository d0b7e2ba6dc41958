import { setTimeout as pause } from 'node:timers/promises'

import { isAcknowledged, nextMessage, postMessage, send, type TestMessage } from './client.ts'

/** What the process that makes the load sends back. */
export interface LoadReport {
  acknowledged: TestMessage[]
  posts: number
  postTimes: number[]
  pageTimes: number[]
  failedPages: number
}

await makeLoad()

async function makeLoad(): Promise<void> {
  const [port = 0, seconds = 0, postsPerSecond = 0] = process.argv.slice(2).map(Number)
  // A server just started compiles its code at the first requests; operators do not send it the crowd at once either.
  for (let warm = 0; warm < 50; warm += 1) await send(port, '/')
  const report: LoadReport = {
    acknowledged: [],
    posts: 0,
    postTimes: [],
    pageTimes: [],
    failedPages: 0,
  }
  const open: Promise<void>[] = []
  const startMs = performance.now()
  for (let count = 0; count < seconds * postsPerSecond; count += 1) {
    const dueMs = startMs + (count * 1_000) / postsPerSecond
    while (performance.now() < dueMs) await pause(1)
    open.push(post(port, dueMs, report))
    if (count % 6 === 0) open.push(view(port, dueMs, report))
  }
  await Promise.all(open)
  process.send?.(report, () => process.exit(0))
}

/** Times count from the moment a request was due: a server that stalls cannot hide the wait of those behind. */
async function post(port: number, dueMs: number, report: LoadReport): Promise<void> {
  const message = nextMessage()
  report.posts += 1
  const answer = await postMessage(port, message)
  report.postTimes.push(performance.now() - dueMs)
  if (isAcknowledged(answer)) report.acknowledged.push(message)
}

async function view(port: number, dueMs: number, report: LoadReport): Promise<void> {
  const { status } = await send(port, '/', { headers: { 'accept-encoding': 'br' } })
  report.pageTimes.push(performance.now() - dueMs)
  if (status !== 200) report.failedPages += 1
}
